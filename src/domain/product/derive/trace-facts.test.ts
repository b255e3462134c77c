import { describe, expect, it } from 'vitest';
import { derive } from '../../../../tests/support/a-derivation.ts';
import { aSourceRecord, someFigures } from '../../../../tests/support/a-source-record.ts';
import { anExplanation, labelEntries } from '../../../../tests/support/an-explanation.ts';

describe('the origins of a derived product', () => {
  it('takes each fact from the strongest record that states it, and says from which', () => {
    const { product, brandName } = derive([
      aSourceRecord({
        source: 'strong',
        record: 'a',
        name: 'Gold Whey',
        brand: null,
        perServing: someFigures({ protein: 24 }),
      }),
      aSourceRecord({
        source: 'weak',
        record: 'b',
        name: 'Whey',
        brand: 'ACME NUTRITION',
        statement: 'Whey, cocoa',
        gtin: '0748927064100',
      }),
    ]);
    expect(product.name).toBe('Gold Whey');
    expect(brandName).toBe('Acme Nutrition');
    expect(product.ingredientsStatement).toBe('Whey, cocoa');
    expect(product.gtin).toBe('0748927064100');
    const { sources, facts } = product.provenance;
    expect(sources.map((source) => source.record)).toEqual(['a', 'b']);
    expect(sources[0]).toEqual({
      name: 'Source strong',
      record: 'a',
      url: 'https://strong.example',
      licence: 'CC0',
      retrieved: '2026-01-01',
    });
    expect(facts['name']).toEqual({ basis: 'label', source: 0 });
    expect(facts['brand']).toEqual({ basis: 'label', source: 1 });
    expect(facts['ingredientsStatement']).toEqual({ basis: 'label', source: 1 });
    expect(facts['proteinPerServing']).toEqual({ basis: 'label', source: 0 });
  });

  it('lists no source that gave nothing', () => {
    const { product } = derive([
      aSourceRecord({ source: 'strong', record: 'a' }),
      aSourceRecord({ source: 'weak', record: 'b', name: 'Other', brand: 'Other' }),
    ]);
    expect(product.provenance.sources.map((source) => source.record)).toEqual(['a']);
  });

  it('has an origin for every fact that has a value, and none for what is unknown', () => {
    const { product } = derive(
      [
        aSourceRecord({
          statement: 'Whey protein isolate (milk), cocoa',
          per100: someFigures({ protein: 80, carbohydrate: 5, fat: 4 }),
          flavor: 'cocoa',
          servings: 30,
          gtin: '0748927064100',
        }),
      ],
      () =>
        anExplanation({
          ingredients: labelEntries('whey protein isolate', 'cocoa'),
          contains: ['milk'],
          mayContain: ['soy'],
          proteinType: 'Whey Isolate',
          proteinTypeReason: 'Only whey protein isolate.',
          flags: {
            ...anExplanation().flags,
            isVegan: { value: false, basis: 'ingredients', evidence: 'Whey.', conflict: null },
            isGlutenFree: { value: true, basis: 'claim', evidence: 'Claimed.', conflict: null },
            isLowCarb: { value: true, basis: 'figures', evidence: '1.5 g.', conflict: null },
          },
        }),
    );
    const { facts } = product.provenance;
    expect(Object.keys(facts).sort()).toEqual(
      [
        'brand',
        'calories',
        'caloriesPerServing',
        'carbohydratePerServing',
        'contains',
        'description',
        'fatPerServing',
        'fitnessGoal',
        'flavor',
        'format',
        'gtin',
        'ingredients',
        'ingredientsStatement',
        'isGlutenFree',
        'isLowCarb',
        'isVegan',
        'mayContain',
        'name',
        'per100.caloriesPerServing',
        'per100.carbohydratePerServing',
        'per100.fatPerServing',
        'per100.proteinPerServing',
        'proteinPerServing',
        'proteinType',
        'servingSize',
        'servings',
      ].sort(),
    );
    expect(facts['isVegan']).toEqual({ basis: 'calculated', source: 0, note: 'Whey.' });
    expect(facts['isGlutenFree']).toEqual({ basis: 'label', source: 0, note: 'Claimed.' });
    expect(facts['servingSize']?.basis).toBe('standard');
    expect(product.isOrganic).toBeNull();
    expect(product.sugar).toBeNull();
  });

  it('are of nothing but name, brand, format and description where nothing else is known', () => {
    expect(derive([aSourceRecord({ name: 'Shake' })]).product.provenance).toStrictEqual({
      sources: [
        {
          name: 'Source test',
          record: '1',
          url: 'https://test.example',
          licence: 'CC0',
          retrieved: '2026-01-01',
        },
      ],
      facts: {
        name: { basis: 'label', source: 0 },
        brand: { basis: 'label', source: 0 },
        format: { basis: 'label', source: 0 },
        description: {
          basis: 'calculated',
          source: 0,
          note: 'composed of the facts on this page',
        },
      },
    });
    const { facts } = derive([aSourceRecord({ name: 'Shake', brand: null })]).product.provenance;
    expect(Object.keys(facts)).toEqual(['name', 'format', 'description']);
  });

  it('name the page and the day of the record where it has its own', () => {
    const own = aSourceRecord({ url: 'https://test.example/1', retrieved: '2025-03-04' });
    expect(derive([own]).product.provenance.sources[0]).toMatchObject({
      url: 'https://test.example/1',
      retrieved: '2025-03-04',
    });
  });

  it('say how name, brand, flavour and servings were read where nobody states them', () => {
    const { facts } = derive([
      aSourceRecord({ name: null, brand: 'Vega', brandNote: 'from the barcode' }),
    ]).product.provenance;
    expect(facts).toMatchObject({
      name: {
        basis: 'calculated',
        note: 'the source gives no name: composed of brand, kind and serving',
      },
      brand: { basis: 'calculated', note: 'from the barcode' },
    });
    const joined = derive([
      aSourceRecord({
        flavor: 'cocoa',
        servingSize: { amount: 30, unit: 'g' },
        packageSize: { amount: 900, unit: 'g' },
      }),
    ]).product.provenance.facts;
    expect(joined).toMatchObject({
      name: { basis: 'label', note: 'name and flavor of the source, joined' },
      servings: {
        basis: 'calculated',
        note: 'calculated: package of 900 g / serving of 30 g',
      },
    });
    expect(joined['flavor']).toStrictEqual({ basis: 'label', source: 0 });
    expect(joined['servingSize']).toStrictEqual({ basis: 'label', source: 0 });
    const stated = derive([aSourceRecord({ servings: 30 })]).product.provenance.facts;
    expect(stated['servings']).toStrictEqual({ basis: 'label', source: 0 });
  });

  it('say that a standard serving is one', () => {
    const { facts } = derive([
      aSourceRecord({ per100: someFigures({ protein: 80, sugar: 4, energy: 380 }) }),
    ]).product.provenance;
    expect(facts['servingSize']).toEqual({
      basis: 'standard',
      source: 0,
      note: 'the label gives no serving: the standard serving of this format',
    });
    for (const fact of ['proteinPerServing', 'sugar', 'sugarPerServing', 'calories'])
      expect(facts[fact]).toEqual({
        basis: 'standard',
        source: 0,
        note: 'the label gives no serving: per 100 g × 30 g, the standard serving',
      });
    expect(facts['per100.sugarPerServing']).toStrictEqual({ basis: 'label', source: 0 });
  });

  it('are of known sources only', () => {
    expect(() => derive([aSourceRecord({ source: 'mystery' })])).toThrow(
      'Unknown source "mystery"',
    );
  });
});
