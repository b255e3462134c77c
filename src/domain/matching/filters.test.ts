import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/a-product.ts';
import {
  type Filters,
  filterWords,
  hasFilters,
  passesFilters,
  withinBound,
  withoutFilter,
  wordFits,
} from './filters.ts';

describe('a word typed to narrow the list by name or brand', () => {
  it.each([
    ['opti', 'optimum', 'its beginning'],
    ['quset', 'quest', 'two letters swapped'],
    ['qest', 'quest', 'a letter missing'],
    ['optinum', 'optimum', 'a letter wrong'],
    ['0ptimum', 'optimum', 'the first letter wrong in a long word'],
  ])('"%s" finds "%s": %s', (typed, word) => {
    expect(wordFits(typed, word)).toBe(true);
  });

  it.each([
    ['huel', 'fuel', 'the first letter tells short words apart'],
    ['iso', 'is', 'three letters are typed right'],
    ['optimun nutrition', 'optimum', 'words are typed one by one'],
    ['stndrd', 'standard', 'two letters missing'],
  ])('"%s" does not find "%s": %s', (typed, word) => {
    expect(wordFits(typed, word)).toBe(false);
  });
});

describe('a filter', () => {
  const whey = aProduct({
    name: 'Gold Whey',
    format: 'powder',
    flavor: 'Double Chocolate',
    calories: 120,
    sugar: null,
    proteinPerServing: 24,
    brandId: 7,
    brand: { id: 7, name: 'Acme', logo: null },
  });
  const passes = (filters: Filters) => passesFilters(whey, filters);

  it.each<[Filters, boolean]>([
    [{}, true],
    [{ formats: [] }, true],
    [{ formats: ['bar', 'powder'] }, true],
    [{ formats: ['bar'] }, false],
    [{ flavors: ['double chocolate'] }, true],
    [{ flavors: ['chocolate'] }, false],
    [{ text: 'acme gold' }, true],
    [{ text: 'acme silver' }, false],
    [{ caloriesMax: 120 }, true],
    [{ caloriesMax: 119 }, false],
    [{ proteinMin: 24 }, true],
    [{ proteinMin: 25 }, false],
    [{ sugarMax: 5 }, false],
    [{ sugarMax: 5, orUnstated: true }, true],
    [{ pricePer25gMax: 1 }, false],
    [{ pricePer25gMax: 1, orUnstated: true }, true],
  ])('%o passes: %s', (filters, passed) => {
    expect(passes(filters)).toBe(passed);
  });

  it('by price is by the cost of 25 g of protein', () => {
    const priced = { ...whey, price: 24, servings: 25 };
    expect(passesFilters(priced, { pricePer25gMax: 1 })).toBe(true);
    expect(passesFilters(priced, { pricePer25gMax: 0.99 })).toBe(false);
  });

  it('needs the figure, and includes its bound', () => {
    expect(withinBound(null, 'at least', 0)).toBe(false);
    expect(withinBound(5, 'at least', 5)).toBe(true);
    expect(withinBound(5, 'at most', 5)).toBe(true);
    expect(withinBound(5, 'at most', 4)).toBe(false);
  });

  it('can be taken out, and is none if it says nothing', () => {
    expect(withoutFilter({ sugarMax: 5, proteinMin: 20 }, 'sugarMax')).toEqual({
      sugarMax: undefined,
      proteinMin: 20,
    });
    expect([{}, { formats: [] }, { flavors: [] }, { text: ' ' }].map(hasFilters)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([{ text: 'whey' }, { testedMin: 1 }, { flavors: ['vanilla'] }].map(hasFilters)).toEqual([
      true,
      true,
      true,
    ]);
    expect(filterWords('Crème  Brûlée')).toEqual(['creme', 'brulee']);
  });
});
