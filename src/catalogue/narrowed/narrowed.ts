import type { Arena } from '../columns/arena.ts';
import { type Bits, andInto, countBits, countBoth } from '../columns/bits.ts';
import type { CatalogueQuery } from '../catalogue.ts';
import type { Columns } from '../columns/columns.ts';
import type { Evaluation } from '../evaluate/evaluate.ts';
import type { FamilyCounter } from './family-counter.ts';
import { familyRepresentatives } from './representatives.ts';

/** A set of products and their number. */
export interface Counted {
  readonly set: Bits;
  readonly count: number;
}

type LazyStanding = 'near' | 'unconfirmed' | 'hidden';

/** Which standings a search lists besides the perfect matches. */
export type ListedStandings = Pick<CatalogueQuery, 'showAll' | 'unconfirmed'>;

/**
 * An evaluation narrowed by a search's filters and, if the search lists families, to one product per family. Its sets
 * belong to the arena and are valid until it is reset.
 */
export class Narrowed {
  readonly evaluation: Evaluation;
  /** All shown products, whatever their standing. */
  readonly all: Counted;
  readonly perfect: Counted;
  readonly families: boolean;
  readonly #columns: Columns;
  readonly #arena: Arena;
  /** The products that pass the filters. Null if there are no filters. */
  readonly #universe: Bits | null;
  readonly #shown: Bits | null;
  readonly #parts = new Map<LazyStanding, Counted>();
  readonly #counter: FamilyCounter | null;

  constructor(
    columns: Columns,
    evaluation: Evaluation,
    universe: Bits | null,
    /** Null if the search lists products, not families. */
    counter: FamilyCounter | null,
    arena: Arena,
  ) {
    this.evaluation = evaluation;
    // If every family has a single product, listing families is the same as listing products.
    this.#counter = columns.families.count < columns.size ? counter : null;
    this.families = this.#counter !== null;
    this.#columns = columns;
    this.#arena = arena;
    this.#universe = universe;
    this.#shown = this.families
      ? familyRepresentatives(columns, evaluation, universe ?? columns.all, arena)
      : universe;
    const shown = this.#shown ?? columns.all;
    this.all = { set: shown, count: this.#shown === null ? columns.size : countBits(shown) };
    this.perfect = this.#within(evaluation.perfect);
  }

  /** The shown products of a standing. */
  part(standing: LazyStanding): Counted {
    let part = this.#parts.get(standing);
    if (part === undefined) {
      part = this.#within(this.evaluation.standings[standing]);
      this.#parts.set(standing, part);
    }
    return part;
  }

  /** The parts that a search lists besides the perfect matches. */
  listedParts({ showAll, unconfirmed }: ListedStandings): readonly Counted[] {
    return [
      ...(showAll ? [this.part('near')] : []),
      ...(unconfirmed ? [this.part('unconfirmed')] : []),
    ];
  }

  /** The number of products that a search lists. Without criteria, all of them. */
  countListed(listed: ListedStandings): number {
    if (this.evaluation.applied.length === 0) return this.all.count;
    return this.listedParts(listed).reduce((sum, { count }) => sum + count, this.perfect.count);
  }

  /** The number of products (or families, if the search lists those) of a set that pass the filters. */
  count(set: Bits): number {
    return this.countBoth(set, this.#universe ?? this.#columns.all);
  }

  /** Like `count`, but without the filters. */
  countAll(set: Bits): number {
    return this.countBoth(set, this.#columns.all);
  }

  /** The number of products (or families) in both sets. */
  countBoth(set: Bits, other: Bits): number {
    return this.#counter === null ? countBoth(set, other) : this.#counter.countBoth(set, other);
  }

  /** The products of a set that pass the filters. */
  inUniverse(set: Bits, arena: Arena): Bits {
    if (this.#universe === null) return set;
    const within = arena.takeCopy(set);
    andInto(within, this.#universe);
    return within;
  }

  #within(set: Bits): Counted {
    if (this.#shown === null) return { set, count: countBits(set) };
    const within = this.#arena.takeCopy(set);
    andInto(within, this.#shown);
    return { set: within, count: countBits(within) };
  }
}
