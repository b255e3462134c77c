import {
  type Atom,
  type Atoms,
  headsIngredients,
  isClosing,
  isMark,
  isOpening,
  isSeparator,
  partsFromAddress,
  says,
} from '../names/atom.ts';
import { statesOrigin } from '../vocabulary/meanings.ts';
import type { IngredientRole } from '../vocabulary/vocabulary.ts';
import { isProse, type OpenRegion } from './placed-atom.ts';
import { endsSentence, namesAllergen, restBehind } from './sentences.ts';

/** "emulsifier: …", "emulsifier lecithin", ", emulsifier". */
function namesAdditive(before: Atom | undefined, last: Atom, atom: Atom): boolean {
  if (last.kind !== 'function') return false;
  if (atom.kind === 'name' || isMark(atom, '([{:')) return true;
  return isSeparator(before);
}

/** A damaged text continues as a list: an additive is named as only lists do. After a heading the list begins anyway. */
function isListing(before: Atom | undefined, last: Atom, atom: Atom): boolean {
  if (namesAdditive(before, last, atom)) return true;
  if (says(last, 'containing')) return true;
  if (!isOpening(before)) return false;
  const sweetens = last.meaning?.entry?.roles.includes('intense sweetener') === true;
  return sweetens || (namesAllergen(last) && isClosing(atom));
}

/** Whether an additive is named by its number, or three atoms in a row pass the test. */
function someTriple(atoms: Atoms, test: typeof isListing): boolean {
  return atoms.some((atom, at) => {
    const last = atoms[at - 1];
    if (/^e ?\d{3}/u.test(atom.key)) return true;
    return last !== undefined && test(atoms[at - 2], last, atom);
  });
}

/** "Ingredients: …", "Servings 29 Ingredients Whey …". */
function isHeaded(next: Atom | undefined): boolean {
  return isMark(next, ':') || next?.kind === 'name' || next?.kind === 'function';
}

/**
 * A damaged text continues from directions or an address into a list: an additive is named as only lists do. After a
 * heading the list begins anyway.
 */
function isList(atoms: Atoms): boolean {
  const headed = atoms.findIndex((atom, at) => headsIngredients(atoms[at - 1]) && isHeaded(atom));
  return someTriple(headed < 0 ? atoms : atoms.slice(0, headed), isListing);
}

/** An additive is named with its function or number, which no other sentence does. */
export function namesAdditives(atoms: Atoms): boolean {
  return someTriple(atoms, namesAdditive);
}

/** "Colors (may contain one or more of the following: annatto, carmine)": a choice of additives, whose names belong to the list. */
export function offersAdditives(atoms: Atoms, at: number): boolean {
  const [head, bracket] = atoms.slice(Math.max(at - 2, 0), at);
  if (head?.kind !== 'function' || !isOpening(bracket)) return false;
  for (const atom of restBehind(atoms, at)) {
    if (isClosing(atom)) break;
    if (atom.kind === 'name' && !namesAllergen(atom)) return true;
  }
  return false;
}

/** "May contain soy, emulsifier: milk powder": nobody warns of an additive. Columns may be mixed up, so only this. */
export function listsAdditive(atoms: Atoms, at: number): boolean {
  const [before, atom, colon, name] = atoms.slice(at - 1, at + 3);
  if (atom?.kind !== 'function' || !isSeparator(before) || !isMark(colon, ':')) return false;
  return name !== undefined && namesAllergen(name);
}

/** "Trockenhefe", "stir-fried": a word of directions as part of another word. */
function isPartOfWord(atoms: Atoms, at: number): boolean {
  const isGlued = (left: number): boolean => {
    const [one, other] = [atoms[left], atoms[left + 1]];
    if (one === undefined || other === undefined || one.end !== other.start) return false;
    return one.kind !== 'mark' && other.kind !== 'mark';
  };
  const [hyphen, second] = [atoms[at + 1], atoms[at + 2]];
  const hyphened = isMark(hyphen, '-') && hyphen?.spaced === false && second?.spaced === false;
  return isGlued(at - 1) || isGlued(at) || (hyphened && second?.kind !== 'quantity');
}

/**
 * "… in Germany from milk.", "made in the USA with milk", "product of milk", "Herkunft: Milch aus Österreich". The
 * first name after "distributed by" is that of a `company`.
 */
function namesOrigin(sentence: Atoms, company: boolean): boolean {
  // "With real hazelnuts", "using only the finest milk", "from 30% organic and fair trade almonds".
  const words = sentence.filter(
    (atom) =>
      !['quality', 'no ingredient', 'quantity'].includes(atom.kind) &&
      !says(atom, 'article', 'and', 'of'),
  );
  const isOf = (before: Atom | undefined): boolean =>
    says(before, 'from', 'with') || (!company && (before === undefined || isMark(before, ':')));
  return (
    sentence.some(({ meaning }) => statesOrigin(meaning)) ||
    words.some((word, at) => namesAllergen(word) && isOf(words[at - 1]))
  );
}

/** "Made in Vermont with real hazelnuts.": a separate sentence after the list that says what the product is made with. */
export function saysMadeWith(atoms: Atoms, at: number, sentence: number): boolean {
  const behind = at === sentence && at > 0 && atoms[at]?.meaning?.cue === 'address';
  return behind && namesOrigin([...restBehind(atoms, at)], true);
}

/**
 * Whether directions or an address begin at one of their words, so that no list continues there. Not if it says what
 * the product is made from, or follows "and" in a list ("…, and lots of love, salt").
 */
export function beginsProse(atoms: Atoms, at: number, inList: boolean): boolean {
  const rest = [...restBehind(atoms, at)];
  if (isPartOfWord(atoms, at) || isList(rest)) return false;
  if (atoms[at]?.meaning?.cue !== 'address') return true;
  const joined = inList && says(atoms[at - 1], 'and');
  return !joined && !namesOrigin(rest, says(atoms[at], 'company'));
}

/** Whether what begins there takes the place of an item of the list: ", made in the USA, …". */
export function interruptsList(atoms: Atoms, at: number): boolean {
  // "#1 selling", "% DV": phrases begin behind their sign.
  const [before, atom] = [atoms[isMark(atoms[at - 1], '#%') ? at - 2 : at - 1], atoms[at]];
  if (says(atom, 'storage') || atom?.meaning?.cue === 'address') return true;
  // Two columns of a label that were read as one: no full stop has ended the list.
  return before !== undefined && !isMark(before, '.:');
}

/** Words that begin nutrition facts. */
export function isNutrition(atom: Atom | undefined): boolean {
  return says(atom, 'nutrition');
}

/** An ingredient that nutrition facts do not measure. */
function isMeasured({ meaning }: Atom): boolean {
  const { kind, roles = [] } = meaning?.entry ?? {};
  return kind !== 'ingredient' || roles.some((role) => MEASURED.includes(role));
}

/** Whether a heading opens the list. Among directions (`inProse`) it needs no colon: "Servings 29 Ingredients Whey …". */
export function headsList(atoms: Atoms, at: number, inProse: boolean): boolean {
  const [heading, next] = [atoms[at], atoms[at + 1]];
  return isMark(next, ':') || (inProse && headsIngredients(heading) && isHeaded(next));
}

/** "60 g (Pulver) mit 180 ml Milch …": an amount without a name, followed by another, is a recipe and not an item of a list. */
export function isRecipe([first, ...rest]: Atoms): boolean {
  const amount = rest.findIndex(({ kind }) => kind === 'quantity');
  return (
    first?.kind === 'quantity' &&
    rest[amount - 1]?.kind === 'joiner' &&
    rest.slice(0, amount - 1).every(({ kind }) => kind === 'quality' || kind === 'unread')
  );
}

/** Roles of what nutrition facts measure. */
const MEASURED: readonly IngredientRole[] = ['vitamin', 'mineral', 'fat', 'fiber', 'added sugar'];

/** Most pieces of an item with its qualities: "lait écrémé bio". */
const LONGEST_NAMED = 6;

/**
 * After a comma, a name that is all of its item apart from qualities and amounts: a list continues after an
 * interruption. After nutrition `facts`, it must not be something that they measure.
 */
function resumesList(atoms: Atoms, at: number, facts: boolean): boolean {
  if (!partsFromAddress(atoms[at - 1])) return false;
  const item = atoms.slice(at, at + LONGEST_NAMED);
  const [name, behind] = item.filter(({ kind }) => kind !== 'quality');
  if (name?.kind !== 'name') return false;
  if (facts && (behind?.kind === 'quantity' || isMeasured(name))) return false;
  if (endsSentence(name, behind) || behind?.kind === 'quantity') return true;
  return isSeparator(behind) || isMark(behind, '.([') || says(behind, 'from');
}

/**
 * "Protein 24 g Protein Blend (whey, …", "Salt 1 g Whey protein isolate, cocoa": a protein followed by its list or
 * another name, not by its amount.
 */
function beginsWithProtein(atoms: Atoms, at: number): boolean {
  const [protein, mark, next] = atoms.slice(at, at + 3);
  const { roles = [], ancestors = [] } = protein?.meaning?.entry ?? {};
  const blend = ancestors.includes('blends') && isOpening(mark);
  const listed = blend || (roles.includes('protein source') && isMark(mark, ',(['));
  return listed && next?.kind === 'name';
}

/** Whether it names an ingredient, describes one, or is unread. */
export function speaksOfIngredients(sentence: Iterable<Atom>): boolean {
  return [...sentence].some(
    ({ kind, meaning }) =>
      kind === 'name' ||
      kind === 'unread' ||
      statesOrigin(meaning) ||
      (kind === 'cue' && meaning?.cue !== 'quantity'),
  );
}

/** Whether the list begins or continues within prose. */
export function endsProse(
  atoms: Atoms,
  at: number,
  { region, interrupts }: Pick<OpenRegion, 'region' | 'interrupts'>,
): boolean {
  const facts = region === 'nutrition facts';
  if (facts && beginsWithProtein(atoms, at)) return true;
  return interrupts && isProse(region) && resumesList(atoms, at, facts);
}
