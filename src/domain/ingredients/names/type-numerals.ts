import { isMark } from '../statement/marks.ts';
import type { Atom } from './atom.ts';

const NUMERAL = /^(?:i{1,3}|iv|vi{0,3}|ix|xi{0,3})$/u;
/** No more stands between two numerals: ", and". */
const BETWEEN = 2;

/** "Type I", "collagen type II". */
function endsInNumeral({ kind, key }: Atom): boolean {
  const [last = '', before] = key.split(' ').reverse();
  return (kind === 'quality' || kind === 'name') && before !== undefined && NUMERAL.test(last);
}

/** Where the next numeral stands; null where something else does. */
function nextNumeral(atoms: readonly Atom[], from: number): number | null {
  for (let at = from; at <= from + BETWEEN; at += 1) {
    const atom = atoms[at];
    if (atom === undefined) return null;
    if (NUMERAL.test(atom.key)) return at > from ? at : null;
    if (!isMark(atom, ',&/+') && atom.kind !== 'joiner') return null;
  }
  return null;
}

/** "Types I, V and X": the numerals behind the first say of which other types it is. */
export function withTypeNumerals(atoms: readonly Atom[]): readonly Atom[] {
  const read: Atom[] = [];
  for (let at = 0; at < atoms.length; at += 1) {
    let atom = atoms[at] as Atom;
    if (endsInNumeral(atom)) {
      let next = nextNumeral(atoms, at + 1);
      while (next !== null) {
        atom = { ...atom, end: atoms[next]?.end ?? atom.end };
        at = next;
        next = nextNumeral(atoms, at + 1);
      }
    }
    read.push(atom);
  }
  return read;
}
