import { compareTexts } from '../wording.ts';
import { CARD_FACTS, countCardFacts } from './known-facts.ts';
import { UNSTATED_BRAND, type Product } from './product.ts';

/** What is known of a group of products: how many state each fact. */
export interface KnownCounts {
  readonly products: number;
  /** With an ingredient text, and with one that was completely read. */
  readonly text: number;
  readonly complete: number;
  /** With a serving size that a source states. */
  readonly serving: number;
  /** With one that follows from what it states: the pack and its number of servings, or figures. */
  readonly workedOut: number;
  /**
   * With figures for a serving that is not assumed, whether its size is known or not; figures converted to a standard serving
   * do not count.
   */
  readonly perServing: number;
  /** With stated calories. */
  readonly calories: number;
  readonly flavor: number;
  readonly brand: number;
  readonly labTested: number;
  /** Share of the card facts that a source states, 0 to 1. */
  readonly stated: number;
  /** Median year of the newest sources. */
  readonly year: number | null;
}

export interface KnownGroup extends KnownCounts {
  /** A source's name, a format, a language (ISO 639-1; "no text", "not told") or a brand. */
  readonly group: string;
}

export interface KnownReport {
  readonly all: KnownCounts;
  /** By the first source of a product, by format, by the language of its text and by brand; most products first. */
  readonly bySource: readonly KnownGroup[];
  readonly byFormat: readonly KnownGroup[];
  readonly byLanguage: readonly KnownGroup[];
  readonly byBrand: readonly KnownGroup[];
}

type Counted = Pick<
  Product,
  | 'ingredientsStatement'
  | 'ingredientsComplete'
  | 'ingredientsLanguage'
  | 'servingSize'
  | 'proteinPerServing'
  | 'flavor'
  | 'brand'
  | 'brandId'
  | 'format'
  | 'independentlyTested'
  | 'provenance'
>;

class Group {
  readonly #counts = {
    products: 0,
    text: 0,
    complete: 0,
    serving: 0,
    workedOut: 0,
    perServing: 0,
    calories: 0,
    flavor: 0,
    brand: 0,
    labTested: 0,
  };
  #stated = 0;
  readonly #years = new Map<number, number>();

  add(product: Counted): void {
    const { facts, sources } = product.provenance;
    const counts = this.#counts;
    const count = (key: keyof typeof counts, known: boolean) => {
      if (known) counts[key] += 1;
    };
    counts.products += 1;
    const { basis = null } = product.servingSize ?? {};
    count('text', product.ingredientsStatement !== null);
    count('complete', product.ingredientsComplete);
    const isWorkedOut = basis === 'label' && facts['servingSize']?.basis === 'calculated';
    count('serving', basis === 'label' && !isWorkedOut);
    count('workedOut', isWorkedOut);
    count(
      'perServing',
      basis === 'label' || (basis === null && product.proteinPerServing !== null),
    );
    count(
      'calories',
      [facts['calories'], facts['per100.caloriesPerServing']].some(
        (fact) => fact?.basis === 'label',
      ),
    );
    count('flavor', product.flavor !== null);
    count('brand', product.brandId !== UNSTATED_BRAND.id);
    count('labTested', product.independentlyTested);
    this.#stated += countCardFacts(product);
    const year = Math.max(...sources.map(({ retrieved }) => Number(retrieved.slice(0, 4))));
    if (Number.isFinite(year)) this.#years.set(year, (this.#years.get(year) ?? 0) + 1);
  }

  sums(): KnownCounts {
    const { products } = this.#counts;
    return {
      ...this.#counts,
      stated: products === 0 ? 0 : this.#stated / (products * CARD_FACTS.length),
      year: middleYear(this.#years),
    };
  }
}

/** The median of all years. */
function middleYear(years: ReadonlyMap<number, number>): number | null {
  let left = [...years.values()].reduce((sum, count) => sum + count, 0) >> 1;
  for (const [year, count] of [...years].sort((a, b) => a[0] - b[0])) {
    if (left < count) return year;
    left -= count;
  }
  return null;
}

/** Whole percent of the card facts that are stated, rounded down so that 100 means all (product.md section 3, "Verified"). */
export function statedPercent({ stated }: KnownCounts): number {
  // In binary, three times a third may be less than one.
  return Math.floor(100 * stated + 1e-9);
}

/** Counts what is known of products: the work list for whoever adds data to the catalogue. */
export class KnownCounter {
  readonly #all = new Group();
  readonly #groups = {
    bySource: new Map<string, Group>(),
    byFormat: new Map<string, Group>(),
    byLanguage: new Map<string, Group>(),
    byBrand: new Map<string, Group>(),
  };

  add(product: Counted): void {
    this.#all.add(product);
    groupIn(this.#groups.bySource, product.provenance.sources[0]?.name ?? '').add(product);
    groupIn(this.#groups.byFormat, product.format).add(product);
    groupIn(this.#groups.byLanguage, languageOf(product)).add(product);
    groupIn(this.#groups.byBrand, product.brand.name).add(product);
  }

  report(): KnownReport {
    return {
      all: this.#all.sums(),
      bySource: sorted(this.#groups.bySource),
      byFormat: sorted(this.#groups.byFormat),
      byLanguage: sorted(this.#groups.byLanguage),
      byBrand: sorted(this.#groups.byBrand),
    };
  }
}

function languageOf({ ingredientsStatement, ingredientsLanguage }: Counted): string {
  return ingredientsStatement === null ? 'no text' : (ingredientsLanguage ?? 'not told');
}

function groupIn(groups: Map<string, Group>, name: string): Group {
  const group = groups.get(name) ?? new Group();
  groups.set(name, group);
  return group;
}

function sorted(groups: ReadonlyMap<string, Group>): readonly KnownGroup[] {
  return [...groups]
    .map(([group, counts]) => ({ group, ...counts.sums() }))
    .sort((a, b) => b.products - a.products || compareTexts(a.group, b.group));
}
