import type { Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import type { UnderstoodTerm } from '#domain/matching/criteria.ts';
import type { Allergen } from '#domain/product/enumerations.ts';
import { phraseOf } from '#domain/matching/literal-words.ts';
import { namesOfTerm } from '#domain/matching/named-in-unknown.ts';
import { ALLERGENS } from '#domain/product/enumerations.ts';
import { NAMED_PROTEINS, type NamedProtein } from '#domain/product/named-proteins.ts';
import { countBits, orInto, removeFrom } from './bits.ts';

/** What the catalogue knows about one understood word. Sets are shared: never written to. */
export interface TermSets {
  /** An ingredient is meant by the word. */
  readonly found: Bits;
  /** Avoiding it is broken: found, said by the name, or a whole allergen of it is contained. */
  readonly contains: Bits;
  readonly containsCount: number;
  /** Avoiding it is broken only by "may contain" or traces; null where no product is so. */
  readonly mayContain: Bits | null;
  readonly mayContainCount: number;
  /** Its absence cannot be confirmed, for another reason than an incomplete list; null where no product is so. */
  readonly doubt: Bits | null;
}

/** Words kept: many, where their sets are small; of a large catalogue as many as take some 64 MB, four sets each. */
const MOST_KEPT = 4096;
const LEAST_KEPT = 16;
const KEPT_BYTES = 64 * 2 ** 20;

/** Two words with the same key have the same sets (and the same name on screens). */
export function termKey(term: UnderstoodTerm): string {
  const meant = term.kind === 'literal' ? [phraseOf(term.term)] : term.members;
  const { allergens, partOfAllergens, mayBe } = term;
  const groups = [[term.kind], [term.name], meant, allergens, partOfAllergens, mayBe];
  return groups.map((group) => group.join('|')).join('\n');
}

/** The sets of words, kept for those asked most recently. */
export class TermIndex {
  readonly #columns: Columns;
  readonly #kept = new Map<string, TermSets>();
  readonly #capacity: number;

  constructor(columns: Columns) {
    this.#columns = columns;
    const affordable = Math.floor(KEPT_BYTES / (4 * columns.all.byteLength));
    this.#capacity = Math.min(MOST_KEPT, Math.max(LEAST_KEPT, affordable));
  }

  setsOf(term: UnderstoodTerm): TermSets {
    const key = termKey(term);
    const sets = this.#kept.get(key) ?? this.#read(term);
    // Entered again, it is the youngest.
    this.#kept.delete(key);
    this.#kept.set(key, sets);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#capacity) break;
      this.#kept.delete(oldest);
    }
    return sets;
  }

  /** Products in which any of these canonical names is an ingredient. */
  membersFound(members: readonly string[]): Bits {
    const { ingredients, all } = this.#columns;
    const found = new Int32Array(all.length);
    for (const member of members) {
      for (const row of ingredients.rowsOf.get(member) ?? [])
        ingredients.postings.addTo(found, row);
    }
    return found;
  }

  #literalFound(text: string): Bits {
    const { ingredients, all } = this.#columns;
    const found = new Int32Array(all.length);
    const phrase = phraseOf(text);
    if (phrase === '') return found;
    ingredients.phrases.forEach((phrases, row) => {
      if (phrases.includes(phrase)) ingredients.postings.addTo(found, row);
    });
    return found;
  }

  /** Ingredients that the vocabulary does not know and whose names say what the term means. */
  #rowsNaming(term: UnderstoodTerm): readonly number[] {
    const { unknownByPhrase } = this.#columns.ingredients;
    return namesOfTerm(term).flatMap((name) => unknownByPhrase.get(name) ?? []);
  }

  /** Ingredients with a general name of which the term may be a kind. */
  #generalRows(term: UnderstoodTerm): readonly number[] {
    const { rowsOf, alone } = this.#columns.ingredients;
    return term.mayBe.flatMap((name) => (rowsOf.get(name) ?? []).filter((row) => alone[row]));
  }

  #union(columns: readonly Bits[], allergens: readonly Allergen[], into: Bits): void {
    for (const allergen of allergens) orInto(into, columns[ALLERGENS.indexOf(allergen)] as Bits);
  }

  #read(term: UnderstoodTerm): TermSets {
    const columns = this.#columns;
    const words = columns.all.length;
    const found =
      term.kind === 'literal' ? this.#literalFound(term.term) : this.membersFound(term.members);
    const called = columns.namedProteins.filter((_, row) =>
      term.members.includes((NAMED_PROTEINS[row] as NamedProtein).canonical),
    );
    const contains = called.length + term.allergens.length > 0 ? found.slice() : found;
    for (const products of called) orInto(contains, products);
    let mayContain: Bits | null = null;
    if (term.allergens.length > 0) {
      this.#union(columns.contains, term.allergens, contains);
      mayContain = new Int32Array(words);
      this.#union(columns.mayContain, term.allergens, mayContain);
      removeFrom(mayContain, contains);
    }
    const rows = [...this.#rowsNaming(term), ...this.#generalRows(term)];
    let doubt: Bits | null = null;
    if (term.allergens.length + term.partOfAllergens.length + rows.length > 0) {
      doubt = new Int32Array(words);
      for (const row of rows) columns.ingredients.postings.addTo(doubt, row);
      this.#union(columns.facility, term.allergens, doubt);
      for (const column of [columns.declared, columns.mayContain, columns.facility]) {
        this.#union(column, term.partOfAllergens, doubt);
      }
    }
    const mayContainCount = mayContain === null ? 0 : countBits(mayContain);
    return {
      found,
      contains,
      containsCount: countBits(contains),
      mayContain: mayContainCount === 0 ? null : mayContain,
      mayContainCount,
      doubt,
    };
  }
}
