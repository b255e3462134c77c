import type { Arena } from './arena.ts';
import type { Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import type { Evaluation } from './evaluate.ts';
import { scoreKey } from '#domain/matching/score.ts';
import { andInto, hasBit, lowestBit, removeFrom, setBit } from './bits.ts';
import { numberAt } from './counters.ts';
import { forEachClass, ScoreClasses } from './score-classes.ts';
import { missingPlanes, MOST_BONUS } from './score-sums.ts';

/** Scores, in millionths of a point, lie within this of zero. */
const MOST_SCORE_KEY = 2 ** 29;

/** Chooses one product for each family, family by family, from sets given best first. */
class Choice {
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

  /** What of a set is still open: products of families of several, within what is chosen from. */
  #open(set: Bits): Bits {
    const open = this.#arena.takeCopy(set);
    andInto(open, this.#within);
    return open;
  }

  /** Of each family without a choice the first product of a set. */
  takeFirst(set: Bits): void {
    const { rows } = this.#columns.families;
    const taken = this.#taken;
    const within = this.#within;
    for (let w = 0; w < set.length; w++) {
      for (let word = (set[w] as number) & (within[w] as number); word !== 0; word &= word - 1) {
        const product = (w << 5) + lowestBit(word);
        const family = rows[product] as number;
        if (taken[family] === 1) continue;
        taken[family] = 1;
        setBit(this.chosen, product);
      }
    }
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
  takeBest(set: Bits, evaluation: Evaluation): void {
    const columns = this.#columns;
    const { rows, count } = columns.families;
    const { met, hardMet } = evaluation.standings;
    const classes = new ScoreClasses(evaluation, missingPlanes(columns, evaluation, this.#arena));
    const worth = new Float64Array(classes.size).fill(Number.NaN);
    const best = new Float64Array(count).fill(Infinity);
    const fits = new Int32Array(count);
    const families: number[] = [];
    const taken = this.#taken;
    forEachClass(columns, classes, this.#open(set), (product, code) => {
      const family = rows[product] as number;
      if (taken[family] === 1) return true;
      if (Number.isNaN(worth[code])) worth[code] = scoreKey(classes.unclampedScore(code));
      const missed = 15 - numberAt(met, product >>> 5, product & 31);
      const hard = hasBit(hardMet, product) ? 0 : 1;
      const key = (missed * 2 + hard) * 4 * MOST_SCORE_KEY - (worth[code] as number);
      const known = best[family] as number;
      if (known === Infinity) families.push(family);
      // Visited in the order of their numbers: of equals the first stays.
      if (key < known) {
        best[family] = key;
        fits[family] = product;
      }
      return true;
    });
    for (const family of families) {
      taken[family] = 1;
      setBit(this.chosen, fits[family] as number);
    }
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
  const choice = new Choice(columns, within, arena);
  if (evaluation.applied.length === 0) {
    choice.takeByBonus(columns.all);
    return choice.chosen;
  }
  const { perfect, standings } = evaluation;
  const { near, unconfirmed, hidden } = standings;
  choice.takeByBonus(perfect);
  choice.takeBest(near, evaluation);
  choice.takeBest(unconfirmed, evaluation);
  const tooFar = arena.takeCopy(columns.all);
  for (const set of [perfect, near, unconfirmed, hidden]) removeFrom(tooFar, set);
  choice.takeFirst(tooFar);
  choice.takeFirst(hidden);
  return choice.chosen;
}
