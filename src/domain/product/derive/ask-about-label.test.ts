import { describe, expect, it } from 'vitest';
import { aDeriveContext, derive } from '../../../../tests/support/a-derivation.ts';
import { aSourceRecord, someFigures } from '../../../../tests/support/a-source-record.ts';
import { anExplanation } from '../../../../tests/support/an-explanation.ts';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { findEvidence } from '../../ingredients/label/evidence.ts';
import { explainLabel } from '../../ingredients/label/explain-label.ts';
import type { Label, EvidencePlace } from '../../ingredients/label/label.ts';
import { gatherEvidence } from './ask-about-label.ts';
import { deriveProduct } from './derive-product.ts';

const aSpan = { kind: 'name', entry: null, repaired: null, basis: null } as const;

describe('the ingredient language is asked', () => {
  it('asks about the strongest whole text, as written, with figures, claims and listed allergens', () => {
    const asked: Label[] = [];
    const { product } = derive(
      [
        aSourceRecord({ statement: 'Whey, coc', truncated: true, claims: ['gluten free'] }),
        aSourceRecord({
          source: 'weak',
          name: 'Shake',
          statement: 'Whey, cocoa',
          allergens: ['egg'],
          traces: ['soy'],
          per100: someFigures({ protein: 80, carbohydrate: 10, sugar: 5 }),
        }),
      ],
      (label) => {
        asked.push(label);
        return anExplanation();
      },
    );
    expect(asked.find(({ name }) => name !== undefined)).toEqual({
      name: 'Whey Protein',
      statement: 'Whey, cocoa',
      truncated: false,
      allergensOutside: [
        { allergen: 'milk', evidence: 'the name says so' },
        { allergen: 'egg', evidence: 'the source lists it' },
      ],
      tracesOutside: ['soy'],
      animalOutside: [],
      claims: ['gluten free'],
      carbohydrateIncludesFiber: true,
      figures: { sugar: 1.5, carbohydrate: 3, fiber: null },
      assumed: { per100: { sugar: 5, carbohydrate: 10, fiber: null }, least: 20, most: 50 },
    });
    expect(product.contains).toEqual(['milk', 'egg']);
    expect(product.mayContain).toEqual(['soy']);
    expect(product.otherStatements).toEqual(['Whey, coc']);
  });

  it('reads a text in another language, whatever its source says of it', () => {
    const record = aSourceRecord({
      name: 'Shake',
      statement: 'Protéine de pois, cacao.',
      readable: false,
    });
    const { product } = derive([record], (label) => explainLabel(label, vocabulary));
    expect(product.ingredientsComplete).toBe(true);
    expect(product.ingredients.map(({ canonical }) => canonical)).toEqual(['pea protein', 'cocoa']);
  });

  const context = {
    ...aDeriveContext((label: Label) => explainLabel(label, vocabulary)),
    findEvidence: (text: string, place: EvidencePlace) => findEvidence(text, place, vocabulary),
  };

  it('reads a name to its end: "Drink" begins no directions there', () => {
    const name = 'Protein Drink Mix Strawberry Banana';
    const result = deriveProduct([aSourceRecord({ name, statement: 'Pea protein.' })], context);
    if (!result.ok) throw new Error(result.objection.reason);
    const { evidence } = result.derivation.product;
    expect(evidence.map(({ words }) => words)).toEqual(['Strawberry', 'Banana']);
  });

  it('doubts that what its flavor is named after is not in it, in whatever language the name says it', () => {
    const name = 'Protein Professional Truskawkowy';
    const result = deriveProduct([aSourceRecord({ name, statement: 'Pea protein.' })], context);
    if (!result.ok) throw new Error(result.objection.reason);
    expect(result.derivation.product.evidence).toEqual([
      { canonical: 'strawberry', words: 'Strawberry', place: 'flavor', certain: false },
    ]);
  });

  it('keeps what speaks against it elsewhere: name, brand, claims, source, other records', () => {
    const result = deriveProduct(
      [
        aSourceRecord({ name: 'Almond Bar', statement: 'Pea protein, salt.', allergens: ['egg'] }),
        aSourceRecord({
          source: 'weak',
          statement: 'Erbsenprotein, Erdnüsse. Kann Spuren von Senf enthalten.',
          claims: ['with soy lecithin', 'free from milk'],
        }),
      ],
      context,
    );
    if (!result.ok) throw new Error(result.objection.reason);
    const { evidence, precautions, ingredientsComplete } = result.derivation.product;
    expect(evidence).toEqual(
      expect.arrayContaining([
        { canonical: 'almond', words: 'Almond', place: 'name', certain: true },
        { canonical: 'egg', words: 'egg', place: 'source', certain: true },
        { canonical: 'soy lecithin', words: 'soy lecithin', place: 'claim', certain: true },
        { canonical: 'peanut', words: 'Erdnüsse', place: 'other record', certain: true },
      ]),
    );
    expect(evidence.map(({ canonical }) => canonical)).not.toContain('milk');
    expect(precautions).toMatchObject([{ allergen: 'mustard', basis: 'traces' }]);
    expect(ingredientsComplete).toBe(true);
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

  it.each([
    [{ carbohydrate: 35, fiber: 21 }, true],
    [{ carbohydrate: 15, fiber: 21 }, false],
    [{ carbohydrate: 15, fiber: null }, true],
  ])(
    'counts fiber within carbohydrate as its country does, but not more than there is: %o',
    (stated, within) => {
      const per100 = someFigures({ protein: 33, fat: 14, ...stated });
      let asked: boolean | undefined;
      derive([aSourceRecord({ per100, carbohydrateIncludesFiber: true })], (label) => {
        asked = label.carbohydrateIncludesFiber;
        return anExplanation({});
      });
      expect(asked).toBe(within);
    },
  );

  it('asks the label with the traces that sources and other statements warn of', () => {
    const labels: Label[] = [];
    const first = aSourceRecord({ statement: 'Pea protein', traces: ['milk'] });
    derive([first, aSourceRecord({ statement: 'Pea protein. May contain egg.' })], (label) => {
      labels.push(label);
      const warns = label.statement.includes('egg');
      return anExplanation({ precautions: warns ? [{ allergen: 'egg', basis: 'traces' }] : [] });
    });
    expect(labels.findLast(({ statement }) => statement === 'Pea protein')?.tracesOutside).toEqual([
      'milk',
      'egg',
    ]);
  });
});

describe('evidence beside the statement', () => {
  const asked = (brand: string | null) => {
    const places: string[] = [];
    const beside = {
      name: 'Shake',
      brand,
      claims: [],
      listed: [],
      otherStatements: [],
      writtenNames: [],
      flavors: [],
    };
    const found = gatherEvidence(beside, anExplanation(), (words, place) => {
      places.push(`${place}: ${words}`);
      return [{ canonical: words.toLowerCase(), words, place, certain: true }];
    });
    return { places, found: found.map(({ canonical }) => canonical) };
  };

  it('is searched for in the brand, if there is one', () => {
    expect(asked('Peanut Co')).toEqual({
      places: ['name: Shake', 'brand: Peanut Co'],
      found: ['shake', 'peanut co'],
    });
    expect(asked(null)).toEqual({ places: ['name: Shake'], found: ['shake'] });
  });
});

it('the language of a statement is that of most letters', () => {
  const span = (language: string | null, start: number, end: number) =>
    ({ ...aSpan, language, start, end }) as const;
  const spans = [
    span('de', 0, 10),
    span('fr', 100, 104),
    span('xx', 104, 140),
    span(null, 140, 180),
    span('fr', 180, 183),
  ];
  const record = aSourceRecord({ name: 'Shake', statement: 'x'.repeat(183) });
  const { product } = derive([record], () => anExplanation({ spans }));
  expect(product.ingredientsLanguage).toBe('de');
});
