import { headingKind } from '../names/heading-names.ts';
import { isFoodWithProtein } from '../label/protein-sources.ts';
import type { HeadingWords } from '../vocabulary/heading-words.ts';
import type { EntryDraft } from './entry-drafts.ts';
import type { Item } from './items.ts';

/**
 * True where an item no longer belongs to the group that a colon opened: behind a full stop or a semicolon, at the next
 * heading, and at the first that is no protein, vitamin or mineral where the group is of those.
 */
export function endsGroup(
  item: Item,
  before: Item | undefined,
  drafts: readonly EntryDraft[],
  group: number,
  headings: HeadingWords,
): boolean {
  if (before?.closes === true && !before.colon) return true;
  if (item.colon) return true;
  const heading = drafts[group];
  if (heading === undefined) return true;
  const kind = headingKind(heading.text, headings);
  const entry = item.pieces.find((piece) => piece.kind === 'name')?.atom.meaning?.entry;
  if (entry === undefined || entry === null) return false;
  if (kind === 'protein' && heading.heading)
    return entry.proteinSource === null && !isFoodWithProtein(entry);
  if (kind === 'vitamins')
    return !entry.roles.includes('vitamin') && !entry.roles.includes('mineral');
  return false;
}
