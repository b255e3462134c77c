import type { Atom } from '../names/atom.ts';
import { statesOrigin, STORAGE } from '../vocabulary/meanings.ts';
import { isClosing, isMark, isOpening, isSeparator } from './marks.ts';
import { restBehind } from './sentences.ts';

const MADE_OF: readonly unknown[] = ['of', 'from'];

/** What stands behind a word in its item, up to the separator or the end of the sentence that ends it. */
function restOfItem(atoms: readonly Atom[], at: number): readonly Atom[] {
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
function beginsItem(atoms: readonly Atom[], at: number): boolean {
  let before = at - 1;
  while (['quantity', 'joiner', 'quality'].includes(atoms[before]?.kind ?? '')) before -= 1;
  const atom = atoms[before];
  return isSeparator(atom) || isOpening(atom);
}

/** ", preparado de soja,": nothing but what it is made of. */
function isMadeOf(item: readonly Atom[]): boolean {
  const words = item.filter((atom) => !isMark(atom, '.'));
  return words.every(({ kind }) => ['name', 'quality', 'joiner', 'unread'].includes(kind));
}

/**
 * Whether a word of directions in a list heads a food: "preparado de fruta (fresas, sucralosa)", "drink mix (sugar, sucralose)".
 * All that followed was lost with it.
 */
export function headsFood(atoms: readonly Atom[], at: number): boolean {
  const { cue, value } = atoms[at]?.meaning ?? {};
  if (cue !== 'direction' || value === STORAGE) return false;
  const item = restOfItem(atoms, at);
  const made = item[0]?.meaning ?? null;
  const of = MADE_OF.includes(made?.value) || statesOrigin(made);
  const begins = beginsItem(atoms, at);
  if ((!of && !begins) || item.some((atom) => isMark(atom, ':'))) return false;
  // "(sugar, sucralose)": only in a bracket of the item stands what parts names.
  return item.some(isSeparator) || (begins && of && isMadeOf(item));
}
