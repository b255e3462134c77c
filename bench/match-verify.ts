/**
 * The long form of the property tests (docs/figures.md, 3 and 4): at least a million (product, criteria) cases in which
 * the index must agree with the rules, and a thousand searches whose relaxations must equal brute force over all
 * subsets.
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
import { familyOf } from '#domain/matching/families.ts';
import { NO_FILTERS, passesFilters } from '#domain/matching/filters.ts';
import { DIETARY_FLAGS, type DietaryFlag } from '#domain/enumerations.ts';
import { matchProduct } from '#domain/matching/match-product.ts';
import { type WishedTerm, wishesOf, withoutWishes } from '#domain/matching/relaxations.ts';
import { readVocabulary } from '#importer/tables/read-vocabulary.ts';
import { arbitraryQuery } from '../tests/support/arbitrary-search.ts';
import { arbitraryProducts } from '../tests/support/arbitrary-products.ts';
import { scanCatalogue } from '../tests/support/scan-catalogue.ts';
import { askedQueries, readRealProducts, seeded } from './match-population.ts';

const CASES = Number(process.argv[2] ?? 1_000_000);
const SEED = Number(process.argv[3] ?? Date.now() % 1_000_000);
const RELAXED_SEARCHES = Math.ceil(CASES / 1000);
/** More wishes would give too many subsets: 2 to the power of their number. */
const MAX_WISHES = 12;
const WHOLE = { limit: 1_000_000, offset: 0 };

const done = { cases: 0, listings: 0, pages: 0, summaries: 0, facets: 0, relaxations: 0 };

/** Checks one match: the receipt adds up, and the percentage is met over applied. */
function checkMatch(product: Product, criteria: UnderstoodCriteria): void {
  const match = matchProduct(product, criteria);
  const sum = match.receipt.reduce((total, line) => total + line.points, 0);
  deepStrictEqual(match.score, Math.round(Math.min(100, Math.max(0, sum))));
  const met = match.criteria.filter((each) => each.status === 'met').length;
  const applied = match.criteria.length;
  deepStrictEqual(match.matchPercentage, applied === 0 ? 100 : Math.round((100 * met) / applied));
}

/** Checks one search over a few products: the index must agree with the rules in everything. */
function checkSearch(
  index: Catalogue,
  products: ReadonlyMap<number, Product>,
  query: CatalogueQuery,
  withFacets: boolean,
): void {
  const rules = scanCatalogue(products.values());
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
  const { facets, ...figures } = index.summarize(query);
  deepStrictEqual(figures, rules.figures(query));
  if (withFacets) {
    deepStrictEqual(facets, rules.summarize(query).facets);
    checkFallingCounts(index, query);
    done.facets++;
  }
  done.cases += products.size;
  done.listings++;
  done.summaries++;
}

/**
 * Checks that a live count equals the perfect matches of the search with that option, and never rises when a wish is
 * added (product.md section 2, "Live counts").
 */
function checkFallingCounts(index: Catalogue, query: CatalogueQuery): void {
  const counts = index.summarize(query).facets['flags'] ?? [];
  const { criteria } = query;
  for (const { value, count } of counts) {
    const flag = DIETARY_FLAGS.find((each) => each === value) as DietaryFlag;
    const flags = [...new Set([...criteria.flags, flag])];
    const opened = index.summarize({ ...query, criteria: { ...criteria, flags } });
    deepStrictEqual(opened.perfect, count);
    const then = opened.facets['flags'] ?? [];
    ok(then.every((each, at) => each.count <= (counts[at]?.count ?? 0)));
  }
}

/** The wishes that a relaxation drops, as text. */
function relaxationKey(drop: readonly CriterionKey[], terms: readonly WishedTerm[] = []): string {
  return [...drop, ...terms.map(({ list, term }) => `${list}: ${term}`)].sort().join('+');
}

/** Checks relaxations by searching for every subset of wishes. Returns false if the search has perfect matches. */
function checkRelaxations(products: readonly Product[], query: CatalogueQuery): boolean {
  const { criteria, filters = NO_FILTERS, families = false } = query;
  const wishes = wishesOf(criteria);
  if (wishes.length < 2 || wishes.length > MAX_WISHES) return false;
  // Identical terms could not be distinguished in what is dropped.
  const written = wishes.map(({ key, term }) => `${key} ${term?.term}`);
  if (new Set(written).size < written.length) return false;
  const few = products.slice(0, Math.max(4, Math.floor(2 ** 14 / 2 ** wishes.length)));
  const perfect = (left: UnderstoodCriteria): number => {
    const found = few.filter(
      (each) => passesFilters(each, filters) && matchProduct(each, left).perfectMatch,
    );
    return families ? new Set(found.map(familyOf)).size : found.length;
  };
  if (perfect(criteria) > 0) return false;
  const expected = new Map<string, number>();
  const found: number[] = [];
  const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
  const subsets = Array.from({ length: 2 ** wishes.length - 1 }, (_, mask) => mask)
    .slice(1)
    .sort((a, b) => bits(a) - bits(b));
  for (const mask of subsets) {
    if (found.some((smaller) => (smaller & mask) === smaller)) continue;
    const dropped = wishes.filter((_, at) => (mask >> at) & 1);
    const count = perfect(withoutWishes(criteria, dropped));
    if (count === 0) continue;
    found.push(mask);
    const whole = (key: CriterionKey): boolean =>
      wishes.every((wish) => wish.key !== key || dropped.includes(wish));
    const keys = [...new Set(dropped.map(({ key }) => key))].filter(whole);
    const terms = dropped.flatMap(({ key, term }): WishedTerm[] =>
      term === null || whole(key) ? [] : [{ list: key as WishedTerm['list'], term: term.term }],
    );
    expected.set(relaxationKey(keys, terms), count);
  }
  const { relaxations } = buildCatalogue(few).summarize(query);
  const answered = new Map(
    relaxations.map(({ drop, terms, count }) => [relaxationKey(drop, terms), count]),
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
  // Alternates between a small generated catalogue, in which every combination occurs, and a sample of the real one.
  const products =
    round % 2 === 0
      ? (fc.sample(arbitraryProducts(60, 20), { numRuns: 1, seed: SEED + round })[0] as Product[])
      : real.toSorted(() => random() - 0.5).slice(0, 300);
  const queries =
    round % 2 === 0
      ? fc.sample(arbitraryQuery, { numRuns: 60, seed: SEED + round })
      : askedQueries(real, vocabulary, 40, SEED + round);
  const index = buildCatalogue(products);
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
