import { describe, expect, it } from 'vitest';
import { derive } from '../../../../tests/support/a-derivation.ts';
import { aSourceRecord, someFigures } from '../../../../tests/support/a-source-record.ts';
import { anExplanation } from '../../../../tests/support/an-explanation.ts';
import type { Allergen, ProductFormat } from '../../enumerations.ts';
import type { SourceRecord } from '../record/source-record.ts';

describe('a derived product', () => {
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
    expect(product.precautions).toEqual([
      { allergen: 'milk', basis: 'traces' },
      { allergen: 'egg', basis: 'traces' },
    ]);
  });

  it('takes a listed allergen of which a complete text only warns for a precaution', () => {
    const record = aSourceRecord({ statement: 'Whey, made where egg is', allergens: ['egg'] });
    const warned = { contains: ['milk'], mayContain: ['egg'] } as const;
    const read = (complete: boolean, contains: readonly Allergen[] = ['milk']) =>
      derive([record], () => anExplanation({ ...warned, contains, complete })).product;
    expect(read(true)).toMatchObject({ contains: ['milk'], mayContain: ['egg'] });
    expect(read(false).contains).toContain('egg');
    expect(read(true, ['milk', 'egg']).contains).toContain('egg');
  });

  it('takes no type from its flavor', () => {
    const typed = (name: string) => {
      const { product, recipe } = derive([aSourceRecord({ name, statement: null })]);
      return [product.proteinType, recipe.namedType];
    };
    expect(typed('Vanilla Almond Protein Shake')).toEqual([null, null]);
    expect(typed('Pea Protein, Almond')).toEqual(['Plant Protein', 'Plant Protein']);
  });

  it('believes a list against a complete text that says nothing of the allergen', () => {
    const record = aSourceRecord({ statement: 'Whey', allergens: ['egg'] });
    const { product } = derive([record], () =>
      anExplanation({ contains: ['milk'], mayContain: [], complete: true }),
    );
    expect(product.contains).toContain('egg');
  });

  it('says what a thing is whose name is only its brand or its flavor', () => {
    const { product } = derive([aSourceRecord({ name: 'Aloha', brand: 'Aloha', format: 'bar' })]);
    expect(product).toMatchObject({ name: 'Aloha Protein Bar', nameOnLabel: 'Aloha' });
    expect(product.provenance.facts.name).toEqual({
      basis: 'calculated',
      source: 0,
      note: 'the source gives nothing but its brand or flavor: what it is, added',
    });
    const nameOf = (name: string, brand: string, format: ProductFormat) =>
      derive([aSourceRecord({ name, brand, format })]).product.name;
    expect(nameOf('Rocky road', 'Myprotein', 'bar')).toBe('Protein Bar, Rocky road');
    expect(nameOf('Vanilla Milkshake', 'Acme', 'powder')).toBe('Protein Powder, Vanilla Milkshake');
    expect(nameOf('Premier Protein', 'Premier Protein', 'rtd')).toBe('Premier Protein Drink');
    expect(nameOf('Protein Bar', 'Aloha', 'bar')).toBe('Protein Bar');
    expect(nameOf('Power bar', 'PowerBar', 'bar')).toBe('PowerBar Protein Bar');
  });

  it('puts mistyped words right in the name on the label, too', () => {
    const nameOnLabel = (other: string) =>
      derive([aSourceRecord({ name: 'Crunchy Protein Bar', otherNames: [other] })]).product
        .nameOnLabel;
    expect(nameOnLabel('Protien riegel')).toBe('Protein riegel');
    expect(nameOnLabel('Crunchy portein bar')).toBeNull();
  });

  it('shows the text without the underscores that mark allergens', () => {
    const { product } = derive([
      aSourceRecord({ statement: '_Whey_ protein, _soy_ lecithin, a_b' }),
    ]);
    expect(product.ingredientsStatement).toBe('Whey protein, soy lecithin, a_b');
  });

  it('reads and shows what a source escaped for HTML as its pack has it, decoded once', () => {
    const read: string[] = [];
    const beside = aSourceRecord({ statement: 'Whey (&lt; 1 %)', url: 'https://example.org/2' });
    const { product, reading } = derive(
      [aSourceRecord({ statement: '&quot;_Milk_&quot; &amp;amp; oats' }), beside],
      ({ statement }) => {
        read.push(statement);
        return anExplanation({});
      },
    );
    expect(product.ingredientsStatement).toBe('"Milk" &amp; oats');
    expect(product.otherStatements).toEqual(['Whey (< 1 %)']);
    expect(reading).not.toBeNull();
    expect(read.filter((text) => /&(?:quot|lt);/.test(text))).toEqual([]);
    expect(read).toContain('"_Milk_" &amp; oats');
  });

  it('says in its description where the ingredient text is not known', () => {
    const described = (statement: string | null) =>
      derive([aSourceRecord({ statement })]).product.description;
    expect(described(null)).toContain('Its ingredient text is not known.');
    expect(described('Whey')).not.toContain('not known');
  });

  it('keeps products without a brand apart by maker number', () => {
    const key = (gtin: string) =>
      derive([aSourceRecord({ brand: null, name: 'Whey Deluxe', gtin })]).baseKey;
    expect(key('1230363482208')).toBe('?123036348|deluxe whey|powder');
    expect(key('1235534352830')).not.toBe(key('1230363482208'));
  });

  it('tells flavours and recipes of one name apart', () => {
    const told = (overrides: Partial<SourceRecord>) => {
      const per100 = someFigures({ protein: 80, carbohydrate: 5, fat: 4 });
      const { baseKey, duplicateKey, recipe } = derive([aSourceRecord({ per100, ...overrides })]);
      return { baseKey, duplicateKey, recipe };
    };
    expect(told({})).toEqual(told({ record: '2', name: 'WHEY PROTEIN', brand: 'ACME' }));
    expect(told({})).toEqual({
      baseKey: 'acme|whey|powder',
      duplicateKey: '',
      recipe: {
        figures: { per: '100', protein: 80, carbohydrate: 5, fat: 4 },
        allergens: null,
        namedType: null,
        cut: true,
        figureGap: { protein: 10, fat: 8 },
        called: { title: 'Whey Protein', line: 'whey', isGeneric: true, origins: 'whey' },
      },
    });
    expect(told({ name: 'Go Premium Whey Protein' })).toMatchObject({
      baseKey: 'acme|go whey|powder',
      recipe: { optionalWords: 'premium' },
    });
    expect(told({ name: 'Go Premium Whey Protein' }).recipe).not.toHaveProperty('figureGap');
    expect(told({ name: 'Whey Isolate' }).recipe.namedType).toBe('Whey Isolate');
    expect(told({ name: 'Whey Isolate' }).recipe.impliedWords).toBe('isolate');
    const otherNames = ['Whey', 'Impact Whey - Vanille', 'Casein'];
    expect(told({ otherNames }).recipe.otherLines).toEqual(['impact whey']);
    expect(told({ source: 'operator' }).recipe).not.toHaveProperty('called');
    const misspelt = { name: 'Whet Protein', brand: null };
    expect(derive([aSourceRecord(misspelt)]).product.name).toBe('Whey Protein');
    expect(derive([aSourceRecord({ ...misspelt, source: 'operator' })]).product.name).toBe(
      'Whet Protein',
    );
    expect(told({ name: 'Impact Whey, Vanille' }).recipe.called).toEqual({
      title: 'Impact Whey',
      line: 'impact whey',
      isGeneric: false,
      origins: 'whey',
    });
    const vanilla = told({ name: 'Whey Protein, Vanilla' });
    expect(vanilla).toEqual({ ...told({}), duplicateKey: 'vanilla' });
    expect(told({ name: 'Whey Protein, Vanille' })).toEqual(vanilla);
    const perServing = someFigures({ protein: 24, carbohydrate: 2, fat: 1 });
    expect(told({ per100: null, perServing }).recipe.figures).toEqual({
      per: 'serving',
      protein: 24,
      carbohydrate: 2,
      fat: 1,
    });
  });

  it('says each precaution once, in the words of the text where that has it', () => {
    const explain = () =>
      anExplanation({
        mayContain: ['soy'],
        precautions: [
          { allergen: 'soy', basis: 'may contain' },
          { allergen: 'wheat', basis: 'facility' },
        ],
      });
    const record = aSourceRecord({ statement: 'Whey', traces: ['egg', 'soy'] });
    const { product } = derive([record], explain);
    expect(product.precautions).toEqual([
      { allergen: 'soy', basis: 'may contain' },
      { allergen: 'wheat', basis: 'facility' },
      { allergen: 'egg', basis: 'traces' },
    ]);
    expect(product.mayContain).toEqual(['egg', 'soy']);
  });

  it('shows the ingredients as they were understood', () => {
    const entry = {
      fragment: false,
      parent: null,
      heading: false,
      known: true,
      qualities: ['organic'],
    };
    const explain = () =>
      anExplanation({
        complete: true,
        ingredients: [
          { ...entry, text: 'Whey Blend', canonical: 'whey', allergens: ['milk', 'soy'] },
          { ...entry, text: 'X', canonical: 'x', allergens: [], parent: 0, known: false },
          { ...entry, text: 'Y', canonical: 'y', allergens: [], heading: true },
        ],
      });
    const { product } = derive([aSourceRecord({ statement: 'x', name: 'One' })], explain);
    expect(product.ingredientsComplete).toBe(true);
    const shown = {
      parent: null,
      heading: false,
      known: true,
      qualities: ['organic'],
      isAllergen: false,
      allergen: null,
    };
    expect(product.ingredients).toEqual([
      { ...shown, name: 'Whey Blend', canonical: 'whey', isAllergen: true, allergen: 'milk' },
      { ...shown, name: 'X', canonical: 'x', parent: 0, known: false },
      { ...shown, name: 'Y', canonical: 'y', heading: true },
    ]);
    const textless = derive([aSourceRecord({ name: 'One' })], explain).product;
    expect(textless.ingredientsComplete).toBe(false);
  });

  it('shows figures per serving and per 100 g', () => {
    const { product } = derive([
      aSourceRecord({
        servingSize: { amount: 50, unit: 'g' },
        per100: someFigures({ protein: 40, energy: 400, sugar: 4, salt: 1 }),
      }),
    ]);
    expect(product).toMatchObject({ proteinPerServing: 20, calories: 200, sugar: 2 });
    const unknown = {
      carbohydratePerServing: null,
      fiberPerServing: null,
      fatPerServing: null,
      saturatedFatPerServing: null,
    };
    expect(product.nutritionalInfo).toEqual({
      ...unknown,
      proteinPerServing: 20,
      caloriesPerServing: 200,
      sugarPerServing: 2,
      saltPerServing: 0.5,
      per100: {
        ...unknown,
        proteinPerServing: 40,
        caloriesPerServing: 400,
        sugarPerServing: 4,
        saltPerServing: 1,
      },
    });
  });

  it('reads type and goal from the category where neither text nor name says them', () => {
    const plant = derive([aSourceRecord({ name: 'One', category: 'Plant protein' })]).product;
    expect(plant.proteinType).toBe('Plant Protein');
    expect(plant.proteinTypeReason).toMatch(/^The source files it under plant protein/);
    expect(plant).toMatchObject({ fitnessGoal: null, fitnessGoalReason: null });
    const meal = derive([aSourceRecord({ category: 'Meal replacement' })]).product;
    expect(meal).toMatchObject({ proteinType: null, proteinTypeReason: null });
    expect(meal.fitnessGoal).toBe('Weight Management');
    expect(meal.fitnessGoalReason).toBe('The source\'s category says "meal replacement".');
  });

  it('keeps the links of every record', () => {
    const link = (asin: string) => ({ retailer: 'Amazon', url: `https://shop/${asin}`, asin });
    const { links } = derive([
      aSourceRecord({ links: [link('a'), link('b')] }),
      aSourceRecord({ links: [link('c')] }),
    ]);
    expect(links).toEqual([link('a'), link('b'), link('c')]);
  });
});
