import { headingCanonical, isHeadingName } from '../names/heading-names.ts';
import { EVERYWHERE } from '../names/languages.ts';
import type { Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { isExplanation, withAllergenBehind, withoutNotes, withSharedKind } from './brackets.ts';
import { areRelated } from './combine-names.ts';
import { DraftComposer } from './draft-composer.ts';
import type { Drafts, EntryDraft } from './entry-drafts.ts';
import { writtenName } from './entry-names.ts';
import {
  isColor,
  isMadeOfOthers,
  isSlashed,
  isTasteOfAll,
  withClosedGroups,
  withHeadingApart,
  withHeadingWithin,
  withListsBehindCommas,
  withoutFractions,
  withoutTasteHeadings,
  withoutBlendOf,
} from './groups.ts';
import { flavorOfSeveral } from './flavor-of-several.ts';
import type { Bracket, Item, Items } from './items.ts';
import { isSeasoningOfTaste } from './name-entry.ts';
import {
  isTradeName,
  lastNamed,
  PROSE,
  SHORTEST_NAME,
  type Parts,
  partsOf,
  piecesOf,
} from './parts.ts';
import { holdsFunction } from './lost-commas.ts';
import { withoutLoneEnzymes } from './lone-enzymes.ts';
import { GroupEnds } from './group-ends.ts';
import { areOneName } from './plant-forms.ts';
import { splitItem } from './split-item.ts';
import { joinLists, splitLists } from './translations.ts';
import type { ListStart } from '../statement/codes-and-brands.ts';
import { draftOf } from './make-draft.ts';

/** "Miscela di enzimi": the English name of a blend in another language; in English it may be a trade name. */
function blendIn({ pieces }: Item): string | null {
  const [name, other] = pieces.filter(({ span }) => span === 'name');
  const meaning = other === undefined ? name?.meaning : null;
  if (!meaning?.entry?.ancestors.includes('blends')) return null;
  return EVERYWHERE.includes(meaning.language) ? null : meaning.entry.canonical;
}

/** Builds the tree of a label's entries from its items. It decides what belongs to what, never what is read. */
class ListBuilder {
  readonly drafts: EntryDraft[] = [];
  readonly #text: string;
  readonly #vocabulary: Vocabulary;
  readonly #writings = new Map<Item, string>();
  readonly #composer: DraftComposer;

  constructor(text: string, vocabulary: Vocabulary) {
    this.#text = text;
    this.#vocabulary = vocabulary;
    this.#composer = new DraftComposer(this.drafts, vocabulary);
  }

  /** Reads the items of a list into drafts; `parent` is the index of the entry that has the list, null at the top level. */
  readItems(items: Items, parent: number | null): void {
    let group: number | null = null;
    const named = this.#namedOf(items, parent);
    const ends = new GroupEnds(named, this.#vocabulary);
    let before: number | null = null;
    for (const [at, item] of named.entries()) {
      const open = group === null ? undefined : this.drafts[group];
      if (ends.endsBefore(at, open)) group = null;
      const first = this.drafts.length;
      const index = this.#readName(item, group ?? parent);
      const announced = named[at - 1]?.colon === true && isColor(named[at - 1]);
      if (announced || isColor(item)) this.#composer.renameColors(first);
      before = this.#composer.addContinuation(before, index, item);
      if (isSlashed(named[at - 1]) && this.#composer.dropSame(first)) continue;
      if (item.colon && index !== null) group = index;
      else if (item.closes) group = null;
    }
  }

  /** The items of a list, one name each. */
  #namedOf(items: Items, parent: number | null): Items {
    const ofProduct = withListsBehindCommas(withoutTasteHeadings(items), (item, list) =>
      this.#heads(item, list),
    );
    const { headingWords } = this.#vocabulary;
    const headingOf = (item: Item, pieces: Item['pieces']): string | null =>
      headingCanonical(this.#written({ ...item, pieces }), headingWords);
    const apart = ofProduct
      .flatMap((item) => withHeadingApart(item, (pieces) => headingOf(item, pieces) !== null))
      .flatMap((item) => withHeadingWithin(item, (pieces) => headingOf(item, pieces)));
    const split = apart.flatMap((item) =>
      splitItem(withoutBlendOf(item), {
        isOne: (whole, apart) => this.#isOneName(whole, apart),
        joins: (before, piece) => areOneName(before, piece, this.#text, this.#vocabulary),
        compound: this.#vocabulary.wordClasses.compound,
        headings: headingWords,
      }),
    );
    const named = withoutFractions(split);
    const headed = parent === null && isTasteOfAll(named, this.#vocabulary);
    return headed ? named.slice(1) : named;
  }

  /** "Protein blend", "whey protein isolate" before "whey protein", "dark chocolate (14 %)". */
  #heads(item: Item, list: Bracket): boolean {
    const [head, first] = [item, list.items[0]].map((each) => lastNamed(each?.pieces ?? []));
    return (head && first && areRelated(head, first)) || (list.paired && isMadeOfOthers(item));
  }

  /** "fruit and vegetable blend", "natural and artificial flavor", "SaviSeed (sacha inchi) protein": no list of two. */
  #isOneName(item: Item, apart: boolean): boolean {
    if (item.pieces.at(-1)?.span === 'function' || holdsFunction(item)) return false;
    if (flavorOfSeveral(item.pieces, this.#vocabulary) !== null) return true;
    if (isSeasoningOfTaste(item)) return true;
    const written = this.#written(item);
    // "Pea (Pisum sativum) pro - tein"
    if (apart)
      return this.#vocabulary.resolve(written.replace(/(?<=\p{Ll}) - (?=\p{Ll})/gu, '')) !== null;
    const opens = item.colon || item.brackets.length > 0;
    const noun = this.#written({ ...item, pieces: item.pieces.slice(-1) });
    if (opens && isHeadingName(noun, this.#vocabulary.headingWords)) return true;
    return this.#vocabulary.resolve(written) !== null;
  }

  /** The index of the item's entry; null if it has no entry of its own. */
  #readName(item: Item, parent: number | null): number | null {
    const parts = partsOf(item.pieces, this.#vocabulary.lexicon);
    const inner = item.brackets.map(({ items }) => items).filter((items) => items.length > 0);
    const named = parts.entries.length > 0;
    const explained = withAllergenBehind(inner);
    // "Emulsifier (soy lecithin)": the function is not an entry.
    if (!named && parts.unread === 0)
      return this.#readInside(
        withSharedKind(withoutNotes(explained, parts, this.drafts), item),
        parent,
      );
    const isGarbled = parts.unread >= PROSE || this.#written(item).length < SHORTEST_NAME;
    if (!named && inner.length === 0 && isGarbled) return null;
    const heading = isHeadingName(this.#written(item), this.#vocabulary.headingWords);
    const lists = inner.filter((bracket) => this.#isList(bracket, parts.entries));
    if (isTradeName(parts, explained)) return this.#readInside(explained, parent);
    const opens = item.colon || lists.length > 0;
    const notes = inner.filter((bracket) => !lists.includes(bracket));
    const group = heading && (opens || !named);
    const index =
      (opens ? this.#announced(group ? this.#written(item) : blendIn(item)) : null) ??
      this.#add(item, parts, parent, group, notes);
    this.#composer.addSecond(index, opens);
    const inside = this.drafts.length;
    for (const bracket of lists) this.readItems(bracket, index);
    this.#composer.leaveToList(index, item);
    this.#composer.renameMembers(index, inside);
    return index;
  }

  #isList(bracket: Items, outer: Parts['entries']): boolean {
    const explains = isExplanation(outer, bracket, this.#vocabulary.wordClasses);
    return !explains || this.#namesKind(bracket, outer.at(-1));
  }

  /** "Fibre (chicory root (Cichorium intybus) extract)": a kind of the family before it, whose name continues after a bracket. */
  #namesKind([item, ...others]: Items, family: VocabularyEntry | undefined): boolean {
    if (item === undefined || others.length > 0 || item.brackets.length === 0) return false;
    const kind = this.#vocabulary.resolve(this.#written(item));
    return family?.kind === 'family' && kind?.ancestors.includes(family.canonical) === true;
  }

  /** Reads brackets instead of the words before them. */
  #readInside(brackets: readonly Items[], parent: number | null): null {
    for (const bracket of brackets) this.readItems(bracket, parent);
    return null;
  }

  /**
   * "nutrient blend, salt. Nutrient blend: zinc", "DigeZyme® (miscela di enzimi: proteasi)": the list of a heading that
   * occurred without one before.
   */
  #announced(heading: string | null): number | null {
    if (heading === null) return null;
    const blend = headingCanonical(heading, this.#vocabulary.headingWords);
    const index = this.drafts.findIndex(({ canonical }) => canonical === blend);
    const known = this.drafts[index];
    if (known === undefined || this.drafts.some(({ parent }) => parent === index)) return null;
    this.drafts[index] = { ...known, heading: true };
    return index;
  }

  #written(item: Item): string {
    let written = this.#writings.get(item);
    if (written === undefined) {
      written = writtenName(item, this.#text);
      this.#writings.set(item, written);
    }
    return written;
  }

  #add(
    item: Item,
    parts: Parts,
    parent: number | null,
    heading: boolean,
    notes: readonly Items[],
  ): number {
    const inside = notes.flat().flatMap(piecesOf);
    const inner = partsOf(inside, this.#vocabulary.lexicon);
    const text = this.#written(item);
    const named = { item, text, parts, inner, inside, noted: this.#notedIn(notes) };
    this.drafts.push(draftOf(named, { parent, heading }, this.#text, this.#vocabulary));
    const index = this.drafts.length - 1;
    if (notes.length > 0) this.#composer.addFormsWithin(index, inner);
    this.#composer.addFormsBefore(index, item);
    return index;
  }

  /** The words of the only name in the first bracket. */
  #notedIn([first]: readonly Items[]): string | null {
    const [only, ...more] = first ?? [];
    return only === undefined || more.length > 0 ? null : this.#written(only);
  }
}

/** The entries of a statement's lists, in label order; a list in another language adds only what it alone names. */
export function buildList(
  items: Items,
  text: string,
  vocabulary: Vocabulary,
  starts: readonly ListStart[] = [],
): Drafts {
  const lists = splitLists(items, starts).map(({ language, items: own }) => {
    const builder = new ListBuilder(text, vocabulary);
    builder.readItems(own, null);
    return {
      language,
      drafts: withoutLoneEnzymes(withClosedGroups(builder.drafts, vocabulary)),
    };
  });
  return joinLists(lists);
}
