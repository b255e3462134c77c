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
  'U.S. inspected and passed by Department of Agriculture. No antibiotics ever.',
  'Packaged in an inert atmosphere.',
  '*One of the B vitamins. **Vitamins and minerals. †A B vitamin. ‡Natural sweetener.',
  'Warning: Xylitol is harmful to dogs.',
  'Net carbs = total carbs - fiber - allulose.',
  'Wrapper: not currently recycled. Tub: recycle.',
  'Nuts and dates may contain occasional shell or pit fragments.',
  'Although extreme care has been taken to remove all bones, some may remain.',
  'For fluffier pancakes add milk and an egg. Serve with fresh berries and yogurt.',
  'Provides 5.5 g naturally occurring BCAAs and 4 g glutamine.',
  'GMP certified facility.',
  'Non-GMO Project Verified. nongmoproject.org',
  'We love to hear from you: hello@brand.co.uk',
  '©2023 Premier Nutrition Company, LLC.',
  'Marketed by: Brand Pvt. Ltd., Gurugram, Haryana 122001.',
  'For allergens, see ingredients underlined.',
  'Ingredients are subject to change. Please refer to pack.',
])('sentences of English packs add nothing to the list: %s', (sentence) => {
  expect(read(`Pea protein, xanthan gum. ${sentence}`)).toEqual({
    list: ['pea protein', 'xanthan gum'],
    complete: true,
    contains: [],
  });
});

test.each([
  ['Made with real milk.', 'milk'],
  ['*Naturally occurring in whey protein.', 'milk'],
])(
  'what a sentence behind the list says is in the product is no entry of it: %s',
  (sentence, allergen) => {
    const { list, contains } = read(`Pea protein, xanthan gum. ${sentence}`);
    expect([list, contains]).toEqual([['pea protein', 'xanthan gum'], [allergen]]);
  },
);

test('warned of other nuts, a text does not warn of peanuts', () => {
  const { mayContain } = explainLabel(
    { statement: 'Almonds, salt. May contain other nuts.' },
    vocabulary,
  );
  expect(mayContain).toEqual(['tree nuts']);
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

test.each([
  ['Contains a milk derivative.', ['milk']],
  ['(Contains: milk, soy)', ['milk', 'soy']],
  ['Allergen statement: milk; tree nuts (almonds).', ['milk', 'tree nuts']],
  ['Contains sulphites and mustard.', ['mustard', 'sulphites']],
])('a declaration adds no entry: %s', (sentence, allergens) => {
  const { list, contains } = read(`Pea protein, xanthan gum. ${sentence}`);
  expect([list, contains]).toEqual([['pea protein', 'xanthan gum'], allergens]);
});
