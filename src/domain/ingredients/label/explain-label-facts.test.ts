import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';

const explain = (statement: string, more: object = {}) =>
  explainLabel({ statement, ...more }, vocabulary);

test('allergens come from ingredients, brackets and statements; precautions stay apart', () => {
  const answer = explain(
    'Whey (_Milk_), flavouring (contains wheat), tahini. Contains: soy. May contain traces of peanuts.',
  );
  expect(answer.contains).toEqual(['milk', 'wheat', 'soy', 'sesame']);
  expect(answer.precautions).toEqual([{ allergen: 'peanuts', basis: 'traces' }]);
});

test('several flavours in one text: the first list counts, the allergens of all', () => {
  const answer = explain(
    'Ingredients: whey protein isolate, cocoa, salt, sucralose. Ingredients: whey protein isolate, soy lecithin, vanilla, salt, sucralose',
  );
  expect(answer.ingredients.map((entry) => entry.canonical)).toEqual([
    'whey protein isolate',
    'cocoa',
    'salt',
    'sucralose',
  ]);
  expect(answer.contains).toEqual(['milk', 'soy']);
});

test('gluten sources, sweeteners, polyols and added sugars are told apart', () => {
  const answer = explain(
    'oat flour, barley malt extract, stevia leaf extract, steviol glycosides, monk fruit, erythritol, maltitol syrup, glycerin, cane sugar, brown rice syrup, maltodextrin, dates',
  );
  expect(answer.glutenSources).toEqual(['barley', 'oats']);
  expect(answer.sweeteners).toEqual(['stevia', 'monk fruit']);
  expect(answer.polyols).toEqual(['erythritol', 'maltitol syrup']);
  expect(answer.addedSugars).toEqual(['cane sugar', 'brown rice syrup']);
});

test('protein sources: not from coatings, not from the 2 % part, seeds only in a protein blend', () => {
  const answer = explain(
    'Protein blend (pea protein, quinoa), chia seed, milk chocolate coating (sugar, whey protein isolate), contains less than 2% of: soy protein isolate',
  );
  expect(answer.proteinSources).toEqual(['pea protein', 'quinoa']);
  expect(answer.proteinType).toBe('Multi-Plant');
  expect(answer.contains).toEqual(['milk', 'soy']);
});

test('"milk proteins (milk protein concentrate, whey isolate)": the general name gives way to its parts', () => {
  const answer = explain('milk proteins (milk protein concentrate, whey protein isolate), salt');
  expect(answer.proteinSources).toEqual(['milk protein concentrate', 'whey protein isolate']);
  expect(answer.proteinType).toBe('Casein & Whey');
});

test('text in another language is recognised as not understood; its allergens are believed', () => {
  const answer = explain(
    'Molkenproteinkonzentrat (MILCH), Zucker, Kakaopulver, Emulgator (SOJALECITHIN), Aroma, Süßungsmittel. Kann Spuren von ERDNÜSSEN enthalten.',
  );
  expect(answer.understood).toBe(false);
  expect(answer.complete).toBe(false);
  expect(answer.ingredients).toEqual([]);
  expect(answer.contains).toEqual(['milk', 'soy']);
  expect(answer.mayContain).toEqual(['peanuts']);
  expect(answer.veganByIngredients).toBe(false);
});

test('allergens told of beside a missing text make no ingredient list, but flags see them and say who tells', () => {
  const told = [
    { allergen: 'milk', evidence: 'the name says so' },
    { allergen: 'wheat', evidence: 'the source lists it' },
  ] as const;
  const answer = explainLabel({ statement: '', told }, vocabulary);
  expect(answer).toMatchObject({ ingredients: [], complete: false, contains: ['milk', 'wheat'] });
  expect(answer.flags).toMatchObject({
    isVegan: {
      value: false,
      basis: 'allergens',
      evidence: 'Contains milk (the name says so).',
    },
    isGlutenFree: {
      value: false,
      basis: 'allergens',
      evidence: 'Contains wheat (the source lists it).',
    },
    isLactoseFree: {
      value: null,
      basis: 'allergens',
      evidence: 'Milk (the name says so) may hold a little lactose.',
    },
  });
});

test('an empty statement says nothing', () => {
  const answer = explain('');
  expect(answer).toMatchObject({
    ingredients: [],
    complete: false,
    understood: false,
    truncated: false,
    contains: [],
    veganByIngredients: null,
    proteinType: null,
  });
  expect(answer.flags.isOrganic.value).toBeNull();
});

test('claims are read from the name as well, and vitamin D3 leaves veganism open', () => {
  expect(explain('pea protein, vitamin d3').flags.isVegan.value).toBeNull();
  expect(explain('pea protein, vitamin d3').veganByIngredients).toBe(true);
  expect(explain('pea protein, vitamin d3', { name: 'Vegan Pea' }).flags.isVegan.value).toBe(true);
  expect(explain('whey', { name: 'Vegan Pea' }).flags.isVegan.conflict).toContain('whey');
});

test('a stated source decides: vitamin D3 from lanolin is animal, from lichen it is not', () => {
  expect(explain('pea protein, vitamin d3 (from lanolin)').animal).toEqual(['vitamin d3']);
  expect(explain('pea protein, vitamin d3 (lichen)').flags.isVegan.value).toBe(true);
});

test('a declared wheat makes a product not gluten free, though no ingredient names a grain', () => {
  const answer = explain('whey, cocoa. Contains: milk, wheat.', { claims: ['gluten free'] });
  expect(answer.glutenSources).toEqual([]);
  expect(answer.flags.isGlutenFree.value).toBe(false);
  expect(answer.flags.isGlutenFree.conflict).toContain('wheat');
});
