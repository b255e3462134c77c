import { isClosing, isMark, isOpening } from './marks.ts';
import { type Lexicon, nameOf } from '../vocabulary/meanings.ts';
import type { Entries } from '../vocabulary/vocabulary.ts';
import { type Atom, type Atoms, namedAs } from './atom.ts';

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
export function withoutStrayCommas(atoms: Atoms, lexicon: Lexicon): Atoms {
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
