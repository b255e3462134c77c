import type { Arena } from '../columns/arena.ts';
import { type Bits, forEachBit, setBit } from '../columns/bits.ts';
import type { Columns } from '../columns/columns.ts';
import type { ScoreClasses } from '../evaluate/score-classes.ts';
import { scoreKey } from '#domain/matching/score.ts';

/**
 * Products of a set (which has `to` or more) in the order of their unclamped score, then name: from position `from` up
 * to, not including, `to`. Scores are few, so they are counted, not sorted: one pass counts each combination of
 * deductions and bonus, a second picks the products of those combinations the page falls into.
 */
export function selectByScore(
  classes: ScoreClasses,
  set: Bits,
  from: number,
  to: number,
): number[] {
  const counts = classes.countIn(set);
  const keyOf = (code: number): number => -scoreKey(classes.unclampedScore(code));
  const placeOf = placesOnPage(counts, keyOf, from, to);
  const found = Array.from<number>({ length: to - from });
  let left = found.length;
  forEachBit(set, (product) => {
    const place = placeOf(classes.classOf(product));
    if (place >= 0) {
      found[place] = product;
      left--;
    }
    return left > 0;
  });
  return found;
}

/** Products of a set by a figure's rank, then unclamped score, then number. */
export function selectByFigure(
  classes: ScoreClasses,
  { ranks, count: rankCount }: Columns['figureRanks'][number],
  set: Bits,
  from: number,
  to: number,
  arena: Arena,
): number[] {
  const counts = new Int32Array(rankCount);
  forEachBit(set, (product) => {
    const rank = ranks[product] as number;
    counts[rank] = (counts[rank] as number) + 1;
  });
  // Where each rank begins in the order, as far as the page reaches.
  const begins = new Map<number, number>();
  let start = 0;
  for (let rank = 0; rank < rankCount && start < to; rank++) {
    const count = counts[rank] as number;
    if (count > 0 && start + count > from) begins.set(rank, start);
    start += count;
  }
  /** The products of the page among those with the same figure. */
  const selectTied = (tied: readonly number[], tiedFrom: number, tiedTo: number): number[] => {
    const tiedSet = arena.takeEmpty();
    for (const product of tied) setBit(tiedSet, product);
    return selectByScore(classes, tiedSet, Math.max(0, tiedFrom), Math.min(tied.length, tiedTo));
  };
  const members = new Map<number, number[]>();
  for (const rank of begins.keys()) members.set(rank, []);
  forEachBit(set, (product) => members.get(ranks[product] as number)?.push(product));
  const found: number[] = [];
  for (const [rank, begin] of begins) {
    const tied = members.get(rank) as number[];
    const ordered = tied.length === 1 ? tied : selectTied(tied, from - begin, to - begin);
    for (const product of ordered) found.push(product);
  }
  return found;
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
