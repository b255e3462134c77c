import type { Arena } from './arena.ts';
import type { Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import type { Planes } from './counters.ts';
import type { Evaluation } from './evaluate.ts';
import { DEDUCTIONS, SCORE_START } from '#domain/matching/score-rules.ts';
import { mustHavePoints, scoreKey, sumReceipt } from '#domain/matching/score.ts';
import { numberAt } from './counters.ts';
import { flagsMet, metBy } from './score-sums.ts';

/** What products of one search are chosen by. */
export interface Selection {
  readonly columns: Columns;
  readonly evaluation: Evaluation;
  /** How many must-have terms each product lacks (`missingPlanes`). */
  readonly planes: Planes;
  readonly arena: Arena;
}

/**
 * Products of a set (which has `to` or more) in the order of their unclamped score, then name: from position `from` up
 * to, not including, `to`. Scores are few, so they are counted, not sorted: one pass counts each combination of
 * deductions and bonus, a second picks the products of those combinations the page falls into.
 */
export function selectByScore(
  { columns, evaluation, planes }: Selection,
  set: Bits,
  from: number,
  to: number,
): number[] {
  const classes = new ScoreClasses(evaluation, planes);
  const counts = new Int32Array(classes.size);
  forEachClass(columns, classes, set, (_, code) => {
    counts[code] = (counts[code] as number) + 1;
    return true;
  });
  const keyOf = (code: number): number => -scoreKey(classes.unclampedScore(code));
  const placeOf = placesOnPage(counts, keyOf, from, to);
  const found = Array.from<number>({ length: to - from });
  let left = found.length;
  forEachClass(columns, classes, set, (product, code) => {
    const place = placeOf(code);
    if (place >= 0) {
      found[place] = product;
      left--;
    }
    return left > 0;
  });
  return found;
}

/** Products of a set by grams of protein, unknown last, then unclamped score, then name. */
export function selectByProtein(
  selection: Selection,
  set: Bits,
  from: number,
  to: number,
): number[] {
  const { columns, arena } = selection;
  const counts = new Int32Array(columns.proteinRanks);
  const { proteinRank } = columns;
  for (let w = 0; w < set.length; w++) {
    for (let word = set[w] as number; word !== 0; word &= word - 1) {
      const rank = proteinRank[(w << 5) + (31 - Math.clz32(word & -word))] as number;
      counts[rank] = (counts[rank] as number) + 1;
    }
  }
  const found: number[] = [];
  let start = 0;
  for (let rank = 0; rank < counts.length && start < to; rank++) {
    const count = counts[rank] as number;
    const first = Math.max(0, from - start);
    const last = Math.min(count, to - start);
    if (first < last) {
      const tied = tiedAt(proteinRank, set, rank, arena.take());
      found.push(...selectByScore(selection, tied, first, last));
    }
    start += count;
  }
  return found;
}

function tiedAt(proteinRank: Int32Array, set: Bits, rank: number, tied: Bits): Bits {
  for (let w = 0; w < set.length; w++) {
    let same = 0;
    for (let word = set[w] as number; word !== 0; word &= word - 1) {
      const bit = 31 - Math.clz32(word & -word);
      if (proteinRank[(w << 5) + bit] === rank) same |= 1 << bit;
    }
    tied[w] = same;
  }
  return tied;
}

/** Which combination of deductions and bonus a product of a set has, numbered densely. */
class ScoreClasses {
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
function forEachClass(
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
      const bit = 31 - Math.clz32(word & -word);
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

/**
 * Where on the page the next product of a class stands, class by class, as products are met in name order;
 * negative where it is not on the page.
 */
function placesOnPage(
  counts: Int32Array,
  keyOf: (code: number) => number,
  from: number,
  to: number,
): (code: number) => number {
  const present: { code: number; key: number }[] = [];
  counts.forEach((count, code) => {
    if (count > 0) present.push({ code, key: keyOf(code) });
  });
  present.sort((a, b) => a.key - b.key);
  // Classes of equal score form one run: inside it only the name decides.
  const runOf = new Int32Array(counts.length);
  const next: number[] = [];
  let start = 0;
  let lastKey = Number.NaN;
  for (const { code, key } of present) {
    if (key !== lastKey) next.push(start);
    lastKey = key;
    runOf[code] = next.length - 1;
    start += counts[code] as number;
  }
  return (code) => {
    const run = runOf[code] as number;
    const position = next[run] as number;
    next[run] = position + 1;
    return position < to ? position - from : -1;
  };
}
