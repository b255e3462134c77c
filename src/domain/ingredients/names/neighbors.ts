import {
  headsIngredients,
  isMark,
  type Atom,
  type Atoms,
  namedAs,
  isClosing,
  isOpening,
} from './atom.ts';
import {
  findPhrase,
  type Lexicon,
  type Meaning,
  nameOf,
  statesOrigin,
} from '../vocabulary/meanings.ts';
import { skeleton } from '../words/near-words.ts';
import { editDistance } from '../words/edit-distance.ts';
import { withRows } from './rows.ts';
import type { Entries } from '../vocabulary/vocabulary.ts';

/** "inkl.", "u.", "Emulg.": the full stop belongs to the word and ends no sentence. */
function withAbbreviations(atoms: Atoms, { abbreviations }: Lexicon): Atoms {
  const isStopOf = (stop: Atom | undefined, word: Atom | undefined): boolean =>
    stop?.key === '.' &&
    !stop.spaced &&
    abbreviations.has(`${word?.meaning?.language} ${word?.key}`);
  return atoms.flatMap((atom, at) => {
    const next = atoms[at + 1];
    if (isStopOf(atom, atoms[at - 1])) return [];
    return next !== undefined && isStopOf(next, atom) ? [{ ...atom, end: next.end }] : [atom];
  });
}

/** Shorter headings resemble other words. */
const SHORTEST = 7;
/** From this many letters on, three may be wrong. */
const LONG = 9;
/** Most words before a colon that are compared; hostile texts have more. */
const MAX_TRIED = 50;

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

/** "NGREDIENTS: …", "Ingredienb: …": the damaged heading of a list before a colon, in a text without another. */
function withDamagedHeading(atoms: Atoms, lexicon: Lexicon): Atoms {
  const opens = (at: number): boolean => atoms[at + 1]?.key === ':';
  if (atoms.some((atom, at) => headsIngredients(atom) && opens(at))) return atoms;
  const tried = [...atoms.keys()].filter(opens).slice(0, MAX_TRIED + 1);
  for (const at of tried) {
    const atom = atoms[at] as Atom;
    const meaning = headingNear(atom, lexicon);
    if (meaning !== null) return atoms.with(at, { ...atom, kind: 'cue', meaning });
  }
  return atoms;
}

/** "Malic, citric and ascorbic acid", "food acids (acetic, citric)": a word that names an acid, without the word for it. */
function withAcids(atoms: Atoms, lexicon: Lexicon): Atoms {
  return atoms.map((atom, at): Atom => {
    const unknown = atom.kind === 'unread' && atom.others.length === 0 && atom.key.endsWith('ic');
    // At its end, a text may be cut off within a name.
    const next = atoms[at + 1];
    const ends = next === undefined || isMark(next, '.…');
    const acid = unknown && !ends ? nameOf([atom.key, 'acid'], lexicon) : null;
    return acid === null ? atom : namedAs(atom, acid);
  });
}

/**
 * "Kollagenhydrolysat (nöt)": in the bracket of an animal product, the Swedish word for nut and cattle means cattle, as after
 * "från".
 */
function withCattle(atoms: Atoms, lexicon: Lexicon): Atoms {
  return atoms.map((atom, at): Atom => {
    const head = atoms[at - 2]?.meaning?.entry;
    const isOfAnimals = head?.animal === 'yes' && head.allergens.length === 0;
    if (!isOfAnimals || atom.kind !== 'name' || !isMark(atoms[at - 1], '([')) return atom;
    const meaning = findPhrase(['fran', atom.key], lexicon)?.meanings.find(statesOrigin);
    return meaning === undefined ? atom : { ...atom, kind: 'quality', meaning, others: [] };
  });
}

/** The atoms of a text, corrected by their neighbors. */
export function readByNeighbors(atoms: Atoms, lexicon: Lexicon): Atoms {
  const bracketed = withScannedBrackets(withAbbreviations(atoms, lexicon), lexicon);
  const headed = withDamagedHeading(withRows(bracketed, lexicon), lexicon);
  return withoutStrayCommas(withCattle(withAcids(headed, lexicon), lexicon), lexicon);
}

/** A square bracket as scanning reads it. */
const AS_LETTER = /^[lji1!|]$/u;

function asBracket(atom: Atom, start: number): Atom {
  const nothing = { meaning: null, others: [], repaired: null };
  return { ...atom, ...nothing, kind: 'mark', key: ']', start, spaced: start === atom.start };
}

/** "(glycerol, maltitoll Milk chocolate": a bracket that scanning attached to a name, before another; null if there is none. */
function withGluedBracket(atom: Atom, next: Atom | undefined, lexicon: Lexicon): Atoms | null {
  const { kind, key, repaired, others } = atom;
  const mended = kind === 'unread' || (kind === 'name' && repaired !== null);
  const parts = next === undefined || isMark(next, ',;.') || (next.spaced && next.capital);
  if (!mended || !parts || !/(?:\p{L}|^e\d{3})[lj1!|]$/u.test(key)) return null;
  const [last = '', ...before] = key.slice(0, -1).split(' ').reverse();
  const [entry] = lexicon
    .formsOf(last)
    .flatMap((form) => nameOf([...before.toReversed(), form], lexicon)?.entry ?? []);
  if (entry === undefined) return null;
  const named = kind === 'unread' ? { others: [entry], repaired: last } : { others, repaired };
  const name = { ...atom, ...named, key: key.slice(0, -1), end: atom.end - 1 };
  return [name, asBracket(atom, atom.end - 1)];
}

/**
 * "[isolate, BCAA (leucine, valine)J, cocoa": a letter after a bracket that closes the outer one, or that is attached
 * to a name, where brackets are missing.
 */
function withScannedBrackets(atoms: Atoms, lexicon: Lexicon): Atoms {
  let depth = 0;
  let missing = atoms.filter(isOpening).length - atoms.filter(isClosing).length;
  return atoms.flatMap((atom, at): Atoms => {
    if (isOpening(atom)) depth += 1;
    else if (isClosing(atom)) depth -= 1;
    if (depth <= 0) return [atom];
    const next = atoms[at + 1];
    const stands = isClosing(atoms[at - 1]) && !atom.spaced && isMark(next, ',;.)]');
    const alone = stands && AS_LETTER.test(atom.key);
    const closed = alone ? [asBracket(atom, atom.start)] : null;
    const read = closed ?? (missing > 0 ? withGluedBracket(atom, next, lexicon) : null);
    if (read === null) return [atom];
    depth -= 1;
    missing -= 1;
    return read;
  });
}

/** Longer items are not half of a name. */
const LONGEST_HALF = 3;

/** Where the words from a mark at `at` to the next one end, in the direction of `step`; `at` if they are too many. */
function endOfHalf(atoms: Atoms, at: number, step: 1 | -1): number {
  let end = at;
  while (end !== at + step * LONGEST_HALF && isWord(atoms[end + step])) end += step;
  return isWord(atoms[end + step]) ? at : end;
}

function isWord(atom: Atom | undefined): boolean {
  return atom !== undefined && !isMark(atom, ',;:()[].');
}

const entriesOf = (half: Atoms): Entries => half.flatMap(({ meaning }) => meaning?.entry ?? []);

/** The name that two halves form together, if the first names nothing alone; unread if the second alone is another thing. */
function nameOfHalves(before: Atoms, behind: Atoms, lexicon: Lexicon): Atom | null {
  const [first, last] = [before[0], behind.at(-1)];
  const [second, more] = entriesOf(behind);
  if (first === undefined || last === undefined) return null;
  if (second === undefined || more !== undefined || entriesOf(before).length > 0) return null;
  const key = [...before, ...behind].map((atom) => atom.key).join(' ');
  const meaning = nameOf(key.split(' '), lexicon);
  const whole = meaning?.entry;
  // "Organic nonfat dry, milk"
  if (!meaning || !whole) return nameOfHalves(before.slice(1), behind, lexicon);
  if (!second.allergens.every((each) => whole.allergens.includes(each))) return null;
  const name = namedAs({ ...first, end: last.end, key }, meaning);
  if (second === whole || whole.ancestors.includes(second.canonical)) return name;
  return { ...name, kind: 'unread', meaning: null, others: [whole], repaired: key };
}

/** "Nonfat dry, milk": a superfluous comma. If a half alone is another thing, the text is left open. */
function withoutStrayCommas(atoms: Atoms, lexicon: Lexicon): Atoms {
  const read = [...atoms];
  for (let at = read.length - 2; at > 0; at -= 1) {
    if (!isMark(read[at], ',')) continue;
    const [from, to] = [endOfHalf(read, at, -1), endOfHalf(read, at, 1) + 1];
    const name = nameOfHalves(read.slice(from, at), read.slice(at + 1, to), lexicon);
    if (name === null) continue;
    at = read.findLastIndex(({ start }) => start === name.start);
    read.splice(at, to - at, name);
  }
  return read;
}
