import type { Bits } from './bits.ts';
import type {
  Catalogue,
  CatalogueQuery,
  CatalogueSummary,
  HiddenReason,
  IdPage,
} from './catalogue.ts';
import type { Columns } from './columns.ts';
import type { Evaluation } from './evaluate.ts';
import type { TermSets } from './term-sets.ts';
import type { MatchStanding } from '#domain/matching/criteria.ts';
import { avoidReason, compareReasons, flagReason } from '#domain/matching/hidden-reasons.ts';
import {
  HIGH_MATCH_PERCENTAGE,
  SCORE_MAXIMUM,
  SUMMARY_BEST_MATCHES,
} from '#domain/matching/score-rules.ts';
import { matchPercentageOf } from '#domain/matching/score.ts';
import { DIETARY_FLAGS } from '#domain/product/enumerations.ts';
import { Arena } from './arena.ts';
import { countBits, hasBit, orInto, sliceBits } from './bits.ts';
import { countFacets } from './facets.ts';
import { EvaluationCache } from './evaluation-cache.ts';
import { findText } from './find-text.ts';
import { countListed, countMeeting, listPage } from './list-page.ts';
import { findRelaxations } from './relax.ts';
import { missingPlanes, sumScores } from './score-sums.ts';
import { TermIndex } from './term-sets.ts';

/** Answers searches from columns and bitsets: the same answers as `domain/matching`, product by product. */
export function indexCatalogue(columns: Columns, version: number): Catalogue {
  const terms = new TermIndex(columns);
  const evaluations = new EvaluationCache(columns, terms);
  const arena = new Arena(columns.all.length);
  const idsOf = (products: readonly number[]): number[] =>
    products.map((product) => columns.ids[product] as number);
  const pageOf = (set: Bits, page: { offset: number; limit: number }): number[] =>
    idsOf(sliceBits(set, page.offset, page.limit));

  return {
    version,
    size: columns.size,
    search(query) {
      const evaluation = evaluations.get(query.criteria);
      arena.reset();
      return {
        ids: idsOf(listPage(columns, evaluation, query, arena)),
        total: countListed(evaluation, columns.size, query),
      };
    },
    summarise(query): CatalogueSummary {
      const evaluation = evaluations.get(query.criteria);
      arena.reset();
      const { perfectCount, standings } = evaluation;
      const total = countListed(evaluation, columns.size, query);
      const best = { ...query, showAll: false, unconfirmed: false, offset: 0 };
      return {
        total,
        perfect: perfectCount,
        high: countHigh(columns, evaluation, query),
        averageScore: averageScore(columns, evaluation, query, total, arena),
        best:
          perfectCount === 0
            ? []
            : idsOf(listPage(columns, evaluation, { ...best, limit: SUMMARY_BEST_MATCHES }, arena)),
        unconfirmed: standings.unconfirmedCount,
        hidden: { count: standings.hiddenCount, reasons: hiddenReasons(columns, evaluation) },
        relaxations: findRelaxations(columns, evaluation, arena),
        facets: countFacets(columns, evaluation, query, total, arena),
      };
    },
    hidden(query): IdPage {
      const { hidden, hiddenCount } = evaluations.get(query.criteria).standings;
      return { ids: pageOf(hidden, query), total: hiddenCount };
    },
    standing(id, criteria) {
      const product = productOf(columns, id);
      return product === null ? null : standingAt(evaluations.get(criteria), product);
    },
    find(text, page): IdPage {
      const found = findText(columns, text);
      return { ids: pageOf(found, page), total: countBits(found) };
    },
    ingredientCount(canonical) {
      const members = typeof canonical === 'string' ? [canonical] : canonical;
      return countBits(terms.membersFound(members));
    },
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

/** Unconfirmed products meet less than half, so only near matches are to be looked at. */
function countHigh(columns: Columns, evaluation: Evaluation, { showAll }: Switches): number {
  const applied = evaluation.applied.length;
  if (applied === 0) return columns.size;
  let least = 0;
  while (matchPercentageOf(least, applied) < HIGH_MATCH_PERCENTAGE) least++;
  const { perfectCount, standings } = evaluation;
  if (!showAll || standings.nearCount === 0 || least >= applied) return perfectCount;
  return perfectCount + countMeeting(evaluation, standings.near, least);
}

function averageScore(
  columns: Columns,
  evaluation: Evaluation,
  { showAll, unconfirmed }: Switches,
  total: number,
  arena: Arena,
): number {
  if (total === 0) return 0;
  const { perfect, perfectCount, standings, applied } = evaluation;
  // Nothing is taken off a perfect match, nor where nothing was asked.
  if (applied.length === 0 || perfectCount === total) return SCORE_MAXIMUM;
  const listed = arena.takeCopy(perfect);
  if (showAll) orInto(listed, standings.near);
  if (unconfirmed) orInto(listed, standings.unconfirmed);
  const planes = missingPlanes(columns, evaluation, arena);
  const sum = sumScores(columns, evaluation, planes, listed, total, arena);
  return Math.round((10 * sum) / total) / 10;
}

function hiddenReasons(columns: Columns, evaluation: Evaluation): HiddenReason[] {
  const sets = new Map<string, Bits>();
  const counts = new Map<string, number>();
  const add = (label: string, set: Bits, count: number): void => {
    if (count === 0) return;
    const same = sets.get(label);
    if (same === undefined) {
      sets.set(label, set);
      counts.set(label, count);
      return;
    }
    // Two words of one name: a product counts once.
    const union = same.slice();
    orInto(union, set);
    sets.set(label, union);
    counts.set(label, countBits(union));
  };
  evaluation.criteria.avoid.forEach((term, index) => {
    const found = evaluation.avoidTerms[index] as TermSets;
    add(avoidReason(term, 'contains'), found.contains, found.containsCount);
    if (found.mayContain)
      add(avoidReason(term, 'may contain'), found.mayContain, found.mayContainCount);
  });
  for (const flag of new Set(evaluation.criteria.flags)) {
    const row = DIETARY_FLAGS.indexOf(flag);
    const set = columns.flagFalse[row] as Bits;
    add(flagReason(flag), set, columns.flagFalseCounts[row] as number);
  }
  return Array.from(counts, ([label, count]) => ({ label, count })).sort(compareReasons);
}
