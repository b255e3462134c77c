import { carriedBy } from '../label/label-facts.ts';
import { ALLERGENS, type Allergen } from '../../product/enumerations.ts';
import { headingCanonical, isHeadingName } from '../names/heading-names.ts';
import type { PlacedSpan } from '../statement/read-statement.ts';
import type { Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { normalizeName } from '../words/normalize-name.ts';
import { explains } from './brackets.ts';
import type { EntryDraft } from './entry-drafts.ts';
import { endsGroup } from './groups.ts';
import type { Item } from './items.ts';
import {
  endsInCompound,
  isTradeName,
  originOf,
  PROSE,
  SHORTEST_NAME,
  type Parts,
  partsOf,
  piecesOf,
  sourceOf,
} from './parts.ts';
import { splitItem } from './split-item.ts';

/** Where an item is read. */
interface Place {
  readonly parent: number | null;
}

/** Builds the tree of a label's entries from its items. It decides what belongs to what, never what is read. */
class ListBuilder {
  readonly drafts: EntryDraft[] = [];
  readonly #text: string;
  readonly #vocabulary: Vocabulary;
  readonly #writings = new Map<Item, string>();

  constructor(text: string, vocabulary: Vocabulary) {
    this.#text = text;
    this.#vocabulary = vocabulary;
  }

  readItems(items: readonly Item[], place: Place): void {
    let group: { readonly index: number; readonly place: Place } | null = null;
    const named = items.flatMap((item) =>
      splitItem(item, this.#vocabulary.wordClasses, (whole, apart) =>
        this.#isOneName(whole, apart),
      ),
    );
    for (const [at, item] of named.entries()) {
      if (group !== null && endsGroup(item, named[at - 1], this.drafts, group.index)) group = null;
      const index = this.#readName(item, group?.place ?? place);
      if (item.colon && index !== null && (this.drafts[index]?.heading || item.pieces.length > 0))
        group = { index, place: { parent: index } };
      else if (item.closes) group = null;
    }
  }

  /** "fruit and vegetable blend", "natural and artificial flavor", "SaviSeed (sacha inchi) protein": no list of two. */
  #isOneName(item: Item, apart: boolean): boolean {
    const written = this.#written(item);
    if (apart) return this.#vocabulary.resolve(written) !== null;
    const opens = item.colon || item.brackets.length > 0;
    const noun = this.#written({ ...item, pieces: item.pieces.slice(-1) });
    if (isHeadingName(noun) && (opens || headingCanonical(written) !== null)) return true;
    return this.#vocabulary.resolve(written) !== null;
  }

  /** The index of the item's entry; null where it has none of its own. */
  #readName(item: Item, place: Place): number | null {
    const parts = partsOf(item.pieces, this.#vocabulary.lexicon);
    const inner = item.brackets.map(({ items }) => items).filter((items) => items.length > 0);
    const named = parts.entries.length > 0;
    if (!named && parts.unread === 0) return this.#readNameless(item, place, parts, inner);
    if (!named && inner.length === 0 && this.#isDebris(item, parts)) return null;
    const heading = isHeadingName(this.#written(item));
    const lists = inner.filter((bracket) => !explains(item, bracket, this.#vocabulary.wordClasses));
    if (isTradeName(parts, heading, inner)) {
      this.readItems(inner[0] ?? [], place);
      return null;
    }
    const opens = item.colon || lists.length > 0;
    const notes = inner.filter((bracket) => !lists.includes(bracket));
    const group = heading && (opens || !named);
    const index =
      (group && opens ? this.#announced(item) : null) ??
      this.#add(item, parts, place, group, notes);
    for (const bracket of lists) this.readItems(bracket, { parent: index });
    return index;
  }

  #isDebris(item: Item, { unread }: Parts): boolean {
    return unread >= PROSE || this.#written(item).length < SHORTEST_NAME;
  }

  /** An item of headings, functions and qualities alone: a group with its list, or only a function before a name. */
  #readNameless(
    item: Item,
    place: Place,
    parts: Parts,
    inner: readonly (readonly Item[])[],
  ): number | null {
    const group = parts.headings > 0 || parts.qualities.length > 0 ? this.#headingOf(item) : null;
    if (group !== null && (inner.length > 0 || item.colon)) {
      const index = this.#add(item, parts, place, true, []);
      for (const bracket of inner) this.readItems(bracket, { parent: index });
      return index;
    }
    // "Emulsifier (soy lecithin)": the function is no entry.
    for (const bracket of inner) this.readItems(bracket, place);
    return null;
  }

  /** "nutrient blend, salt. Nutrient blend: zinc": the list of a heading that stood without one before. */
  #announced(item: Item): number | null {
    const blend = headingCanonical(this.#written(item));
    const index = this.drafts.findIndex(({ canonical }) => canonical === blend);
    const known = this.drafts[index];
    if (known === undefined || this.drafts.some(({ parent }) => parent === index)) return null;
    this.drafts[index] = { ...known, heading: true };
    return index;
  }

  #headingOf(item: Item): string | null {
    const written = this.#written(item);
    if (isHeadingName(written)) return headingCanonical(written) ?? written.toLowerCase();
    return this.#vocabulary.resolve(written)?.canonical ?? null;
  }

  /** As printed, without functions, amounts and small words at its ends. */
  #written(item: Item): string {
    let written = this.#writings.get(item);
    if (written === undefined) {
      written = this.#write(item);
      this.#writings.set(item, written);
    }
    return written;
  }

  #write(item: Item): string {
    const own = item.pieces.filter(
      ({ kind, atom }) =>
        kind === 'name' ||
        kind === 'unread' ||
        kind === 'quality' ||
        kind === 'heading' ||
        atom.kind === 'quality',
    );
    const first = own[0];
    const last = own.at(-1);
    if (first === undefined || last === undefined) return '';
    let written = '';
    let end = first.atom.start;
    for (const { atom, kind } of item.pieces.slice(
      item.pieces.indexOf(first),
      item.pieces.indexOf(last) + 1,
    )) {
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

  #add(
    item: Item,
    parts: Parts,
    { parent }: Place,
    heading: boolean,
    notes: readonly (readonly Item[])[],
  ): number {
    const text = this.#written(item);
    const within = notes.flat().flatMap(piecesOf);
    const inner = partsOf(within, this.#vocabulary.lexicon);
    const blend = heading ? headingCanonical(text) : null;
    const entry = blend === null ? this.#entryOf(parts, inner, notes, text, heading) : null;
    const others = parts.entries.filter(
      (other) => other !== entry && !entry?.ancestors.includes(other.canonical),
    );
    const qualities = [...parts.qualities, ...inner.qualities];
    this.drafts.push({
      text,
      canonical: blend ?? entry?.canonical ?? this.#plainName(item, text),
      parent,
      heading,
      fragment: false,
      minor: item.minor,
      entry,
      others: heading ? [] : others,
      read: parts.unread === 0,
      declared: this.#declaredIn([...item.pieces, ...within], qualities, others),
      source: sourceOf(qualities, inner.entries),
      qualities: [...new Set(qualities)].filter((each) => each !== ''),
    });
    return this.drafts.length - 1;
  }

  /** What an item without an entry is called: its words without qualities, in US spelling. */
  #plainName(item: Item, text: string): string {
    const words = item.pieces
      .filter(({ kind }) => kind === 'name' || kind === 'unread' || kind === 'heading')
      .map(({ atom }) => this.#text.slice(atom.start, atom.end));
    return normalizeName(words.join(' ')) || text.toLowerCase() || item.pieces[0]?.atom.key || '?';
  }

  #entryOf(
    parts: Parts,
    inner: Parts,
    notes: readonly (readonly Item[])[],
    text: string,
    heading: boolean,
  ): VocabularyEntry | null {
    const [first, ...others] = parts.entries;
    if (heading && first === undefined) return null;
    const whole = others.length > 0 ? this.#vocabulary.resolve(text) : null;
    const alone =
      others.length === 0 || !endsInCompound(parts.entries, this.#vocabulary.wordClasses)
        ? first
        : undefined;
    const plain = whole ?? alone ?? null;
    return this.#fullerEntry(plain, inner, notes, text) ?? plain;
  }

  /** "lecithin (soy)" is soy lecithin, "root fiber (chicory)" chicory root fiber, "cranberry (seed)" its seed. */
  #fullerEntry(
    plain: VocabularyEntry | null,
    inner: Parts,
    notes: readonly (readonly Item[])[],
    text: string,
  ): VocabularyEntry | null {
    const [first, ...more] = notes[0] ?? [];
    const [only, second] = inner.entries;
    if (plain === null || first === undefined || more.length > 0 || second !== undefined)
      return null;
    if (only !== undefined && isProteinOf(only, plain)) return only;
    const whole = this.#vocabulary.resolve(
      only === undefined ? `${text} ${this.#written(first)}` : `${only.canonical} ${text}`,
    );
    if (whole === null || whole === plain || whole.kind === 'family') return null;
    const fuller =
      only === undefined
        ? whole.canonical.endsWith(' seed')
        : isGeneralName(plain) && whole.ancestors.includes(plain.canonical);
    return fuller ? whole : null;
  }

  /** Allergens declared by the words around a name: in its bracket, in its qualities, in other readings of its words. */
  #declaredIn(
    pieces: readonly PlacedSpan[],
    qualities: readonly string[],
    others: readonly VocabularyEntry[],
  ): readonly Allergen[] {
    const found = new Set<Allergen>(others.flatMap(carriedBy));
    for (const { atom, kind } of pieces) {
      if (kind === 'unread' && atom.repaired === null) continue;
      const { entry = null, allergens = [] } = atom.meaning ?? {};
      for (const each of [...allergens, ...carriedBy(entry), ...atom.others.flatMap(carriedBy)])
        found.add(each);
    }
    for (const quality of qualities)
      for (const each of carriedBy(originOf(quality, this.#vocabulary))) found.add(each);
    return found.size === 0 ? [] : ALLERGENS.filter((allergen) => found.has(allergen));
  }
}

/** A name that leaves open which of several things it is. */
function isGeneralName({ kind, maybe, maybeAllergens }: VocabularyEntry): boolean {
  return kind === 'family' || maybe.length > 0 || maybeAllergens.length > 0;
}

/** "SaviSeed (sacha inchi protein)": the bracket says that it is the protein of the food named. */
function isProteinOf(inner: VocabularyEntry, outer: VocabularyEntry): boolean {
  const protein = inner.roles.includes('protein source') && !outer.roles.includes('protein source');
  return protein && inner.ancestors.includes(outer.canonical);
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
