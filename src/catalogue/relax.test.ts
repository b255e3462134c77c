import type { UnderstoodCriteria } from '#domain/matching/criteria.ts';
import type { Product } from '#domain/product/product.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareNames } from '#domain/matching/rank.ts';
import { wishesMissed, wishesOf } from '#domain/matching/relaxations.ts';
import { isOnRecord, lackingFacts } from '#domain/matching/standing.ts';
import { arbitraryCriteria, arbitraryProducts } from '../../tests/support/arbitrary-search.ts';
import { columnsOf } from '../../tests/support/columns-of.ts';
import { Arena } from './arena.ts';
import { Evaluation } from './evaluate.ts';
import { Narrowed } from './narrowed.ts';
import { countMissing } from './relax.ts';
import { TermIndex } from './term-sets.ts';

/** What a product misses by the rules: bit i for the i-th criterion. */
function maskOf(product: Product, criteria: UnderstoodCriteria): number {
  return wishesMissed(product, wishesOf(criteria), criteria);
}

/** What the index counts within bounds, beside what each imperfect product misses in the order of the catalogue. */
function counted(
  products: readonly Product[],
  criteria: UnderstoodCriteria,
  bounds: Parameters<typeof countMissing>[4],
) {
  const imperfect = products
    .filter((each) => isOnRecord(each) && maskOf(each, criteria) !== 0)
    .sort((a, b) => lackingFacts(a) - lackingFacts(b) || compareNames(a, b));
  const columns = columnsOf(imperfect);
  const arena = new Arena(columns.all.length);
  const evaluation = new Evaluation(columns, new TermIndex(columns), criteria, arena);
  const narrowed = new Narrowed(columns, evaluation, null, false, arena);
  return {
    counts: countMissing(columns, narrowed, wishesOf(criteria), arena, bounds),
    masks: imperfect.map((each) => maskOf(each, criteria)),
  };
}

function countsOf(masks: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const mask of masks) counts.set(mask, (counts.get(mask) ?? 0) + 1);
  return counts;
}

const includes = (mask: number, part: number): boolean => (mask & part) === part;
const sizeOf = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

test('with no bounds, only combinations are counted of which no part is enough', () => {
  fc.assert(
    fc.property(arbitraryProducts(80, 40), arbitraryCriteria, (products, criteria) => {
      const { counts, masks } = counted(products, criteria, { rounds: Infinity, few: 0 });
      const minimal = masks.filter(
        (mask) => !masks.some((other) => other !== mask && includes(mask, other)),
      );
      expect(counts).toEqual(countsOf(minimal));
    }),
    { numRuns: 40 },
  );
});

test('of few products every combination is counted', () => {
  fc.assert(
    fc.property(arbitraryProducts(40), arbitraryCriteria, (products, criteria) => {
      const { counts, masks } = counted(products, criteria, { rounds: Infinity, few: 40 });
      expect(counts).toEqual(countsOf(masks));
    }),
    { numRuns: 40 },
  );
});

test('one round takes out the first product that misses fewest, and all that miss as much or more', () => {
  fc.assert(
    fc.property(arbitraryProducts(40, 20), arbitraryCriteria, (products, criteria) => {
      const { counts, masks } = counted(products, criteria, { rounds: 1, few: 0 });
      const [first = 0] = masks.toSorted((a, b) => sizeOf(a) - sizeOf(b));
      const others = masks.filter((mask) => mask === first || !includes(mask, first));
      expect(counts).toEqual(countsOf(others));
    }),
    { numRuns: 40 },
  );
});
