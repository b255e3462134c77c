import { saysTaste } from '../statement/foods-with-taste.ts';
import { type Pieces, type PlacedSpan, isHeadFirst } from '../statement/placed-atom.ts';
import { isMark } from '../names/atom.ts';
import { isHeadingName } from '../names/heading-names.ts';
import type { HeadingWords } from '../vocabulary/word-tables.ts';
import { isMixedIn, isVitaminOrMineral } from './brackets.ts';
import { areRelated } from './combine-names.ts';
import { isFlavor } from '../vocabulary/entry-facts.ts';
import {
  behindBracket,
  endsFunction,
  isAdditive,
  isWholeName,
  opensOthers,
} from './lost-commas.ts';
import { entriesIn, isNumberOf, lastNamed } from './parts.ts';
import type { IngredientRole, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { bracketOf, type Item, type Items, partOfItem } from './items.ts';

/** "and", "&", "and/or", "/" between names. */
export function isBetween({ atom }: PlacedSpan): boolean {
  if (isMark(atom, '/&+')) return true;
  return ['and', 'or'].includes(atom.meaning?.value ?? '');
}

/** Words that begin an explanation of the name before them: "from", "of", "with". */
function beginsExplanation({ atom }: PlacedSpan): boolean {
  return ['from', 'of', 'with', 'containing', 'for'].includes(atom.meaning?.value ?? '');
}

export function isNamed({ kind }: PlacedSpan): boolean {
  return kind === 'name' || kind === 'unread';
}

/** Most pieces after "with", including amounts and qualities, among which its name is searched. */
const MAX_BEFORE_NAME = 5;
/** Not "made with", which states an ingredient. */
const MIXING = /^(?:with|containing)$/u;
const COATING = /^(?:infused|coated|dusted) with$|^(?:enrobed|rolled) in$/u;

/**
 * "Sunflower oil with tocopherols"; other languages name things after what they are with. A list after "extruded soy
 * with cocoa (soy protein, cocoa)" belongs to both.
 */
function mixesIn(item: Item, at: number): boolean {
  const { key = '' } = item.pieces[at]?.atom ?? {};
  const listed = item.brackets.some(({ after, items }) => after > at && items.length > 1);
  return COATING.test(key) || (MIXING.test(key) && !listed);
}

/** "Farinha de trigo enriquecida com ferro", "Milch mit Calcium": nothing is named after added vitamins or minerals. */
function enriches({ pieces }: Item, at: number, inner: VocabularyEntry): boolean {
  const { key, meaning } = pieces[at]?.atom ?? {};
  // "titré à 25 % en vitamine C"
  return isVitaminOrMineral(inner) && meaning?.value === 'with' && key !== 'en';
}

/** "whey isolate with sunflower lecithin" */
function isMixedInNext(item: Item, before: PlacedSpan | undefined, at: number): boolean {
  const next = item.pieces
    .slice(at + 1, at + MAX_BEFORE_NAME)
    .find(({ kind }) => kind !== 'quantity' && kind !== 'quality');
  const [outer, inner] = [before?.atom.meaning?.entry, next?.atom.meaning?.entry];
  if (!outer || !inner) return false;
  if (isMixedIn(outer, inner) || inner.roles.includes('preservative')) return true;
  // "whey with 250 ml water" is a direction.
  const added = inner.kind === 'ingredient' && inner.canonical !== 'water' && !isFlavor(inner);
  return added && (mixesIn(item, at) || enriches(item, at, inner));
}

/** "Graines 14 % de sirop d'érable 10 %": a name with an amount of its own does not explain the first. */
function hasOwnAmount({ pieces }: Item, name: number, at: number): boolean {
  const isAmount = ({ kind }: PlacedSpan): boolean => kind === 'quantity';
  const next = pieces.findIndex(({ kind }, index) => index > at && kind === 'name');
  const behind = next < 0 ? undefined : pieces[next + 1];
  return pieces.slice(name + 1, at).some(isAmount) && behind !== undefined && isAmount(behind);
}

/** Whether the name after "of" or "with" does not explain the one before it. */
function namesOther(item: Item, lastName: number, at: number): boolean {
  return isMixedInNext(item, item.pieces[lastName], at) || hasOwnAmount(item, lastName, at);
}

/** "And" after a name; in an explanation, before an additive: "proteins from milk and sweetener sucralose". */
function partsNames(item: Item, from: number, at: number, explained: boolean): boolean {
  const [piece, next, name] = item.pieces.slice(at, at + 3);
  const begins = !explained || (next?.kind === 'function' && name?.kind === 'name');
  if (piece === undefined || !isBetween(piece) || !begins) return false;
  return item.pieces.slice(from, at).some(isNamed) || endsFunction(item, at);
}

/** Where a new name begins: after "and", or between two names without a comma. */
function startsOf(item: Item, names: SplitRules): readonly number[] {
  const starts = [0];
  const lastNames = lastNamesFrom(item.pieces);
  let named = false;
  let explained = false;
  let lastName = -1;
  const { pieces } = item;
  for (const [at, piece] of pieces.entries()) {
    if (partsNames(item, starts.at(-1) ?? 0, at, explained)) {
      starts.push(at + 1);
      named = false;
      explained = false;
    } else if (beginsExplanation(piece) && named) {
      const heads = isHeading(pieces.slice(starts.at(-1), at), names.headings);
      explained = !heads && !namesOther(item, lastName, at);
      if (!explained) starts.push(at + 1);
    } else if (
      piece.kind === 'function' &&
      opensOthers(item, at, pieces.slice(starts.at(-1), at), names.compound)
    ) {
      starts.push(at);
      named = false;
    } else if (isWholeName(piece)) {
      if (named && !explained) starts.push(...beginsAt(item, lastName, at, lastNames[at], names));
      else if (!named) starts.push(...behindBracket(item, at));
      named = true;
      if (piece.kind === 'name') lastName = at;
    }
  }
  return starts;
}

/** Where the second of two names without a mark between them begins: after a bracket between them; nowhere if they are one name. */
function beginsAt(
  item: Item,
  lastName: number,
  at: number,
  last: PlacedSpan | undefined,
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
function saysHowMuchFat(between: Pieces, last: PlacedSpan | undefined): boolean {
  const fat = last?.atom.meaning?.entry?.canonical === 'oils and fats';
  return fat && between.at(-1)?.kind === 'quantity';
}

/** "Rice extract blend" without its list. */
function isBlend({ pieces, brackets }: Item, at: number): boolean {
  const blend = pieces[at]?.atom.meaning?.entry?.canonical === 'blends';
  return blend && !brackets.some(({ after }) => after > at);
}

/** Roles that are never named after another food: "chicory root fiber cashew butter". */
const OF_NO_FOOD: readonly IngredientRole[] = ['fiber', 'fat'];

/**
 * Whether the first name says which kind of coating, flavor or crisp the second is; no flavor is named after an
 * additive ("baking soda natural flavor"), nor in French before it.
 */
function saysKindOf(
  last: PlacedSpan | undefined,
  before: PlacedSpan | undefined,
  compound: RegExp,
): boolean {
  const [head, kind] = [last?.atom.meaning?.entry, before?.atom.meaning?.entry];
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
  before: PlacedSpan | undefined,
  piece: PlacedSpan | undefined,
  { heading }: HeadingWords,
): boolean {
  const [first, second] = [before?.atom.meaning?.entry, piece?.atom.meaning?.entry];
  if (before === undefined || first == null || second == null) return false;
  if (before.atom.key === piece?.atom.key) return false;
  const related = heading.test(before.atom.key) && areRelated(first, second);
  return first === second || related || isNumberOf(first, piece);
}

/** "sesame protein organic crisp rice": in English, the word precedes the name it applies to. */
export function isOrganicNext(between: Pieces): boolean {
  return between.some(
    ({ atom }) => atom.meaning?.value === 'organic' && atom.meaning.language === 'en',
  );
}

/** "protein blend organic pea protein": the colon after the heading is missing. */
function isHeading(pieces: Pieces, headings: HeadingWords): boolean {
  return isHeadingName(lastNamed(pieces)?.canonical ?? '', headings);
}

/** For each piece, the last name from there on, up to the next explanation. */
function lastNamesFrom(pieces: Pieces): readonly (PlacedSpan | undefined)[] {
  let last: PlacedSpan | undefined;
  return pieces
    .toReversed()
    .map((piece) => {
      if (beginsExplanation(piece)) last = undefined;
      else if (piece.kind === 'name') last ??= piece;
      return last;
    })
    .reverse();
}

/** What decides where an item is split. */
interface SplitRules {
  /** Whether an item is one name in spite of an "and" or, with `apart`, of a bracket between its words. */
  readonly isOne: (item: Item, apart: boolean) => boolean;
  /** Whether two names side by side are one. */
  readonly joins: (before: PlacedSpan, piece: PlacedSpan) => boolean;
  /** Foods made of others (`WordClasses`). */
  readonly compound: RegExp;
  readonly headings: HeadingWords;
}

/** "Flour enriched with iron and folic acid": what a food is enriched with is placed below it. */
function withNutrients(item: Item, split: Items, starts: readonly number[]): Items {
  const from = starts.findIndex((start) => {
    const [nutrient] = entriesIn(item.pieces.slice(start, start + 1));
    return nutrient !== undefined && enriches(item, start - 1, nutrient);
  });
  const food = split[from - 1];
  if (food === undefined || split.length - from < 2) return split;
  const bracket = bracketOf(food.pieces.length, split.slice(from));
  const closes = split.at(-1)?.closes ?? false;
  return [...split.slice(0, from - 1), { ...food, brackets: [...food.brackets, bracket], closes }];
}

/** Splits an item into its names ("salt and pepper"), each with the brackets after it; its colon goes with the last. */
export function splitItem(item: Item, names: SplitRules): Items {
  const starts = [...new Set(startsOf(item, names))];
  const apart = item.brackets.some(({ after }) => starts.includes(after));
  if (starts.length === 1 || names.isOne(item, apart)) return [item];
  const split = starts.map((start, index): Item => {
    const end = starts[index + 1];
    const part = partOfItem(item, start, end);
    const joined = index > 0;
    if (end === undefined) return { ...part, joined };
    // "protein blend (soy protein) rice flour"
    const heads = part.brackets.length === 0 && isHeading(part.pieces, names.headings);
    return { ...part, joined, colon: heads, closes: false };
  });
  return withNutrients(item, split, starts);
}
