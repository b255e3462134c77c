/**
 * The long form of the property tests (quality.md 3 and 4): at least a million (product, criteria) cases in which the
 * index must agree with the rules, and a thousand searches whose relaxations must equal brute force over all subsets.
 *
 *   npm run bench:verify [-- CASES [SEED]]
 */
import type { Catalogue, CatalogueQuery } from '#catalogue/catalogue.ts';
import type { CriterionKey, UnderstoodCriteria } from '#domain/matching/criteria.ts';
import type { Product } from '#domain/product/product.ts';
import { deepStrictEqual, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { buildCatalogue } from '#catalogue/build-catalogue.ts';
import { isNamedBy } from '#domain/matching/judge-avoid.ts';
import { matchProduct } from '#domain/matching/match-product.ts';
import { DIETARY_FLAGS } from '#domain/product/enumerations.ts';
import { readVocabulary } from '#importer/read-vocabulary.ts';
import { arbitraryProducts, arbitraryQuery } from '../tests/support/arbitrary-search.ts';
import { scanCatalogue } from '../tests/support/scan-catalogue.ts';
import { askedQueries, readRealProducts, seeded } from './match-population.ts';

const CASES = Number(process.argv[2] ?? 1_000_000);
const SEED = Number(process.argv[3] ?? Date.now() % 1_000_000);
const RELAXED_SEARCHES = Math.ceil(CASES / 1000);
const WHOLE = { limit: 1_000_000, offset: 0 };

const done = { cases: 0, listings: 0, pages: 0, summaries: 0, facets: 0, relaxations: 0 };

/** One match alone: the receipt adds up, the percentage is met over applied. */
function checkMatch(product: Product, criteria: UnderstoodCriteria): void {
  const match = matchProduct(product, criteria);
  const sum = match.receipt.reduce((total, line) => total + line.points, 0);
  deepStrictEqual(match.score, Math.round(Math.min(100, Math.max(0, sum))));
  const met = match.criteria.filter((each) => each.status === 'met').length;
  const applied = match.criteria.length;
  deepStrictEqual(match.matchPercentage, applied === 0 ? 100 : Math.round((100 * met) / applied));
}

/** One search over a few products: everything the index says is what the rules say. */
function checkSearch(
  index: Catalogue,
  products: ReadonlyMap<number, Product>,
  query: CatalogueQuery,
  withFacets: boolean,
): void {
  const rules = scanCatalogue(products.values(), 1);
  for (const product of products.values()) checkMatch(product, query.criteria);
  const listing = index.search({ ...query, ...WHOLE });
  deepStrictEqual(listing, rules.search({ ...query, ...WHOLE }));
  deepStrictEqual(new Set(listing.ids).size, listing.total);
  for (const id of listing.ids) {
    const product = products.get(id);
    const offends = product?.ingredients.some((each) =>
      query.criteria.avoid.some((term) => isNamedBy(each, term)),
    );
    ok(offends === false, `product ${id} is listed with an avoided ingredient`);
  }
  const limit = 1 + (listing.total % 13);
  const paged: number[] = [];
  for (let offset = 0; offset < listing.total; offset += limit) {
    paged.push(...index.search({ ...query, limit, offset }).ids);
    done.pages++;
  }
  deepStrictEqual(paged, [...listing.ids]);
  deepStrictEqual(index.hidden({ ...query, ...WHOLE }), rules.hidden({ ...query, ...WHOLE }));
  const { facets, ...figures } = index.summarise(query);
  deepStrictEqual(figures, rules.figures(query));
  if (withFacets) {
    deepStrictEqual(facets, rules.summarise(query).facets);
    done.facets++;
  }
  done.cases += products.size;
  done.listings++;
  done.summaries++;
}

/** The criteria without those of the keys: what a shopper has left after dropping them. */
function without(criteria: UnderstoodCriteria, drop: readonly CriterionKey[]): UnderstoodCriteria {
  const kept = <T>(key: CriterionKey, list: readonly T[]): readonly T[] =>
    drop.includes(key) ? [] : list;
  return {
    avoid: kept('avoid', criteria.avoid),
    mustHave: kept('mustHave', criteria.mustHave),
    proteinTypes: kept('proteinType', criteria.proteinTypes),
    fitnessGoals: kept('fitnessGoal', criteria.fitnessGoals),
    brandIds: kept('brand', criteria.brandIds),
    flags: criteria.flags.filter((flag) => !drop.includes(flag)),
  };
}

function keysOf(criteria: UnderstoodCriteria): CriterionKey[] {
  const keys: CriterionKey[] = [];
  if (criteria.avoid.length > 0) keys.push('avoid');
  if (criteria.mustHave.length > 0) keys.push('mustHave');
  if (criteria.proteinTypes.length > 0) keys.push('proteinType');
  if (criteria.fitnessGoals.length > 0) keys.push('fitnessGoal');
  if (criteria.brandIds.length > 0) keys.push('brand');
  keys.push(...DIETARY_FLAGS.filter((flag) => criteria.flags.includes(flag)));
  return keys;
}

/** Relaxations by searching again for every subset of criteria; false if the search has perfect matches. */
function checkRelaxations(products: readonly Product[], query: CatalogueQuery): boolean {
  const { criteria } = query;
  const keys = keysOf(criteria);
  const few = products.slice(0, Math.max(4, Math.floor(2 ** 14 / 2 ** keys.length)));
  const perfect = (left: UnderstoodCriteria): number =>
    few.filter((each) => matchProduct(each, left).perfectMatch).length;
  if (keys.length < 2 || perfect(criteria) > 0) return false;
  const expected = new Map<string, number>();
  const found: number[] = [];
  const subsets = Array.from({ length: 2 ** keys.length - 1 }, (_, mask) => mask)
    .slice(1)
    .sort(
      (a, b) => a.toString(2).replaceAll('0', '').length - b.toString(2).replaceAll('0', '').length,
    );
  for (const mask of subsets) {
    if (found.some((smaller) => (smaller & mask) === smaller)) continue;
    const drop = keys.filter((_, at) => (mask >> at) & 1);
    const count = perfect(without(criteria, drop));
    if (count === 0) continue;
    found.push(mask);
    expected.set(drop.toSorted().join('+'), count);
  }
  const { relaxations } = buildCatalogue(few, 1).summarise(query);
  const answered = new Map(
    relaxations.map(({ drop, count }) => [drop.toSorted().join('+'), count]),
  );
  deepStrictEqual(answered, expected);
  return true;
}

function byId(products: readonly Product[]): Map<number, Product> {
  return new Map(products.map((each) => [each.id, each]));
}

const vocabulary = readVocabulary();
const real = await readRealProducts();
const random = seeded(SEED);
console.log(`seed ${SEED}, ${real.length} real products`);
for (let round = 0; done.cases < CASES; round++) {
  // Turn by turn a small made-up world, in which everything meets everything, and a sample of the real one.
  const products =
    round % 2 === 0
      ? (fc.sample(arbitraryProducts(60, 20), { numRuns: 1, seed: SEED + round })[0] as Product[])
      : real.toSorted(() => random() - 0.5).slice(0, 300);
  const queries =
    round % 2 === 0
      ? fc.sample(arbitraryQuery, { numRuns: 60, seed: SEED + round })
      : askedQueries(real, vocabulary, 40, SEED + round);
  const index = buildCatalogue(products, 1);
  const known = byId(products);
  queries.forEach((query, at) => checkSearch(index, known, query, at % 20 === 0));
  for (const query of queries) {
    if (done.relaxations >= RELAXED_SEARCHES) break;
    if (checkRelaxations(products, query)) done.relaxations++;
  }
  if (round % 20 === 19) console.log(`${done.cases} cases …`);
}
console.log(
  `no difference in ${done.cases} (product, criteria) cases: ${done.listings} listings in ${done.pages} pages, ${done.summaries} summaries, ${done.facets} with all live counts, ${done.relaxations} searches with relaxations by brute force`,
);
if (done.relaxations < RELAXED_SEARCHES) {
  throw new Error(`only ${done.relaxations} searches without perfect matches came up`);
}
