import type { Allergen } from '../product/enumerations.ts';
import { allergensNamedIn } from './allergen-words.ts';
import { isCompound, isNote } from './bracket-notes.ts';
import { completeFragment } from './complete-fragment.ts';
import {
  beforeTrailingFunction,
  isExplanation,
  isFiberLabel,
  isFunctionWord,
  withoutFunctionPrefix,
  withoutFunctionSuffix,
} from './function-words.ts';
import { type HeadingKind, headingCanonical, headingKind, isHeadingName } from './heading-names.ts';
import { normalizeName } from './normalize-name.ts';
import type { Item } from './parse-tree.ts';
import { canonicalOfUnknown, resolveFlavored, resolveName } from './resolve-name.ts';
import { type Bracket, groupText, inlineHeading, type Segment, segmentsOf } from './segments.ts';
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
  /** False where brackets are missing or superfluous, so that groups may end elsewhere than written. */
  readonly balanced: boolean;
  readonly drafts: EntryDraft[];
  /** Allergens named where no entry stands (a fragment, a lifted bracket). */
  readonly loose: Set<Allergen>;
}

/** Reads the tree of a list into entries in label order (rules: data/ingredient-labels/README.md, "List"). */
export function readEntries(
  items: readonly Item[],
  truncated: boolean,
  balanced: boolean,
  vocabulary: Vocabulary,
): { readonly drafts: readonly EntryDraft[]; readonly loose: readonly Allergen[] } {
  const reader: Reader = { vocabulary, truncated, balanced, drafts: [], loose: new Set() };
  readItems(items, { parent: null, kind: null, minor: false }, reader);
  return { drafts: reader.drafts, loose: [...reader.loose] };
}

/** Reads the items of one level. With `proteinsOnly` it stops before the first that is no protein and returns the rest. */
function readItems(
  items: readonly Item[],
  place: Place,
  reader: Reader,
  proteinsOnly = false,
): readonly Item[] {
  let group: { place: Place; kind: HeadingKind } | null = null;
  const lastColon = items.findLastIndex((item) =>
    item.pieces.some((piece) => piece.kind === 'colon'),
  );
  for (const [index, item] of items.entries()) {
    if (proteinsOnly && index > 0 && !isProteinLike(item, reader)) return items.slice(index);
    if (group !== null && endsGroup(item, group.kind, index < lastColon, reader)) group = null;
    if (item.after === 'footnote' && !isKnown(item, reader)) continue;
    const segments = segmentsOf(item, reader.vocabulary);
    for (const segment of segments.flatMap(
      (one) => inlineHeading(one, reader.vocabulary) ?? [one],
    )) {
      const here: Place = { ...(group?.place ?? place), minor: place.minor || item.minor };
      if (!segment.label) {
        readSegment(segment, here, reader);
        // "Protein blend: (a, b), c": the bracket is the whole group.
        if (segment.text === '' && segment.groups.length > 0) group = null;
        continue;
      }
      const opened = readLabel(segment, { ...place, minor: here.minor }, here, reader);
      if (opened !== null) group = opened;
      else if (group !== null && !isFunctionWord(segment.text)) group = null;
    }
  }
  return [];
}

/** A footnote is text about the list, unless it is a name of the list after all. */
function isKnown(item: Item, reader: Reader): boolean {
  const first = item.pieces[0];
  return first?.kind === 'text' && resolveName(first.text, reader.vocabulary) !== null;
}

function isMicronutrient(item: Item, reader: Reader): boolean {
  const first = item.pieces[0];
  if (first?.kind !== 'text') return false;
  const roles = resolveName(first.text, reader.vocabulary)?.entry.roles ?? [];
  return roles.includes('vitamin') || roles.includes('mineral');
}

function isProteinLike(item: Item, reader: Reader): boolean {
  const first = item.pieces[0];
  if (first?.kind !== 'text' || isFunctionWord(first.text)) return true;
  const entry =
    resolveName(splitName(first.text, reader.vocabulary)[0] ?? '', reader.vocabulary)?.entry ??
    null;
  return (
    entry !== null &&
    (entry.proteinSource !== null ||
      entry.roles.some(
        (role) => role === 'amino acid' || role === 'emulsifier' || role === 'enzyme',
      ) ||
      /peptide|glutamine|creatine/.test(entry.canonical))
  );
}

/** A group opened by a colon ends at a sentence, at the 2 % part, at another heading; a protein blend at the first that is no protein. */
function endsGroup(
  item: Item,
  kind: HeadingKind,
  anotherFollows: boolean,
  reader: Reader,
): boolean {
  if (item.after === 'semicolon' || item.after === 'minor') return true;
  if (item.after === 'sentence') return kind !== 'vitamins' || !isMicronutrient(item, reader);
  return kind === 'protein' && !anotherFollows && !isProteinLike(item, reader);
}

/** What stands before a colon: a function (dropped), a heading (opens a group), or something to pass over. */
function readLabel(
  segment: Segment,
  place: Place,
  before: Place,
  reader: Reader,
): { place: Place; kind: HeadingKind } | null {
  const text = segment.text;
  if (text === '' || isFunctionWord(text) || isFiberLabel(text)) return null;
  const parts = /\b(?:organic|raw|proprietary|vitamins?|mineral|probiotic|enzyme|natural)\b/gi;
  for (const hit of text.matchAll(parts)) {
    const rest = text.slice(hit.index);
    const first = text.slice(0, hit.index).trim();
    if (first === '' || !isHeadingName(rest) || rest.split(' ').length < 2) continue;
    if (
      reader.vocabulary.resolve(first)?.kind !== 'ingredient' ||
      /^(?:organic|raw|natural)$/i.test(first)
    )
      continue;
    readSegment({ ...segment, text: first, label: false, groups: [] }, before, reader);
    return readLabel({ ...segment, text: rest }, place, before, reader);
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
  const name = segment.groups.length > 0 ? beforeTrailingFunction(segment.text) : null;
  if (name !== null && !isFunctionWord(segment.text) && !isFiberLabel(segment.text) && reader.vocabulary.resolve(segment.text) === null) {
    readSegment({ ...segment, text: name, groups: [] }, place, reader);
    readSegment({ ...segment, text: '' }, { ...place }, reader);
    return;
  }
  const stripped = strip(segment.text, reader);
  const text = /[\p{L}\d]/u.test(stripped) ? stripped : '';
  const lists: Bracket[] = [];
  const notes: string[] = [];
  for (const bracket of segment.groups) {
    const cut = reader.truncated && bracket.items.some((item) => item.open);
    if (isNote(text, bracket.items, cut, reader.vocabulary)) notes.push(groupText(bracket.items));
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
  if (waiting >= 0 && lists.some(({ items }) => items.length > 1)) {
    const kind = headingKind(reader.drafts[waiting]?.text ?? '');
    for (const { items } of lists) readItems(items, { ...place, parent: waiting, kind }, reader);
    return;
  }
  if (text === '' || isFunctionWord(text) || (isFiberLabel(text) && lists.length > 0)) {
    for (const { items } of lists) readItems(items, place, reader);
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
    const exact = resolveName(name, reader.vocabulary);
    const alone = names.length === 1 || (exact?.by === 'exact' && exact.entry.kind === 'ingredient');
    const full = alone ? name : (sharing(name, names, reader.vocabulary) ?? name);
    readName(name, full, last ? lists : [], last || names.length < 3 ? notes : [], place, reader);
  }
}

/** "Protein blend (92 %), (whey isolate, …)": the heading just read, if its list is still to come; else -1. */
function headingWithoutList(place: Place, reader: Reader): number {
  const last = reader.drafts.length - 1;
  const draft = reader.drafts[last];
  return draft?.heading === true && draft.parent === place.parent ? last : -1;
}

function readName(
  name: string,
  full: string,
  lists: readonly Bracket[],
  notes: readonly string[],
  place: Place,
  reader: Reader,
): void {
  const resolved = resolveInPlace(full, place, reader);
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
  const heading =
    isHeadingName(name) &&
    (lists.length > 0 || resolved === null || headingCanonical(name) !== null);
  const canonical = heading
    ? (headingCanonical(name) ?? resolved?.canonical ?? canonicalOfUnknown(name))
    : canonicalOf(full, resolved);
  if (canonical === '' || (resolved === null && !heading && lists.length === 0 && isJunk(name, canonical))) {
    for (const { items } of lists) readItems(items, place, reader);
    for (const allergen of allergensNamedIn(name)) reader.loose.add(allergen);
    return;
  }
  const index = add(reader, { text: name, canonical, place, heading, entry: resolved, notes });
  const kind = heading || lists.length > 0 ? headingKind(name) : null;
  for (const { items, closed } of lists) {
    const openProteins = kind === 'protein' && !(closed && reader.balanced) && !reader.truncated;
    const own = heading && repeatsHeading(items[0], canonical) ? items.slice(1) : items;
    // A bracket that nothing closes behind a single ingredient holds one thing; the list goes on outside.
    const single = !closed && !reader.truncated && !heading && kind !== 'protein' && !isCompound(name);
    const inside = { parent: index, kind, minor: place.minor };
    const rest = readItems(single ? own.slice(0, 1) : own, inside, reader, openProteins);
    if (rest.length > 0) readItems(rest, place, reader);
    if (single && own.length > 1) readItems(own.slice(1), place, reader);
  }
  if (heading && headingCanonical(name) === null && holdsProteins(index, reader)) {
    rename(reader, index, 'protein blend');
  }
}

/** "MyZyme (Enzyme Blend; amylase, …)": the bracket begins with the heading itself. */
function repeatsHeading(item: Item | undefined, canonical: string): boolean {
  const [piece] = item?.pieces ?? [];
  if (item?.pieces.length !== 1 || piece?.kind !== 'text') return false;
  return headingCanonical(piece.text) === canonical;
}

/** A trade name whose list is of proteins ("IXPB Fusion (whey isolate, whey concentrate)") is a protein blend. */
function holdsProteins(index: number, reader: Reader): boolean {
  const children = reader.drafts.filter((draft) => draft.parent === index);
  return children.filter((child) => child.entry?.roles.includes('protein source')).length >= 2;
}

function rename(reader: Reader, index: number, canonical: string): void {
  const draft = reader.drafts[index];
  if (draft !== undefined) reader.drafts[index] = { ...draft, canonical };
}

function resolveInPlace(name: string, place: Place, reader: Reader): VocabularyEntry | null {
  const { vocabulary } = reader;
  const parent = place.parent === null ? undefined : reader.drafts[place.parent];
  if (parent !== undefined) {
    const shared = /\b(oil|fat|juice)s?$/.exec(parent.canonical)?.[1];
    if (shared !== undefined) {
      const entry = vocabulary.names.get(normalizeName(`${name} ${shared}`));
      if (entry !== undefined) return entry;
    }
    if (place.kind === 'vitamins' && /^[a-ek][ -]?\d{0,2}$/i.test(name)) {
      const entry = vocabulary.resolve(`vitamin ${name}`);
      if (entry !== null) return entry;
    }
  }
  return (
    (resolveName(name, vocabulary) ?? resolveFlavored(name, vocabulary))?.entry ??
    flavorOf(name, vocabulary)
  );
}

/** Any "… flavor" is a flavor, whatever of; "natural … flavor" a natural one. */
function flavorOf(name: string, vocabulary: Vocabulary): VocabularyEntry | null {
  const found =
    /^(natural (?:and|&) artificial|natural|artificial)?\b.*\b(?:flavou?rs?|flavou?rings?|aroma)$/i.exec(
      name.trim(),
    );
  if (found === null) return null;
  return vocabulary.resolve(`${found[1] ?? ''} flavor`.trim());
}

function readFragment(text: string, place: Place, reader: Reader): void {
  const cut = text.search(/\s(?:and|&|or)\s(?!.*\s(?:and|&|or)\s)/i);
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

const BARE_FLAVORS = new Set([
  'flavor',
  'natural flavor',
  'artificial flavor',
  'natural and artificial flavor',
]);

/** The vocabulary's name; for a flavor that it knows only as such, with what the flavor is of ("donut flavor"). */
function canonicalOf(text: string, entry: VocabularyEntry | null): string {
  if (entry === null) return compoundCanonical(text);
  if (!BARE_FLAVORS.has(entry.canonical)) return entry.canonical;
  const named = /\bflavou?r(?:ing|ed)?s?$/i.test(text)
    ? compoundCanonical(text).replace(/ flavoring$/, ' flavor')
    : '';
  return named.endsWith(` ${entry.canonical.split(' ').at(-1)}`) &&
    named.split(' ').length > entry.canonical.split(' ').length
    ? named
    : entry.canonical;
}

function compoundCanonical(text: string): string {
  return canonicalOfUnknown(
    text.replace(
      /\b(?:flavou?red|flavou?r(?=\s+\w)|confectionery|compound|sugar[ -]free|style)\s+/gi,
      '',
    ),
  );
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
  if (entry === null && !addition.heading) said.push(...allergensNamedIn(text));
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
