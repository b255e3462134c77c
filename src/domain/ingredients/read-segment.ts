import { allergenBrokenOffIn, allergensNamedIn } from './allergen-words.ts';
import { listsAfterAll, nameWithBracket, onlyTastes } from './bracket-meaning.ts';
import { isCompound, isNote } from './bracket-notes.ts';
import { completeFragment } from './complete-fragment.ts';
import { add, type Place, type Reader } from './entry-drafts.ts';
import { beforeTrailingFunction, isFiberLabel, isFunctionWord } from './function-words.ts';
import { ownLabel, repeatsHeading, unwrittenEnd, withoutOwnLabel } from './group-ends.ts';
import { headingCanonical, headingKind, isHeadingName } from './heading-names.ts';
import { namesBeforeBracket, namesIn } from './names-of-segment.ts';
import { bareName, canonicalOf, isJunk, resolveInPlace } from './name-in-place.ts';
import type { Item } from './parse-tree.ts';
import { canonicalOfUnknown, resolveName } from './resolve-name.ts';
import { type Bracket, groupText, type Segment } from './segments.ts';
import { lacksItsNoun, sharing, splitName } from './split-name.ts';
import type { Vocabulary, VocabularyEntry } from './vocabulary.ts';

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
    readSegment({ ...segment, text: '' }, { ...place }, reader);
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
  if (/^from\s/i.test(segment.text) && lists.length === 0) {
    for (const allergen of allergensNamedIn(segment.text)) reader.loose.add(allergen);
    const rest = text.replace(/^(?:from\s+)?(?:milk|soya?|eggs?|wheat)\s+/i, '');
    if (resolveName(rest, reader.vocabulary) === null || rest === text) return;
    readSegment({ ...segment, text: rest }, place, reader);
    return;
  }
  const waiting = text === '' ? headingWithoutList(place, reader) : -1;
  const brief = reader.drafts[waiting]?.heading === true ? 1 : 0;
  if (waiting >= 0 && lists.some(({ items }) => items.length > brief)) {
    const kind = headingKind(reader.drafts[waiting]?.text ?? '');
    for (const { items } of lists) reader.readItems(items, { ...place, parent: waiting, kind });
    return;
  }
  if (text === '' || isFunctionWord(text) || (isFiberLabel(text) && lists.length > 0)) {
    for (const { items } of lists) reader.readItems(items, place);
    for (const note of notes)
      for (const allergen of allergensNamedIn(note)) reader.loose.add(allergen);
    if (text === '' || isFunctionWord(text)) return;
    if (lists.length > 0) return;
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

/** "Protein blend (92 %), (whey isolate, …)", "almond butter, (almonds)": what was just read, if its list is to come; else -1. */
function headingWithoutList(place: Place, reader: Reader): number {
  const last = reader.drafts.length - 1;
  const draft = reader.drafts[last];
  if (draft === undefined || draft.parent !== place.parent) return -1;
  return draft.heading || /\b(?:butter|coating)$/.test(draft.canonical) ? last : -1;
}

/** What an unreadable name is whose bracket says so: "tocophery acetale (vit. e)" is vitamin E. */
function vitaminNoted(notes: readonly string[], vocabulary: Vocabulary): VocabularyEntry | null {
  const note = notes.find((said) => /^vit(?:amin)?\.?[\s-]?[a-ek][\s-]?\d{0,2}$/i.test(said));
  return note === undefined ? null : vocabulary.resolve(note);
}

/** "Medium chain triglycerides complex" without a list of its own is only the ingredient. */
function withoutComplex(text: string, vocabulary: Vocabulary): VocabularyEntry | null {
  const bare = text.replace(/\s(?:complex|matrix)$/i, '');
  const entry = bare === text ? null : vocabulary.resolve(bare);
  return entry?.kind === 'ingredient' ? entry : null;
}

function readName(
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
  const tradeName =
    resolved === null && lists.length === 1 ? loneIngredient(lists[0]?.items ?? [], reader) : null;
  if (tradeName !== null && !isHeadingName(name)) {
    const text = `${name} (${groupText(lists[0]?.items ?? [])})`;
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
  const label = resolved === null && lists.length === 1 ? ownLabel(lists[0]?.items ?? []) : null;
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
    if (rest.length > 0) reader.readItems(rest, place);
    if (single && own.length > 1) reader.readItems(own.slice(1), place);
  }
}

function readFragment(text: string, place: Place, reader: Reader): void {
  const cut = text.search(/\s(?:and|&|or)\s(?!.*\s(?:and|&|or)\s)/i);
  // "fruit & vegetable j" is one name that breaks off, "gelatin and w" two.
  const conjoined = cut > 0 ? completeFragment(text, reader.vocabulary) : null;
  if (conjoined !== null) {
    addFragment(text, conjoined, place, reader);
    return;
  }
  const before = cut > 0 ? text.slice(0, cut) : '';
  const apart = before !== '' && resolveName(before, reader.vocabulary) !== null;
  const pieces = apart
    ? [before, text.slice(cut).replace(/^\s\S+\s/, '')]
    : splitName(text, reader.vocabulary);
  const ending = pieces[pieces.length - 1] ?? text;
  const last = text.endsWith(ending) ? ending : text;
  if (last !== text || pieces.length === 1) {
    for (const piece of pieces.slice(0, -1)) readName(piece, piece, [], [], place, reader);
  }
  const entry = completeFragment(last, reader.vocabulary);
  if (entry === null) {
    const whole = last.split(' ').slice(0, -1).join(' ');
    for (const allergen of allergensNamedIn(last.length > whole.length + 3 ? last : whole))
      reader.loose.add(allergen);
    const broken = allergenBrokenOffIn(last);
    if (broken !== null) reader.loose.add(broken);
    return;
  }
  addFragment(last, entry, place, reader);
}

function addFragment(text: string, entry: VocabularyEntry, place: Place, reader: Reader): void {
  add(reader, {
    text,
    canonical: entry.canonical,
    place,
    heading: false,
    entry,
    fragment: true,
  });
}

function loneIngredient(items: readonly Item[], reader: Reader): VocabularyEntry | null {
  const [item] = items;
  if (items.length !== 1 || item === undefined || item.pieces.length !== 1) return null;
  return resolveName(groupText([item]), reader.vocabulary)?.entry ?? null;
}
