import type { Arena } from '../columns/arena.ts';
import { type Bits, andInto, orInto } from '../columns/bits.ts';
import type { CatalogueQuery, CatalogueSummary, Unstated } from '../catalogue.ts';
import type { Columns } from '../columns/columns.ts';
import type { Evaluation } from '../evaluate/evaluate.ts';
import type { ListedStandings, Narrowed } from '../narrowed/narrowed.ts';
import { popcount } from '#domain/bits.ts';
import { FIGURE_FILTERS, NO_FILTERS, withoutFilter } from '#domain/matching/filters.ts';
import {
  HIGH_MATCH_PERCENTAGE,
  SCORE_MAXIMUM,
  SUMMARY_BEST_MATCHES,
} from '#domain/matching/score-rules.ts';
import { type LooserFilters, looserFilters } from '#domain/matching/looser-filters.ts';
import { matchPercentageOf } from '#domain/matching/score.ts';
import { countFacets } from './facets.ts';
import { countFilterFacets } from './filter-facets.ts';
import { filteredSet, unstatedSet } from '../narrowed/filter-sets.ts';
import { hiddenFigures } from './hidden-figures.ts';
import { listPage } from '../list/list-page.ts';
import { nearGroups } from './near-groups.ts';
import { findRelaxations } from './relax.ts';
import { ScoreClasses } from '../evaluate/score-classes.ts';

/** Computes the figures about a whole search. `best` holds product numbers, not ids. */
export function summarize(
  columns: Columns,
  narrowed: Narrowed,
  query: CatalogueQuery,
  arena: Arena,
): CatalogueSummary {
  const total = narrowed.countListed(query);
  return {
    total,
    perfect: narrowed.perfect.count,
    high: countHigh(narrowed, query),
    averageScore: averageScore(columns, narrowed, query, total, arena),
    best: bestOf(columns, narrowed, query, arena),
    near: nearGroups(narrowed.evaluation, narrowed.part('near')),
    unconfirmed: narrowed.part('unconfirmed').count,
    hidden: hiddenFigures(columns, narrowed),
    relaxations: findRelaxations(columns, narrowed, arena),
    looser: findLooser(columns, narrowed, query),
    unstated: countUnstated(columns, narrowed, query, arena),
    facets: {
      ...countFacets(columns, narrowed, arena),
      ...countFilterFacets(columns, narrowed, query.filters ?? NO_FILTERS, arena),
    },
  };
}

function countHigh(narrowed: Narrowed, listed: ListedStandings): number {
  const { applied } = narrowed.evaluation;
  if (applied.length === 0) return narrowed.all.count;
  let least = 0;
  while (matchPercentageOf(least, applied.length) < HIGH_MATCH_PERCENTAGE) least++;
  return narrowed
    .listedParts(listed)
    .filter(({ count }) => count > 0)
    .reduce(
      (high, { set }) => high + countMeeting(narrowed.evaluation, set, least),
      narrowed.perfect.count,
    );
}

function bestOf(
  columns: Columns,
  narrowed: Narrowed,
  query: CatalogueQuery,
  arena: Arena,
): readonly number[] {
  if (narrowed.perfect.count === 0) return [];
  const best = { showAll: false, unconfirmed: false, offset: 0, limit: SUMMARY_BEST_MATCHES };
  return listPage(columns, narrowed, { ...query, ...best }, arena);
}

function averageScore(
  columns: Columns,
  narrowed: Narrowed,
  listed: ListedStandings,
  total: number,
  arena: Arena,
): number {
  if (total === 0) return 0;
  const { evaluation, perfect } = narrowed;
  // Perfect matches have no deductions, nor has any product of a search without criteria.
  if (evaluation.applied.length === 0 || perfect.count === total) return SCORE_MAXIMUM;
  const classes = new ScoreClasses(columns, evaluation, arena);
  const sum = narrowed
    .listedParts(listed)
    .reduce((points, { set }) => points + classes.sumIn(set), SCORE_MAXIMUM * perfect.count);
  return Math.round((10 * sum) / total) / 10;
}

/** Filters without which the wishes have perfect matches. Without wishes every product fits, so none are offered. */
function findLooser(
  columns: Columns,
  narrowed: Narrowed,
  { filters = NO_FILTERS }: CatalogueQuery,
): readonly LooserFilters[] {
  const { applied, perfect } = narrowed.evaluation;
  if (applied.length === 0 || narrowed.perfect.count > 0) return [];
  return looserFilters(filters, (left) =>
    narrowed.countBoth(perfect, filteredSet(columns, left) ?? columns.all),
  );
}

function countUnstated(
  columns: Columns,
  narrowed: Narrowed,
  query: CatalogueQuery,
  arena: Arena,
): Unstated[] {
  const { filters = NO_FILTERS } = query;
  return FIGURE_FILTERS.filter(({ filter }) => filters[filter] !== undefined).map((each) => {
    const { evaluation } = narrowed;
    const { applied, perfect } = evaluation;
    const listed = arena.takeCopy(applied.length === 0 ? columns.all : perfect);
    if (applied.length > 0 && query.showAll) orInto(listed, evaluation.standings.near);
    if (applied.length > 0 && query.unconfirmed) orInto(listed, evaluation.standings.unconfirmed);
    andInto(listed, unstatedSet(columns, each));
    const others = filteredSet(columns, withoutFilter(filters, each.filter));
    if (others !== null) andInto(listed, others);
    return { filter: each.filter, count: narrowed.countAll(listed) };
  });
}

/** The number of products of a set that meet at least `least` criteria. */
function countMeeting({ standings }: Evaluation, set: Bits, least: number): number {
  let count = 0;
  for (let w = 0; w < set.length; w++) {
    const members = set[w] as number;
    if (members !== 0) count += popcount(members & standings.met.atLeast(w, least));
  }
  return count;
}
