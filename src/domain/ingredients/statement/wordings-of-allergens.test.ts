import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const read = (sentence: string) =>
  explainLabel({ statement: `Pea protein, cocoa, salt. ${sentence}` }, vocabulary);

test.each([
  'Allergens (contains): milk.',
  'Contains (allergens): milk.',
  'Milk: yes.',
  'Milk = yes, soy = no.',
  'Note: contains milk.',
  'Please be advised this product contains milk.',
  'It contains milk.',
  'Health warning: contains milk.',
  'Priority allergens: milk.',
  'Allergens: presence of milk.',
  'Contains milk and products thereof.',
  'Contains milk and its derivatives.',
  'Contains: milk (as indicated).',
])('it declares: %s', (sentence) => {
  const { complete, contains, mayContain, ingredients } = read(sentence);
  expect([complete, contains, mayContain]).toEqual([true, ['milk'], []]);
  expect(ingredients).toHaveLength(3);
});

test.each([
  'May contain (traces of) milk.',
  'May contain (traces of): milk.',
  'May contain allergens: milk.',
  'May contain allergen(s): milk.',
  'May come in contact with milk.',
  'May contain residual milk.',
  'Precautionary labelling: milk.',
  'Precaution: may contain milk.',
  'Factory: contains milk.',
  'Other allergens in the facility: milk.',
  'Our manufacturing facility handles milk.',
  'The manufacturer also handles milk.',
  'Made in a facility that regularly handles milk.',
  'Roasted in a facility that roasts milk.',
  'Made where milk is also used.',
  'The same equipment is also used for milk.',
  'Grown near milk.',
  'May contain milk, pips and stones.',
  'Not guaranteed free from: milk.',
  'Not guaranteed milk free.',
])('it warns: %s', (sentence) => {
  const { complete, contains, mayContain, ingredients } = read(sentence);
  expect([complete, contains, mayContain]).toEqual([true, [], ['milk']]);
  expect(ingredients).toHaveLength(3);
});

test.each([
  'Pea protein, cocoa (may contain) milk powder, salt.',
  'Pea protein, cocoa. May contain. Contains: milk.',
])('words in a bracket of the list warn of nothing behind it: %s', (statement) => {
  expect(explainLabel({ statement }, vocabulary).contains).toEqual(['milk']);
});

test.each([
  'Allergen declaration: free from dairy, soy and nuts.',
  'You will also need: 2 tbsp butter and 1 cup warm milk.',
  'School friendly: no nut ingredients.',
  'Just add boiling water.',
])('it names nothing that is in it: %s', (sentence) => {
  const { complete, contains, mayContain, ingredients } = read(sentence);
  expect([complete, contains, mayContain]).toEqual([true, [], []]);
  expect(ingredients).toHaveLength(3);
});

test('what is derived from an allergen is told behind directions, too', () => {
  expect(read('Mix with water. Derived from milk.').contains).toEqual(['milk']);
});

test.each([
  'No refrigeration required.',
  'Spread on toast with peanut butter.',
  'Stevia leaf extract is a natural sweetener.',
  'Does not contain any of the top 9 allergens.',
  'Warning: choking hazard for children under 4.',
])('a sentence of the pack leaves the list complete: %s', (sentence) => {
  const { complete, contains } = read(sentence);
  expect([complete, contains]).toEqual([true, []]);
});

test('a list may be headed by a question', () => {
  const { complete, ingredients } = explainLabel(
    { statement: "What's inside? • Water • Oats (8%) • Pea protein (6%)" },
    vocabulary,
  );
  expect([complete, ingredients.length]).toEqual([true, 3]);
});
