import {
  type Atom,
  type Atoms,
  namingNothing,
  isClosing,
  isMark,
  isOpening,
  isSeparator,
  says,
} from '../names/atom.ts';
import { statesOrigin } from '../vocabulary/meanings.ts';
import { restBehind } from './sentences.ts';

/** What follows a word in its item, up to the separator or the end of the sentence. */
function restOfItem(atoms: Atoms, at: number): Atoms {
  const item: Atom[] = [];
  let depth = 0;
  for (const atom of restBehind(atoms, at)) {
    if (isOpening(atom)) depth += 1;
    if (isClosing(atom)) depth -= 1;
    if (depth < 0 || (depth === 0 && isSeparator(atom))) break;
    item.push(atom);
  }
  return item;
}

/** ", ", "3.5% of ": where an item begins. */
function beginsItem(atoms: Atoms, at: number): boolean {
  let before = at - 1;
  while (['quantity', 'joiner', 'quality'].includes(atoms[before]?.kind ?? '')) before -= 1;
  const atom = atoms[before];
  return isSeparator(atom) || isOpening(atom);
}

/** ", preparado de soja,": only what it is made of. */
function isMadeOf(item: Atoms): boolean {
  const words = item.filter((atom) => !isMark(atom, '.'));
  return words.every(({ kind }) => ['name', 'quality', 'joiner', 'unread'].includes(kind));
}

function saysOfWhat(atom: Atom | undefined): boolean {
  return says(atom, 'of', 'from') || statesOrigin(atom?.meaning ?? null);
}

/** The part of an item before its list. */
function beforeList(item: Atoms): Atoms {
  const list = item.findIndex(isOpening);
  return list < 0 ? item : item.slice(0, list);
}

/**
 * A word of directions that names a food in a list: "preparado de fruta (fresas, sucralosa)", "drink mix (sugar,
 * sucralose)". As a direction, it would hide everything after it. It is recognized if it says what it is made of and
 * its list follows.
 */
export function headOfFood(atoms: Atoms, at: number): Atom | null {
  const head = atoms[at];
  if (head?.meaning?.cue !== 'direction' || says(head, 'storage')) return null;
  const item = restOfItem(atoms, at);
  const of = saysOfWhat(item[0]);
  const begins = beginsItem(atoms, at);
  const words = of ? beforeList(item) : item;
  if ((!of && !begins) || words.some((atom) => isMark(atom, ':'))) return null;
  // "(sugar, sucralose)": separators count only in a bracket of the item.
  const listed = item.some(isSeparator);
  if (!listed && !(begins && of && isMadeOf(item))) return null;
  return listed && of ? namingNothing(head) : { ...head, kind: 'unread', meaning: null };
}
