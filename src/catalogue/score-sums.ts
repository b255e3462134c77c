import type { Arena } from './arena.ts';
import type { Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import type { Planes } from './counters.ts';
import type { Evaluation } from './evaluate.ts';
import { BONUSES, DEDUCTIONS, SCORE_MAXIMUM } from '#domain/matching/score-rules.ts';
import { mustHavePoints } from '#domain/matching/score.ts';
import { popcount } from '#domain/bits.ts';
import { countBits, countBoth, countWithout } from './bits.ts';
import { addOthers, exactlyIn } from './counters.ts';

/** The most bonus points a product can have. */
export const MOST_BONUS = BONUSES.reduce((sum, rule) => sum + rule.points, 0);

/** For each product how many must-have terms are missing; no planes where none was asked. */
export function missingPlanes(columns: Columns, evaluation: Evaluation, arena: Arena): Planes {
  const terms = evaluation.mustHaveTerms;
  const planes: Bits[] = [];
  for (let most = terms.length; most > 0; most >>= 1) {
    planes.push(arena.takeEmpty());
  }
  for (const term of terms) addOthers(planes, term.met, columns.all);
  return planes;
}

/** The set of an applied criterion's met products; null where it is not applied. */
export function metBy(evaluation: Evaluation, key: string): Bits | null {
  return evaluation.applied.find((each) => each.key === key)?.met ?? null;
}

/** The sets of the products that meet each dietary flag asked for. */
export function flagsMet(evaluation: Evaluation): readonly Bits[] {
  return evaluation.applied
    .filter((each) => each.hard && each.key !== 'avoid')
    .map((each) => each.met);
}

/**
 * The sum of the clamped, rounded scores of listed products (which break no hard wish). All parts but the share of
 * missing must-haves are whole points, so the sum is taken set by set; what exceeds 100 is then taken off again,
 * which only few combinations can: no soft wish but must-haves missed, and so few flags that the bonus outweighs them.
 */
export function sumScores(
  columns: Columns,
  evaluation: Evaluation,
  planes: Planes,
  listed: Bits,
  count: number,
  arena: Arena,
): number {
  const bonuses = columns.bonusAtLeast.map((set) => countBoth(set, listed));
  let sum = SCORE_MAXIMUM * count + bonuses.reduce((total, each) => total + each, 0);
  for (const key of ['proteinType', 'fitnessGoal', 'brand'] as const) {
    const met = metBy(evaluation, key);
    if (met !== null) sum += DEDUCTIONS[key].points * countWithout(listed, met);
  }
  const flags = flagsMet(evaluation);
  for (const met of flags) sum += DEDUCTIONS.flag.points * countWithout(listed, met);

  const asked = evaluation.mustHaveTerms.length;
  for (let missing = 0; missing <= asked; missing++) {
    // Half up, as the score is rounded; the rest of the score is whole.
    const lost = asked === 0 ? 0 : -Math.floor(mustHavePoints(missing, asked) + 0.5);
    const level = asked === 0 ? listed : levelOf(planes, missing, listed, arena);
    if (lost > 0) sum -= lost * countBits(level);
    if (lost < MOST_BONUS) sum -= excessOver(columns, evaluation, flags, level, lost);
  }
  return sum;
}

function levelOf(planes: Planes, level: number, within: Bits, arena: Arena): Bits {
  const set = arena.take();
  for (let w = 0; w < set.length; w++) {
    set[w] = (within[w] as number) & exactlyIn(planes, w, level);
  }
  return set;
}

/** Points by which scores of these products exceed 100 before clamping, `lost` points being lost on must-haves. */
function excessOver(
  columns: Columns,
  evaluation: Evaluation,
  flags: readonly Bits[],
  level: Bits,
  lost: number,
): number {
  const soft = (['proteinType', 'fitnessGoal', 'brand'] as const).flatMap(
    (key) => metBy(evaluation, key) ?? [],
  );
  const flagPoints = -DEDUCTIONS.flag.points;
  let excess = 0;
  for (let w = 0; w < level.length; w++) {
    let clean = level[w] as number;
    for (let i = 0; i < soft.length && clean !== 0; i++) clean &= (soft[i] as Bits)[w] as number;
    if (clean === 0) continue;
    let once = 0;
    let twice = 0;
    for (let i = 0; i < flags.length; i++) {
      const missed = ~((flags[i] as Bits)[w] as number);
      twice |= once & missed;
      once |= missed;
    }
    const none = clean & ~once;
    const one = clean & once & ~twice;
    for (let k = 0; k < MOST_BONUS; k++) {
      const bonus = (columns.bonusAtLeast[k] as Bits)[w] as number;
      if (k >= lost) excess += popcount(none & bonus);
      if (k >= lost + flagPoints) excess += popcount(one & bonus);
    }
  }
  return excess;
}
