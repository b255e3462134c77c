import type { Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import type { UnderstoodTerm } from '#domain/matching/criteria.ts';
import { namesMeant, namesOpen } from '#domain/matching/adverse-evidence.ts';
import {
  asksForQualitiesOnly,
  flagOfQuality,
  lackingQualities,
  UNSWEETENED,
} from '#domain/matching/judge-wanted.ts';
import { isClearedOats } from '#domain/matching/generic-names.ts';
import { phraseOf } from '#domain/matching/literal-words.ts';
import { ALLERGENS, DIETARY_FLAGS, type Allergen } from '#domain/product/enumerations.ts';
import { NAMED_PROTEINS, type NamedProtein } from '#domain/product/named-proteins.ts';
import { andInto, orInto, removeFrom } from './bits.ts';
import { claimKey } from './columns-builder.ts';
import { addProductsWith } from './find-literal.ts';
import { LruCache } from './lru-cache.ts';
import { addPostings } from './posting-table.ts';

/** What the catalogue knows about one avoided word. Sets are shared: never written to. */
export interface TermSets {
  /** Avoiding it is broken: it is an ingredient, evidence says so, or a whole allergen of it is contained. */
  readonly contains: Bits;
  /** Avoiding it is broken only by "may contain" or traces; null where no product is so. */
  readonly mayContain: Bits | null;
  /** Its absence cannot be confirmed, for another reason than an incomplete list. */
  readonly doubt: Bits;
}

/** How many words are cached: as many as take some 64 MB, at four sets each, within these limits. */
const MOST_CACHED = 4096;
const LEAST_CACHED = 16;
const CACHE_BYTES = 64 * 2 ** 20;

/** Two words with the same key have the same sets (and the same name on screens). */
export function termKey(term: UnderstoodTerm): string {
  const meant = term.kind === 'literal' ? [phraseOf(term.term)] : term.members;
  const { allergens, partOfAllergens, mayBe, qualities } = term;
  const groups = [[term.kind], [term.name], meant, allergens, partOfAllergens, mayBe, qualities];
  const typed = phraseOf(term.typed ?? '');
  const own = [...groups.map((group) => group.join('|')), typed].join('\n');
  return term.absent === null ? own : `${own}\n${termKey(term.absent)}`;
}

/** What the catalogue knows about a word as a must-have. Sets are shared: never written to. */
export interface WantedSets {
  readonly met: Bits;
  /** Met or unmet; may miss what is met. */
  readonly known: Bits;
}

/** The products that each word of a search is met or broken by, cached by word. */
export class TermIndex {
  readonly #columns: Columns;
  readonly #avoided: LruCache<TermSets>;
  readonly #wanted: LruCache<WantedSets>;

  constructor(columns: Columns) {
    this.#columns = columns;
    const affordable = Math.floor(CACHE_BYTES / (4 * columns.all.byteLength));
    const capacity = Math.min(MOST_CACHED, Math.max(LEAST_CACHED, affordable));
    this.#avoided = new LruCache(capacity);
    this.#wanted = new LruCache(capacity);
  }

  /** The sets of a word that is avoided. */
  setsOf(term: UnderstoodTerm): TermSets {
    return this.#avoided.get(termKey(term), () =>
      term.kind === 'literal' ? this.#readLiteral(term) : this.#read(term),
    );
  }

  /** The sets of a must-have. */
  wantedOf(term: UnderstoodTerm): WantedSets {
    return this.#wanted.get(termKey(term), () => this.#readWanted(term));
  }

  /** Products that have an ingredient of any of these canonical names. */
  membersFound(members: readonly string[]): Bits {
    const { rowsOf } = this.#columns.ingredients;
    return this.#withRows(members.flatMap((member) => rowsOf.get(member) ?? []));
  }

  /** Products that have an ingredient of any of these rows of the dictionary. */
  #withRows(rows: readonly number[]): Bits {
    const { ingredients, all } = this.#columns;
    const found = new Int32Array(all.length);
    for (const row of rows) addPostings(ingredients.postings, row, found);
    return found;
  }

  /** Ingredients whose label name or canonical name holds a text as whole words. */
  #literalRows(written: string): readonly number[] {
    const phrase = phraseOf(written);
    if (phrase === '') return [];
    return this.#columns.ingredients.phrases.flatMap((phrases, row) =>
      phrases.includes(phrase) ? [row] : [],
    );
  }

  /** Adds the products on whose label a word stands as it is written. */
  #addLiteral(written: string, into: Bits): void {
    orInto(into, this.#withRows(this.#literalRows(written)));
    addProductsWith(this.#columns.texts, phraseOf(written), into);
  }

  /** A word that the vocabulary does not know: contained where it is found, in doubt everywhere else. */
  #readLiteral(term: UnderstoodTerm): TermSets {
    const contains = new Int32Array(this.#columns.all.length);
    this.#addLiteral(term.term, contains);
    return {
      contains,
      mayContain: null,
      doubt: this.#columns.all,
    };
  }

  /** Ingredients with a general name of which the term may be a kind. */
  #generalRows(term: UnderstoodTerm): readonly number[] {
    const { rowsOf, alone, carried, qualities } = this.#columns.ingredients;
    const isOpen = (row: number): boolean =>
      alone[row] === true &&
      !isClearedOats({ allergen: carried[row] ?? null, qualities: qualities[row] ?? [] }, term);
    return term.mayBe.flatMap((name) => (rowsOf.get(name) ?? []).filter(isOpen));
  }

  #addAllergens(columns: readonly Bits[], allergens: readonly Allergen[], into: Bits): void {
    for (const allergen of allergens) orInto(into, columns[ALLERGENS.indexOf(allergen)] as Bits);
  }

  /**
   * Adds the products that contain an allergen. Where ingredients named in `open` carry it too (oats, of gluten), products that
   * contain it by those alone are left out: whether they contain the term is open.
   */
  #addContained(allergen: Allergen, open: readonly string[], into: Bits): void {
    const { ingredients, contains, declared } = this.#columns;
    const column = ALLERGENS.indexOf(allergen);
    const contained = contains[column] as Bits;
    const openRows = open.flatMap((name) => ingredients.rowsOf.get(name) ?? []);
    if (!openRows.some((row) => ingredients.carried[row] === allergen)) {
      orInto(into, contained);
      return;
    }
    const rows = ingredients.carried.flatMap((each, row) =>
      each === allergen && !openRows.includes(row) ? [row] : [],
    );
    const brought = this.#withRows(rows);
    andInto(brought, contained);
    orInto(into, brought);
    orInto(into, declared[column] as Bits);
  }

  #addClaims(keys: readonly string[], into: Bits): void {
    const { claims } = this.#columns;
    for (const key of keys) {
      const row = claims.keys.get(key);
      if (row !== undefined) addPostings(claims.postings, row, into);
    }
  }

  #read(term: UnderstoodTerm): TermSets {
    const columns = this.#columns;
    const meant = namesMeant(term);
    const contains = this.membersFound(term.members);
    columns.namedProteins.forEach((products, row) => {
      if (term.members.includes((NAMED_PROTEINS[row] as NamedProtein).canonical)) {
        orInto(contains, products);
      }
    });
    if (term.typed !== undefined) this.#addLiteral(term.typed, contains);
    for (const allergen of term.allergens) this.#addContained(allergen, term.mayBe, contains);
    this.#addClaims(
      meant.map((name) => claimKey('certain', name)),
      contains,
    );
    const mayContain = new Int32Array(columns.all.length);
    this.#addAllergens(columns.mayContain, term.allergens, mayContain);
    this.#addClaims(
      term.members.map((name) => claimKey('may contain', name)),
      mayContain,
    );
    removeFrom(mayContain, contains);
    return {
      contains,
      mayContain: mayContain.some((word) => word !== 0) ? mayContain : null,
      doubt: this.#doubtAbout(term, meant),
    };
  }

  #doubtAbout(term: UnderstoodTerm, meant: readonly string[]): Bits {
    const columns = this.#columns;
    const { allergens, partOfAllergens, members } = term;
    const doubt = this.#withRows(this.#generalRows(term));
    this.#addAllergens(columns.facility, allergens, doubt);
    this.#addAllergens(columns.declared, partOfAllergens, doubt);
    this.#addAllergens(columns.unspecified, partOfAllergens, doubt);
    const open = namesOpen(term);
    this.#addClaims(
      [
        ...[...members, ...open].map((name) => claimKey('facility', name)),
        ...[...meant, ...open].map((name) => claimKey('doubtful', name)),
        ...open.flatMap((name) => [claimKey('certain', name), claimKey('may contain', name)]),
      ],
      doubt,
    );
    return doubt;
  }

  /** Products that are known to have a quality ("organic") themselves, and not to; null for a quality of ingredients only. */
  #productQuality(term: UnderstoodTerm, quality: string): { yes: Bits; no: Bits } | null {
    const { flagTrue, flagFalse, complete } = this.#columns;
    const flag = flagOfQuality(quality);
    if (flag !== null) {
      const row = DIETARY_FLAGS.indexOf(flag);
      return { yes: flagTrue[row] as Bits, no: flagFalse[row] as Bits };
    }
    if (quality !== UNSWEETENED || term.absent === null) return null;
    const sets = this.setsOf(term.absent);
    const no = sets.contains.slice();
    if (sets.mayContain !== null) orInto(no, sets.mayContain);
    const yes = complete.slice();
    removeFrom(yes, no);
    removeFrom(yes, sets.doubt);
    return { yes, no };
  }

  /**
   * Products that may meet a must-have with qualities ("organic pea protein"), grouped by the qualities that the ingredient itself
   * lacks: those the product must have. A term of qualities only ("organic") may be met without any ingredient.
   */
  #candidates(term: UnderstoodTerm): Map<string, { lacking: readonly string[]; with: Bits }> {
    const { ingredients, all } = this.#columns;
    const qualitiesOnly = asksForQualitiesOnly(term);
    const rows: Iterable<number> = qualitiesOnly
      ? ingredients.names.keys()
      : term.kind === 'literal'
        ? this.#literalRows(term.term)
        : term.members.flatMap((member) => ingredients.rowsOf.get(member) ?? []);
    const candidates = new Map<string, { lacking: readonly string[]; with: Bits }>();
    const bare = lackingQualities(term, null);
    if (qualitiesOnly) candidates.set(bare.join('|'), { lacking: bare, with: all.slice() });
    for (const row of rows) {
      const qualities = ingredients.qualities[row] ?? [];
      const lacking = lackingQualities(term, { name: ingredients.names[row] ?? '', qualities });
      if (qualitiesOnly && lacking.length === bare.length) continue;
      const key = lacking.join('|');
      const same = candidates.get(key) ?? { lacking, with: new Int32Array(all.length) };
      candidates.set(key, same);
      addPostings(ingredients.postings, row, same.with);
    }
    return candidates;
  }

  #readWanted(term: UnderstoodTerm): WantedSets {
    const { complete } = this.#columns;
    if (term.qualities.length > 0) return this.#readQualified(term);
    if (term.kind !== 'literal') return { met: this.membersFound(term.members), known: complete };
    const met = this.#withRows(this.#literalRows(term.term));
    return { met, known: met };
  }

  /** A must-have with qualities: unmet where every candidate lacks one, or a complete list has no candidate. */
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
