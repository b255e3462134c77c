import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const explain = (statement: string) => explainLabel({ statement }, vocabulary);

describe('an allergen that is declared and stands in no ingredient', () => {
  test('milk: not vegan, and lactose cannot be excluded', () => {
    const { flags, animal, veganByIngredients, contains } = explain(
      'pea protein, cocoa. Contains: milk.',
    );
    expect(contains).toEqual(['milk']);
    expect(animal).toEqual([]);
    expect(veganByIngredients).toBe(false);
    expect(flags.isVegan).toMatchObject({ value: false, evidence: 'Contains milk.' });
    expect(flags.isLactoseFree).toMatchObject({
      value: null,
      evidence: 'Milk may hold a little lactose.',
    });
  });

  test.each(['egg', 'fish', 'crustacean shellfish'])('%s: not vegan', (allergen) => {
    const { flags, veganByIngredients } = explain(`pea protein, cocoa. Contains: ${allergen}.`);
    expect(veganByIngredients).toBe(false);
    expect(flags.isVegan).toMatchObject({ value: false, evidence: `Contains ${allergen}.` });
  });

  test('wheat: not gluten free, but vegan', () => {
    const { flags, veganByIngredients } = explain('pea protein, cocoa. Contains: wheat.');
    expect(veganByIngredients).toBe(true);
    expect(flags.isGlutenFree).toMatchObject({ value: false, evidence: 'Contains wheat.' });
    expect(flags.isVegan.value).toBe(true);
  });

  test('soy: vegan and free of lactose', () => {
    const { flags } = explain('pea protein, cocoa. Contains: soy.');
    expect(flags.isVegan.value).toBe(true);
    expect(flags.isLactoseFree).toMatchObject({ value: true, evidence: 'No milk ingredient.' });
  });
});

describe('an allergen that stands in an ingredient', () => {
  test('the ingredient is named, an isolate apart', () => {
    expect(explain('whey protein concentrate, cocoa').flags.isLactoseFree).toMatchObject({
      value: false,
      evidence: 'Contains whey protein concentrate.',
    });
    expect(explain('whey protein isolate, cocoa').flags.isLactoseFree).toMatchObject({
      value: null,
      evidence: 'Whey protein isolate may hold a little lactose.',
    });
    expect(explain('whey protein concentrate, cocoa').flags.isVegan).toMatchObject({
      value: false,
      evidence: 'Contains whey protein concentrate.',
    });
  });

  test('vitamin D3 may be animal, unless its source is told', () => {
    expect(explain('pea protein, vitamin D3').flags.isVegan).toMatchObject({
      value: null,
      evidence: 'The source of vitamin d3 is not stated.',
    });
    expect(explain('pea protein, vitamin D3 (from lichen)').flags.isVegan.value).toBe(true);
    expect(explain('pea protein, vitamin D3 (from lanolin)').flags.isVegan.value).toBe(false);
  });
});

describe('what may be in it', () => {
  test.each([
    ['May contain milk.', 'may contain'],
    ['Made in a facility that handles milk.', 'facility'],
    ['May contain traces of milk.', 'traces'],
    ['Made in a facility that handles soy. May contain milk.', 'may contain'],
    ['May contain milk. Traces of soy.', 'traces'],
  ])('%s: %s is the strongest said', (words, basis) => {
    const label = explain(`pea protein, cocoa. ${words}`);
    expect(label.mayContainBasis).toBe(basis);
    expect(label.mayContain).toContain('milk');
    expect(label.contains).toEqual([]);
  });

  test('nothing where nothing is said', () => {
    expect(explain('pea protein')).toMatchObject({ mayContain: [], mayContainBasis: null });
  });
});

describe('whether a text is read', () => {
  test('two unknown names of five are few, of four too many', () => {
    expect(explain('zorbelquat, quuxling, cocoa, salt, sugar').understood).toBe(true);
    expect(explain('zorbelquat, quuxling, cocoa, salt').understood).toBe(false);
  });

  test('what is longer than any label is cut off', () => {
    const long = (length: number) => `cocoa, ${'zorb '.repeat(4_000).slice(0, length - 8)}.`;
    expect(explain(long(20_000)).truncated).toBe(false);
    expect(explain(long(20_001)).truncated).toBe(true);
  });

  test('an empty text says nothing', () => {
    expect(explain(' ')).toMatchObject({
      complete: false,
      truncated: false,
      understood: false,
      veganByIngredients: null,
    });
  });
});
