import type {
  Catalogue,
  CatalogueQuery,
  CatalogueSummary,
  FacetCount,
  IdPage,
} from '#catalogue/catalogue.ts';
import type { CriterionKey, MatchStanding, UnderstoodCriteria } from '#domain/matching/criteria.ts';
import type { IndexFacts, MatchFacts } from '#domain/matching/match-facts.ts';
import type { RankedProduct } from '#domain/matching/rank.ts';
import { compareReasons, hiddenReasonsOf } from '#domain/matching/hidden-reasons.ts';
import { matchProduct } from '#domain/matching/match-product.ts';
import { compareNames, rankMatches } from '#domain/matching/rank.ts';
import { minimalRelaxations } from '#domain/matching/relaxations.ts';
import { HIGH_MATCH_PERCENTAGE, SUMMARY_BEST_MATCHES } from '#domain/matching/score-rules.ts';
import { isListed, standingOf } from '#domain/matching/standing.ts';
import { DIETARY_FLAGS, FITNESS_GOALS, PROTEIN_TYPES } from '#domain/product/enumerations.ts';
import { UNSTATED_BRAND } from '#domain/product/product.ts';

const NO_EVIDENCE = Object.fromEntries(
  DIETARY_FLAGS.map((flag) => [flag, { value: null, basis: 'none', evidence: '', conflict: null }]),
) as unknown as MatchFacts['flagEvidence'];

/** Bounds the memory of a scanned catalogue. */
const MATCHES_KEPT = 10_000;

type Scanned = RankedProduct & {
  readonly facts: MatchFacts;
  readonly match: ReturnType<typeof matchProduct>;
};

/** A catalogue that also answers the parts of a summary alone, for tests too large for the whole of it. */
export interface ScanCatalogue extends Catalogue {
  /** All of the summary but live counts, which take a scan for each option. */
  figures(query: CatalogueQuery): Omit<CatalogueSummary, 'facets'>;
  relaxations(criteria: UnderstoodCriteria): CatalogueSummary['relaxations'];
}

/** The catalogue by asking the rules of `domain/matching` about every product: slow, plain, the measure of the index. */
export function scanCatalogue(products: Iterable<IndexFacts>, version: number): ScanCatalogue {
  const all: MatchFacts[] = Array.from(products, (each) => ({
    ...each,
    flagEvidence: NO_EVIDENCE,
  })).sort(compareNames);

  // One search is asked for its list, its figures and more.
  const kept = new Map<string, readonly Scanned[]>();
  const scan = (criteria: UnderstoodCriteria): readonly Scanned[] => {
    const key = JSON.stringify(criteria);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const scanned = all.map((facts) => {
      const match = matchProduct(facts, criteria);
      return { facts, match, standing: standingOf(match.criteria) };
    });
    if ((kept.size + 1) * all.length > MATCHES_KEPT) kept.clear();
    kept.set(key, scanned);
    return scanned;
  };
  const listed = (query: CatalogueQuery): Scanned[] =>
    scan(query.criteria).filter((each) => isListed(each.standing, query));
  const page = (ids: readonly number[], at: { limit: number; offset: number }): IdPage => ({
    ids: ids.slice(at.offset, at.offset + at.limit),
    total: ids.length,
  });
  const idsOf = (found: readonly Scanned[]): number[] => found.map((each) => each.facts.id);

  return {
    version,
    size: all.length,
    search: (query) => page(idsOf(rankMatches(listed(query), query.sort)), query),
    summarise: (query) => ({ ...figuresOf(query), facets: facetsOf(query) }),
    figures: (query) => figuresOf(query),
    relaxations: (criteria) => relax(scan(criteria)),
    hidden: (query) =>
      page(idsOf(scan(query.criteria).filter((each) => each.standing === 'hidden')), query),
    standing(id, criteria): MatchStanding | null {
      return scan(criteria).find((each) => each.facts.id === id)?.standing ?? null;
    },
    find(text, at) {
      const wanted = text.trim().toLowerCase();
      const found = all.filter((each) =>
        [
          each.name,
          each.brandId === UNSTATED_BRAND.id ? '' : each.brand.name,
          each.proteinType ?? '',
        ].some((field) => field.toLowerCase().includes(wanted)),
      );
      return page(
        found.map((each) => each.id),
        at,
      );
    },
    ingredientCount(canonical) {
      const members = typeof canonical === 'string' ? [canonical] : canonical;
      return all.filter((each) => each.ingredients.some((one) => members.includes(one.canonical)))
        .length;
    },
    brandCounts() {
      const counts = new Map<number, number>();
      for (const { brandId } of all) {
        if (brandId !== UNSTATED_BRAND.id) counts.set(brandId, (counts.get(brandId) ?? 0) + 1);
      }
      return counts;
    },
  };

  function figuresOf(query: CatalogueQuery): Omit<CatalogueSummary, 'facets'> {
    const scanned = scan(query.criteria);
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
      unconfirmed: scanned.filter((each) => each.standing === 'unconfirmed').length,
      hidden: {
        count: hidden.length,
        reasons: Array.from(reasons, ([label, count]) => ({ label, count })).sort(compareReasons),
      },
      relaxations: relax(scanned),
    };
  }

  function facetsOf(query: CatalogueQuery): Record<string, readonly FacetCount[]> {
    const { criteria } = query;
    const count = (changed: Partial<UnderstoodCriteria>): number =>
      listed({ ...query, criteria: { ...criteria, ...changed } }).length;
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
    };
  }
}

function relax(scanned: readonly Scanned[]): ReturnType<typeof minimalRelaxations> {
  const keys: CriterionKey[] = (scanned[0]?.match.criteria ?? []).map((each) => each.key);
  const counts = new Map<number, number>();
  for (const { match } of scanned) {
    let mask = 0;
    match.criteria.forEach((each, index) => {
      if (each.status !== 'met') mask |= 1 << index;
    });
    counts.set(mask, (counts.get(mask) ?? 0) + 1);
  }
  return keys.length === 0 ? [] : minimalRelaxations(keys, counts);
}
