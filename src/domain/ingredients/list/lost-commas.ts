import type { Pieces, PlacedSpan } from '../statement/placed-atom.ts';
import type { IngredientRole, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { areRelated } from './combine-names.ts';
import { isFlavor } from '../vocabulary/entry-facts.ts';
import type { Item } from './items.ts';
import { entriesIn, lastNamed } from './parts.ts';

/** A complete name; a damaged one of several words ("sunflower oill") counts. */
export function isWholeName({ kind, atom }: PlacedSpan): boolean {
  const mended = kind === 'unread' && atom.others.length === 1 && atom.key.includes(' ');
  return mended || kind === 'name';
}

/** Whether the bracket of a function ends before the piece `at`: "emulsifier (lecithin) and lactase". */
export function endsFunction({ pieces, brackets }: Item, at: number): boolean {
  return pieces[at - 1]?.kind === 'function' && brackets.some(({ after }) => after === at);
}

/** "milk and emulsifier (soy lecithin)" */
export function holdsFunction(item: Item): boolean {
  return item.pieces.some((_, at) => endsFunction(item, at + 1));
}

function isUnread(pieces: Pieces): boolean {
  return pieces.length > 0 && pieces.every(({ kind }) => kind === 'unread');
}

/** From this many names on, a bracket is a list rather than an explanation of the name after it. */
const LISTED = 3;

/**
 * Where the first name of an item begins after a bracket if the comma is missing: after that of a function ("emulsifier
 * (soy lecithin) flavor", but "sweetener (steviol) glycosides" is one name), or that of an unknown blend ("Peptol Ex
 * (whey isolate, casein, egg) maltodextrin").
 */
export function behindBracket(item: Item, at: number): readonly number[] {
  const own = item.pieces[at]?.atom.meaning?.entry;
  const lists = item.brackets.filter(({ after, items }) => {
    const names = items.flatMap(({ pieces }) => pieces.filter(isWholeName));
    const entries = names.map(({ atom }) => atom.meaning?.entry);
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
  if (item.colon && at === item.pieces.length - 1) return item.pieces[at - 1]?.kind === 'name';
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
