import type { Pieces, Piece } from '../statement/placed-atom.ts';
import { isMark, says } from '../names/atom.ts';
import { isHeadingName } from '../names/heading-names.ts';
import type { HeadingWords } from '../vocabulary/word-tables.ts';
import { isMixedIn, isVitaminOrMineral } from './brackets.ts';
import { isFlavor } from '../vocabulary/entry-facts.ts';
import {
  behindBracket,
  endsFunction,
  isWholeName,
  opensOthers,
  beginsAt,
  type SplitRules,
} from './lost-commas.ts';
import { entriesIn, lastNamed } from './parts.ts';
import type { VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { bracketOf, type Item, type Items, partOfItem } from './items.ts';

/** "and", "&", "and/or", "/" between names. */
export function isBetween(piece: Piece): boolean {
  return isMark(piece, '/&+') || says(piece, 'and', 'or');
}

/** Words that begin an explanation of the name before them: "from", "of", "with". */
function beginsExplanation(piece: Piece): boolean {
  return says(piece, 'from', 'of', 'with', 'containing', 'for');
}

export function isNamed({ span }: Piece): boolean {
  return span === 'name' || span === 'unread';
}

/** Most pieces after "with", including amounts and qualities, among which its name is searched. */
const MAX_BEFORE_NAME = 5;
/** Not "made with", which states an ingredient. */
const MIXING = /^(?:with(?: added)?|containing)$/u;
const COATING = /^(?:infused|coated|dusted) with$|^(?:enrobed|rolled) in$/u;

/**
 * "Sunflower oil with tocopherols"; other languages name things after what they are with. A list after "extruded soy
 * with cocoa (soy protein, cocoa)" belongs to both.
 */
function mixesIn(item: Item, at: number): boolean {
  const { key = '' } = item.pieces[at] ?? {};
  const listed = item.brackets.some(({ after, items }) => after > at && items.length > 1);
  return COATING.test(key) || (MIXING.test(key) && !listed);
}

/** "Farinha de trigo enriquecida com ferro", "Milch mit Calcium": nothing is named after added vitamins or minerals. */
function enriches({ pieces }: Item, at: number, inner: VocabularyEntry): boolean {
  const { key, meaning } = pieces[at] ?? {};
  // "titré à 25 % en vitamine C"
  return isVitaminOrMineral(inner) && meaning?.value === 'with' && key !== 'en';
}

/** "whey isolate with sunflower lecithin" */
function isMixedInNext(item: Item, before: Piece | undefined, at: number): boolean {
  const next = item.pieces
    .slice(at + 1, at + MAX_BEFORE_NAME)
    .find(({ span }) => span !== 'quantity' && span !== 'quality');
  const [outer, inner] = [before?.meaning?.entry, next?.meaning?.entry];
  if (!outer || !inner) return false;
  if (isMixedIn(outer, inner) || inner.roles.includes('preservative')) return true;
  // "whey with 250 ml water" is a direction.
  const added = inner.kind === 'ingredient' && inner.canonical !== 'water' && !isFlavor(inner);
  return added && (mixesIn(item, at) || enriches(item, at, inner));
}

/** "Graines 14 % de sirop d'érable 10 %": a name with an amount of its own does not explain the first. */
function hasOwnAmount({ pieces }: Item, name: number, at: number): boolean {
  const isAmount = ({ span }: Piece): boolean => span === 'quantity';
  const next = pieces.findIndex(({ span }, index) => index > at && span === 'name');
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
  const begins = !explained || (next?.span === 'function' && name?.span === 'name');
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
      piece.span === 'function' &&
      opensOthers(item, at, pieces.slice(starts.at(-1), at), names.compound)
    ) {
      starts.push(at);
      named = false;
    } else if (isWholeName(piece)) {
      if (named && !explained) starts.push(...beginsAt(item, lastName, at, lastNames[at], names));
      else if (!named) starts.push(...behindBracket(item, at));
      named = true;
      if (piece.span === 'name') lastName = at;
    }
  }
  return starts;
}

/** "protein blend organic pea protein": the colon after the heading is missing. */
function isHeading(pieces: Pieces, headings: HeadingWords): boolean {
  return isHeadingName(lastNamed(pieces)?.canonical ?? '', headings);
}

/** For each piece, the last name from there on, up to the next explanation. */
function lastNamesFrom(pieces: Pieces): readonly (Piece | undefined)[] {
  let last: Piece | undefined;
  return pieces
    .toReversed()
    .map((piece) => {
      if (beginsExplanation(piece)) last = undefined;
      else if (piece.span === 'name') last ??= piece;
      return last;
    })
    .reverse();
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
