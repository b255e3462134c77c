import { describe, expect, it } from 'vitest';
import { derive } from '../../../tests/support/a-derivation.ts';
import { aSourceRecord, someFigures } from '../../../tests/support/a-source-record.ts';
import { anExplanation } from '../../../tests/support/an-explanation.ts';
import { vocabulary } from '../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../ingredients/label/explain-label.ts';
import type { Label } from '../ingredients/label/label.ts';
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

  it('concludes no absence from a text in another language, nor from allergens alone', () => {
    const asked: Label[] = [];
    const explain = (label: Label) => {
      asked.push(label);
      return anExplanation({ complete: true });
    };
    const foreign = derive(
      [aSourceRecord({ statement: 'Lactosérum, cacao', readable: false })],
      explain,
    );
    expect(asked[0]).toMatchObject({
      statement: '',
      told: [{ allergen: 'milk', evidence: 'its text in another language names it' }],
    });
    expect(foreign.product.contains).toEqual(['milk']);
    expect(foreign.product.provenance.facts['contains']).toMatchObject({
      basis: 'calculated',
      note: 'read from the ingredient text',
    });
    expect(foreign.product.ingredientsStatement).toBe('Lactosérum, cacao');
    expect(foreign.product.ingredientsComplete).toBe(false);
    const allergens = derive([aSourceRecord({ name: 'Shake', allergens: ['egg'] })], explain);
    expect(asked[1]).toMatchObject({
      statement: '',
      told: [{ allergen: 'egg', evidence: 'the source lists it' }],
    });
    expect(allergens.product.contains).toEqual(['egg']);
    expect(allergens.product.provenance.facts['contains']?.basis).toBe('label');
    expect(allergens.product.ingredientsComplete).toBe(false);
  });

  it('believes what an unreadable text names and warns of, and a name that is that of a milk protein', () => {
    const told = (record: Partial<SourceRecord>) => {
      const { product } = derive([aSourceRecord(record)], () => anExplanation());
      return { contains: product.contains, mayContain: product.mayContain };
    };
    const vegan = { name: 'Vegan Rice Protein', readable: false };
    expect(
      told({
        ...vegan,
        statement: 'rice protein. Allergens: milk, soy, may contain traces of egg',
      }),
    ).toMatchObject({ contains: ['milk', 'soy'] });
    expect(
      told({
        ...vegan,
        statement:
          'Protéine de riz, huile de noix de coco, sans lactose. Peut aussi contenir : œuf',
      }),
    ).toEqual({ contains: [], mayContain: ['egg'] });
    expect(
      told({ ...vegan, statement: 'Erbsenprotein, laktosefrei. Zubereitung: mit Milch mischen' }),
    ).toEqual({ contains: [], mayContain: [] });
    expect(told({ name: 'Gold Standard 100% Whey', statement: null }).contains).toEqual(['milk']);
    expect(told({ name: 'Vegan Whey Alternative', statement: null }).contains).toEqual([]);
    const named = derive([aSourceRecord({ statement: null })], () => anExplanation());
    expect(named.product.provenance.facts['contains']).toMatchObject({
      basis: 'calculated',
      note: 'read from the name',
    });
  });

  it.each<[string, boolean | null, string]>([
    ['Beef Protein Isolate', false, 'Contains beef protein (the name says so).'],
    ['Collagen Peptides', false, 'Contains hydrolyzed collagen (the name says so).'],
    [
      'Beef & Egg White Protein, Bone Broth Protein',
      false,
      'Contains egg (the name says so), bone broth protein (the name says so).',
    ],
    ['Rice Protein', null, 'The ingredient text is missing, cut off or not fully understood.'],
  ])('a product without a list that is called %j', (name, isVegan, evidence) => {
    const { product } = derive([aSourceRecord({ name, statement: null })], (label) =>
      explainLabel(label, vocabulary),
    );
    expect(product.flagEvidence.isVegan).toMatchObject({ value: isVegan, evidence });
    expect(product.isLactoseFree).toBeNull();
  });

  it('believes the animal in a name more than the claim on the same pack', () => {
    const record = aSourceRecord({ name: 'Beef Protein', statement: null, claims: ['Vegan'] });
    const { product } = derive([record], (label) => explainLabel(label, vocabulary));
    expect(product.flagEvidence.isVegan).toEqual({
      value: false,
      basis: 'allergens',
      evidence: 'Contains beef protein (the name says so).',
      conflict: 'The label says "Vegan", but: Contains beef protein (the name says so).',
    });
  });

  it('leaves a text that can be read to say for itself what is in it', () => {
    const { product } = derive([aSourceRecord({ statement: 'Pea protein' })], () =>
      anExplanation(),
    );
    expect(product.contains).toEqual([]);
    const called = aSourceRecord({ name: 'Beef Protein', statement: 'Pea protein' });
    expect(derive([called], (label) => explainLabel(label, vocabulary)).product.isVegan).toBe(true);
  });

  it.each<[Partial<SourceRecord>, string, boolean | undefined]>([
    [{}, '', undefined],
    [{ statement: 'Whey, cocoa' }, 'Whey, cocoa', false],
    [{ statement: 'Whey, coc', truncated: true }, 'Whey, coc', true],
    [{ statement: 'Whey, coc', truncated: true, allergens: ['milk'] }, 'Whey, coc', true],
    [{ statement: 'Whey.', allergens: ['milk', 'soy'] }, 'Whey. Contains: milk, soy.', false],
    [{ statement: 'Whey;  ', traces: ['egg', 'soy'] }, 'Whey;   May contain: egg, soy.', false],
    [{ statement: 'Whey. Cocoa', traces: ['egg'] }, 'Whey. Cocoa. May contain: egg.', false],
    [{ traces: ['egg'] }, '', undefined],
    [{ statement: 'Lactosérum', readable: false, truncated: true }, '', undefined],
  ])('about the text of %j', (record, statement, truncated) => {
    let asked: Label | undefined;
    derive([aSourceRecord({ name: 'Shake', ...record })], (label) => {
      asked = label;
      return anExplanation();
    });
    expect(asked?.statement).toBe(statement);
    expect(asked?.truncated).toBe(truncated);
  });
});
