import type { Allergen } from '../product/enumerations.ts';
import { allergensNamedIn } from './allergen-words.ts';
import { completeFragment } from './complete-fragment.ts';
import {
  isExplanation,
  isFiberLabel,
  isFunctionWord,
  withoutFunctionPrefix,
  withoutFunctionSuffix,
} from './function-words.ts';
import { type HeadingKind, headingCanonical, headingKind, isHeadingName } from './heading-names.ts';
import type { Item } from './parse-tree.ts';
import { canonicalOfUnknown, resolveFlavored, resolveName } from './resolve-name.ts';
import { groupText, type Segment, segmentsOf } from './segments.ts';
import { sharing, splitName } from './split-name.ts';
import type { Vocabulary, VocabularyEntry } from './vocabulary.ts';

/** A label entry while the label is being read, with what the later rules need. */
export interface EntryDraft {
  readonly text: string;
  readonly canonical: string;
  readonly parent: number | null;
  readonly heading: boolean;
  readonly fragment: boolean;
  readonly minor: boolean;
  readonly entry: VocabularyEntry | null;
  /** Allergens that the label itself names with the entry, in brackets or in words. */
  readonly declared: readonly Allergen[];
}

interface Place {
  readonly parent: number | null;
  readonly kind: HeadingKind | null;
  readonly minor: boolean;
}

interface Reader {
  readonly vocabulary: Vocabulary;
  readonly truncated: boolean;
  readonly drafts: EntryDraft[];
  /** Allergens named where no entry stands (a fragment, a lifted bracket). */
  readonly loose: Set<Allergen>;
}

/** Reads the tree of a list into entries in label order (rules: data/ingredient-labels/README.md, "List"). */
export function readEntries(
  items: readonly Item[],
  truncated: boolean,
  vocabulary: Vocabulary,
): { readonly drafts: readonly EntryDraft[]; readonly loose: readonly Allergen[] } {
  const reader: Reader = { vocabulary, truncated, drafts: [], loose: new Set() };
  readItems(items, { parent: null, kind: null, minor: false }, reader);
  return { drafts: reader.drafts, loose: [...reader.loose] };
}

function readItems(items: readonly Item[], place: Place, reader: Reader): void {
  let group: { place: Place; kind: HeadingKind } | null = null;
  const lastColon = items.findLastIndex((item) =>
    item.pieces.some((piece) => piece.kind === 'colon'),
  );
  for (const [index, item] of items.entries()) {
    if (group !== null && endsGroup(item, group.kind, index < lastColon, reader)) group = null;
    for (const segment of segmentsOf(item, reader.vocabulary)) {
      const here: Place = { ...(group?.place ?? place), minor: place.minor || item.minor };
      if (!segment.label) {
        readSegment(segment, here, reader);
        continue;
      }
      const opened = readLabel(segment, { ...place, minor: here.minor }, reader);
      if (opened !== null) group = opened;
      else if (group !== null && !isFunctionWord(segment.text)) group = null;
    }
  }
}

/** A group opened by a colon ends at a sentence, at the 2 % part, at another heading; a protein blend at the first that is no protein. */
function endsGroup(
  item: Item,
  kind: HeadingKind,
  anotherFollows: boolean,
  reader: Reader,
): boolean {
  if (item.after === 'sentence' || item.after === 'semicolon' || item.after === 'minor')
    return true;
  const first = item.pieces[0];
  if (first?.kind !== 'text' || kind !== 'protein' || anotherFollows) return false;
  const entry = resolveName(first.text, reader.vocabulary)?.entry ?? null;
  if (isFunctionWord(first.text)) return false;
  return (
    entry === null ||
    (entry.proteinSource === null && !/lecithin|peptide|glutamine/.test(entry.canonical))
  );
}

/** What stands before a colon: a function (dropped), a heading (opens a group), or something to pass over. */
function readLabel(
  segment: Segment,
  place: Place,
  reader: Reader,
): { place: Place; kind: HeadingKind } | null {
  const text = segment.text;
  if (text === '' || isFunctionWord(text) || isFiberLabel(text)) return null;
  const parts = /\b(?:organic|raw|proprietary|vitamins?|mineral|probiotic|enzyme|natural)\b/gi;
  for (const hit of text.matchAll(parts)) {
    const rest = text.slice(hit.index);
    const before = text.slice(0, hit.index).trim();
    if (before === '' || !isHeadingName(rest) || rest.split(' ').length < 2) continue;
    if (
      reader.vocabulary.resolve(before)?.kind !== 'ingredient' ||
      /^(?:organic|raw|natural)$/i.test(before)
    )
      continue;
    readSegment({ ...segment, text: before, label: false, groups: [] }, place, reader);
    return readLabel({ ...segment, text: rest }, place, reader);
  }
  const known = reader.vocabulary.resolve(text);
  if (!isHeadingName(text) && known === null) return null;
  if (/^(?:ingredients?|contains?)$/i.test(text)) return null;
  const kind = headingKind(text);
  const canonical = headingCanonical(text) ?? known?.canonical ?? canonicalOfUnknown(text);
  const mentioned = reader.drafts.findIndex(
    (draft, index) =>
      draft.canonical === canonical &&
      draft.parent === place.parent &&
      !reader.drafts.some((other) => other.parent === index),
  );
  const index =
    mentioned >= 0
      ? mentioned
      : add(reader, { text, canonical, place, heading: true, entry: known });
  return { place: { parent: index, kind, minor: place.minor }, kind };
}

function readSegment(segment: Segment, place: Place, reader: Reader): void {
  const text = strip(segment.text, reader);
  const lists: (readonly Item[])[] = [];
  const notes: string[] = [];
  for (const items of segment.groups) {
    if (isNote(text, items, reader)) notes.push(groupText(items));
    else lists.push(items);
  }
  if (text === '' || isFunctionWord(text) || (isFiberLabel(text) && lists.length > 0)) {
    for (const items of lists) readItems(items, place, reader);
    for (const note of notes)
      for (const allergen of allergensNamedIn(note)) reader.loose.add(allergen);
    if (text === '' || isFunctionWord(text)) return;
    if (lists.length > 0) return;
  }
  if (segment.open && lists.length === 0 && reader.truncated) {
    readFragment(text, place, reader);
    return;
  }
  const names = isHeadingName(text) ? [text] : splitName(text, reader.vocabulary);
  for (const [index, name] of names.entries()) {
    const last = index === names.length - 1;
    const full = names.length > 1 ? (sharing(name, names, reader.vocabulary) ?? name) : name;
    readName(name, full, last ? lists : [], last || names.length < 3 ? notes : [], place, reader);
  }
}

function readName(
  name: string,
  full: string,
  lists: readonly (readonly Item[])[],
  notes: readonly string[],
  place: Place,
  reader: Reader,
): void {
  const resolved = resolveInPlace(full, place, reader);
  const tradeName =
    resolved === null && lists.length === 1 ? loneIngredient(lists[0] ?? [], reader) : null;
  if (tradeName !== null && !isHeadingName(name)) {
    const text = `${name} (${groupText(lists[0] ?? [])})`;
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
  const heading =
    isHeadingName(name) &&
    (lists.length > 0 || resolved === null || headingCanonical(name) !== null);
  const canonical = heading
    ? (headingCanonical(name) ?? resolved?.canonical ?? canonicalOfUnknown(name))
    : (resolved?.canonical ?? compoundCanonical(name));
  if (resolved === null && !heading && lists.length === 0 && isJunk(name, canonical)) {
    for (const allergen of allergensNamedIn(name)) reader.loose.add(allergen);
    return;
  }
  const index = add(reader, { text: name, canonical, place, heading, entry: resolved, notes });
  const kind = heading || lists.length > 0 ? headingKind(name) : null;
  for (const items of lists) readItems(items, { parent: index, kind, minor: place.minor }, reader);
}

function resolveInPlace(name: string, place: Place, reader: Reader): VocabularyEntry | null {
  const { vocabulary } = reader;
  const parent = place.parent === null ? undefined : reader.drafts[place.parent];
  if (parent !== undefined) {
    const shared = /\b(oil|fat|juice|flavor)s?$/.exec(parent.canonical)?.[1];
    if (shared !== undefined) {
      const entry = vocabulary.resolve(`${name} ${shared}`);
      if (entry !== null) return entry;
    }
    if (place.kind === 'vitamins' && /^[a-ek][ -]?\d{0,2}$/i.test(name)) {
      const entry = vocabulary.resolve(`vitamin ${name}`);
      if (entry !== null) return entry;
    }
  }
  return (resolveName(name, vocabulary) ?? resolveFlavored(name, vocabulary))?.entry ?? null;
}

function readFragment(text: string, place: Place, reader: Reader): void {
  const pieces = splitName(text, reader.vocabulary);
  for (const piece of pieces.slice(0, -1)) readName(piece, piece, [], [], place, reader);
  const last = pieces[pieces.length - 1] ?? text;
  const entry = completeFragment(last, reader.vocabulary);
  if (entry === null) {
    const whole = last.split(' ').slice(0, -1).join(' ');
    for (const allergen of allergensNamedIn(last.length > whole.length + 3 ? last : whole))
      reader.loose.add(allergen);
    return;
  }
  add(reader, {
    text: last,
    canonical: entry.canonical,
    place,
    heading: false,
    entry,
    fragment: true,
  });
}

/** A bracket that explains instead of listing: every part of it explains, or is another name for the same thing. */
function isNote(text: string, items: readonly Item[], reader: Reader): boolean {
  const { vocabulary } = reader;
  const parts = items.map((item) => groupText([item]));
  if (items.some((item) => item.pieces.some((piece) => piece.kind !== 'text'))) {
    return parts.every((part) => isExplanation(part) && !/:/.test(part));
  }
  if (isFunctionWord(text) || isFiberLabel(text) || text === '')
    return parts.every((part) => /^[\W\d]*$/.test(part));
  if (parts.every((part) => isExplanation(part) || isAllergenWord(part))) return !isPlainFat(text);
  if (items.length > 1) return false;
  const [part] = parts;
  if (part === undefined) return true;
  const inner = resolveName(part, vocabulary)?.entry ?? null;
  if (inner === null) return !isHeadingName(text) && !/^(?:vegetable )?(?:oil|fat)s?$/i.test(text);
  const outer = resolveName(text, vocabulary)?.entry ?? null;
  return outer !== null && explains(inner, outer);
}

/** "vegetable oil (palm)": the bracket is the ingredient. */
function isPlainFat(text: string): boolean {
  return (
    /\b(?:oils?|fats?|flour|starch|juices?)$/i.test(text) &&
    /^(?:vegetable|fruit|non-hydrogenated|partially|fully|modified)?\s?\S+$/i.test(text) &&
    /^(?:vegetable|fruit)\b/i.test(text)
  );
}

function isAllergenWord(text: string): boolean {
  return /^(?:from |contains |of |origin |a )*(?:milk|dairy|soy|soya|soybeans?|egg|eggs|wheat|peanuts?|nuts?|tree nuts?|fish|sesame|almonds?|cashews?|gluten|mlik|mllk|lactose)(?: (?:derived|origin|source|based|protein|ingredients?))?$/i.test(
    text.replace(/[^\p{L} ]/gu, '').trim(),
  );
}

/** The same thing under another name, a vitamin's or mineral's compound, a sweetener's plant. */
function explains(inner: VocabularyEntry, outer: VocabularyEntry): boolean {
  if (inner.canonical === outer.canonical) return true;
  if (
    inner.ancestors.includes(outer.canonical) &&
    inner.roles.some(
      (role) => role === 'vitamin' || role === 'mineral' || role === 'intense sweetener',
    )
  )
    return true;
  if (outer.ancestors.includes(inner.canonical)) return true;
  const shared = (
    [
      'vitamin',
      'mineral',
      'intense sweetener',
      'gum',
      'preservative',
      'color',
      'probiotic',
      'enzyme',
      'amino acid',
    ] as const
  ).some((role) => inner.roles.includes(role) && outer.roles.includes(role));
  if (shared) return true;
  return (
    outer.roles.includes('fiber') &&
    inner.roles.some((role) => role === 'fiber' || role === 'fruit or vegetable')
  );
}

function loneIngredient(items: readonly Item[], reader: Reader): VocabularyEntry | null {
  const [item] = items;
  if (items.length !== 1 || item === undefined || item.pieces.length !== 1) return null;
  return resolveName(groupText([item]), reader.vocabulary)?.entry ?? null;
}

function strip(text: string, reader: Reader): string {
  const bare = text
    .replace(/^[\s\-&/.+•'"`]+(?=\p{L})/u, '')
    .replace(
      /^(?:and\/or|and|or|plus|with|contains?|yielding|including|blend of|consisting of|from)\s+/i,
      '',
    )
    .trim();
  if (reader.vocabulary.resolve(bare) !== null) return bare;
  if (isFunctionWord(bare)) return bare;
  return withoutFunctionSuffix(withoutFunctionPrefix(bare));
}

/** Nothing that can be an ingredient: stray letters, numbers, or a line of running text. */
function isJunk(text: string, canonical: string): boolean {
  if (!/\p{L}{3}/u.test(text) || canonical === '') return true;
  if (isExplanation(text)) return true;
  return text.split(' ').length > 8;
}

function compoundCanonical(text: string): string {
  return canonicalOfUnknown(text.replace(/\b(?:flavou?red|confectionery|compound)\s+/gi, ''));
}

interface Addition {
  readonly text: string;
  readonly canonical: string;
  readonly place: Place;
  readonly heading: boolean;
  readonly entry: VocabularyEntry | null;
  readonly fragment?: boolean;
  readonly notes?: readonly string[];
}

function add(reader: Reader, addition: Addition): number {
  const { entry, text, notes = [] } = addition;
  const said = notes.flatMap((note) => allergensNamedIn(note));
  if (entry === null) said.push(...allergensNamedIn(text));
  reader.drafts.push({
    text,
    canonical: addition.canonical,
    parent: addition.place.parent,
    heading: addition.heading,
    fragment: addition.fragment ?? false,
    minor: addition.place.minor,
    entry,
    declared: [...new Set(said)],
  });
  return reader.drafts.length - 1;
}
