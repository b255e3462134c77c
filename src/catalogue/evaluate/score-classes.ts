import type { Arena } from '../columns/arena.ts';
import { type Bits, forEachBit, hasBit } from '../columns/bits.ts';
import type { Columns } from '../columns/columns.ts';
import type { Evaluation } from './evaluate.ts';
import { BONUSES, DEDUCTIONS, SCORE_START } from '#domain/matching/score-rules.ts';
import { clampScore, mustHavePoints } from '#domain/matching/score.ts';
import { ProductCounts } from './product-counts.ts';

/** The most bonus points a product can have. */
export const MAX_BONUS = BONUSES.reduce((sum, rule) => sum + rule.points, 0);

const BONUS_RANGE = MAX_BONUS + 1;

interface SoftWish {
  readonly met: Bits;
  readonly points: number;
}

/**
 * Groups products by the components of their scores. There are few combinations of deductions and bonus; each is a
 * class with a dense number, so that scores are computed per class instead of per product.
 */
export class ScoreClasses {
  /** The number of classes. */
  readonly size: number;
  readonly #bonus: Uint8Array;
  /** The number of must-have terms requested, and how many of them each product lacks. */
  readonly #terms: number;
  readonly #termsMissing: ProductCounts;
  /** The products that meet each requested dietary flag. */
  readonly #flags: readonly Bits[];
  /** Type, goal and brand, if requested. */
  readonly #soft: readonly SoftWish[];
  readonly #flagRange: number;
  readonly #softRange: number;

  constructor({ all, bonus }: Columns, { applied, mustHaveTerms }: Evaluation, arena: Arena) {
    this.#bonus = bonus;
    this.#terms = mustHaveTerms.length;
    this.#termsMissing = new ProductCounts(this.#terms, arena);
    for (const { met } of mustHaveTerms) this.#termsMissing.addOthers(met, all);
    this.#flags = applied.filter(({ hard, key }) => hard && key !== 'avoid').map(({ met }) => met);
    this.#soft = (['proteinType', 'fitnessGoal', 'brand'] as const).flatMap((wish) => {
      const { points } = DEDUCTIONS[wish];
      return applied.filter(({ key }) => key === wish).map(({ met }) => ({ met, points }));
    });
    this.#flagRange = this.#flags.length + 1;
    this.#softRange = 2 ** this.#soft.length;
    this.size = (this.#terms + 1) * this.#flagRange * this.#softRange * BONUS_RANGE;
  }

  /** The class of a product: its bonus and the soft wishes, flags and terms that it misses, as digits of one number. */
  classOf(product: number): number {
    let flags = 0;
    for (const met of this.#flags) if (!hasBit(met, product)) flags++;
    let soft = 0;
    for (let i = 0; i < this.#soft.length; i++) {
      if (!hasBit((this.#soft[i] as SoftWish).met, product)) soft |= 1 << i;
    }
    const terms = this.#termsMissing.of(product);
    const bonus = this.#bonus[product] as number;
    return ((terms * this.#flagRange + flags) * this.#softRange + soft) * BONUS_RANGE + bonus;
  }

  /** The score of a class, summed in the order of the receipt. */
  unclampedScore(number: number): number {
    const bonus = number % BONUS_RANGE;
    const missed = Math.trunc(number / BONUS_RANGE);
    const soft = missed % this.#softRange;
    const flags = Math.trunc(missed / this.#softRange) % this.#flagRange;
    const terms = Math.trunc(missed / this.#softRange / this.#flagRange);
    let score = SCORE_START;
    if (terms > 0) score += mustHavePoints(terms, this.#terms);
    this.#soft.forEach(({ points }, index) => {
      if ((soft >> index) & 1) score += points;
    });
    return score + flags * DEDUCTIONS.flag.points + bonus;
  }

  /** The number of products of a set in each class. */
  countIn(set: Bits): Int32Array {
    const counts = new Int32Array(this.size);
    forEachBit(set, (product) => {
      const number = this.classOf(product);
      counts[number] = (counts[number] as number) + 1;
    });
    return counts;
  }

  /** The sum of the displayed scores of a set. */
  sumIn(set: Bits): number {
    let sum = 0;
    this.countIn(set).forEach((count, number) => {
      if (count > 0) sum += count * clampScore(this.unclampedScore(number));
    });
    return sum;
  }
}
