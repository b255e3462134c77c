import type { Arena } from '../columns/arena.ts';
import { type Bits, forEachBit, setBit } from '../columns/bits.ts';
import type { Columns } from '../columns/columns.ts';
import type { ScoreClasses } from '../evaluate/score-classes.ts';
import { scoreKey } from '#domain/matching/score.ts';

/**
 * Selects positions `from` to `to` (exclusive) of a set in the order of unclamped score, then product number. The set
 * must have at least `to` products. There are few distinct scores, so they are counted instead of sorted: one pass
 * counts each class of scores, a second picks the products of the classes on the page.
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

/** Selects positions of a set in the order of a figure's rank, then unclamped score, then number. */
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
  // The first position of each rank that the page reaches.
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
 * Returns a function that gives the position on the page of the next product of a class. Products must be passed in
 * order of their number. Negative if the product is not on the page.
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
  // Classes of equal score form one run, within which only the product number decides.
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
