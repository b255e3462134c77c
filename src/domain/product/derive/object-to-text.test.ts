import { describe, expect, it } from 'vitest';
import { aDeriveContext, derive } from '../../../../tests/support/a-derivation.ts';
import { aSourceRecord, someFigures } from '../../../../tests/support/a-source-record.ts';
import { anExplanation, labelEntries } from '../../../../tests/support/an-explanation.ts';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../../ingredients/label/explain-label.ts';
import { deriveProduct } from './derive-product.ts';

describe('a text that cannot belong to the product', () => {
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
      aDeriveContext(() => bagel),
    );
    expect(result).toMatchObject({
      ok: false,
      record,
      objection: { reason: 'the ingredient text has no milk, the name says whey or casein' },
    });
    expect(
      deriveProduct(
        [record],
        aDeriveContext(() => bagel, true),
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
        aDeriveContext(() => sugar),
      ).ok,
    ).toBe(false);
    expect(
      deriveProduct(
        [{ ...record, format: 'bar' }],
        aDeriveContext(() => sugar),
      ).ok,
    ).toBe(true);
    expect(
      deriveProduct(
        [record],
        aDeriveContext(() => ({
          ...sugar,
          ingredients: labelEntries('sugar', 'water', 'sacha inchi protein'),
        })),
      ).ok,
    ).toBe(true);
  });

  it("concludes nothing from a bar's text whose beginning, with all that brings protein, is lost", () => {
    const statement = 'Plátano (7%), Manteca de Cacao, Aromas. Puede contener trazas de soja.';
    const flags = (protein: number) => {
      const bar = aSourceRecord({
        format: 'bar',
        name: 'Zero Snack',
        statement,
        allergens: ['soy'],
        per100: someFigures({ protein }),
      });
      const { isVegan, contains } = derive([bar], (label) =>
        explainLabel(label, vocabulary),
      ).product;
      return { isVegan, contains };
    };
    expect(flags(34)).toEqual({ isVegan: null, contains: ['soy'] });
    expect(flags(4)).toEqual({ isVegan: true, contains: [] });
  });
});
