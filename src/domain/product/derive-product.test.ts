import { describe, expect, it } from 'vitest';
import { aSourceRecord, someFigures } from '../../../tests/support/a-source-record.ts';
import { anExplanation, labelEntries } from '../../../tests/support/an-explanation.ts';
import type { Label, LabelExplanation } from '../ingredients/label.ts';
import { deriveProduct, type DeriveContext, type Derivation } from './derive-product.ts';
import type { SourceRecord } from './source-record.ts';

const SOURCES = new Map(
  ['strong', 'weak', 'test'].map((key) => [
    key,
    {
      name: `Source ${key}`,
      licence: 'CC0',
      url: `https://${key}.example`,
      retrieved: '2026-01-01',
    },
  ]),
);

function context(
  explain: (label: Label) => LabelExplanation = () => anExplanation(),
  accepted = false,
): DeriveContext {
  return { sources: SOURCES, explain, accepted: () => accepted };
}

function derive(
  records: readonly [SourceRecord, ...SourceRecord[]],
  explain?: (label: Label) => LabelExplanation,
): Derivation {
  const result = deriveProduct(records, context(explain));
  if (!result.ok) throw new Error(result.objection.reason);
  return result.derivation;
}

describe('deriveProduct', () => {
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

  it('puts the flavour of a fact table into the name', () => {
    const { product, baseKey } = derive([
      aSourceRecord({ name: 'Isolit', flavor: 'caramel swirl', brand: 'Primeval Labs' }),
    ]);
    expect(product.name).toBe('Isolit, Caramel Swirl');
    expect(product.flavor).toBe('Caramel Swirl');
    expect(baseKey).toBe('primeval labs|isolit|powder');
    expect(product.provenance.facts['name']?.note).toContain('joined');
  });

  it('reads the flavour from the name where the source states none', () => {
    const { product, baseKey } = derive([aSourceRecord({ name: 'Whey Protein, Vanilla' })]);
    expect(product.flavor).toBe('Vanilla');
    expect(product.provenance.facts['flavor']).toEqual({
      basis: 'calculated',
      source: 0,
      note: 'read from the name',
    });
    expect(baseKey).toBe('acme|whey protein|powder');
  });

  it('composes a plain name where no source has one, and says so', () => {
    const { product } = derive([
      aSourceRecord({ name: null, brand: 'VEGA', servingSize: { amount: 38, unit: 'g' } }),
    ]);
    expect(product.name).toBe('Vega protein powder, 38 g serving (name not stated)');
    expect(product.provenance.facts['name']?.basis).toBe('calculated');
    const named = (brand: string | null) =>
      derive([aSourceRecord({ name: null, brand, format: 'bar' })]).product.name;
    expect(named('Premier Protein')).toBe('Premier Protein bar (name not stated)');
    expect(named('PR Bar')).toBe('PR Bar (name not stated)');
    expect(named(null)).toBe('Protein bar (name not stated)');
  });

  it('keeps products without a brand apart by maker number', () => {
    const key = (gtin: string) =>
      derive([aSourceRecord({ brand: null, name: 'Whey Deluxe', gtin })]).baseKey;
    expect(key('4260363482202')).toBe('?426036348|whey deluxe|powder');
    expect(key('5055534352830')).not.toBe(key('4260363482202'));
  });

  it('asks the ingredient language about the strongest whole text, with figures, claims and listed allergens', () => {
    let asked: Label | undefined;
    derive(
      [
        aSourceRecord({ statement: 'Whey, coc', truncated: true, claims: ['gluten free'] }),
        aSourceRecord({
          source: 'weak',
          statement: 'Whey, cocoa',
          allergens: ['milk'],
          traces: ['soy'],
          per100: someFigures({ protein: 80, carbohydrate: 10, sugar: 5 }),
        }),
      ],
      (label) => {
        asked = label;
        return anExplanation();
      },
    );
    expect(asked).toEqual({
      name: 'Whey Protein',
      statement: 'Whey, cocoa. Contains: milk. May contain: soy.',
      truncated: false,
      claims: ['gluten free'],
      figures: { sugar: 1.5, carbohydrate: 3, fiber: null },
    });
  });

  it('concludes nothing from a text in another language, nor from allergens alone', () => {
    const asked: Label[] = [];
    const explain = (label: Label) => {
      asked.push(label);
      return anExplanation({ complete: true });
    };
    const foreign = derive(
      [aSourceRecord({ statement: 'Lactosérum, cacao', readable: false })],
      explain,
    );
    expect(asked[0]?.statement).toBe('');
    expect(foreign.product.ingredientsStatement).toBe('Lactosérum, cacao');
    expect(foreign.product.ingredientsComplete).toBe(false);
    const allergens = derive([aSourceRecord({ allergens: ['milk'] })], explain);
    expect(asked[1]).toMatchObject({ statement: 'Contains: milk.', truncated: true });
    expect(allergens.product.contains).toEqual(['milk']);
    expect(allergens.product.provenance.facts['contains']?.basis).toBe('label');
    expect(allergens.product.ingredientsComplete).toBe(false);
  });

  it('adds listed allergens and traces to those of the text', () => {
    const { product } = derive(
      [
        aSourceRecord({
          statement: 'Whey, lecithin',
          truncated: true,
          allergens: ['soy'],
          traces: ['milk', 'egg'],
        }),
      ],
      () => anExplanation({ contains: ['milk'] }),
    );
    expect(product.contains).toEqual(['milk', 'soy']);
    expect(product.mayContain).toEqual(['egg']);
    expect(product.precautions).toContainEqual({ allergen: 'egg', basis: 'traces' });
  });

  it('shows the text without the underscores that mark allergens', () => {
    const { product } = derive([
      aSourceRecord({ statement: '_Whey_ protein, _soy_ lecithin, a_b' }),
    ]);
    expect(product.ingredientsStatement).toBe('Whey protein, soy lecithin, a_b');
  });

  it('counts the servings of a package where the label gives both', () => {
    const sized = { servingSize: { amount: 30, unit: 'g' as const } };
    const servings = (packageSize: SourceRecord['packageSize'], more = {}) =>
      derive([aSourceRecord({ ...sized, packageSize, ...more })]).product.servings;
    expect(servings({ amount: 907.2, unit: 'g' })).toBe(30);
    expect(servings({ amount: 29, unit: 'g' })).toBe(1);
    expect(servings({ amount: 900, unit: 'ml' })).toBeNull();
    expect(servings({ amount: 20, unit: 'g' })).toBeNull();
    expect(servings({ amount: 907.2, unit: 'g' }, { servings: 28 })).toBe(28);
    expect(servings({ amount: 907.2, unit: 'g' }, { servingSize: null })).toBeNull();
  });

  it('describes the product by known facts only', () => {
    const full = derive(
      [
        aSourceRecord({
          flavor: 'vanilla',
          statement: 'x',
          perServing: someFigures({ protein: 24, energy: 120 }),
          servingSize: { amount: 30, unit: 'g' },
        }),
      ],
      () =>
        anExplanation({
          proteinType: 'Whey Isolate',
          proteinTypeReason: '',
          contains: ['milk', 'soy'],
        }),
    );
    expect(full.product.description).toBe(
      'Whey Isolate protein powder, flavor Vanilla: 24 g protein and 120 kcal per serving of 30 g. Contains milk and soy.',
    );
    expect(derive([aSourceRecord({ format: 'bar' })]).product.description).toBe(
      'Protein bar. Its ingredient text is not known.',
    );
  });

  it('objects to a text that cannot belong to the product, unless an operator let it in', () => {
    const bagel = anExplanation({
      complete: true,
      ingredients: labelEntries('enriched wheat flour', 'water', 'sugar', 'yeast'),
      contains: ['wheat'],
    });
    const record = aSourceRecord({
      name: 'Clear Whey Isolate',
      statement: 'Enriched wheat flour, water, sugar, yeast',
    });
    const result = deriveProduct(
      [record],
      context(() => bagel),
    );
    expect(result).toMatchObject({
      ok: false,
      record,
      objection: { reason: 'the ingredient text has no milk, the name says whey or casein' },
    });
    expect(
      deriveProduct(
        [record],
        context(() => bagel, true),
      ).ok,
    ).toBe(true);
  });

  it('objects to a powder with protein and no source of it', () => {
    const sugar = anExplanation({
      complete: true,
      ingredients: labelEntries('sugar', 'water', 'salt'),
    });
    const record = aSourceRecord({
      name: 'Super Mix',
      statement: 'x',
      perServing: someFigures({ protein: 20 }),
    });
    expect(
      deriveProduct(
        [record],
        context(() => sugar),
      ).ok,
    ).toBe(false);
    expect(
      deriveProduct(
        [{ ...record, format: 'bar' }],
        context(() => sugar),
      ).ok,
    ).toBe(true);
    expect(
      deriveProduct(
        [record],
        context(() => ({ ...sugar, complete: false })),
      ).ok,
    ).toBe(true);
    expect(
      deriveProduct(
        [record],
        context(() => ({
          ...sugar,
          ingredients: labelEntries('sugar', 'water', 'sacha inchi protein'),
        })),
      ).ok,
    ).toBe(true);
  });

  it('calls two products the same only when brand, base, flavour and figures are', () => {
    const key = (overrides: Partial<SourceRecord>) =>
      derive([
        aSourceRecord({
          per100: someFigures({ protein: 80, carbohydrate: 5, fat: 4 }),
          ...overrides,
        }),
      ]).duplicateKey;
    expect(key({})).toBe(key({ record: '2', name: 'WHEY PROTEIN', brand: 'ACME' }));
    expect(key({})).not.toBe(key({ name: 'Whey Protein, Vanilla' }));
    expect(key({})).not.toBe(
      key({ per100: someFigures({ protein: 79, carbohydrate: 5, fat: 4 }) }),
    );
    expect(key({ per100: someFigures({ protein: 80 }) })).toBeNull();
  });
});
