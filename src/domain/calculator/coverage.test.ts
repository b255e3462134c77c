import { expect, test } from 'vitest';
import { coverage } from './coverage.ts';
import { ASK_A_DOCTOR, RESEARCH_SOURCES, researchRange } from './research.ts';

test('88 g from servings of 22 g: 4 a day, a tub of 30 lasts 7.5 days, a month costs four tubs', () => {
  expect(coverage(88, { proteinPerServing: 22, servings: 30, price: 30 })).toEqual({
    grams: 88,
    servingsPerDay: 4,
    daysPerPackage: 7.5,
    monthlyCost: 120,
  });
});

test.each([
  [{ proteinPerServing: null, servings: 30, price: 30 }, null, null, null],
  [{ proteinPerServing: 0, servings: 30, price: 30 }, null, null, null],
  [{ proteinPerServing: 22, servings: null, price: 30 }, 4, null, null],
  [{ proteinPerServing: 22, servings: 0, price: 30 }, 4, null, null],
  [{ proteinPerServing: 22, servings: 30, price: null }, 4, 7.5, null],
])('%j: what is unknown stays unknown', (product, servingsPerDay, daysPerPackage, monthlyCost) => {
  expect(coverage(88, product)).toEqual({ grams: 88, servingsPerDay, daysPerPackage, monthlyCost });
});

test('small needs and large servings count too', () => {
  const { servingsPerDay } = coverage(1, { proteinPerServing: 1, servings: 1, price: 1 });
  expect(servingsPerDay).toBe(1);
});

test('nothing needed is covered by nothing that can be counted', () => {
  expect(coverage(0, { proteinPerServing: 22, servings: 30, price: 30 }).servingsPerDay).toBeNull();
});

test('the range that research supports', () => {
  expect(researchRange(70)).toEqual({ rda: 56, low: 98, high: 140 });
  expect(researchRange(68.0388)).toEqual({ rda: 54, low: 95, high: 136 });
});

test('every source can be looked up, and some people are sent to a doctor', () => {
  for (const source of Object.values(RESEARCH_SOURCES)) {
    expect(source.url).toMatch(/^https:\/\/doi\.org\/10\./);
  }
  expect(ASK_A_DOCTOR.join(' ')).toMatch(/kidney.*pregnant.*under 18/is);
});
