import type { Arena } from './arena.ts';
import type { Bits } from './bits.ts';
import type { CatalogueQuery } from './catalogue.ts';
import type { Columns } from './columns.ts';
import type { Planes } from './counters.ts';
import type { Evaluation } from './evaluate.ts';
import { countBits, popcount } from './bits.ts';
import { selectBestMix } from './best-mix.ts';
import { exactly } from './counters.ts';
import { missingPlanes } from './score-sums.ts';
import { selectByProtein, selectByScore } from './select.ts';

type Select = (set: Bits, from: number, to: number) => number[];

/** How many products a search lists under its switches. */
export function countListed(
  { applied, counts }: Evaluation,
  size: number,
  { showAll, unconfirmed }: Pick<CatalogueQuery, 'showAll' | 'unconfirmed'>,
): number {
  if (applied.length === 0) return size;
  return counts.perfect + (showAll ? counts.near : 0) + (unconfirmed ? counts.unconfirmed : 0);
}

/**
 * The product numbers of one page in the order of the sort (specification section 9, "Sorting"): the listing is
 * taken standing by standing and, inside these, percentage by percentage; only sets the page reaches are ordered.
 */
export function listPage(
  columns: Columns,
  evaluation: Evaluation,
  query: CatalogueQuery,
  arena: Arena,
): number[] {
  const { applied, counts, nearFrom } = evaluation;
  const byProtein = query.sort === 'protein';
  let planes: Planes | null = null;
  const select: Select = (set, from, to) => {
    planes ??= missingPlanes(columns, evaluation, arena);
    const selection = { columns, evaluation, planes, arena };
    return (byProtein ? selectByProtein : selectByScore)(selection, set, from, to);
  };
  const page = new PageFiller(query.offset, query.limit);
  if (applied.length === 0) {
    page.fill(columns.all, columns.size, select);
    return page.found;
  }
  page.fill(
    evaluation.perfect,
    counts.perfect,
    query.sort === 'diversity'
      ? (_, from, to) => selectBestMix(columns, evaluation, from, to)
      : select,
  );
  const others: [boolean, Bits, number, number, number][] = [
    [query.showAll, evaluation.near, counts.near, applied.length - 1, nearFrom],
    [query.unconfirmed, evaluation.unconfirmed, counts.unconfirmed, nearFrom - 1, 0],
  ];
  for (const [listed, set, count, most, least] of others) {
    if (!listed || page.isFull) continue;
    if (byProtein || page.isPast(count)) {
      page.fill(set, count, select);
      continue;
    }
    for (let met = most; met >= least && !page.isFull; met--) {
      for (const hardMet of [true, false]) {
        const level = levelOf(evaluation, set, met, hardMet, arena.take());
        page.fill(level, countBits(level), select);
      }
    }
  }
  return page.found;
}

/** Members of a set that meet exactly so many criteria, and all hard ones or not all. */
function levelOf(
  evaluation: Evaluation,
  set: Bits,
  met: number,
  hardMet: boolean,
  level: Bits,
): Bits {
  const [m0, m1, m2, m3] = evaluation.met;
  for (let w = 0; w < set.length; w++) {
    const members = set[w] as number;
    const hard = evaluation.hardMet[w] as number;
    level[w] =
      members &
      exactly(m0[w] as number, m1[w] as number, m2[w] as number, m3[w] as number, met) &
      (hardMet ? hard : ~hard);
  }
  return level;
}

/** Collects a page from consecutive parts of a listing. */
class PageFiller {
  readonly found: number[] = [];
  #skip: number;
  readonly #limit: number;

  constructor(offset: number, limit: number) {
    this.#skip = offset;
    this.#limit = limit;
  }

  get isFull(): boolean {
    return this.found.length >= this.#limit;
  }

  /** Whether a part of so many products ends before the page begins. */
  isPast(count: number): boolean {
    return count <= this.#skip;
  }

  fill(set: Bits, count: number, select: Select): void {
    if (this.isFull) return;
    if (this.isPast(count)) {
      this.#skip -= count;
      return;
    }
    const to = Math.min(count, this.#skip + this.#limit - this.found.length);
    for (const product of select(set, this.#skip, to)) this.found.push(product);
    this.#skip = 0;
  }
}

/** Listed products that meet at least so many criteria. */
export function countMeeting(evaluation: Evaluation, set: Bits, least: number): number {
  let count = 0;
  const applied = evaluation.applied.length;
  const [m0, m1, m2, m3] = evaluation.met;
  for (let w = 0; w < set.length; w++) {
    const members = set[w] as number;
    if (members === 0) continue;
    for (let met = least; met <= applied; met++) {
      count += popcount(
        members & exactly(m0[w] as number, m1[w] as number, m2[w] as number, m3[w] as number, met),
      );
    }
  }
  return count;
}
