import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { aProduct, aTerm, someCriteria } from '../../tests/support/a-product.ts';
import { arbitraryQuery } from '../../tests/support/arbitrary-search.ts';
import { arbitraryProducts } from '../../tests/support/arbitrary-products.ts';
import { scanCatalogue } from '../../tests/support/scan-catalogue.ts';
import { buildCatalogue, buildColumnsInSteps } from './build-catalogue.ts';
import { indexCatalogue } from './index-catalogue.ts';

/** A loaded machine must not fail a test that only counts. */
vi.setConfig({ testTimeout: 60_000 });

const WHOLE = { limit: 1_000_000, offset: 0 };

describe('the index answers as the rules do, product by product', () => {
  test('for lists, figures, hidden products, relaxations and live counts of any search', () => {
    fc.assert(
      fc.property(
        arbitraryProducts(80),
        // More searches than the index caches evaluations for.
        fc.array(arbitraryQuery, { minLength: 1, maxLength: 9 }),
        (products, queries) => {
          const index = buildCatalogue(products);
          const rules = scanCatalogue(products);
          queries.forEach((query, at) => {
            const whole = { ...query, ...WHOLE };
            expect(index.search(whole)).toEqual(rules.search(whole));
            expect(index.search(query)).toEqual(rules.search(query));
            const { facets, ...figures } = index.summarize(query);
            expect(figures).toEqual(rules.figures(query));
            // The rules need some thirty scans for each.
            if (at === 0) expect(facets).toEqual(rules.summarize(query).facets);
            expect(index.hidden(query)).toEqual(rules.hidden(query));
            for (const { id } of products.slice(0, 10)) {
              expect(index.standing(id, query.criteria)).toBe(rules.standing(id, query.criteria));
              for (const term of query.criteria.avoid)
                expect(index.isFreeOf(id, [term])).toBe(rules.isFreeOf(id, [term]));
              expect(index.variants(id, query.criteria)).toEqual(
                rules.variants(id, query.criteria),
              );
            }
          });
        },
      ),
      { numRuns: 50 },
    );
  });

  test('for must-haves with a quality that only the name of a product says', () => {
    const named = { ingredients: [], ingredientsComplete: false } as const;
    const products = [
      aProduct({ ...named, id: 1, name: 'Organic Whey', isOrganic: true }),
      aProduct({ ...named, id: 2, name: 'Whey', isOrganic: false }),
      aProduct({ ...named, id: 3, name: 'Whey Protein', isOrganic: null }),
      aProduct({ ...named, id: 4, name: 'Protein', isOrganic: true }),
    ];
    const index = buildCatalogue(products);
    const rules = scanCatalogue(products);
    const standings = ['organic', 'unsweetened', 'hydrolyzed'].map((quality) => {
      const term = aTerm(`${quality} whey`, { members: ['whey'], qualities: [quality] });
      const criteria = someCriteria({ mustHave: [term] });
      expect(products.map(({ id }) => index.standing(id, criteria))).toEqual(
        products.map(({ id }) => rules.standing(id, criteria)),
      );
      return index.standing(1, criteria);
    });
    expect(standings).toEqual(['perfect', 'unconfirmed', 'unconfirmed']);
  });

  test('where so many products are left that relaxations are looked for set by set', () => {
    fc.assert(
      fc.property(arbitraryProducts(60, 30), arbitraryQuery, (products, query) => {
        const copies = Math.ceil(5000 / products.length);
        const many = products.flatMap((product, at) =>
          Array.from({ length: copies }, (_, copy) => ({ ...product, id: copies * at + copy + 1 })),
        );
        const { relaxations } = buildCatalogue(many).summarize({ ...query, families: false });
        const ofOneEach = scanCatalogue(products).relaxations({ ...query, families: false });
        expect(relaxations).toEqual(
          ofOneEach.map((each) => ({ ...each, count: copies * each.count })),
        );
      }),
      { numRuns: 12 },
    );
  });

  // @spec case-insensitive substring over product name, brand name or proteinType
  test('for a text looked up in names, brands and types', () => {
    const texts = fc.oneof(
      fc.constantFrom(
        'whey',
        'WHEY',
        'old w',
        'd  s',
        ' ',
        '',
        'éclair',
        'a b',
        'brand 3',
        'isolate',
      ),
      fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'w', 'h', 'e'), maxLength: 5 }),
    );
    fc.assert(
      fc.property(arbitraryProducts(40), texts, (products, text) => {
        expect(buildCatalogue(products).find(text, 7)).toEqual(
          scanCatalogue(products).find(text, 7),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('for how many products and families list an ingredient or a family, and how many products a brand has', () => {
    fc.assert(
      fc.property(arbitraryProducts(40), (products) => {
        const index = buildCatalogue(products);
        const rules = scanCatalogue(products);
        for (const asked of [
          'sucralose',
          'casein',
          'nothing',
          ['casein', 'whey protein isolate'],
        ]) {
          expect(index.ingredientCounts(asked)).toEqual(rules.ingredientCounts(asked));
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('what the index remembers', () => {
  test('does not change an answer, however many searches came in between', () => {
    const index = buildCatalogue([
      aProduct({ id: 1 }),
      aProduct({ id: 2, ingredients: [], ingredientsStatement: null }),
    ]);
    const avoiding = (word: string) => ({
      criteria: someCriteria({ avoid: [aTerm(word, { kind: 'literal' })] }),
      showAll: true,
      unconfirmed: true,
      sort: 'match' as const,
      ...WHOLE,
    });
    expect(index.search(avoiding('sucralose')).ids).toEqual([2]);
    for (let at = 0; at < 4200; at++) {
      expect(index.search(avoiding(`word${at}`)).total).toBe(2);
    }
    expect(index.search(avoiding('sucralose')).ids).toEqual([2]);
  });

  test('tells words apart that are written alike but mean something else', () => {
    const index = buildCatalogue([aProduct()]);
    const total = (term: ReturnType<typeof aTerm>): number =>
      index.search({
        criteria: someCriteria({ avoid: [term] }),
        showAll: true,
        unconfirmed: false,
        sort: 'match',
        ...WHOLE,
      }).total;
    expect(total(aTerm('dairy', { members: ['casein'] }))).toBe(1);
    expect(total(aTerm('dairy', { members: ['whey protein isolate'] }))).toBe(0);
    const plain = aTerm('dairy', { members: [] });
    expect(total(plain)).toBe(1);
    expect(total({ ...plain, kind: 'literal', term: 'cocoa' })).toBe(0);
  });
});

describe('a listing', () => {
  test('is the same taken page by page as taken whole, whatever order products came in', () => {
    fc.assert(
      fc.property(
        arbitraryProducts(60),
        arbitraryQuery,
        fc.integer({ min: 1, max: 9 }),
        (products, query, limit) => {
          const index = buildCatalogue(products);
          const { ids, total } = index.search({ ...query, ...WHOLE });
          const paged: number[] = [];
          for (let offset = 0; offset < total; offset += limit) {
            paged.push(...index.search({ ...query, limit, offset }).ids);
          }
          expect(paged).toEqual(ids);
          expect(new Set(ids).size).toBe(total);
          const reversed = buildCatalogue(products.toReversed());
          expect(reversed.search({ ...query, ...WHOLE }).ids).toEqual(ids);
        },
      ),
      { numRuns: 80 },
    );
  });

  test('of all products by name is the same taken page by page', () => {
    fc.assert(
      fc.property(arbitraryProducts(30, 1), (products) => {
        const index = buildCatalogue(products);
        const rules = scanCatalogue(products);
        for (const offset of [0, 1, 7, 29, 30]) {
          const page = { limit: 7, offset };
          expect(index.list(page)).toEqual(rules.list(page));
        }
      }),
      { numRuns: 20 },
    );
  });

  test('Best Mix takes ten brands once, then each twice, then the rest, on any page', () => {
    // Three products of the first brand, and one of each of eleven others.
    const products = Array.from({ length: 14 }, (_, at) =>
      aProduct({ id: at + 1, name: `n${at + 10}`, brandId: Math.max(1, at - 1) }),
    );
    const index = buildCatalogue(products);
    const page = (offset: number, limit: number) =>
      index.search({
        criteria: someCriteria({ fitnessGoals: ['Muscle Building'] }),
        showAll: false,
        unconfirmed: false,
        sort: 'diversity',
        offset,
        limit,
      }).ids;
    const mixed = [1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 2, 13, 14, 3];
    expect(page(0, 14)).toEqual(mixed);
    for (let offset = 0; offset < 14; offset += 3)
      expect(page(offset, 3)).toEqual(mixed.slice(offset, offset + 3));
  });

  test('of an empty catalogue is empty, and every option counts zero', () => {
    const query = {
      criteria: someCriteria(),
      showAll: true,
      unconfirmed: true,
      sort: 'match',
    } as const;
    const index = buildCatalogue([]);
    expect(index.standing(1, query.criteria)).toBeNull();
    expect(index.isFreeOf(1, [])).toBe(false);
    expect(index.search({ ...query, ...WHOLE })).toEqual({ ids: [], total: 0 });
    const summary = index.summarize({ ...query, ...WHOLE });
    expect(summary.averageScore).toBe(0);
    expect(summary.facets.flags?.map((each) => each.count)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('building in steps', () => {
  test('gives the same index as building at once, pausing on the way', async () => {
    const products = Array.from({ length: 9000 }, (_, at) =>
      aProduct({ id: at + 1, name: `Powder ${(at * 7919) % 1000}`, brandId: at % 5 }),
    );
    let pauses = 0;
    const columns = await buildColumnsInSteps(products, () => {
      pauses++;
      return Promise.resolve();
    });
    const stepped = indexCatalogue(columns);
    const whole = buildCatalogue(products);
    const page = { limit: 9000, offset: 0 };
    expect(stepped.list(page)).toEqual(whole.list(page));
    // One pause per 512 products added, per 512 in each of some forty passes, and per 2,048 sorted.
    expect(pauses).toBeGreaterThan(300);
    expect(pauses).toBeLessThan(1_000);
  });

  test('passes on the failure of the stream it reads', async () => {
    async function* broken(): AsyncGenerator<ReturnType<typeof aProduct>> {
      yield aProduct();
      await Promise.resolve();
      throw new Error('database away');
    }
    await expect(buildColumnsInSteps(broken(), () => Promise.resolve())).rejects.toThrow(
      'database away',
    );
  });
});
