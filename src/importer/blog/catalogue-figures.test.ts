import { describe, expect, it } from 'vitest';
import { buildVocabulary } from '#domain/ingredients/vocabulary/build-vocabulary.ts';
import type { Product } from '#domain/product/product.ts';
import { anIngredient, aProduct } from '../../../tests/support/a-product.ts';
import { figured } from '../../../tests/support/figured-products.ts';
import { readVocabularyTables } from '../tables/read-vocabulary.ts';
import { DIRECTIVE_NAMES, directiveOf } from './directives.ts';
import { formatNumber, formatShare } from './figure-html.ts';
import { median, quantile } from './statistics.ts';

const vocabulary = buildVocabulary(readVocabularyTables());

function draw(name: string, products: readonly Product[]): string {
  const figure = directiveOf(`{{${name}}}`);
  if (figure === null || figure === 'unknown') throw new Error(`no figure ${name}`);
  return figure({ products: figured(products), vocabulary });
}

/** Returns the cells of a figure's table body, row by row, without tags. */
function rows(html: string): string[][] {
  const body = /<tbody>(.*)<\/tbody>/s.exec(html)?.[1] ?? '';
  return [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row]) =>
    [...(row ?? '').matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) =>
      (cell ?? '').replace(/<[^>]+>/g, ''),
    ),
  );
}

const powder = (id: number, protein: number | null, calories: number | null, sugar = 1) =>
  aProduct({ id, proteinPerServing: protein, calories, sugar });

describe('statistics', () => {
  it('interpolates quantiles between neighbours', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(quantile([0, 10], 0.25)).toBe(2.5);
    expect(median([])).toBeNull();
  });

  it('writes numbers and shares as they are read', () => {
    expect(formatNumber(1234.56, 1)).toBe('1,234.6');
    expect(formatNumber(null)).toBeNull();
    expect(formatShare(1, 3)).toBe('1 (33%)');
    expect(formatShare(1, 500)).toBe('1 (under 1%)');
    expect(formatShare(0, 0)).toBe('0');
  });
});

describe('figures', () => {
  it.each(DIRECTIVE_NAMES)('%s is drawn from an empty catalogue too', (name) => {
    const html = draw(name, []);
    expect(html).toMatch(/^<figure class="catalogue-figure">.*<\/figure>$/s);
    expect(html).not.toMatch(/NaN|Infinity|undefined|null/);
  });

  it('takes medians over known figures only, and shows a dash where none is known', () => {
    const products = [powder(1, 20, 100), powder(2, 30, 120), powder(3, null, null)];
    const [row] = rows(draw('catalogue-table: type-medians', products));
    expect(row).toEqual(['Whey Isolate', '3', '83', '22.5', '3.3']);
    const unknown = aProduct({
      proteinPerServing: null,
      calories: null,
      sugar: null,
      proteinType: 'Casein',
    });
    expect(rows(draw('catalogue-table: type-medians', [unknown]))[0]).toEqual([
      'Casein',
      '1',
      '–',
      '–',
      '–',
    ]);
  });

  it('never divides by a label that says 0 kcal', () => {
    const [row] = rows(draw('catalogue-table: type-medians', [powder(1, 20, 0)]));
    expect(row?.[3]).toBe('–');
  });

  it('plots groups of five and more, says how many were left out, and describes the strip', () => {
    const five = [18, 19, 20, 21, 22].map((protein, at) => powder(at, protein, 100));
    const html = draw('catalogue-plot: protein-per-100kcal-by-type', [
      ...five,
      aProduct({ id: 9, proteinType: 'Casein' }),
    ]);
    expect(rows(html)).toEqual([['Whey Isolate', '20.0', '', '5']]);
    expect(html).toContain(
      'aria-label="Whey Isolate: median 20.0 g per 100 kcal, middle half 19.0 to 21.0, from 18.0 to 22.0, 5 products"',
    );
    expect(html).toContain('1 in groups of fewer than 5 are left out');
  });

  it('counts an ingredient with the forms below it, and only where there is a list', () => {
    const products = [
      aProduct({ id: 1, ingredients: [anIngredient('rebaudioside a')] }),
      aProduct({ id: 2, ingredients: [anIngredient('sucralose')] }),
      aProduct({ id: 3, ingredients: [] }),
    ];
    const table = rows(draw('catalogue-table: sweetener-use', products));
    expect(table.find(([name]) => name === 'stevia')?.[1]).toBe('1 (50%)');
    expect(table.find(([name]) => name === 'any intense sweetener')?.[1]).toBe('2 (100%)');
  });

  it('keeps may-contain apart from facility statements', () => {
    const products = [
      aProduct({ id: 1, precautions: [{ allergen: 'peanuts', basis: 'traces' }] }),
      aProduct({ id: 2, precautions: [{ allergen: 'peanuts', basis: 'facility' }] }),
    ];
    const table = rows(draw('catalogue-table: precautions', products));
    expect(table.find(([name]) => name === 'peanuts')).toEqual(['peanuts', '1', '1']);
  });

  it('tells stated facts from calculated and unknown ones', () => {
    const stated = aProduct({ id: 1 });
    const facts = { proteinPerServing: { basis: 'label' as const, source: 0 } };
    const products = [
      { ...stated, provenance: { ...stated.provenance, facts } },
      aProduct({ id: 2 }),
      aProduct({ id: 3, proteinPerServing: null }),
    ];
    const table = rows(draw('catalogue-table: facts-known', products));
    expect(table[0]).toEqual(['Protein per serving', '1 (33%)', '1 (33%)', '1 (33%)']);
  });

  it('counts yes, no and unknown of a calculated flag', () => {
    const products = [true, false, null, null].map((isVegan, id) => aProduct({ id, isVegan }));
    expect(rows(draw('catalogue-table: vegan-evidence', products))[0]).toEqual([
      'Powders',
      '1 (25%)',
      '1 (25%)',
      '2 (50%)',
    ]);
  });

  it('counts servings that labels state, not standard ones', () => {
    const serving = (amount: number, basis: 'label' | 'standard') =>
      aProduct({ id: amount, servingSize: { amount, unit: 'g', basis } });
    const products = [serving(25, 'label'), serving(35, 'label'), serving(99, 'standard')];
    expect(rows(draw('catalogue-table: serving-sizes', products))[0]).toEqual([
      'Powders',
      '2',
      '25 g',
      '30 g',
      '35 g',
    ]);
  });

  it('names free amino acids of powders', () => {
    const products = [
      aProduct({ id: 1, ingredients: [anIngredient('glycine')] }),
      aProduct({ id: 2, ingredients: [anIngredient('cocoa')] }),
    ];
    expect(rows(draw('catalogue-table: added-amino-acids', products))).toEqual([
      ['glycine', '1 (50%)'],
      ['any of these', '1 (50%)'],
    ]);
  });
});
