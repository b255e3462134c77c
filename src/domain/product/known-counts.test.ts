import { expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/a-product.ts';
import { KnownCounter } from './known-counts.ts';

const label = { basis: 'label', source: 0 } as const;
const source = (retrieved: string, name = 'Labels') => ({
  name,
  record: '1',
  url: 'https://example.org',
  licence: 'CC0',
  retrieved,
});

function report(...products: readonly Parameters<typeof aProduct>[0][]) {
  const counter = new KnownCounter();
  for (const product of products) counter.add(aProduct(product));
  return counter.report();
}

it('counts calories that a source states, per serving or per 100 g, and no calculated ones', () => {
  const sources = [source('2026-01-01')];
  const of = (facts: Record<string, { basis: 'label' | 'calculated'; source: number }>) =>
    report({ provenance: { sources, facts } }).all.calories;
  expect(of({ calories: label })).toBe(1);
  expect(of({ 'per100.caloriesPerServing': label })).toBe(1);
  expect(of({ calories: { basis: 'calculated', source: 0 } })).toBe(0);
});

it("tells the amount of the label's serving from figures for a serving of no stated amount", () => {
  const { all } = report(
    { servingSize: { amount: 30, unit: 'g', basis: 'label' } },
    { servingSize: { amount: 30, unit: 'g', basis: 'standard' } },
    { servingSize: null, proteinPerServing: 20 },
    { servingSize: null, proteinPerServing: null },
  );
  expect(all).toMatchObject({ products: 4, serving: 1, perServing: 2 });
});

it('tells a stated serving from one that is worked out from the pack', () => {
  const servingSize = { amount: 30, unit: 'g', basis: 'label' } as const;
  const of = (basis: 'label' | 'calculated') => ({
    servingSize,
    provenance: {
      sources: [source('2026-01-01')],
      facts: { servingSize: { basis, source: 0 } },
    },
  });
  const { all } = report(of('label'), of('calculated'), of('calculated'));
  expect(all).toMatchObject({ serving: 1, workedOut: 2, perServing: 3 });
});

it('counts by source, format, brand and the language of the text, most products first', () => {
  const french = { ingredientsStatement: 'Lait', ingredientsLanguage: 'fr' };
  const { byLanguage, byFormat, bySource } = report(
    { ...french, format: 'bar' },
    french,
    { ingredientsStatement: 'Zxq', ingredientsLanguage: null },
    { ingredientsStatement: null, ingredientsLanguage: null },
  );
  expect(byLanguage.map(({ group, products }) => [group, products])).toEqual([
    ['fr', 2],
    ['no text', 1],
    ['not told', 1],
  ]);
  expect(byFormat.map(({ group, products }) => [group, products])).toEqual([
    ['powder', 3],
    ['bar', 1],
  ]);
  expect(bySource.reduce((sum, { products }) => sum + products, 0)).toBe(4);
});

it('gives the middle of the years of the newest sources', () => {
  const of = (...years: readonly string[]) =>
    report(...years.map((year) => ({ provenance: { sources: [source(year)], facts: {} } }))).all
      .year;
  expect(of('2019', '2026-10-08', '2020')).toBe(2020);
  expect(of('2019', '2019', '2026')).toBe(2019);
  expect(new KnownCounter().report().all).toMatchObject({ products: 0, stated: 0, year: null });
});

it('counts products that an independent laboratory tested', () => {
  const { all } = report(
    { independentlyTested: true },
    { independentlyTested: false },
    { independentlyTested: true },
  );
  expect(all.labTested).toBe(2);
});
