import type { Arena } from './arena.ts';
import type { Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import type { Evaluation, Standings } from './evaluate.ts';
import { andInto, countBits, countBoth } from './bits.ts';
import type { FamilyCounter } from './family-counter.ts';
import { familyRepresentatives } from './representatives.ts';

/** A set of products and how many they are. */
export interface Counted {
  readonly set: Bits;
  readonly count: number;
}

/** The standings that are worked out when first asked for. */
type LaterStanding = 'near' | 'unconfirmed' | 'hidden';

/**
 * An evaluation as one search shows it: narrowed by the filters, and to one product of each family where families are asked
 * for. The sets are the arena's, as the evaluation's are: they live until its reset.
 */
export class Narrowed {
  readonly evaluation: Evaluation;
  /** What is shown at all. */
  readonly all: Counted;
  readonly perfect: Counted;
  readonly families: boolean;
  readonly #columns: Columns;
  readonly #arena: Arena;
  /** What the filters leave; null where nothing is filtered. */
  readonly #universe: Bits | null;
  readonly #shown: Bits | null;
  readonly #parts = new Map<LaterStanding, Counted>();
  readonly #counter: FamilyCounter | null;

  constructor(
    columns: Columns,
    evaluation: Evaluation,
    universe: Bits | null,
    /** Null where products are asked for one by one. */
    counter: FamilyCounter | null,
    arena: Arena,
  ) {
    this.evaluation = evaluation;
    // A catalogue in which every product is alone needs no families.
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

  get standings(): Standings {
    return this.evaluation.standings;
  }

  /** The shown products of a standing. */
  part(standing: LaterStanding): Counted {
    let part = this.#parts.get(standing);
    if (part === undefined) {
      part = this.#within(this.standings[standing]);
      this.#parts.set(standing, part);
    }
    return part;
  }

  /** How many products of a set the filters leave; families, where these are asked for. */
  count(set: Bits): number {
    return this.countBoth(set, this.#universe ?? this.#columns.all);
  }

  /** The same, whatever the filters. */
  countAll(set: Bits): number {
    return this.countBoth(set, this.#columns.all);
  }

  /** How many products are in both sets; families, where these are asked for. */
  countBoth(set: Bits, other: Bits): number {
    return this.#counter === null ? countBoth(set, other) : this.#counter.countBoth(set, other);
  }

  /** The products of a set that the filters leave. */
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
