import { isClosing, isMark, isOpening } from '../statement/marks.ts';
import { type Lexicon, nameOf } from '../vocabulary/meanings.ts';
import type { Entries } from '../vocabulary/vocabulary.ts';
import { type Atom, type Atoms, namedAs } from './atom.ts';

/** A square bracket as scanning reads it. */
const AS_LETTER = /^[lji1!|]$/u;

function asBracket(atom: Atom, start: number): Atom {
  const nothing = { meaning: null, others: [], repaired: null };
  return { ...atom, ...nothing, kind: 'mark', key: ']', start, spaced: start === atom.start };
}

/** "(glycerol, maltitoll Milk chocolate": the bracket that scanning glued to a name, before another; null where there is none. */
function withGluedBracket(atom: Atom, next: Atom | undefined, lexicon: Lexicon): Atoms | null {
  const { kind, key, repaired, others } = atom;
  const mended = kind === 'unread' || (kind === 'name' && repaired !== null);
  const parts = next === undefined || isMark(next, ',;.') || (next.spaced && next.capital);
  if (!mended || !parts || !/(?:\p{L}|^e\d{3})[lj1!|]$/u.test(key)) return null;
  const [last = '', ...before] = key.slice(0, -1).split(' ').reverse();
  const entry = lexicon
    .formsOf(last)
    .map((form) => nameOf([...before.toReversed(), form], lexicon)?.entry)
    .find((each) => each != null);
  if (entry === undefined || entry === null) return null;
  const named = kind === 'unread' ? { others: [entry], repaired: last } : { others, repaired };
  const name = { ...atom, ...named, key: key.slice(0, -1), end: atom.end - 1 };
  return [name, asBracket(atom, atom.end - 1)];
}

/** "[isolate, BCAA (leucine, valine)J, cocoa": behind a bracket a letter that closes the one around it; or glued to a name, where brackets are missing. */
export function withScannedBrackets(atoms: Atoms, lexicon: Lexicon): Atoms {
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

/** Longer items are no half of a name. */
const LONGEST_HALF = 3;

/** The words from one mark that parts to the next, from `at` on or before it; none where there are too many, or something else. */
function halfBeside(atoms: Atoms, at: number, step: 1 | -1): Atoms {
  const half: Atom[] = [];
  for (let index = at + step; half.length <= LONGEST_HALF; index += step) {
    const atom = atoms[index];
    if (atom === undefined || atom.kind === 'mark')
      return atom === undefined || isMark(atom, ',;:()[].') ? half : [];
    if (!['name', 'quality', 'unread'].includes(atom.kind)) return [];
    if (step > 0) half.push(atom);
    else half.unshift(atom);
  }
  return [];
}

const entriesOf = (half: Atoms): Entries => half.flatMap(({ meaning }) => meaning?.entry ?? []);

/** Whether two halves may be one name: the first names nothing by itself ("nonfat dry, milk"). */
function mayBeHalves(before: Atoms, behind: Atoms): boolean {
  const [second, more] = entriesOf(behind);
  const named = entriesOf(before).length > 0;
  return before.length > 0 && !named && second !== undefined && more === undefined;
}

/** The name that two halves are, without "organic" and the like before the first; unread where the second by itself is another thing. */
function nameOfHalves(before: Atoms, behind: Atoms, lexicon: Lexicon): Atom | null {
  const [first, last] = [before[0], behind.at(-1)];
  const [second] = entriesOf(behind);
  if (first === undefined || last === undefined || second === undefined) return null;
  const key = [...before, ...behind].map((atom) => atom.key).join(' ');
  const meaning = nameOf(key.split(' '), lexicon);
  const whole = meaning?.entry;
  if (!meaning || !whole || !second.allergens.every((each) => whole.allergens.includes(each)))
    return first.kind === 'quality' ? nameOfHalves(before.slice(1), behind, lexicon) : null;
  const name = namedAs({ ...first, end: last.end, key }, meaning);
  if (second === whole || whole.ancestors.includes(second.canonical)) return name;
  return { ...name, kind: 'unread', meaning: null, others: [whole], repaired: key };
}

/** "Nonfat dry, milk": a comma too many. Where a half by itself is another thing, the text stays open. */
export function withoutStrayCommas(atoms: Atoms, lexicon: Lexicon): Atoms {
  const read = [...atoms];
  for (let at = read.length - 2; at > 0; at -= 1) {
    if (!isMark(read[at], ',')) continue;
    const behind = halfBeside(read, at, 1);
    const before = halfBeside(read, at, -1);
    const name = mayBeHalves(before, behind) ? nameOfHalves(before, behind, lexicon) : null;
    if (name === null) continue;
    const from = read.findLastIndex(({ start }) => start === name.start);
    read.splice(from, at + 1 + behind.length - from, name);
    at = from;
  }
  return read;
}
