import type { Allergen } from '../../product/enumerations.ts';
import { add, type EntryDraft, type Place, type Reader } from './entry-drafts.ts';
import { isFiberLabel, isFunctionWord } from '../names/function-words.ts';
import {
  type HeadingKind,
  headingCanonical,
  headingKind,
  isHeadingName,
} from '../names/heading-names.ts';
import { joinSplitNames } from '../names/join-split-names.ts';
import type { Item } from './parse-tree.ts';
import { readSegment } from './read-segment.ts';
import { canonicalOfUnknown, resolveName } from '../vocabulary/resolve-name.ts';
import { isProteinLike } from './group-ends.ts';
import { inlineHeading, type Segment, segmentsOf } from './segments.ts';
import { splitName } from '../names/split-name.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** Reads the tree of a list into entries in label order (rules: data/ingredient-labels/README.md, "List"). */
export function readEntries(
  items: readonly Item[],
  truncated: boolean,
  balanced: boolean,
  vocabulary: Vocabulary,
): { readonly drafts: readonly EntryDraft[]; readonly loose: readonly Allergen[] } {
  const reader: Reader = {
    vocabulary,
    truncated,
    balanced,
    drafts: [],
    loose: new Set(),
    readItems: (inner, place, endsBefore) => readItems(inner, place, reader, endsBefore),
  };
  readItems(items, { parent: null, kind: null, minor: false }, reader);
  nameProteinBlends(reader.drafts);
  return { drafts: reader.drafts, loose: [...reader.loose] };
}

/** A trade name whose list is of proteins ("IXPB Fusion (whey isolate, whey concentrate)") is a protein blend. */
function nameProteinBlends(drafts: EntryDraft[]): void {
  for (const [index, draft] of drafts.entries()) {
    if (draft.entry !== null || headingCanonical(draft.text) !== null) continue;
    const proteins = drafts.filter(
      (child) => child.parent === index && child.entry?.roles.includes('protein source') === true,
    );
    if (proteins.length >= 2)
      drafts[index] = { ...draft, canonical: 'protein blend', heading: true };
  }
}

/** Reads the items of one level, up to the first before which `endsBefore` says stop; returns the rest. */
function readItems(
  items: readonly Item[],
  place: Place,
  reader: Reader,
  endsBefore?: (item: Item) => boolean,
): readonly Item[] {
  let group: { place: Place; kind: HeadingKind } | null = null;
  const whole = joinSplitNames(items, reader.vocabulary);
  const lastColon = whole.findLastIndex((item) =>
    item.pieces.some((piece) => piece.kind === 'colon'),
  );
  for (const [index, item] of whole.entries()) {
    if (index > 0 && endsBefore?.(item) === true) return whole.slice(index);
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
    const names = splitName(first, reader.vocabulary);
    if (
      /^(?:organic|raw|natural)$/i.test(first) ||
      names.some((name) => reader.vocabulary.resolve(name)?.kind !== 'ingredient')
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
