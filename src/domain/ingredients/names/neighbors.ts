import { headsIngredients, isMark, isOpening } from '../statement/marks.ts';
import { type Lexicon, type Meaning, nameOf } from '../vocabulary/meanings.ts';
import { skeleton } from '../words/damaged-words.ts';
import { editDistance } from '../words/edit-distance.ts';
import { type Atom, type Atoms, namedAs } from './atom.ts';
import { withoutStrayCommas, withScannedBrackets } from './misplaced-marks.ts';

/** "inkl.", "u.", "bzw.": the full stop is of the word, and ends no sentence. */
function withAbbreviations(atoms: Atoms, { abbreviations }: Lexicon): Atoms {
  const isStopOf = (stop: Atom | undefined, word: Atom | undefined): boolean =>
    stop?.key === '.' &&
    !stop.spaced &&
    word?.kind === 'joiner' &&
    abbreviations.has(`${word.meaning?.language} ${word.key}`);
  return atoms.flatMap((atom, at) => {
    const next = atoms[at + 1];
    if (isStopOf(atom, atoms[at - 1])) return [];
    return next !== undefined && isStopOf(next, atom) ? [{ ...atom, end: next.end }] : [atom];
  });
}

const LETTER = /^(?:[abcdehk]|pp|[dk][123])$/u;
const VITAMINS = 'vitamins';

function isVitamin({ meaning }: Atom): boolean {
  return meaning?.entry?.roles.includes('vitamin') === true;
}

/** "A e D" is "A and D" in Italian: a small word between two letters, or behind a bracket, "(B9) e B12". */
function joins(atoms: Atoms, at: number): boolean {
  const before = atoms[at - 1];
  const parts = before?.kind === 'mark' && before.key !== ')';
  return atoms[at]?.kind === 'joiner' && !parts && atoms[at + 1]?.kind !== 'mark';
}

/** "Vitamines C, E, B3": the first letter is read with the word. */
function begins({ key }: Atom, { phrases }: Lexicon): boolean {
  const [first = '', letter, more] = key.split(' ');
  if (letter === undefined || more !== undefined) return false;
  return phrases.get(first)?.meanings.some(({ entry }) => entry?.canonical === VITAMINS) === true;
}

/** Whether what follows an atom may still be a letter of the list. */
function staysWithin(atom: Atom, within: boolean, lexicon: Lexicon): boolean {
  if (atom.meaning?.entry?.canonical === VITAMINS) return true;
  if (isVitamin(atom) && begins(atom, lexicon)) return true;
  if (atom.kind === 'mark') return within && !';.'.includes(atom.key);
  return within && (atom.kind === 'joiner' || atom.kind === 'quantity' || isVitamin(atom));
}

/** "D-delta-tocopherol" is a form of E; in "A-C-E-B1" each is a vitamin. */
function isOfForm(atoms: Atoms, at: number): boolean {
  const next = atoms[at + 2];
  return isMark(atoms[at + 1], '-') && next?.kind === 'name' && /\p{L}{3}/u.test(next.key);
}

/** "Vitamins (A, C and E)", "vitamines : E, C, B1": single letters behind the heading, up to the first that is no vitamin. */
function withVitaminLetters(atoms: Atoms, lexicon: Lexicon): Atoms {
  let within = false;
  return atoms.map((atom, at): Atom => {
    const letter = within && LETTER.test(atom.key) && !joins(atoms, at) && !isOfForm(atoms, at);
    const meaning = letter ? nameOf(['vitamin', atom.key], lexicon) : null;
    if (meaning !== null) return namedAs(atom, meaning);
    within = staysWithin(atom, within, lexicon);
    return atom;
  });
}

/** Shorter headings are too near to other words. */
const SHORTEST = 7;
/** From so many letters on three may be wrong. */
const LONG = 9;
/** Words before a colon that are compared; hostile texts have more. */
const MOST_TRIED = 50;

function headingNear({ kind, key, others }: Atom, { listHeadings }: Lexicon): Meaning | null {
  if (kind !== 'unread' || others.length > 0 || key.length < SHORTEST) return null;
  let best: Meaning | null = null;
  let limit = key.length < LONG ? 1 : 3;
  const shape = skeleton(key);
  for (const heading of listHeadings) {
    if (heading.word.length < SHORTEST) continue;
    const distance = Math.min(
      editDistance(key, heading.word, limit),
      editDistance(shape, heading.shape, limit),
    );
    if (distance > limit) continue;
    limit = distance - 1;
    best = heading.meaning;
  }
  return best;
}

/** "NGREDIENTS: …", "Ingredienb: …": before a colon the damaged heading of a list, in a text that has no other. */
function withDamagedHeading(atoms: Atoms, lexicon: Lexicon): Atoms {
  const opens = (at: number): boolean => atoms[at + 1]?.key === ':';
  if (atoms.some((atom, at) => headsIngredients(atom) && opens(at))) return atoms;
  const tried = [...atoms.keys()].filter(opens).slice(0, MOST_TRIED + 1);
  for (const at of tried) {
    const atom = atoms[at] as Atom;
    const meaning = headingNear(atom, lexicon);
    if (meaning !== null) return atoms.with(at, { ...atom, kind: 'cue', meaning });
  }
  return atoms;
}

function joinsAcids({ kind, key, meaning }: Atom): boolean {
  if (kind === 'mark') return ',/&'.includes(key);
  return meaning?.value === 'and' || meaning?.value === 'or';
}

const ACIDS = /(?:^| )acids?$|^acidity regulators?$/u;

/** "Food acids (acetic, citric)": the row stands in the bracket of what it shares. */
function withBracketedAcids(atoms: Atoms, lexicon: Lexicon): Atoms {
  let acids = false;
  return atoms.map((atom, at): Atom => {
    const named = acids && atom.kind === 'unread' ? nameOf([atom.key, 'acid'], lexicon) : null;
    const opens = isOpening(atom) && ACIDS.test(atoms[at - 1]?.key ?? '');
    acids = opens || (acids && (named !== null || joinsAcids(atom)));
    return named === null ? atom : namedAs(atom, named);
  });
}

/** "Malic, citric and ascorbic acid": what the last word of the row says is said of each. */
function withSharedAcids(atoms: Atoms, lexicon: Lexicon): Atoms {
  let acid = false;
  const read = [...atoms];
  for (const [at, atom] of [...atoms.entries()].reverse()) {
    const shared = acid && atom.kind === 'unread' ? nameOf([atom.key, 'acid'], lexicon) : null;
    if (shared !== null) read[at] = namedAs(atom, shared);
    else acid = (acid && joinsAcids(atom)) || (atom.kind === 'name' && / acids?$/u.test(atom.key));
  }
  return read;
}

const COLOR = /^(?:fd (?:and )?c )?(blue|green|red|yellow) /u;

/** "Yellow 5 & 6", "FD&C Blue #1 and #2": a number behind a color's is of the same color. */
function withSharedColors(atoms: Atoms, lexicon: Lexicon): Atoms {
  let color: string | null = null;
  return atoms.map((atom): Atom => {
    if (atom.kind === 'name') color = COLOR.exec(atom.key)?.[1] ?? null;
    else if (atom.kind === 'quantity' && color !== null) {
      const meaning = nameOf([color, atom.key], lexicon);
      color = null;
      if (meaning !== null) return namedAs(atom, meaning);
    } else if (atom.kind !== 'joiner' && !isMark(atom, '#&/')) color = null;
    return atom;
  });
}

const NUMERAL = /^(?:i{1,3}|iv|vi{0,3}|ix|xi{0,3})$/u;

/** "Type I", "collagen type II". */
function endsInNumeral({ kind, key }: Atom): boolean {
  const [last = '', before] = key.split(' ').reverse();
  return (kind === 'quality' || kind === 'name') && before !== undefined && NUMERAL.test(last);
}

/** "Types I, V and X": the numerals behind the first, with a mark or "and" before each, say of which other types it is. */
function withTypeNumerals(atoms: Atoms): Atoms {
  const isNumeral = (at: number): boolean => NUMERAL.test(atoms[at]?.key ?? '');
  const isBetween = (atom: Atom | undefined): boolean =>
    atom?.kind === 'joiner' || isMark(atom, ',&/+');
  const read: Atom[] = [];
  for (let at = 0; at < atoms.length; at += 1) {
    const atom = atoms[at] as Atom;
    let last = at;
    while (endsInNumeral(atom) && isBetween(atoms[last + 1]) && !isNumeral(last + 1)) {
      const next = [last + 2, last + 3].find(isNumeral);
      if (next === undefined || (next === last + 3 && !isBetween(atoms[last + 2]))) break;
      last = next;
    }
    read.push(last === at ? atom : { ...atom, end: (atoms[last] as Atom).end });
    at = last;
  }
  return read;
}

/** The atoms of a text as those beside them have them read. */
export function readByNeighbors(atoms: Atoms, lexicon: Lexicon): Atoms {
  const bracketed = withScannedBrackets(withAbbreviations(atoms, lexicon), lexicon);
  const headed = withDamagedHeading(withVitaminLetters(bracketed, lexicon), lexicon);
  const acids = withSharedAcids(withBracketedAcids(headed, lexicon), lexicon);
  return withTypeNumerals(withSharedColors(withoutStrayCommas(acids, lexicon), lexicon));
}
