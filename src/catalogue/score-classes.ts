import type { Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import type { Planes } from './counters.ts';
import type { Evaluation } from './evaluate.ts';
import { lowestBit } from './bits.ts';
import { DEDUCTIONS, SCORE_START } from '#domain/matching/score-rules.ts';
import { mustHavePoints, sumReceipt } from '#domain/matching/score.ts';
import { numberAt } from './counters.ts';
import { flagsMet, metBy } from './score-sums.ts';

/** Which combination of deductions and bonus a product of a set has, numbered densely. */
export class ScoreClasses {
  readonly size: number;
  readonly planes: Planes;
  readonly type: Bits | null;
  readonly goal: Bits | null;
  readonly brand: Bits | null;
  readonly flags: readonly Bits[];
  readonly #asked: number;

  constructor(evaluation: Evaluation, planes: Planes) {
    this.planes = planes;
    this.type = metBy(evaluation, 'proteinType');
    this.goal = metBy(evaluation, 'fitnessGoal');
    this.brand = metBy(evaluation, 'brand');
    this.flags = flagsMet(evaluation);
    this.#asked = evaluation.mustHaveTerms.length;
    this.size = 64 * (this.flags.length + 1) * (this.#asked + 1);
  }

  /** The score behind a class, added up in the order of the receipt. */
  unclampedScore(code: number): number {
    const bonus = code & 7;
    const soft = (code >> 3) & 7;
    const missed = Math.trunc(code / 64);
    const flags = missed % (this.flags.length + 1);
    const missing = Math.trunc(missed / (this.flags.length + 1));
    const points = [SCORE_START];
    if (missing > 0) points.push(mustHavePoints(missing, this.#asked));
    if (soft & 1) points.push(DEDUCTIONS.proteinType.points);
    if (soft & 2) points.push(DEDUCTIONS.fitnessGoal.points);
    if (soft & 4) points.push(DEDUCTIONS.brand.points);
    points.push(flags * DEDUCTIONS.flag.points, bonus);
    return sumReceipt(points.map((each) => ({ points: each })));
  }
}

/** Visits the products of a set with their class, in the order of their numbers, until `visit` returns false. */
export function forEachClass(
  columns: Columns,
  classes: ScoreClasses,
  set: Bits,
  visit: (product: number, code: number) => boolean,
): void {
  const { type, goal, brand, flags, planes } = classes;
  const { bonus } = columns;
  for (let w = 0; w < set.length; w++) {
    let word = set[w] as number;
    if (word === 0) continue;
    const noType = type === null ? 0 : ~(type[w] as number);
    const noGoal = goal === null ? 0 : ~(goal[w] as number);
    const noBrand = brand === null ? 0 : ~(brand[w] as number);
    for (; word !== 0; word &= word - 1) {
      const bit = lowestBit(word);
      const product = (w << 5) + bit;
      let missed = 0;
      for (let i = 0; i < flags.length; i++) {
        missed += (~((flags[i] as Bits)[w] as number) >>> bit) & 1;
      }
      const code =
        (bonus[product] as number) |
        (((noType >>> bit) & 1) << 3) |
        (((noGoal >>> bit) & 1) << 4) |
        (((noBrand >>> bit) & 1) << 5);
      const missing = planes.length === 0 ? 0 : numberAt(planes, w, bit);
      if (!visit(product, code + 64 * (missed + (flags.length + 1) * missing))) return;
    }
  }
}
