import { type Pieces, type Piece, isHeadFirst } from '../statement/placed-atom.ts';
import type { IngredientRole, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { areRelated } from './combine-names.ts';
import { isFlavor } from '../vocabulary/entry-facts.ts';
import type { Item } from './items.ts';
import { entriesIn, lastNamed, isNumberOf } from './parts.ts';
import { saysTaste } from '../statement/foods-with-taste.ts';
import type { HeadingWords } from '../vocabulary/word-tables.ts';

/** A complete name; a damaged one of several words ("sunflower oill") counts. */
export function isWholeName({ span, others, key }: Piece): boolean {
  const corrected = span === 'unread' && others.length === 1 && key.includes(' ');
  return corrected || span === 'name';
}

/** Whether the bracket of a function ends before the piece `at`: "emulsifier (lecithin) and lactase". */
export function endsFunction({ pieces, brackets }: Item, at: number): boolean {
  return pieces[at - 1]?.span === 'function' && brackets.some(({ after }) => after === at);
}

/** "milk and emulsifier (soy lecithin)" */
export function holdsFunction(item: Item): boolean {
  return item.pieces.some((_, at) => endsFunction(item, at + 1));
}

function isUnread(pieces: Pieces): boolean {
  return pieces.length > 0 && pieces.every(({ span }) => span === 'unread');
}

/** From this many names on, a bracket is a list rather than an explanation of the name after it. */
const LISTED = 3;

/**
 * Where the first name of an item begins after a bracket if the comma is missing: after that of a function ("emulsifier
 * (soy lecithin) flavor", but "sweetener (steviol) glycosides" is one name), or that of an unknown blend ("Peptol Ex
 * (whey isolate, casein, egg) maltodextrin").
 */
export function behindBracket(item: Item, at: number): readonly number[] {
  const own = item.pieces[at]?.meaning?.entry;
  const lists = item.brackets.filter(({ after, items }) => {
    const names = items.flatMap(({ pieces }) => pieces.filter(isWholeName));
    const entries = names.map(({ meaning }) => meaning?.entry);
    const named = entries.some((entry) => entry?.kind !== 'family');
    const says = entries.some((entry) => entry && own && areRelated(entry, own));
    const ofUnread = items.length >= LISTED && isUnread(item.pieces.slice(0, at));
    return after <= at && named && !says && (ofUnread || endsFunction(item, after));
  });
  return lists.slice(-1).map(({ after }) => after);
}

/** "salt sweetener (sucralose)": a comma is missing before a function whose bracket names something other than what precedes it. */
export function opensOthers(item: Item, at: number, before: Pieces, compound: RegExp): boolean {
  const one = lastNamed(before);
  // "cocoa mass emulsifier: soy lecithin"
  if (item.colon && at === item.pieces.length - 1) return item.pieces[at - 1]?.span === 'name';
  const bracket = item.brackets.find(({ after }) => after === at + 1);
  if (bracket === undefined) return false;
  const named = bracket.items.flatMap(({ pieces }) => entriesIn(pieces));
  return (
    one !== undefined &&
    (isFlavor(one) || !compound.test(one.canonical)) &&
    named.length > 0 &&
    named.every(isAdditive)
  );
}

/** Roles of additives that labels name with their function. */
const ADDITIVES: readonly IngredientRole[] = [
  'intense sweetener',
  'polyol',
  'gum',
  'emulsifier',
  'color',
  'preservative',
  'acid',
  'salt',
];

export function isAdditive({ roles, ancestors }: VocabularyEntry): boolean {
  return roles.some((role) => ADDITIVES.includes(role)) || ancestors.includes('phosphates');
}

/** What decides where an item is split. */
export interface SplitRules {
  /** Whether an item is one name in spite of an "and" or, with `apart`, of a bracket between its words. */
  readonly isOne: (item: Item, apart: boolean) => boolean;
  /** Whether two names side by side are one. */
  readonly joins: (before: Piece, piece: Piece) => boolean;
  /** Foods made of others (`WordClasses`). */
  readonly compound: RegExp;
  readonly headings: HeadingWords;
}

/** Where the second of two names without a mark between them begins: after a bracket between them; nowhere if they are one name. */
export function beginsAt(
  item: Item,
  lastName: number,
  at: number,
  last: Piece | undefined,
  { joins, compound, headings }: SplitRules,
): readonly number[] {
  const bracket = item.brackets.find(({ after }) => after > lastName && after <= at);
  if (bracket !== undefined) return [bracket.after];
  const between = item.pieces.slice(lastName + 1, at);
  if (saysHowMuchFat(between, last)) return [];
  if (isOrganicNext(between)) return [lastName + 1];
  // "creme sabor avelã"
  if (between.some((piece) => saysTaste(piece) && isHeadFirst(piece))) return [];
  if (between.length === 0 && isBlend(item, at)) return [];
  if (saysKindOf(last, item.pieces[lastName], compound)) return [];
  const [before, piece] = [item.pieces[at - 1], item.pieces[at]];
  if (isSameTwice(item.pieces[lastName], piece, headings)) return [];
  return before !== undefined && piece !== undefined && joins(before, piece) ? [] : [at];
}

/** "Cacao 10-12 % matière grasse", "milk 3.5 % fat" */
function saysHowMuchFat(between: Pieces, last: Piece | undefined): boolean {
  const fat = last?.meaning?.entry?.canonical === 'oils and fats';
  return fat && between.at(-1)?.span === 'quantity';
}

/** "Rice extract blend" without its list. */
function isBlend({ pieces, brackets }: Item, at: number): boolean {
  const blend = pieces[at]?.meaning?.entry?.canonical === 'blends';
  return blend && !brackets.some(({ after }) => after > at);
}

/** Roles that are never named after another food: "chicory root fiber cashew butter". */
const OF_NO_FOOD: readonly IngredientRole[] = ['fiber', 'fat'];

/**
 * Whether the first name says which kind of coating, flavor or crisp the second is; no flavor is named after an
 * additive ("baking soda natural flavor"), nor in French before it.
 */
function saysKindOf(last: Piece | undefined, before: Piece | undefined, compound: RegExp): boolean {
  const [head, kind] = [last?.meaning?.entry, before?.meaning?.entry];
  if (!head || !last || !compound.test(head.canonical)) return false;
  if (isFlavor(head) && isHeadFirst(last)) return false;
  if (!kind) return true;
  const apart = kind.roles.some((role) => OF_NO_FOOD.includes(role));
  if (apart && head.canonical.includes(' ')) return false;
  return !isFlavor(head) || !isAdditive(kind);
}

/**
 * "BioPerine® black pepper extract", "DigeZyme enzyme complex": a trade name and its ingredient; "sunflower lecithin E322": an
 * additive and its number.
 */
function isSameTwice(
  before: Piece | undefined,
  piece: Piece | undefined,
  { heading }: HeadingWords,
): boolean {
  const [first, second] = [before?.meaning?.entry, piece?.meaning?.entry];
  if (before === undefined || first == null || second == null) return false;
  if (before.key === piece?.key) return false;
  const related = heading.test(before.key) && areRelated(first, second);
  return first === second || related || isNumberOf(first, piece);
}

/** "sesame protein organic crisp rice": in English, the word precedes the name it applies to. */
export function isOrganicNext(between: Pieces): boolean {
  return between.some(({ meaning }) => meaning?.value === 'organic' && meaning.language === 'en');
}
