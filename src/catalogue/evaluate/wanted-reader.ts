import { type Bits, andInto, orInto, removeFrom } from '../columns/bits.ts';
import type { Columns } from '../columns/columns.ts';
import type { LabelSearch } from './label-search.ts';
import type { TermSets, WantedSets } from '../columns/word-sets.ts';
import type { UnderstoodTerm } from '#domain/ingredients/wishes/understood-term.ts';
import {
  asksForQualitiesOnly,
  flagOfQuality,
  isCalledBy,
  lackingQualities,
} from '#domain/matching/judge-wanted.ts';
import { UNSWEETENED } from '#domain/ingredients/vocabulary/named-qualities.ts';
import { DIETARY_FLAGS } from '#domain/enumerations.ts';
import { NAMED_PROTEINS } from '#domain/product/classify/named-proteins.ts';
import { addPostings } from '../columns/posting-table.ts';

/** Finds which products meet a must-have. */
export class WantedReader {
  readonly #columns: Columns;
  readonly #labels: LabelSearch;
  readonly #avoidedSets: (term: UnderstoodTerm) => TermSets;

  constructor(
    columns: Columns,
    labels: LabelSearch,
    /** Returns the sets of a term as an avoided one, because "unsweetened" is met by the absence of sweeteners. */
    avoidedSets: (term: UnderstoodTerm) => TermSets,
  ) {
    this.#columns = columns;
    this.#labels = labels;
    this.#avoidedSets = avoidedSets;
  }

  /** The products that meet a must-have, and those known to meet or not meet it. */
  read(term: UnderstoodTerm): WantedSets {
    const { complete } = this.#columns;
    if (term.qualities.length > 0) return this.#readQualified(term);
    if (term.kind !== 'literal') {
      const met = this.#labels.membersFound(term.members);
      for (const { products } of this.#named(term)) orInto(met, products);
      return { met, known: complete };
    }
    const met = this.#labels.withRows(this.#labels.literalRows(term.term));
    return { met, known: met };
  }

  /** Products without a list whose name states a protein (`proteinsByName`) that the term means, by protein. */
  #named(term: UnderstoodTerm): readonly { readonly name: string; readonly products: Bits }[] {
    if (term.kind === 'literal') return [];
    return this.#columns.namedProteins.flatMap((products, row) => {
      const name = NAMED_PROTEINS[row]?.canonical ?? '';
      return isCalledBy(name, term) ? [{ name, products }] : [];
    });
  }

  /** Products known to have or lack a quality ("organic") themselves. Null for a quality that only ingredients have. */
  #productQuality(term: UnderstoodTerm, quality: string): { yes: Bits; no: Bits } | null {
    const { flagTrue, flagFalse, complete } = this.#columns;
    const flag = flagOfQuality(quality);
    if (flag !== null) {
      const row = DIETARY_FLAGS.indexOf(flag);
      return { yes: flagTrue[row] as Bits, no: flagFalse[row] as Bits };
    }
    if (quality !== UNSWEETENED || term.absent === null) return null;
    const sets = this.#avoidedSets(term.absent);
    const no = sets.contains.slice();
    if (sets.mayContain !== null) orInto(no, sets.mayContain);
    const yes = complete.slice();
    removeFrom(yes, no);
    removeFrom(yes, sets.doubt);
    return { yes, no };
  }

  /**
   * Products that may meet a must-have with qualities ("organic pea protein"), grouped by the qualities that the
   * ingredient itself lacks and the product must have. A term of qualities only ("organic") may be met without any
   * ingredient.
   */
  #candidates(term: UnderstoodTerm): Map<string, { lacking: readonly string[]; with: Bits }> {
    const { ingredients, all } = this.#columns;
    const qualitiesOnly = asksForQualitiesOnly(term);
    const rows: Iterable<number> = qualitiesOnly
      ? ingredients.names.keys()
      : term.kind === 'literal'
        ? this.#labels.literalRows(term.term)
        : term.members.flatMap((member) => ingredients.rowsOf.get(member) ?? []);
    const candidates = new Map<string, { lacking: readonly string[]; with: Bits }>();
    const bare = lackingQualities(term, null);
    if (qualitiesOnly) candidates.set(bare.join('|'), { lacking: bare, with: all.slice() });
    const productsLacking = (lacking: readonly string[]): Bits => {
      const key = lacking.join('|');
      const same = candidates.get(key) ?? { lacking, with: new Int32Array(all.length) };
      candidates.set(key, same);
      return same.with;
    };
    for (const row of rows) {
      const qualities = ingredients.qualities[row] ?? [];
      const lacking = lackingQualities(term, { name: ingredients.names[row] ?? '', qualities });
      if (qualitiesOnly && lacking.length === bare.length) continue;
      addPostings(ingredients.postings, row, productsLacking(lacking));
    }
    for (const { name, products } of this.#named(term))
      orInto(productsLacking(lackingQualities(term, { name, qualities: [] })), products);
    return candidates;
  }

  /** The sets of a must-have with qualities. Unmet if each candidate lacks one, or a complete list has no candidate. */
  #readQualified(term: UnderstoodTerm): WantedSets {
    const { all, complete } = this.#columns;
    const found = new Int32Array(all.length);
    const met = new Int32Array(all.length);
    const possible = new Int32Array(all.length);
    const byQuality = new Map(
      term.qualities.map((quality) => [quality, this.#productQuality(term, quality)] as const),
    );
    for (const { lacking, with: products } of this.#candidates(term).values()) {
      orInto(found, products);
      const having = products.slice();
      const notLacking = products.slice();
      for (const quality of lacking) {
        const sets = byQuality.get(quality) ?? null;
        if (sets === null) having.fill(0);
        else {
          andInto(having, sets.yes);
          removeFrom(notLacking, sets.no);
        }
      }
      orInto(met, having);
      orInto(possible, notLacking);
    }
    const known = found.slice();
    removeFrom(known, possible);
    if (term.kind !== 'literal') {
      const missing = complete.slice();
      removeFrom(missing, found);
      orInto(known, missing);
    }
    orInto(known, met);
    return { met, known };
  }
}
