import { compareGroups } from '#catalogue/summary/near-groups.ts';
import type {
  Catalogue,
  CatalogueQuery,
  CatalogueSummary,
  FacetCount,
  IdPage,
} from '#catalogue/catalogue.ts';
import type { MatchStanding, UnderstoodCriteria } from '#domain/matching/criteria.ts';
import type { IndexFacts, MatchFacts } from '#domain/matching/match-facts.ts';
import {
  type RankedProduct,
  compareEvidence,
  compareNames,
  rankMatches,
} from '#domain/matching/rank.ts';
import { compareReasons, hiddenReasonsOf } from '#domain/matching/hidden-reasons.ts';
import { matchProduct } from '#domain/matching/match-product.ts';
import { bestOfFamilies, compareVariants, familyOf } from '#domain/matching/families.ts';
import { figureOf } from '#domain/matching/figures.ts';
import {
  FIGURE_FILTERS,
  type Filters,
  NO_FILTERS,
  passesFilters,
  withoutFilter,
} from '#domain/matching/filters.ts';
import { phraseOf } from '#domain/matching/literal-words.ts';
import { looserFilters } from '#domain/matching/looser-filters.ts';
import { minimalRelaxations, wishesOf } from '#domain/matching/relaxations.ts';
import { HIGH_MATCH_PERCENTAGE, SUMMARY_BEST_MATCHES } from '#domain/matching/score-rules.ts';
import { isListed, isOnRecord, standingOf } from '#domain/matching/standing.ts';
import {
  DIETARY_FLAGS,
  FITNESS_GOALS,
  PRODUCT_FORMATS,
  PROTEIN_TYPES,
} from '#domain/enumerations.ts';
import { UNSTATED_BRAND } from '#domain/product/product.ts';
import { someCriteria } from './a-product.ts';
import { wishesMissed } from './wishes-missed.ts';

const NO_EVIDENCE = Object.fromEntries(
  DIETARY_FLAGS.map((flag) => [flag, { value: null, basis: 'none', evidence: '', conflict: null }]),
) as unknown as MatchFacts['flagEvidence'];

/** Bounds the memory of a scanned catalogue. */
const MATCHES_KEPT = 10_000;

type Scanned = RankedProduct & {
  readonly facts: MatchFacts;
  readonly match: ReturnType<typeof matchProduct>;
};

/** A catalogue that also returns single parts of a summary, for tests too large for all of it. */
export interface ScanCatalogue extends Catalogue {
  /** Returns the summary without live counts, which take a scan for each option. */
  figures(query: CatalogueQuery): Omit<CatalogueSummary, 'facets'>;
  relaxations(query: CatalogueQuery): CatalogueSummary['relaxations'];
}

/**
 * Returns a catalogue that applies the rules of `domain/matching` to every product: slow and simple, the reference for
 * the index.
 */
export function scanCatalogue(products: Iterable<IndexFacts>): ScanCatalogue {
  const all: MatchFacts[] = Array.from(products, (each) => ({
    ...each,
    flagEvidence: NO_EVIDENCE,
  })).sort(compareNames);

  // Cached, because one search is asked for its list, its figures and more.
  const kept = new Map<string, readonly Scanned[]>();
  const scan = (criteria: UnderstoodCriteria): readonly Scanned[] => {
    const key = JSON.stringify(criteria);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const scanned = all.map((facts) => {
      const match = matchProduct(facts, criteria);
      return { facts, match, standing: standingOf(match.criteria, isOnRecord(facts)) };
    });
    if ((kept.size + 1) * all.length > MATCHES_KEPT) kept.clear();
    kept.set(key, scanned);
    return scanned;
  };
  /** Returns the products that a search shows: within its filters, and one per family if it lists families. */
  const shown = (query: CatalogueQuery): readonly Scanned[] => {
    const { filters = NO_FILTERS, families = false } = query;
    const within = scan(query.criteria).filter((each) => passesFilters(each.facts, filters));
    return families ? bestOfFamilies(within.toSorted(byEvidence)) : within;
  };
  const listed = (query: CatalogueQuery): Scanned[] =>
    shown(query).filter((each) => isListed(each.standing, query));
  /** Returns the number of products or families. */
  const countOf = (found: readonly Scanned[], { families = false }: CatalogueQuery): number =>
    families ? new Set(found.map(({ facts }) => familyOf(facts))).size : found.length;
  const page = (ids: readonly number[], at: { limit: number; offset: number }): IdPage => ({
    ids: ids.slice(at.offset, at.offset + at.limit),
    total: ids.length,
  });
  const idsOf = (found: readonly Scanned[]): number[] => found.map((each) => each.facts.id);

  return {
    size: all.length,
    flavors: [],
    search: (query) => page(idsOf(rankMatches(listed(query), query.sort)), query),
    summarize: (query) => ({ ...figuresOf(query), facets: facetsOf(query) }),
    figures: (query) => figuresOf(query),
    relaxations: (query) => relax(query),
    hidden: (query) =>
      page(
        idsOf(
          shown(query)
            .filter((each) => each.standing === 'hidden')
            .toSorted(byEvidence),
        ),
        query,
      ),
    standing(id, criteria): MatchStanding | null {
      return scan(criteria).find((each) => each.facts.id === id)?.standing ?? null;
    },
    isFreeOf(id, avoid) {
      const found = scan(someCriteria({ avoid })).find((each) => each.facts.id === id);
      return found?.match.criteria.every(({ status }) => status === 'met') ?? false;
    },
    variants(id, criteria) {
      const scanned = scan(criteria);
      const own = scanned.find((each) => each.facts.id === id);
      if (own === undefined) return [];
      return scanned
        .filter((each) => familyOf(each.facts) === familyOf(own.facts))
        .map(({ facts, standing }) => ({
          id: facts.id,
          flavor: facts.flavor,
          perfectMatch: standing === 'perfect',
        }))
        .sort(compareVariants);
    },
    find(text, limit) {
      const wanted = text.trim().toLowerCase();
      const found = all.filter((each) =>
        [
          each.name,
          each.brandId === UNSTATED_BRAND.id ? '' : each.brand.name,
          each.proteinType ?? '',
        ].some((field) => field.toLowerCase().includes(wanted)),
      );
      return found
        .toSorted(compareEvidence)
        .slice(0, limit)
        .map((each) => each.id);
    },
    list: (at) =>
      page(
        all.map((each) => each.id),
        at,
      ),
    ingredientCounts(canonical) {
      const members = typeof canonical === 'string' ? [canonical] : canonical;
      const found = all.filter((each) =>
        each.ingredients.some((one) => members.includes(one.canonical)),
      );
      return { products: found.length, families: new Set(found.map(familyOf)).size };
    },
  };

  function figuresOf(query: CatalogueQuery): Omit<CatalogueSummary, 'facets'> {
    const scanned = shown(query);
    const found = scanned.filter((each) => isListed(each.standing, query));
    const perfect = rankMatches(
      scanned.filter((each) => each.standing === 'perfect'),
      query.sort,
    );
    const hidden = scanned.filter((each) => each.standing === 'hidden');
    const reasons = new Map<string, number>();
    for (const { facts } of hidden) {
      for (const label of hiddenReasonsOf(facts, query.criteria)) {
        reasons.set(label, (reasons.get(label) ?? 0) + 1);
      }
    }
    const sum = found.reduce((total, each) => total + each.match.score, 0);
    return {
      total: found.length,
      perfect: perfect.length,
      high: found.filter((each) => each.match.matchPercentage >= HIGH_MATCH_PERCENTAGE).length,
      averageScore: found.length === 0 ? 0 : Math.round((10 * sum) / found.length) / 10,
      best: idsOf(perfect).slice(0, SUMMARY_BEST_MATCHES),
      near: nearOf(scanned),
      unconfirmed: scanned.filter((each) => each.standing === 'unconfirmed').length,
      hidden: {
        count: hidden.length,
        reasons: Array.from(reasons, ([label, count]) => ({ label, count })).sort(compareReasons),
      },
      relaxations: relax(query),
      looser:
        wishesOf(query.criteria).length === 0 || perfect.length > 0
          ? []
          : looserFilters(
              query.filters ?? NO_FILTERS,
              (filters) =>
                shown({ ...query, filters }).filter(({ standing }) => standing === 'perfect')
                  .length,
            ),
      unstated: unstatedOf(query),
    };
  }

  function nearOf(scanned: readonly Scanned[]): CatalogueSummary['near'] {
    const counts = new Map<string, number>();
    for (const { match, standing } of scanned) {
      if (standing !== 'near') continue;
      const open = match.criteria.filter(({ status }) => status !== 'met');
      const missed = open.map(({ key }) => key).join(' ');
      counts.set(missed, (counts.get(missed) ?? 0) + 1);
    }
    return Array.from(counts, ([missed, count]) => ({ missed, count })).sort(compareGroups);
  }

  function facetsOf(query: CatalogueQuery): Record<string, readonly FacetCount[]> {
    const { criteria } = query;
    const count = (changed: Partial<UnderstoodCriteria>): number =>
      shown({ ...query, criteria: { ...criteria, ...changed } }).filter(
        (each) => each.standing === 'perfect',
      ).length;
    const brandIds = [...new Set(all.map((each) => each.brandId))]
      .filter((id) => id !== UNSTATED_BRAND.id)
      .sort((a, b) => a - b);
    return {
      proteinTypes: PROTEIN_TYPES.map((value) => ({
        value,
        count: count({ proteinTypes: [value] }),
      })),
      fitnessGoals: FITNESS_GOALS.map((value) => ({
        value,
        count: count({ fitnessGoals: [value] }),
      })),
      brandIds: brandIds.map((id) => ({ value: String(id), count: count({ brandIds: [id] }) })),
      flags: DIETARY_FLAGS.map((flag) => ({
        value: flag,
        count: count({ flags: [...new Set([...criteria.flags, flag])] }),
      })),
      ...filterFacetsOf(query),
    };
  }

  function filterFacetsOf(query: CatalogueQuery): Record<string, readonly FacetCount[]> {
    const count = (changed: Filters): number =>
      shown({ ...query, filters: { ...query.filters, ...changed } }).filter(
        ({ standing }) => standing === 'perfect' || standing === 'all',
      ).length;
    const flavors = [...new Set(all.map(({ flavor }) => phraseOf(flavor ?? '').trim()))]
      .filter((key) => key !== '')
      .map((value) => ({ value, count: count({ flavors: [value] }) }))
      .filter((each) => each.count > 0)
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
    return {
      formats: PRODUCT_FORMATS.map((value) => ({ value, count: count({ formats: [value] }) })),
      flavors: flavors.slice(0, 12),
    };
  }

  function unstatedOf(query: CatalogueQuery): CatalogueSummary['unstated'] {
    const { filters = NO_FILTERS, criteria } = query;
    return FIGURE_FILTERS.filter(({ filter }) => filters[filter] !== undefined).map(
      ({ filter, figure }) => ({
        filter,
        count: countOf(
          scan(criteria).filter(
            ({ facts, standing }) =>
              isListed(standing, query) &&
              passesFilters(facts, withoutFilter(filters, filter)) &&
              figureOf(facts, figure) === null,
          ),
          query,
        ),
      }),
    );
  }

  function relax(query: CatalogueQuery): CatalogueSummary['relaxations'] {
    const { criteria, filters = NO_FILTERS } = query;
    const wishes = wishesOf(criteria);
    if (wishes.length < 2) return [];
    const byMask = new Map<number, Scanned[]>();
    for (const each of scan(criteria)) {
      if (!isOnRecord(each.facts) || !passesFilters(each.facts, filters)) continue;
      const mask = wishesMissed(each.facts, wishes, criteria);
      byMask.set(mask, [...(byMask.get(mask) ?? []), each]);
    }
    const counts = new Map([...byMask].map(([mask, found]) => [mask, countOf(found, query)]));
    return minimalRelaxations(wishes, counts);
  }
}

/** The default order of the index: evidence, then names. */
function byEvidence(a: Scanned, b: Scanned): number {
  return compareEvidence(a.facts, b.facts) || compareNames(a.facts, b.facts);
}
