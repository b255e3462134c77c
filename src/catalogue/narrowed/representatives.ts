import type { Arena } from '../columns/arena.ts';
import { type Bits, andInto, hasBit, lowestBit, removeFrom, setBit } from '../columns/bits.ts';
import type { Columns } from '../columns/columns.ts';
import type { Evaluation } from '../evaluate/evaluate.ts';
import { scoreKey } from '#domain/matching/score.ts';
import { MAX_BONUS, ScoreClasses } from '../evaluate/score-classes.ts';

/** An upper bound of the absolute score in millionths of a point. */
const MAX_SCORE_KEY = 2 ** 29;

/** Chooses one product per family from sets given best first. */
class FamilyChoice {
  readonly chosen: Bits;
  readonly #columns: Columns;
  readonly #within: Bits;
  readonly #arena: Arena;
  readonly #taken: Uint8Array;

  constructor(columns: Columns, within: Bits, arena: Arena) {
    const { alone, count } = columns.families;
    this.#columns = columns;
    this.#arena = arena;
    // A product that is the only one in its family needs no choice.
    this.chosen = arena.takeCopy(within);
    andInto(this.chosen, alone);
    this.#within = arena.takeCopy(within);
    removeFrom(this.#within, alone);
    this.#taken = new Uint8Array(count);
  }

  /** Visits the candidates of a set: products of families with several products and no choice yet. */
  #forEachOpen(set: Bits, visit: (product: number, family: number) => void): void {
    const { rows } = this.#columns.families;
    const within = this.#within;
    const taken = this.#taken;
    for (let w = 0; w < set.length; w++) {
      for (let word = (set[w] as number) & (within[w] as number); word !== 0; word &= word - 1) {
        const product = (w << 5) + lowestBit(word);
        const family = rows[product] as number;
        if (taken[family] === 0) visit(product, family);
      }
    }
  }

  #take(product: number, family: number): void {
    this.#taken[family] = 1;
    setBit(this.chosen, product);
  }

  /** For each family without a choice, takes the first product of a set. */
  takeFirst(set: Bits): void {
    this.#forEachOpen(set, (product, family) => this.#take(product, family));
  }

  /** Like `takeFirst`, but prefers products with a larger bonus. */
  takeByBonus(set: Bits): void {
    const { bonusAtLeast } = this.#columns;
    for (let bonus = MAX_BONUS; bonus > 0; bonus--) {
      const level = this.#arena.takeCopy(set);
      andInto(level, bonusAtLeast[bonus - 1] as Bits);
      this.takeFirst(level);
    }
    this.takeFirst(set);
  }

  /** For each family without a choice, takes the best product of a set: by percentage, hard criteria and score. */
  takeBest(set: Bits, { standings: { met, hardMet } }: Evaluation, classes: ScoreClasses): void {
    const { count } = this.#columns.families;
    const scoreKeys = new Float64Array(classes.size).fill(Number.NaN);
    const bestFit = new Float64Array(count).fill(-Infinity);
    const bestProduct = new Int32Array(count);
    const families: number[] = [];
    this.#forEachOpen(set, (product, family) => {
      const number = classes.classOf(product);
      if (Number.isNaN(scoreKeys[number]))
        scoreKeys[number] = scoreKey(classes.unclampedScore(number));
      const criteria = 2 * met.of(product) + (hasBit(hardMet, product) ? 1 : 0);
      const fit = criteria * 4 * MAX_SCORE_KEY + (scoreKeys[number] as number);
      // Products are visited in order of their number, so the first of equals is kept.
      const known = bestFit[family] as number;
      if (fit <= known) return;
      if (known === -Infinity) families.push(family);
      bestFit[family] = fit;
      bestProduct[family] = product;
    });
    for (const family of families) this.#take(bestProduct[family] as number, family);
  }
}

/**
 * For each family with a product in `within`, the variant that fits best, as `bestOfFamilies` chooses it: by standing;
 * among listed products by percentage, hard criteria and score; then by the smallest number.
 */
export function familyRepresentatives(
  columns: Columns,
  evaluation: Evaluation,
  within: Bits,
  arena: Arena,
): Bits {
  const choice = new FamilyChoice(columns, within, arena);
  if (evaluation.applied.length === 0) {
    choice.takeByBonus(columns.all);
    return choice.chosen;
  }
  const { perfect, standings } = evaluation;
  const { near, unconfirmed, hidden } = standings;
  choice.takeByBonus(perfect);
  const classes = new ScoreClasses(columns, evaluation, arena);
  choice.takeBest(near, evaluation, classes);
  choice.takeBest(unconfirmed, evaluation, classes);
  const tooFar = arena.takeCopy(columns.all);
  for (const set of [perfect, near, unconfirmed, hidden]) removeFrom(tooFar, set);
  choice.takeFirst(tooFar);
  choice.takeFirst(hidden);
  return choice.chosen;
}
