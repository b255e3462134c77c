import type { Arena } from '../columns/arena.ts';
import { type Bits, andInto, hasBit, lowestBit, removeFrom, setBit } from '../columns/bits.ts';
import type { Columns } from '../columns/columns.ts';
import type { Evaluation } from '../evaluate/evaluate.ts';
import { scoreKey } from '#domain/matching/score.ts';
import { MOST_BONUS, ScoreClasses } from '../evaluate/score-classes.ts';

/** Scores, in millionths of a point, lie within this of zero. */
const MOST_SCORE_KEY = 2 ** 29;

/** Chooses one product for each family, family by family, from sets given best first. */
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
    // Who is alone in its family needs no choice.
    this.chosen = arena.takeCopy(within);
    andInto(this.chosen, alone);
    this.#within = arena.takeCopy(within);
    removeFrom(this.#within, alone);
    this.#taken = new Uint8Array(count);
  }

  /** Visits what may be chosen of a set: products of families of several that have no choice yet. */
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

  /** Of each family without a choice the first product of a set. */
  takeFirst(set: Bits): void {
    this.#forEachOpen(set, (product, family) => this.#take(product, family));
  }

  /** The same, those with the larger bonus first. */
  takeByBonus(set: Bits): void {
    const { bonusAtLeast } = this.#columns;
    for (let bonus = MOST_BONUS; bonus > 0; bonus--) {
      const level = this.#arena.takeCopy(set);
      andInto(level, bonusAtLeast[bonus - 1] as Bits);
      this.takeFirst(level);
    }
    this.takeFirst(set);
  }

  /** Of each family without a choice the product of a set that fits best: by percentage, hard criteria and score. */
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
      const fit = criteria * 4 * MOST_SCORE_KEY + (scoreKeys[number] as number);
      // Visited in the order of their numbers: of equals the first stays.
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
 * Of each family with a product in `within` the variant that fits best, as `bestOfFamilies` chooses it: by standing; among
 * listed ones by percentage, hard criteria and score; then the smallest number.
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
