import { allergensNamedIn } from '../statement/allergen-words.ts';
import { isCompound } from '../list/bracket-notes.ts';
import { add, type Place, type Reader } from '../list/entry-drafts.ts';
import { ownLabel, repeatsHeading, unwrittenEnd, withoutOwnLabel } from '../list/group-ends.ts';
import { headingCanonical, headingKind, isHeadingName } from './heading-names.ts';
import { canonicalOf, isJunk, resolveInPlace } from './name-in-place.ts';
import type { Item } from '../list/parse-tree.ts';
import { canonicalOfUnknown, resolveName } from '../vocabulary/resolve-name.ts';
import { type Bracket, groupText } from '../list/segments.ts';
import type { Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';

/** Families that labels name for what they do: "swteetener (sucralose)" is sucralose. */
const FUNCTION_FAMILIES = new Set([
  'sweeteners',
  'intense sweeteners',
  'artificial sweeteners',
  'emulsifiers',
  'thickeners',
  'preservatives',
  'anticaking agents',
  'humectants',
  'colors',
  'acids',
  'antioxidants',
  'leavening agents',
  'flavor enhancers',
]);

/** What an unreadable name is whose bracket says so: "tocophery acetale (vit. e)" is vitamin E. */
function vitaminNoted(notes: readonly string[], vocabulary: Vocabulary): VocabularyEntry | null {
  const note = notes.find((said) => /^vit(?:amin)?[ -]?[a-ek][ -]?\d{0,2}$/i.test(said));
  return note === undefined ? null : vocabulary.resolve(note);
}

/** "Medium chain triglycerides complex" without a list of its own is only the ingredient. */
function withoutComplex(text: string, vocabulary: Vocabulary): VocabularyEntry | null {
  const bare = text.replace(/ (?:complex|matrix)$/i, '');
  const entry = bare === text ? null : vocabulary.resolve(bare);
  return entry?.kind === 'ingredient' ? entry : null;
}

/** Adds the entry of one name (`full`: with the word it shares with its neighbours), and below it those of its lists. */
export function readName(
  name: string,
  full: string,
  lists: readonly Bracket[],
  notes: readonly string[],
  place: Place,
  reader: Reader,
): void {
  const resolved =
    resolveInPlace(full, place, reader) ??
    (lists.length === 0 ? withoutComplex(full, reader.vocabulary) : null) ??
    (lists.length === 0 ? vitaminNoted(notes, reader.vocabulary) : null);
  const items = lists.length === 1 ? (lists[0]?.items ?? []) : [];
  const tradeName = resolved === null ? loneIngredient(items, reader) : null;
  if (tradeName !== null && !isHeadingName(name)) {
    const text = `${name} (${groupText(items)})`;
    add(reader, {
      text,
      canonical: tradeName.canonical,
      place,
      heading: false,
      entry: tradeName,
      notes,
    });
    return;
  }
  if (resolved !== null && FUNCTION_FAMILIES.has(resolved.canonical)) {
    for (const { items } of lists) reader.readItems(items, place);
    return;
  }
  const label = resolved === null ? ownLabel(items) : null;
  const called = isHeadingName(name) || label === null ? null : headingCanonical(label);
  const heading =
    called !== null ||
    (isHeadingName(name) &&
      (lists.length > 0 || resolved === null || headingCanonical(name) !== null));
  const canonical =
    called ??
    (heading
      ? (headingCanonical(name) ?? resolved?.canonical ?? canonicalOfUnknown(name))
      : canonicalOf(full, resolved));
  if (
    canonical === '' ||
    (resolved === null && !heading && lists.length === 0 && isJunk(name, canonical))
  ) {
    for (const { items } of lists) reader.readItems(items, place);
    for (const allergen of allergensNamedIn(name)) reader.loose.add(allergen);
    return;
  }
  const index = add(reader, { text: name, canonical, place, heading, entry: resolved, notes });
  const kind = headingKind(name);
  for (const { items, closed } of lists) {
    const endsBefore = closed && reader.balanced ? undefined : unwrittenEnd(name, kind, reader);
    const own = repeatsHeading(items[0], canonical)
      ? items.slice(1)
      : isHeadingName(name)
        ? items
        : withoutOwnLabel(items);
    // A bracket that nothing closes behind a single ingredient holds one thing; the list goes on outside.
    const single =
      !closed && !reader.truncated && !heading && kind !== 'protein' && !isCompound(name);
    const inside = { parent: index, kind, minor: place.minor };
    const rest = reader.readItems(single ? own.slice(0, 1) : own, inside, endsBefore);
    reader.readItems(rest, place);
    if (single) reader.readItems(own.slice(1), place);
  }
}

function loneIngredient(items: readonly Item[], reader: Reader): VocabularyEntry | null {
  if (items.length !== 1 || items[0]?.pieces.length !== 1) return null;
  return resolveName(groupText(items), reader.vocabulary)?.entry ?? null;
}
