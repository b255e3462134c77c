import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';

function read(statement: string) {
  const { ingredients, complete, contains } = explainLabel({ statement }, vocabulary);
  return { list: ingredients.map(({ canonical }) => canonical), complete, contains };
}

test.each([
  'FDA states no significant difference between milk from rbST treated and untreated cows.',
  'Packed in the UK.',
  'Kosher Pareve. Packaged in the USA.',
  'Shake gently as settling may occur.',
  'Carnosyn® is a registered trademark of Natural Alternatives International.',
  'DigeZyme® and LactoSpore® are trademarks of Sabinsa Corporation.',
  'May contain occasional pits or shell fragments.',
  'Contains vegetable fats in addition to cocoa butter.',
  'Add 150ml milk, stir and leave overnight in the fridge.',
  'Stir 1/2 cup mix with 1/2 cup water or milk until blended.',
  'Mix 30g with 200ml of milk.',
  'Oil separation is natural: stir before use.',
  'This product is packed by weight, not volume.',
])('sentences of English packs add nothing to the list: %s', (sentence) => {
  expect(read(`Pea protein, xanthan gum. ${sentence}`)).toEqual({
    list: ['pea protein', 'xanthan gum'],
    complete: true,
    contains: [],
  });
});

test.each([
  ['crab apple', []],
  ['rice noodles', []],
  ['hemp seed flour', []],
  ['natural strawberry milkshake flavor', []],
  ['natural ginger ale flavor', []],
  ['vegan white cheddar seasoning (salt, nutritional yeast)', []],
  ['horse chestnut', []],
  ['watermelon seed butter', []],
  ['sea bass', ['fish']],
  ['provolone cheese', ['milk']],
  ['malt vinegar', ['gluten']],
])('%s contains %j', (name, allergens) => {
  const { complete, contains } = read(`Pea protein, ${name}, cocoa.`);
  expect([complete, contains]).toEqual([true, allergens]);
});

test.each([
  ['oat drink mix 10 %, salt, milk powder', 'milk'],
  ['super mix 10 %, salt, milk powder', 'milk'],
  ['blend 1 (cocoa), milk powder', 'milk'],
])('an amount behind a mix begins no directions: %s', (statement, allergen) => {
  expect(read(`Pea protein, ${statement}`).contains).toContain(allergen);
});

test('MCT powder may hold milk however it is written', () => {
  for (const name of ['MCT powder', 'medium chain triglycerides powder']) {
    const { flags } = explainLabel({ statement: `Pea protein, ${name}, cocoa.` }, vocabulary);
    expect([name, flags.isVegan.value]).toEqual([name, null]);
  }
});

test.each([
  ['Oats, wheat flour with added calcium, iron, salt', 'oat, wheat flour, calcium, iron, salt'],
  ['Oats, milk (with added vitamin D), salt', 'oat, milk, vitamin d, salt'],
  ['Oats, pea protein with added milk powder, salt', 'oat, pea protein, milk powder, salt'],
  [
    'Oats, natural vanilla flavor and other natural flavors, salt',
    'oat, natural vanilla flavor, salt',
  ],
  ['Oats, a B vitamin (niacinamide), dark choc chips', 'oat, niacinamide, dark chocolate chip'],
  ['AstraGin® (Astragalus & Panax notoginseng), salt', 'astragin, astragalus, ginseng, salt'],
  [
    'Ketone complex (D-BHB sodium, calcium BHB), salt',
    'ketone complex, beta-hydroxybutyrate, beta-hydroxybutyrate, salt',
  ],
  ['Herbal formula (ginger, jagua blue), salt', 'herbal blend, ginger, jagua blue, salt'],
  [
    'Oats, cornflour, fructose-glucose syrup, salt',
    'oat, corn starch, glucose-fructose syrup, salt',
  ],
])('%s', (statement, list) => {
  expect(read(statement)).toMatchObject({ list: list.split(', '), complete: true });
});
