import type { Arena } from './arena.ts';
import type { Bits } from './bits.ts';
import type { CatalogueQuery } from './catalogue.ts';
import type { Columns } from './columns.ts';
import type { Planes } from './counters.ts';
import type { Evaluation } from './evaluate.ts';
import { countBits, popcount } from './bits.ts';
import { selectBestMix } from './best-mix.ts';
import { exactly } from './counters.ts';
import { nearThreshold } from './evaluate.ts';
import { missingPlanes } from './score-sums.ts';
import { selectByProtein, selectByScore } from './select.ts';
import { selectPerfectByScore } from './walk-perfect.ts';

type Select = (set: Bits, from: number, to: number) => number[];

/** How many products a search lists under its switches. */
export function countListed(
  evaluation: Evaluation,
  size: number,
  { showAll, unconfirmed }: Pick<CatalogueQuery, 'showAll' | 'unconfirmed'>,
): number {
  if (evaluation.applied.length === 0) return size;
  return (
    evaluation.perfectCount +
    (showAll ? evaluation.standings.nearCount : 0) +
    (unconfirmed ? evaluation.standings.unconfirmedCount : 0)
  );
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
  const { applied } = evaluation;
  const byProtein = query.sort === 'protein';
  let planes: Planes | null = null;
  const selectWith = (missing: Planes, set: Bits, from: number, to: number): number[] => {
    const selection = { columns, evaluation, planes: missing, arena };
    return (byProtein ? selectByProtein : selectByScore)(selection, set, from, to);
  };
  const select: Select = (set, from, to) => {
    planes ??= missingPlanes(columns, evaluation, arena);
    return selectWith(planes, set, from, to);
  };
  const page = new PageFiller(query.offset, query.limit);
  if (applied.length === 0) {
    page.fill(columns.all, columns.size, select);
    return page.found;
  }
  page.fill(evaluation.perfect, evaluation.perfectCount, (set, from, to) => {
    if (query.sort === 'diversity') return selectBestMix(columns, evaluation, from, to);
    if (query.sort === 'match') return selectPerfectByScore(columns, set, from, to);
    // Nothing is missing in a perfect match.
    return selectWith([], set, from, to);
  });
  /** A standing of which each product meets `most` criteria or fewer, down to `least`. */
  const fillFrom = (set: Bits, count: number, most: number, least: number): void => {
    if (byProtein || page.isPast(count)) {
      page.fill(set, count, select);
      return;
    }
    for (let met = most; met >= least && !page.isFull; met--) {
      for (const hardMet of [true, false]) {
        const level = levelOf(evaluation, set, met, hardMet, arena.take());
        page.fill(level, countBits(level), select);
      }
    }
  };
  // Standings are worked out when first asked for: a page that perfect matches fill needs none.
  const nearFrom = nearThreshold(applied.length);
  if (query.showAll && !page.isFull) {
    const { near, nearCount } = evaluation.standings;
    fillFrom(near, nearCount, applied.length - 1, nearFrom);
  }
  if (query.unconfirmed && !page.isFull) {
    const { unconfirmed, unconfirmedCount } = evaluation.standings;
    fillFrom(unconfirmed, unconfirmedCount, nearFrom - 1, 0);
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
  const { met: planes, hardMet: allHard } = evaluation.standings;
  const [m0, m1, m2, m3] = planes;
  for (let w = 0; w < set.length; w++) {
    const members = set[w] as number;
    const hard = allHard[w] as number;
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
  const [m0, m1, m2, m3] = evaluation.standings.met;
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
