import { isMark } from '../statement/marks.ts';
import { type Lexicon, nameOf } from '../vocabulary/meanings.ts';
import { type Atom, namedAs, namingNothing } from './atom.ts';

/** Without a function before them these may be amounts; larger numbers are read as they stand. */
const SMALL = /^[12]\d{2}[a-f]?$/u;
const NUMBER = /^\d{3,4}[a-f]?$/u;
const CODE = /^e\d{3}/u;
const SUFFIX = /^(?:i{1,3}|iv|v)$/u;

/** "503(ii)": the figure in brackets belongs to the number. */
function endOfSuffix(atoms: readonly Atom[], at: number): number {
  const [opening, figure, closing] = atoms.slice(at + 1, at + 4);
  const isSuffix = isMark(opening, '(') && SUFFIX.test(figure?.key ?? '') && isMark(closing, ')');
  return isSuffix ? at + 3 : at;
}

/** "Caramel (150c)": a number with its letter, alone in a bracket behind a name. */
function isBehindName(atoms: readonly Atom[], at: number): boolean {
  const [name, opening, number, closing] = atoms.slice(Math.max(at - 2, 0), at + 2);
  const bracketed = isMark(opening, '(') && isMark(closing, ')');
  return name?.kind === 'name' && bracketed && /[a-f]$/u.test(number?.key ?? '');
}

/** "200-300 ml", "29 502 319": a number beside another, with a dash at most between them, is no additive. */
function isBesideNumber(atoms: readonly Atom[], at: number): boolean {
  const isNumber = (atom: Atom | undefined): boolean => /^\d+$/u.test(atom?.key ?? '');
  const beside = (step: 1 | -1): Atom | undefined =>
    atoms[isMark(atoms[at + step], '-–') ? at + 2 * step : at + step];
  return isNumber(atoms[at]) && (isNumber(beside(1)) || isNumber(beside(-1)));
}

/** What the number at `at` names, as a name that ends behind its suffix; `null` where the number is read as it stands. */
function asAdditive(
  atoms: readonly Atom[],
  at: number,
  last: number,
  lexicon: Lexicon,
): Atom | null {
  const atom = atoms[at] as Atom;
  const suffix = last > at ? (atoms[at + 2]?.key ?? '') : '';
  if (suffix === '' && !SMALL.test(atom.key)) return null;
  const code = `e${atom.key}`;
  const meaning = nameOf([`${code}${suffix}`], lexicon) ?? nameOf([code], lexicon);
  const end = atoms[last]?.end ?? atom.end;
  return meaning && { ...namedAs(atom, meaning), end };
}

/** "Preservatives (211, 202)", "raising agents [503(ii), 500(ii)]": the numbers of additives behind their function, or behind a code ("E102, 110"). */
export function withAdditiveNumbers(atoms: readonly Atom[], lexicon: Lexicon): readonly Atom[] {
  const read: Atom[] = [];
  let within = false;
  for (let at = 0; at < atoms.length; at += 1) {
    const atom = atoms[at] as Atom;
    const numbered: boolean = NUMBER.test(atom.key) && (within || isBehindName(atoms, at));
    const last = numbered ? endOfSuffix(atoms, at) : at;
    const additive = numbered ? asAdditive(atoms, at, last, lexicon) : null;
    const amount = !within && isBesideNumber(atoms, at);
    read.push(additive ?? (amount ? { ...namingNothing(atom), kind: 'quantity' } : atom));
    if (additive) at = last;
    const goesOn: boolean = numbered || atom.kind === 'joiner' || isMark(atom, ',&([:/-');
    within = atom.kind === 'function' || CODE.test(atom.key) || (within && goesOn);
  }
  return read;
}
