import { headsIngredients, isMark } from './marks.ts';
import {
  findPhrase,
  type Lexicon,
  type Meaning,
  nameOf,
  statesOrigin,
} from '../vocabulary/meanings.ts';
import { skeleton } from '../words/damaged-words.ts';
import { editDistance } from '../words/edit-distance.ts';
import { type Atom, type Atoms, namedAs } from './atom.ts';
import { withoutStrayCommas, withScannedBrackets } from './misplaced-marks.ts';
import { withRows } from './rows.ts';

/** "inkl.", "u.", "bzw.": the full stop belongs to the word and ends no sentence. */
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
