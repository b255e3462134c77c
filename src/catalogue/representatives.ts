import type { Arena } from './arena.ts';
import type { Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import type { Evaluation } from './evaluate.ts';
import { DEDUCTIONS } from '#domain/matching/score-rules.ts';
import { scoreKey } from '#domain/matching/score.ts';
import { hasBit, setBit } from './bits.ts';
import { numberAt } from './counters.ts';
import { forEachClass, ScoreClasses } from './score-classes.ts';
import { missingPlanes } from './score-sums.ts';

/** Scores, in millionths of a point, lie within this of zero. */
const MOST_SCORE_KEY = 2 ** 29;

/**
 * Of each family with a product in `within` the variant that fits best, as `bestOfFamilies` chooses it: by standing,
 * percentage, hard criteria, score, and then the smallest number.
 */
export function familyRepresentatives(
  columns: Columns,
  evaluation: Evaluation,
  within: Bits,
  arena: Arena,
): Bits {
  const { rows, count } = columns.families;
  const best = new Float64Array(count).fill(Infinity);
  const chosen = new Int32Array(count).fill(-1);
  const classes = new ScoreClasses(evaluation, missingPlanes(columns, evaluation, arena));
  const worth = new Map<number, number>();
  const rankOf = rankOfStandings(evaluation);
  forEachClass(columns, classes, within, (product, code) => {
    let score = worth.get(code);
    if (score === undefined) {
      score = scoreKey(classes.unclampedScore(code));
      worth.set(code, score);
    }
    const family = rows[product] as number;
    const key = rankOf(product, score);
    // Visited in the order of their numbers: of equals the first stays.
    if (key < (best[family] as number)) {
      best[family] = key;
      chosen[family] = product;
    }
    return true;
  });
  const representatives = arena.takeEmpty();
  for (const product of chosen) if (product >= 0) setBit(representatives, product);
  return representatives;
}

/** One number for a product's standing, percentage, hard criteria and score: the least is the best. */
function rankOfStandings(evaluation: Evaluation): (product: number, score: number) => number {
  if (evaluation.applied.length === 0) return (_, score) => -score;
  const { perfect, standings } = evaluation;
  const { near, unconfirmed, hidden, met, hardMet } = standings;
  const avoid = evaluation.applied.find((each) => each.key === 'avoid');
  const avoidBroken = avoid?.hard === true ? avoid.unmet : null;
  const penalty = scoreKey(DEDUCTIONS.avoid.points);
  const placeOf = (product: number): number => {
    if (hasBit(perfect, product)) return 0;
    if (hasBit(near, product)) return 1;
    if (hasBit(unconfirmed, product)) return 2;
    return hasBit(hidden, product) ? 4 : 3;
  };
  return (product, score) => {
    const missed = 15 - numberAt(met, product >>> 5, product & 31);
    const hard = hasBit(hardMet, product) ? 0 : 1;
    const full = avoidBroken !== null && hasBit(avoidBroken, product) ? score + penalty : score;
    return ((placeOf(product) * 16 + missed) * 2 + hard) * 4 * MOST_SCORE_KEY - full;
  };
}
