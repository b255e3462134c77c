import type { Bits } from './bits.ts';
import type {
  Catalogue,
  CatalogueQuery,
  CatalogueSummary,
  IdPage,
  Unstated,
  Variant,
} from './catalogue.ts';
import type { Columns } from './columns.ts';
import type { Evaluation } from './evaluate.ts';
import type { Counted, Narrowed } from './narrowed.ts';
import type { MatchStanding, UnderstoodCriteria } from '#domain/matching/criteria.ts';
import { compareVariants } from '#domain/matching/families.ts';
import { FIGURE_FILTERS, NO_FILTERS, withoutFilter } from '#domain/matching/filters.ts';
import {
  HIGH_MATCH_PERCENTAGE,
  SCORE_MAXIMUM,
  SUMMARY_BEST_MATCHES,
} from '#domain/matching/score-rules.ts';
import { matchPercentageOf } from '#domain/matching/score.ts';
import { Arena } from './arena.ts';
import { andInto, countBits, hasBit, orInto, sliceBits } from './bits.ts';
import { EvaluationCache } from './evaluation-cache.ts';
import { countFacets } from './facets.ts';
import { countFilterFacets } from './filter-facets.ts';
import { filteredSet, unstatedSet } from './filter-sets.ts';
import { FamilyCounter } from './family-counter.ts';
import { findText } from './find-text.ts';
import { hiddenFigures } from './hidden-figures.ts';
import { countListed, countMeeting, listPage } from './list-page.ts';
import { nearGroups } from './near-groups.ts';
import { findRelaxations } from './relax.ts';
import { ScoreClasses } from './score-classes.ts';
import { TermIndex } from './term-index.ts';

/** Answers searches from columns and bitsets: the same answers as `domain/matching`, product by product. */
export function indexCatalogue(columns: Columns): Catalogue {
  const terms = new TermIndex(columns);
  const familyCounter = new FamilyCounter(columns);
  const evaluations = new EvaluationCache(columns, terms, familyCounter);
  const arena = new Arena(columns.all.length);
  const idsOf = (products: readonly number[]): number[] =>
    products.map((product) => columns.ids[product] as number);
  const plain = (criteria: UnderstoodCriteria): Narrowed => evaluations.get({ criteria });

  return {
    size: columns.size,
    search(query) {
      const narrowed = evaluations.get(query);
      arena.reset();
      return {
        ids: idsOf(listPage(columns, narrowed, query, arena)),
        total: countListed(narrowed, query),
      };
    },
    summarise(query): CatalogueSummary {
      const narrowed = evaluations.get(query);
      arena.reset();
      const total = countListed(narrowed, query);
      return {
        total,
        perfect: narrowed.perfect.count,
        high: countHigh(narrowed, query),
        averageScore: averageScore(columns, narrowed, query, total, arena),
        best: idsOf(bestOf(columns, narrowed, query, arena)),
        near: nearGroups(narrowed.evaluation, narrowed.part('near')),
        unconfirmed: narrowed.part('unconfirmed').count,
        hidden: hiddenFigures(columns, narrowed),
        relaxations: findRelaxations(columns, narrowed, arena),
        unstated: countUnstated(columns, narrowed, query, arena),
        facets: {
          ...countFacets(columns, narrowed, arena),
          ...countFilterFacets(columns, narrowed, query.filters ?? NO_FILTERS, arena),
        },
      };
    },
    hidden(query): IdPage {
      const { set, count } = evaluations.get(query).part('hidden');
      return { ids: idsOf(sliceBits(set, query.offset, query.limit)), total: count };
    },
    standing(id, criteria) {
      const product = productOf(columns, id);
      return product === null ? null : standingAt(plain(criteria).evaluation, product);
    },
    variants(id, criteria): readonly Variant[] {
      const product = productOf(columns, id);
      return product === null ? [] : variantsOf(columns, plain(criteria).evaluation, product);
    },
    find(text, page): IdPage {
      const found = findText(columns, text);
      return { ids: idsOf(sliceByName(columns, found, page)), total: countBits(found) };
    },
    ingredientCounts: (canonical) => familyCounter.countsOf(terms.membersFound([canonical].flat())),
    brandCounts: () =>
      new Map(columns.brandIds.map((id, row) => [id, columns.brandTotals[row] as number])),
  };
}

/** The number of a product by its id: a binary search. */
function productOf({ byId, ids }: Columns, id: number): number | null {
  let low = 0;
  let high = byId.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const product = byId[middle] as number;
    const here = ids[product] as number;
    if (here === id) return product;
    if (here < id) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}

function standingAt(evaluation: Evaluation, product: number): MatchStanding {
  if (evaluation.applied.length === 0) return 'all';
  if (hasBit(evaluation.perfect, product)) return 'perfect';
  for (const standing of ['near', 'unconfirmed', 'hidden'] as const) {
    if (hasBit(evaluation.standings[standing], product)) return standing;
  }
  return 'tooFar';
}

type Switches = Pick<CatalogueQuery, 'showAll' | 'unconfirmed'>;

/** The listed parts beside the perfect matches. */
function otherParts(narrowed: Narrowed, { showAll, unconfirmed }: Switches): readonly Counted[] {
  return [
    ...(showAll ? [narrowed.part('near')] : []),
    ...(unconfirmed ? [narrowed.part('unconfirmed')] : []),
  ];
}

function countHigh(narrowed: Narrowed, switches: Switches): number {
  const { applied } = narrowed.evaluation;
  if (applied.length === 0) return narrowed.all.count;
  let least = 0;
  while (matchPercentageOf(least, applied.length) < HIGH_MATCH_PERCENTAGE) least++;
  return otherParts(narrowed, switches)
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
  switches: Switches,
  total: number,
  arena: Arena,
): number {
  if (total === 0) return 0;
  const { evaluation, perfect } = narrowed;
  // Nothing is taken off a perfect match, nor where nothing was asked.
  if (evaluation.applied.length === 0 || perfect.count === total) return SCORE_MAXIMUM;
  const classes = new ScoreClasses(columns, evaluation, arena);
  const sum = otherParts(narrowed, switches).reduce(
    (points, { set }) => points + classes.sumIn(set),
    SCORE_MAXIMUM * perfect.count,
  );
  return Math.round((10 * sum) / total) / 10;
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

function variantsOf(
  { families, flavorRows, flavorNames, ids }: Columns,
  { perfect }: Evaluation,
  product: number,
): Variant[] {
  const family = families.rows[product] as number;
  const members = families.members.subarray(families.starts[family], families.starts[family + 1]);
  return Array.from(members, (member) => {
    const flavor = flavorNames[flavorRows[member] as number] as string;
    return {
      id: ids[member] as number,
      flavor: flavor === '' ? null : flavor,
      perfectMatch: hasBit(perfect, member),
    };
  }).sort(compareVariants);
}

/** Products of a set in name order. */
function sliceByName(
  { byName }: Columns,
  set: Bits,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): number[] {
  const found: number[] = [];
  let skip = offset;
  for (let at = 0; at < byName.length && found.length < limit; at++) {
    const product = byName[at] as number;
    if (!hasBit(set, product)) continue;
    if (skip > 0) skip--;
    else found.push(product);
  }
  return found;
}
