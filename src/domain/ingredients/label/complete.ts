import {
  boundsItem,
  headsIngredients,
  isClosing,
  isMark,
  isOpenEnd,
  isOpening,
  isSeparator,
  partsFromAddress,
  says,
} from '../names/atom.ts';
import type { Items } from '../list/items.ts';
import { isGroup } from '../vocabulary/entry-facts.ts';
import { statesOrigin } from '../vocabulary/meanings.ts';
import type { IngredientRole } from '../vocabulary/vocabulary.ts';
import { isTradeNameAlone, nameIsMissing } from './missing-names.ts';
import { isNutrition } from '../statement/prose.ts';
import { isProse, type Pieces, type Piece } from '../statement/placed-atom.ts';
import { MAX_SEEN, namesAllergen } from '../statement/sentences.ts';
import {
  isEllipsis,
  isLeftHanging,
  isNoOrnament,
  isWholeBeginning,
  isWholeEnd,
} from '../statement/whole-ends.ts';

const SWEETENERS: readonly IngredientRole[] = ['intense sweetener', 'polyol'];
const SUGARS: readonly IngredientRole[] = ['sugar', 'added sugar'];

/** Whether every opening bracket has a closing one and the reverse, of any shape. */
function bracketsClose(placed: Pieces): boolean {
  let open = 0;
  for (const piece of placed) {
    if (isOpening(piece)) open += 1;
    else if (isClosing(piece)) open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}

/** Whether nothing is between two separators, or in a bracket. */
function leavesGaps(placed: Pieces): boolean {
  let before: Piece | undefined;
  for (const piece of placed) {
    const ended = (piece.key === '.' && piece.ends) || isSeparator(piece) || isClosing(piece);
    if (piece.kind === 'mark' && !ended && !isOpening(piece)) continue;
    const empty = isOpening(before) || (isSeparator(before) && piece.spaced);
    if (piece.region === 'list' && ended && empty) return true;
    before = piece;
  }
  return false;
}

/** Whether it says what is contained, by name or by origin ("du lait"), or what is claimed. */
function saysWhat({ kind, meaning }: Piece): boolean {
  if (kind === 'quality') return statesOrigin(meaning);
  return kind === 'name' || kind === 'no ingredient' || meaning?.cue === 'claim';
}

/** "May contain" without saying what. */
function namesNothing(placed: Pieces): boolean {
  return placed.some(({ region, span }, at) => {
    if (region !== 'precaution' && region !== 'declaration') return false;
    if (span === 'structure' || placed[at - 1]?.region === region) return false;
    let end = at + 1;
    while (placed[end]?.region === region) end += 1;
    if (placed.slice(at, end).some(saysWhat)) return false;
    // "Allergy advice: may contain …", "allergens: free from …", "made in a facility that does not process …"
    return !['denial', 'precaution'].includes(placed[end]?.region ?? '');
  });
}

/** "May contain milk and other allergens" does not say which. */
function warnsOfOthers(piece: Piece, next: Piece | undefined): boolean {
  // On French labels "autres" is a heading, too.
  const other = says(piece, 'connective') || piece.meaning?.cue === 'heading';
  return other && piece.region === 'precaution' && next?.meaning?.cue === 'declaration';
}

/** "…, other natural ingredients": a heading as an item, without a list of its own. */
function isHeadingAlone(piece: Piece, next: Piece | undefined): boolean {
  const alone = next === undefined || isSeparator(next) || isClosing(next);
  return alone && headsIngredients(piece);
}

/** "etc." and "and other ingredients" leave a list open; "???" replaces lost letters. */
function leavesOpen(placed: Pieces, piece: Piece, at: number): boolean {
  const [before, next] = [placed[at - 1], placed[at + 1]];
  // "Milk free? No."
  const answered = isMark(before, '?') && piece.meaning?.cue === 'denial';
  if (answered && next?.ends !== false) return true;
  if (piece.region !== 'list') return false;
  const lost = isMark(piece, '?') && isMark(next, '?');
  return lost || isOpenEnd(piece) || isTradeNameAlone(placed, at) || isHeadingAlone(piece, next);
}

/** "Made in the USA, milk powder and cocoa": after an address or facts, an item that is an allergen may belong to a list. */
export function mayListOn(placed: Pieces, at: number): boolean {
  const [before, piece, behind] = [placed[at - 1], placed[at], placed[at + 1]];
  if (piece === undefined || !partsFromAddress(before) || !namesAllergen(piece)) return false;
  if (piece.region === 'nutrition facts') return behind?.kind !== 'quantity';
  return piece.region === 'address';
}

/**
 * "May contain milk, e DE Zutaten: …", "…, latte, Nutrition facts …", "Spuren von Lupinen und enthalten": interrupted
 * by what follows.
 */
function isCutBy(next: Piece | undefined, piece: Piece): boolean {
  const beside = piece.region === 'precaution' || piece.region === 'declaration';
  const hanging = isLeftHanging(piece);
  if (headsIngredients(next) && next?.region === 'list')
    return (hanging && !isSeparator(piece)) || (beside && piece.kind === 'unread');
  if (isNutrition(next)) return hanging;
  return beside && next?.meaning?.cue === 'declaration' && says(piece, 'and');
}

/** "May contain milk, heat, nuts", "se same": one or two words, of other statements, in place of an allergen. */
function isOddInWarning(placed: Pieces, at: number): boolean {
  const bounds = (piece: Piece | undefined): boolean =>
    piece !== undefined &&
    (piece.ends || boundsItem(piece) || isMark(piece, ':') || says(piece, 'and', 'or'));
  const region = placed[at]?.region;
  if ((region !== 'precaution' && region !== 'declaration') || !bounds(placed[at - 1]))
    return false;
  const words = placed.slice(at, at + 3);
  const end = words.findIndex((piece) => piece.kind === 'mark' || bounds(piece));
  const odd = words.slice(0, end < 0 ? undefined : end);
  const isOdd = ({ kind, meaning }: Piece): boolean =>
    kind === 'unread' || (kind === 'quality' && meaning?.language === 'xx');
  const isShort = odd.length === 1 || odd.length === 2;
  return isShort && !isMark(words[end], ':') && odd.every(isOdd);
}

/** "Rice starch keep dry soy lecithin, salt": directions inside a sentence of the list that name an allergen. */
function isFoodOfDirections(placed: Pieces, at: number): boolean {
  const piece = placed[at] as Piece;
  if (piece.region !== 'direction' || !namesAllergen(piece)) return false;
  const before = placed.slice(Math.max(0, at - MAX_SEEN), at);
  const sentence = before.slice(before.findLastIndex(({ ends }) => ends) + 1);
  const first = sentence.find(({ kind }) => kind !== 'mark');
  return first !== undefined && !isProse(first.region);
}

/** Whether something was not read here, or something is missing. */
function leavesDoubt(placed: Pieces, piece: Piece, at: number): boolean {
  return (
    piece.span === 'unread' ||
    leavesOpen(placed, piece, at) ||
    isCutBy(placed[at + 1], piece) ||
    mayListOn(placed, at) ||
    isFoodOfDirections(placed, at) ||
    isOddInWarning(placed, at) ||
    warnsOfOthers(piece, placed[at + 1])
  );
}

/** Nutrition facts between the names of a list, or running into one, may have swallowed some of them. */
function goesOnBehindFacts(placed: Pieces): boolean {
  const facts = placed.findIndex((piece) => isNutrition(piece));
  const more = placed.findIndex(
    ({ region, span }, at) => at >= facts && region === 'list' && span !== 'structure',
  );
  const [before, next] = [placed[more - 1], placed[more]];
  const runsOn = before?.region === 'nutrition facts' && !before.ends;
  const listed = placed.slice(0, Math.max(0, facts)).some(({ span }) => span === 'name');
  return (listed || runsOn) && (next?.span === 'name' || next?.span === 'quality');
}

/** "Chocolate protein bar": one name, which ends in the kind of product, is no list. */
function isProductName(placed: Pieces, [only, ...more]: Items): boolean {
  const word = placed.findLast(({ kind }) => kind !== 'mark');
  const isKind = word?.kind === 'no ingredient' && word.region === 'list';
  return isKind && more.length === 0 && only?.brackets.length === 0;
}

/** "Fat 4.5 g, sugar 10 g, protein 8.7 g, salt 0.1 g": each with its amount, and several that name no ingredient. */
function listsNutrients(items: Items): boolean {
  const named = items.filter(({ pieces }) => pieces.some(({ span }) => span === 'name'));
  const groups = named.filter(({ pieces }) =>
    pieces.some(({ meaning }) => isGroup(meaning?.entry)),
  );
  return (
    groups.length > 1 &&
    named.every(
      ({ pieces, brackets }) =>
        brackets.length === 0 && pieces.some(({ span }) => span === 'quantity'),
    )
  );
}

/** A list of ingredients whose items and brackets are all there. */
function isWholeList(placed: Pieces, items: Items): boolean {
  if (isProductName(placed, items) || listsNutrients(items)) return false;
  return bracketsClose(placed) && !leavesGaps(placed) && !nameIsMissing(items, false);
}

/**
 * "With sweeteners", "contains a source of phenylalanine", "contains artificial sweetener", "sweetened cranberries": a label that says so without naming
 * a sweetener omits one.
 */
function lacksSweetener(placed: Pieces): boolean {
  const saying = placed.filter(
    (piece) =>
      says(piece, 'sweetened') || (piece.region === 'declaration' && says(piece, 'sweetener')),
  );
  const claimed = saying.some(({ span }) => span !== 'quality');
  const sweet = claimed ? SWEETENERS : [...SWEETENERS, ...SUGARS];
  return (
    saying.length > 0 &&
    !placed.some(({ meaning }) => meaning?.entry?.roles.some((role) => sweet.includes(role)))
  );
}

/**
 * Whether absences may be concluded from a statement: every word where an ingredient could be was read, all brackets
 * close, nothing is missing between separators, and both ends are intact. This is decided nowhere else. `truncated`
 * means that the source says the text is cut off, or only its beginning was read.
 */
export function isComplete(placed: Pieces, items: Items, truncated: boolean): boolean {
  const first = placed.find(isNoOrnament);
  const last = placed.findLast(isNoOrnament);
  if (truncated || first === undefined || last === undefined) return false;
  if (isEllipsis(placed.slice(0, 3), placed) || isEllipsis(placed.slice(-3), placed.slice(-1)))
    return false;
  return (
    placed.some(({ span }) => span === 'name') &&
    !placed.some((piece, at) => leavesDoubt(placed, piece, at)) &&
    isWholeBeginning(first, placed) &&
    isWholeEnd(last, placed) &&
    isWholeList(placed, items) &&
    !namesNothing(placed) &&
    !lacksSweetener(placed) &&
    !goesOnBehindFacts(placed)
  );
}
