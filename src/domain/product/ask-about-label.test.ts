import { describe, expect, it } from 'vitest';
import { derive } from '../../../tests/support/a-derivation.ts';
import { aSourceRecord, someFigures } from '../../../tests/support/a-source-record.ts';
import { anExplanation } from '../../../tests/support/an-explanation.ts';
import type { Label } from '../ingredients/label.ts';
import type { SourceRecord } from './source-record.ts';

describe('the ingredient language is asked', () => {
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

  it.each<[Partial<SourceRecord>, string, boolean]>([
    [{}, '', false],
    [{ statement: 'Whey, cocoa' }, 'Whey, cocoa', false],
    [{ statement: 'Whey, coc', truncated: true }, 'Whey, coc', true],
    [{ statement: 'Whey, coc', truncated: true, allergens: ['milk'] }, 'Whey, coc', true],
    [{ statement: 'Whey.', allergens: ['milk', 'soy'] }, 'Whey. Contains: milk, soy.', false],
    [{ statement: 'Whey;  ', traces: ['egg', 'soy'] }, 'Whey;   May contain: egg, soy.', false],
    [{ statement: 'Whey. Cocoa', traces: ['egg'] }, 'Whey. Cocoa. May contain: egg.', false],
    [{ traces: ['egg'] }, 'May contain: egg.', true],
    [
      { statement: 'Lactosérum', readable: false, truncated: true, allergens: ['milk'] },
      'Contains: milk.',
      true,
    ],
    [{ statement: 'Lactosérum', readable: false, truncated: true }, '', false],
  ])('about the text of %j', (record, statement, truncated) => {
    let asked: Label | undefined;
    derive([aSourceRecord(record)], (label) => {
      asked = label;
      return anExplanation();
    });
    expect(asked).toMatchObject({ statement, truncated });
  });
});
