import { allergensNamedIn } from '../statement/allergen-words.ts';
import { listsAfterAll, nameWithBracket, onlyTastes } from './bracket-meaning.ts';
import { isNote } from './bracket-notes.ts';
import type { EntryDraft, Place, Reader } from './entry-drafts.ts';
import { beforeTrailingFunction, isFiberLabel, isFunctionWord } from '../names/function-words.ts';
import { headingKind } from '../names/heading-names.ts';
import { namesBeforeBracket, namesIn } from '../names/names-of-segment.ts';
import { bareName } from '../names/name-in-place.ts';
import { readFragment } from './read-fragment.ts';
import { readName } from '../names/read-name.ts';
import { resolveName } from '../vocabulary/resolve-name.ts';
import { type Bracket, groupText, type Segment } from './segments.ts';
import { lacksItsNoun, sharing } from '../names/split-name.ts';

/** What the product is, typed where its ingredients should be. */
const PRODUCT = /^(?:high |whey )?protein (?:bars?|shakes?|drinks?|snacks?)$/i;

/** Reads a name with its brackets: which of them list, which explain, and what the name is. */
export function readSegment(segment: Segment, place: Place, reader: Reader): void {
  const name = segment.groups.length > 0 ? beforeTrailingFunction(segment.text) : null;
  if (
    name !== null &&
    !isFunctionWord(segment.text) &&
    !isFiberLabel(segment.text) &&
    reader.vocabulary.resolve(segment.text) === null &&
    reader.vocabulary.resolve(segment.text.split(' ').slice(-2).join(' ')) === null
  ) {
    readSegment({ ...segment, text: name, groups: [] }, place, reader);
    readSegment({ ...segment, text: '' }, place, reader);
    return;
  }
  if (segment.groups.length === 0 && PRODUCT.test(segment.text)) return;
  const apart = segment.groups.length > 0 ? namesBeforeBracket(segment.text, reader) : null;
  if (apart !== null) {
    for (const text of apart.before) readSegment({ ...segment, text, groups: [] }, place, reader);
    readSegment({ ...segment, text: apart.last }, place, reader);
    return;
  }
  const stripped = bareName(segment.text, reader);
  const written = /[\p{L}\d]/u.test(stripped) ? stripped : '';
  const fuller = fullerName(written, segment.groups, reader);
  const text = fuller ?? written;
  const outer = fuller === null ? (resolveName(written, reader.vocabulary)?.entry ?? null) : null;
  const lists: Bracket[] = [];
  const notes: string[] = [];
  for (const bracket of segment.groups) {
    const { items } = bracket;
    const cut = reader.truncated && items.some((item) => item.open);
    const note =
      fuller !== null ||
      (isNote(written, items, cut, reader.vocabulary) && !listsAfterAll(items, reader.vocabulary));
    if (note) notes.push(groupText(items));
    else if (!cut && onlyTastes(outer, items, reader.vocabulary)) continue;
    else lists.push(bracket);
  }
  if (/^from /i.test(segment.text) && lists.length === 0) {
    for (const allergen of allergensNamedIn(segment.text)) reader.loose.add(allergen);
    const rest = text.replace(/^(?:from )?(?:milk|soya?|eggs?|wheat) /i, '');
    if (resolveName(rest, reader.vocabulary) === null || rest === text) return;
    readSegment({ ...segment, text: rest }, place, reader);
    return;
  }
  const waiting = text === '' ? headingWithoutList(place, reader) : undefined;
  if (
    waiting !== undefined &&
    lists.some(({ items }) => items.length > (waiting.heading ? 1 : 0))
  ) {
    const below = { ...place, parent: reader.drafts.length - 1, kind: headingKind(waiting.text) };
    for (const { items } of lists) reader.readItems(items, below);
    return;
  }
  if (text === '' || isFunctionWord(text) || (isFiberLabel(text) && lists.length > 0)) {
    for (const { items } of lists) reader.readItems(items, place);
    for (const note of notes)
      for (const allergen of allergensNamedIn(note)) reader.loose.add(allergen);
    return;
  }
  if (segment.open && lists.length === 0 && reader.truncated) {
    readFragment(text, place, reader);
    return;
  }
  const names = namesIn(text, lists.length > 0, reader);
  for (const [index, name] of names.entries()) {
    const last = index === names.length - 1;
    const exact = resolveName(name, reader.vocabulary);
    const alone =
      names.length === 1 ||
      (exact?.by === 'exact' &&
        exact.entry.kind === 'ingredient' &&
        !(/\b(?:and|or)\b|&/i.test(text) && lacksItsNoun(name, names, reader.vocabulary)));
    const full = alone ? name : (sharing(name, names, reader.vocabulary) ?? name);
    readName(name, full, last ? lists : [], last ? notes : [], place, reader);
  }
}

/** The name that a single bracket completes ("pumpkin (seed)"); null where it does not. */
function fullerName(text: string, groups: readonly Bracket[], reader: Reader): string | null {
  const [bracket] = groups;
  if (text === '' || groups.length !== 1 || bracket === undefined || !bracket.closed) return null;
  return nameWithBracket(text, bracket.items, reader.vocabulary);
}

/** "Protein blend (92 %), (whey isolate, …)", "almond butter, (almonds)": what was just read, if its list is to come. */
function headingWithoutList(place: Place, reader: Reader): EntryDraft | undefined {
  const last = reader.drafts.at(-1);
  if (last?.parent !== place.parent) return undefined;
  return last.heading || /\b(?:butter|coating)$/.test(last.canonical) ? last : undefined;
}
