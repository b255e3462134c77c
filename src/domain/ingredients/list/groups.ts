import { headingKind } from '../names/heading-names.ts';
import { isFoodWithProtein } from '../label/protein-sources.ts';
import type { PlacedSpan } from '../statement/read-statement.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { isFlavor } from './combine-names.ts';
import type { HeadingWords } from '../vocabulary/heading-words.ts';
import type { EntryDraft } from './entry-drafts.ts';
import type { Item } from './items.ts';
import { partsOf } from './parts.ts';

/**
 * True where an item does not belong to the group that a colon opened before: at the next heading, and at the first that is no
 * protein, vitamin or mineral where the group is of those.
 */
export function endsGroup(item: Item, group: EntryDraft, headings: HeadingWords): boolean {
  if (item.colon) return true;
  const kind = headingKind(group.text, headings);
  const entry = item.pieces.find((piece) => piece.kind === 'name')?.atom.meaning?.entry ?? null;
  if (entry === null) return false;
  if (kind === 'protein' && group.heading)
    return entry.proteinSource === null && !isFoodWithProtein(entry);
  if (kind === 'vitamins')
    return !entry.roles.includes('vitamin') && !entry.roles.includes('mineral');
  return false;
}

/** "Geschmacksrichtung Cookies & Cream: …" says how what follows tastes; nothing of it need be in it. */
export function isTasteHeading({ colon, pieces, brackets }: Item): boolean {
  if (!colon || brackets.length > 0) return false;
  const taste = pieces.findIndex(({ atom }) => atom.meaning?.value === 'taste');
  const isNamed = ({ kind }: PlacedSpan) => kind === 'name' || kind === 'structure';
  return (
    taste >= 0 &&
    pieces.slice(0, taste).every(({ kind }) => kind === 'heading' || kind === 'structure') &&
    pieces.slice(taste + 1).every(isNamed)
  );
}

/** "Chocolate: whey protein, …", "Chocolate flavor: …" heads the list of that flavor. */
export function isTasteOfAll(
  item: Item,
  next: Item | undefined,
  { lexicon, entries: known }: Vocabulary,
): boolean {
  if (!item.colon || item.brackets.length > 0 || next === undefined) return false;
  const { entries, unread } = partsOf(item.pieces, lexicon);
  const [taste] = entries;
  if (taste === undefined || entries.length > 1 || unread > 0) return false;
  const allergens = taste.allergens.length + taste.maybe.length;
  return allergens === 0 && (isFlavor(taste) || known.has(`${taste.canonical} flavor`));
}
