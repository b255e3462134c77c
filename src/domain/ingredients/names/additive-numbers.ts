import { isMark } from '../statement/marks.ts';
import { type Lexicon, nameOf } from '../vocabulary/meanings.ts';
import type { Atom } from './atom.ts';

/** Without a function before them these may be amounts; larger numbers are read as they stand. */
const SMALL = /^[12]\d{2}[a-f]?$/u;
const NUMBER = /^\d{3,4}[a-f]?$/u;
const SUFFIX = /^(?:i{1,3}|iv|v)$/u;

/** "503(ii)": the figure in brackets belongs to the number. */
function endOfSuffix(atoms: readonly Atom[], at: number): number {
  const [opening, figure, closing] = atoms.slice(at + 1, at + 4);
  const isSuffix = isMark(opening, '(') && SUFFIX.test(figure?.key ?? '') && isMark(closing, ')');
  return isSuffix ? at + 3 : at;
}

/** "Preservatives (211, 202)", "raising agents [503(ii), 500(ii)]": the numbers of additives behind their function. */
export function withAdditiveNumbers(atoms: readonly Atom[], lexicon: Lexicon): readonly Atom[] {
  const read: Atom[] = [];
  let within: boolean = false;
  for (let at = 0; at < atoms.length; at += 1) {
    const atom = atoms[at] as Atom;
    const numbered: boolean = within && NUMBER.test(atom.key);
    const last = numbered ? endOfSuffix(atoms, at) : at;
    const suffix = last > at ? (atoms[at + 2]?.key ?? '') : '';
    const code = `e${atom.key}`;
    const meaning =
      numbered && (suffix !== '' || SMALL.test(atom.key))
        ? (nameOf([`${code}${suffix}`], lexicon) ?? nameOf([code], lexicon))
        : null;
    if (meaning === null) read.push(atom);
    else {
      const end = atoms[last]?.end ?? atom.end;
      read.push({ ...atom, end, kind: 'name', meaning, others: [], repaired: null });
      at = last;
    }
    const goesOn = numbered || atom.kind === 'joiner' || isMark(atom, ',&([:/-');
    within = atom.kind === 'function' || (within && goesOn);
  }
  return read;
}
