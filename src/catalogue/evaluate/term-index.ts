import { LRUCache } from 'lru-cache';
import { type Bits, andInto, orInto, removeFrom } from '../columns/bits.ts';
import { claimKey, type Columns } from '../columns/columns.ts';
import type { UnderstoodTerm } from '#domain/ingredients/wishes/understood-term.ts';
import {
  namesInWarnings,
  namesLeavingOpen,
  namesOfWish,
} from '#domain/matching/adverse-evidence.ts';
import { isClearedOats } from '#domain/matching/generic-names.ts';
import { phraseOf } from '#domain/matching/literal-words.ts';
import { memoize } from '#domain/memoize.ts';
import { ALLERGENS, type Allergen } from '#domain/enumerations.ts';
import { NAMED_PROTEINS, type NamedProtein } from '#domain/product/classify/named-proteins.ts';
import { LabelSearch } from './label-search.ts';
import { addPostings } from '../columns/posting-table.ts';
import { WantedReader } from './wanted-reader.ts';
import type { TermSets, WantedSets } from '../columns/word-sets.ts';

/** The cache of terms takes about 64 MB at four sets per term, within these limits on the number of terms. */
const MAX_CACHED = 4096;
const MIN_CACHED = 16;
const CACHE_BYTES = 64 * 2 ** 20;

/** Two terms with the same key have the same sets (and the same name on screens). */
export const termKey = memoize((term: UnderstoodTerm): string => {
  const meant = term.kind === 'literal' ? [phraseOf(term.term)] : term.members;
  const { allergens, partOfAllergens, mayBe, mayHold, madeOf, qualities } = term;
  const lists = [meant, allergens, partOfAllergens, mayBe, mayHold, madeOf, qualities];
  const groups = [[term.kind], [term.name], ...lists];
  const typed = phraseOf(term.typed ?? '');
  const own = [...groups.map((group) => group.join('|')), typed].join('\n');
  return term.absent === null ? own : `${own}\n${termKey(term.absent)}`;
});

/** The sets of products for each term of a search, cached by term. */
export class TermIndex {
  readonly #columns: Columns;
  readonly #labels: LabelSearch;
  readonly #wantedReader: WantedReader;
  readonly #avoided: LRUCache<string, TermSets>;
  readonly #wanted: LRUCache<string, WantedSets>;

  constructor(columns: Columns) {
    this.#columns = columns;
    this.#labels = new LabelSearch(columns);
    this.#wantedReader = new WantedReader(columns, this.#labels, (term) => this.setsOf(term));
    const affordable = Math.floor(CACHE_BYTES / (4 * columns.all.byteLength));
    const capacity = Math.min(MAX_CACHED, Math.max(MIN_CACHED, affordable));
    this.#avoided = new LRUCache({ max: capacity });
    this.#wanted = new LRUCache({ max: capacity });
  }

  /** The sets of an avoided term. */
  setsOf(term: UnderstoodTerm): TermSets {
    const key = termKey(term);
    const read = () => (term.kind === 'literal' ? this.#readLiteral(term) : this.#read(term));
    const sets = this.#avoided.get(key) ?? read();
    this.#avoided.set(key, sets);
    return sets;
  }

  /** The sets of a must-have term. */
  wantedOf(term: UnderstoodTerm): WantedSets {
    const key = termKey(term);
    const sets = this.#wanted.get(key) ?? this.#wantedReader.read(term);
    this.#wanted.set(key, sets);
    return sets;
  }

  /** Products with an ingredient of any of these canonical names. */
  membersFound(members: readonly string[]): Bits {
    return this.#labels.membersFound(members);
  }

  /** A term that the vocabulary does not know: present where it is found, in doubt everywhere else. */
  #readLiteral(term: UnderstoodTerm): TermSets {
    const contains = new Int32Array(this.#columns.all.length);
    this.#labels.addLiteral(term.term, contains);
    return {
      contains,
      mayContain: null,
      doubt: this.#columns.all,
    };
  }

  /** Rows of ingredients with a general name that may mean the term or contain it. */
  #generalRows(term: UnderstoodTerm): readonly number[] {
    const { rowsOf, alone, carried, qualities } = this.#columns.ingredients;
    const isOpen = (row: number): boolean =>
      alone[row] === true &&
      !isClearedOats({ allergen: carried[row] ?? null, qualities: qualities[row] ?? [] }, term);
    const open = [...term.mayBe, ...term.mayHold];
    return open.flatMap((name) => (rowsOf.get(name) ?? []).filter(isOpen));
  }

  #addAllergens(columns: readonly Bits[], allergens: readonly Allergen[], into: Bits): void {
    for (const allergen of allergens) orInto(into, columns[ALLERGENS.indexOf(allergen)] as Bits);
  }

  /**
   * Adds the products that contain an allergen. If ingredients named in `open` also carry it (such as oats for gluten),
   * products that contain it only through those are left out, because it is unknown whether they contain the term.
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
    const brought = this.#labels.withRows(rows);
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
    const meant = namesOfWish(term);
    const contains = this.#labels.membersFound(term.members);
    columns.namedProteins.forEach((products, row) => {
      if (term.members.includes((NAMED_PROTEINS[row] as NamedProtein).canonical)) {
        orInto(contains, products);
      }
    });
    if (term.typed !== undefined) this.#labels.addLiteral(term.typed, contains);
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
    const doubt = this.#labels.withRows(this.#generalRows(term));
    this.#addAllergens(columns.facility, allergens, doubt);
    this.#addAllergens(columns.declared, partOfAllergens, doubt);
    this.#addAllergens(columns.unspecified, partOfAllergens, doubt);
    const open = namesLeavingOpen(term);
    const warnedOf = namesInWarnings(term);
    this.#addClaims(
      [
        ...[...members, ...warnedOf].map((name) => claimKey('facility', name)),
        ...warnedOf.map((name) => claimKey('may contain', name)),
        ...[...meant, ...open].map((name) => claimKey('doubtful', name)),
        ...open.map((name) => claimKey('certain', name)),
      ],
      doubt,
    );
    return doubt;
  }
}
