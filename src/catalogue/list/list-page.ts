import type { Arena } from '../columns/arena.ts';
import { type Bits, countBits } from '../columns/bits.ts';
import type { CatalogueQuery } from '../catalogue.ts';
import type { Columns } from '../columns/columns.ts';
import type { Evaluation } from '../evaluate/evaluate.ts';
import type { Counted, Narrowed } from '../narrowed/narrowed.ts';
import type { SortMode } from '#domain/matching/criteria.ts';
import { FIGURE_SORTS, isFigureSort } from '#domain/matching/figures.ts';
import { selectBestMix } from './best-mix.ts';
import { ScoreClasses } from '../evaluate/score-classes.ts';
import { selectByFigure, selectByScore } from './select.ts';
import { selectPerfectByScore } from './walk-perfect.ts';

type Select = (set: Bits, from: number, to: number) => number[];

/**
 * The product numbers of one page in the requested order (specification section 9, "Sorting"). The listing goes
 * standing by standing and, within these, percentage by percentage. Only sets that the page reaches are ordered.
 */
export function listPage(
  columns: Columns,
  narrowed: Narrowed,
  query: CatalogueQuery,
  arena: Arena,
): number[] {
  const { evaluation, perfect } = narrowed;
  const { applied } = evaluation;
  const { sort } = query;
  const ranks = ranksOf(columns, sort);
  let classes: ScoreClasses | null = null;
  const select: Select = (set, from, to) => {
    classes ??= new ScoreClasses(columns, evaluation, arena);
    return ranks === undefined
      ? selectByScore(classes, set, from, to)
      : selectByFigure(classes, ranks, set, from, to, arena);
  };
  const page = new PageFiller(query.offset, query.limit);
  if (applied.length === 0) {
    page.fill(narrowed.all, select);
    return page.found;
  }
  page.fill(perfect, (set, from, to) => {
    if (sort === 'diversity') return selectBestMix(columns, set, evaluation.criteria, from, to);
    if (sort === 'match') return selectPerfectByScore(columns, set, from, to);
    return select(set, from, to);
  });
  /** Fills from one standing: products that meet all criteria first, those that meet none last. */
  const fillLevels = (part: Counted): void => {
    if (ranks !== undefined || page.isPast(part.count)) {
      page.fill(part, select);
      return;
    }
    for (let met = applied.length; met >= 0 && !page.isFull; met--) {
      for (const hardMet of [true, false]) {
        const set = levelOf(evaluation, part.set, met, hardMet, arena.take());
        page.fill({ set, count: countBits(set) }, select);
      }
    }
  };
  // `part` computes the standing, so it is not called if perfect matches fill the page.
  if (query.showAll && !page.isFull) fillLevels(narrowed.part('near'));
  if (query.unconfirmed && !page.isFull) fillLevels(narrowed.part('unconfirmed'));
  return page.found;
}

/** The ranks for an order by figure or name. Undefined for other orders. */
function ranksOf(columns: Columns, sort: SortMode): Columns['nameRanks'] | undefined {
  if (sort === 'name') return columns.nameRanks;
  return isFigureSort(sort) ? columns.figureRanks[FIGURE_SORTS.indexOf(sort)] : undefined;
}

/** Members of a set that meet exactly `met` criteria, and either all hard criteria or not all of them. */
function levelOf(
  evaluation: Evaluation,
  set: Bits,
  met: number,
  hardMet: boolean,
  level: Bits,
): Bits {
  const { met: counts, hardMet: allHard } = evaluation.standings;
  for (let w = 0; w < set.length; w++) {
    const hard = allHard[w] as number;
    level[w] = (set[w] as number) & counts.exactly(w, met) & (hardMet ? hard : ~hard);
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

  /** Whether a part of `count` products ends before the page begins. */
  isPast(count: number): boolean {
    return count <= this.#skip;
  }

  fill({ set, count }: Counted, select: Select): void {
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
