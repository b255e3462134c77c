import { ALLERGENS, type Allergen } from '../../product/enumerations.ts';
import { headingCanonical, isHeadingName } from '../names/heading-names.ts';
import type { PlacedSpan } from '../statement/read-statement.ts';
import type { Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { unknownCanonical } from '../words/normalize-name.ts';
import { explains } from './brackets.ts';
import type { EntryDraft } from './entry-drafts.ts';
import { endsGroup } from './groups.ts';
import type { Item } from './items.ts';

/** Where an item is read. */
interface Place {
  readonly parent: number | null;
}

/** Entries and quality words of an item. */
interface Parts {
  readonly entries: readonly VocabularyEntry[];
  readonly unread: number;
  readonly qualities: readonly string[];
  readonly functions: number;
  readonly headings: number;
}

function partsOf(pieces: readonly PlacedSpan[]): Parts {
  const entries: VocabularyEntry[] = [];
  const qualities: string[] = [];
  let [unread, functions, headings] = [0, 0, 0];
  for (const { atom, kind } of pieces) {
    if (kind === 'name' && atom.meaning?.entry) entries.push(atom.meaning.entry);
    else if (kind === 'quality') qualities.push(atom.meaning?.value ?? '');
    else if (kind === 'unread') unread += 1;
    else if (kind === 'function') functions += 1;
    else if (kind === 'heading') headings += 1;
  }
  return { entries, qualities, unread, functions, headings };
}

/** Builds the tree of a label's entries from its items. It decides what belongs to what, never what is read. */
class ListBuilder {
  readonly drafts: EntryDraft[] = [];
  readonly #text: string;
  readonly #vocabulary: Vocabulary;

  constructor(text: string, vocabulary: Vocabulary) {
    this.#text = text;
    this.#vocabulary = vocabulary;
  }

  readItems(items: readonly Item[], place: Place): void {
    let group: { readonly index: number; readonly place: Place } | null = null;
    for (const [at, item] of items.entries()) {
      if (group !== null && endsGroup(item, items[at - 1], this.drafts, group.index)) group = null;
      const index = this.#readItem(item, group?.place ?? place);
      if (item.colon && index !== null && (this.drafts[index]?.heading || item.pieces.length > 0))
        group = { index, place: { parent: index } };
      else if (item.closes) group = null;
    }
  }

  /** The index of the item's entry; null where it has none of its own. */
  #readItem(item: Item, place: Place): number | null {
    const parts = partsOf(item.pieces);
    const inner = item.brackets.filter((bracket) => bracket.length > 0);
    if (parts.entries.length === 0 && parts.unread === 0) {
      const group = parts.headings > 0 || parts.qualities.length > 0 ? this.#headingOf(item) : null;
      if (group !== null && (inner.length > 0 || item.colon)) {
        const index = this.#add(item, parts, place, true);
        for (const bracket of inner) this.readItems(bracket, { parent: index });
        return index;
      }
      // "Emulsifier (soy lecithin)": the function is no entry.
      for (const bracket of inner) this.readItems(bracket, place);
      return null;
    }
    const heading = isHeadingName(this.#written(item));
    const lists = inner.filter((bracket) => !explains(item, bracket, this.#vocabulary));
    const opens = item.colon || lists.length > 0;
    if (parts.entries.length === 0 && !heading && lists.length === 1 && lists[0]?.length === 1) {
      // A trade name with the ingredient in brackets is one entry.
      this.readItems(lists[0], place);
      return null;
    }
    const index = this.#add(item, parts, place, heading && (opens || parts.entries.length === 0));
    for (const bracket of lists) this.readItems(bracket, { parent: index });
    return index;
  }

  #headingOf(item: Item): string | null {
    const written = this.#written(item);
    if (isHeadingName(written)) return headingCanonical(written) ?? written.toLowerCase();
    return this.#vocabulary.resolve(written)?.canonical ?? null;
  }

  /** As printed, without functions, amounts and small words at its ends. */
  #written(item: Item): string {
    const own = item.pieces.filter(
      ({ kind, atom }) =>
        kind === 'name' || kind === 'unread' || kind === 'quality' || kind === 'heading' || atom.kind === 'quality',
    );
    const first = own[0];
    const last = own.at(-1);
    if (first === undefined || last === undefined) return '';
    let written = '';
    let end = first.atom.start;
    for (const { atom, kind } of item.pieces.slice(item.pieces.indexOf(first), item.pieces.indexOf(last) + 1)) {
      const between = this.#text.slice(end, atom.start);
      const dropped = kind === 'quantity' || kind === 'function';
      // A bracket between two words is left out.
      written += /[()[\]{}]/u.test(between) ? ' ' : between;
      if (!dropped) written += this.#text.slice(atom.start, atom.end);
      end = atom.end;
    }
    return written
      .replace(/[*_†‡®™©]/gu, '')
      .replace(/\s+/gu, ' ')
      .replace(/^[\s,"'-]+|[\s,"'-]+$/gu, '');
  }

  #add(item: Item, parts: Parts, { parent }: Place, heading: boolean): number {
    const text = this.#written(item);
    const inner = partsOf(item.brackets.flatMap((items) => items.flatMap(({ pieces }) => pieces)));
    const fuller = this.#fullerEntry(item, parts, inner, text);
    const [first, ...others] = parts.entries;
    const alone = others.length === 0 && first !== undefined;
    const entry = fuller ?? (alone ? first : null) ?? (heading ? null : this.#vocabulary.resolve(text));
    const blend = heading ? headingCanonical(text) : null;
    const kinds = entry === null ? parts.entries : others;
    this.drafts.push({
      text,
      canonical: blend ?? entry?.canonical ?? unknownCanonical(text),
      parent,
      heading,
      fragment: false,
      minor: item.minor,
      entry: blend === null ? (entry ?? (heading ? null : (first ?? null))) : null,
      others: kinds,
      read: parts.unread === 0,
      declared: this.#declaredIn(item, parts, inner),
      source: sourceOf([...parts.qualities, ...inner.qualities], inner.entries),
      qualities: [...new Set([...parts.qualities, ...inner.qualities])].filter((each) => each !== ''),
    });
    return this.drafts.length - 1;
  }

  /** "lecithin (soy)" is soy lecithin, "root fiber (chicory)" chicory root fiber. */
  #fullerEntry(item: Item, parts: Parts, inner: Parts, text: string): VocabularyEntry | null {
    const [bracket] = item.brackets;
    const only = inner.entries[0];
    if (bracket?.length !== 1 || inner.entries.length !== 1 || only === undefined) return null;
    const whole = this.#vocabulary.resolve(`${only.canonical} ${text}`);
    const plain = parts.entries[0];
    if (whole === null || whole.kind === 'family' || parts.entries.length > 1) return null;
    if (plain === undefined) return null;
    return plain !== whole && whole.ancestors.includes(plain.canonical) ? whole : null;
  }

  #declaredIn(item: Item, parts: Parts, inner: Parts): readonly Allergen[] {
    const found = new Set<Allergen>();
    for (const { allergens } of [...inner.entries, ...parts.entries.slice(1)])
      for (const allergen of allergens) found.add(allergen);
    for (const { atom } of [...item.pieces, ...item.brackets.flat().flatMap(({ pieces }) => pieces)]) {
      for (const { allergens } of atom.others) for (const each of allergens) found.add(each);
      for (const each of atom.meaning?.allergens ?? []) if (inner.entries.includes(atom.meaning?.entry as VocabularyEntry)) found.add(each);
    }
    for (const quality of [...parts.qualities, ...inner.qualities])
      for (const each of originOf(quality, this.#vocabulary)?.allergens ?? []) found.add(each);
    return ALLERGENS.filter((allergen) => found.has(allergen));
  }
}

const FROM = 'from ';

/** "from soy" → soy. */
export function originOf(quality: string, vocabulary: Vocabulary): VocabularyEntry | null {
  return quality.startsWith(FROM) ? vocabulary.resolve(quality.slice(FROM.length)) : null;
}

function sourceOf(
  qualities: readonly string[],
  entries: readonly VocabularyEntry[],
): EntryDraft['source'] {
  if (entries.some(({ animal }) => animal === 'yes')) return 'animal';
  const animals = ['from beef', 'from pork', 'from fish', 'from milk', 'from egg', 'from lanolin'];
  if (qualities.some((quality) => animals.includes(quality))) return 'animal';
  return qualities.some((quality) => quality.startsWith(FROM)) || entries.some(({ animal }) => animal === 'no')
    ? 'plant'
    : null;
}

/** The entries of a statement's lists, in label order, each with the index of the one it stands in. */
export function buildList(
  items: readonly Item[],
  text: string,
  vocabulary: Vocabulary,
): readonly EntryDraft[] {
  const builder = new ListBuilder(text, vocabulary);
  builder.readItems(items, { parent: null });
  return builder.drafts;
}
