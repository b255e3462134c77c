import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';

const explain = (statement: string) => explainLabel({ statement }, vocabulary);

/** Each name behind as many "<" as groups that it stands in. */
function treeOf(statement: string): string {
  const { ingredients } = explain(statement);
  const depthOf = (parent: number | null): number =>
    parent === null ? 0 : 1 + depthOf(ingredients[parent]?.parent ?? null);
  return ingredients
    .map(({ canonical, parent }) => '<'.repeat(depthOf(parent)) + canonical)
    .join('; ');
}

test.each([
  [
    'Protein blend: pea protein, chlorella, quinoa, flax seed. Other ingredients: stevia.',
    'protein blend; <pea protein; <chlorella; <quinoa; <flax seed; stevia',
  ],
  [
    'Protein blend: pea protein, chlorella, cocoa, flax seed. Salt.',
    'protein blend; <pea protein; chlorella; cocoa; flax seed; salt',
  ],
  [
    'Protein blend: whey isolate, casein, cocoa, salt.',
    'protein blend; <whey protein isolate; <casein; cocoa; salt',
  ],
  ['Milk, enzyme (lactase), salt', 'milk; lactase; salt'],
  ['Milk, enzyme: lactase, salt', 'milk; lactase; salt'],
  ['Milk, enzymes: lactase, lipase', 'milk; enzymes; <lactase; <lipase'],
  ['Rice, enzymes (papain & bromelain), salt', 'rice; enzymes; <papain; <bromelain; salt'],
  ['Rice, recovery blend (creatine), salt', 'rice; recovery blend; <creatine; salt'],
  ['Rice, immune support blend (zinc), salt', 'rice; immune support blend; <zinc; salt'],
  ['Rice, vitamin C (ascorbic acid to maintain freshness)', 'rice; vitamin c'],
  [
    'Rice, natural orange & mango flavors with other natural flavors, salt',
    'rice; natural orange and mango flavor; salt',
  ],
  ['Rice, Bifidobacterium animalis subsp. lactis, salt', 'rice; bifidobacterium lactis; salt'],
  ['Rice, glucosamine, salt', 'rice; glucosamine; salt'],
  [
    'Beef, hydrolyzed soy and corn protein, salt',
    'beef; hydrolyzed soy protein; hydrolyzed corn protein; salt',
  ],
  [
    'Beef, hydrolyzed corn, soy, and wheat protein',
    'beef; hydrolyzed corn protein; hydrolyzed soy protein; hydrolyzed wheat protein',
  ],
  ['Beef, corn, soy and wheat protein', 'beef; corn; soy protein; wheat protein'],
  [
    'Rice, seeds (pumpkin, chia), oils (palm, coconut)',
    'rice; seeds; <pumpkin seed; <chia seed; oils and fats; <palm oil; <coconut oil',
  ],
  ['Rice, flour blend (rice, tapioca)', 'rice; flour blend; <rice; <tapioca'],
  // Twice, a Danish sauce was spoken of.
  ['Rice, sov lecithin, sov protein', 'rice; soy lecithin; soy protein'],
])('what belongs to what: %s', (statement, tree) => {
  expect(treeOf(statement)).toBe(tree);
});

test('a heading of a supplement leaves nothing open', () => {
  expect(explain('Pea protein. Immune support: zinc. Energy & focus: caffeine.').complete).toBe(
    true,
  );
});

test.each([
  ['Oats, whey concentrate (milk), soya protein nuggets, sugar', 'Multi-Source'],
  ['Oats, soya protein crunchies, sugar', 'Plant Protein'],
  ['Grass-fed beef, water, salt', 'Multi-Source'],
])('the protein type of %s', (statement, type) => {
  expect(explain(statement).proteinType).toBe(type);
});

test.each([
  ['Oats, marshmallows, salt', null],
  ['Oats, cookie pieces, salt', null],
  ['Oats, cookie pieces (rice flour, sugar), salt', true],
  ['Oats, dark chocolate, salt', true],
])('whether the names of a list make it vegan: %s', (statement, vegan) => {
  expect(explain(statement).veganByIngredients).toBe(vegan);
});

test.each([
  ['Toss a scoop into your morning oatmeal.', ['gluten']],
  ['Our brownies taste of nothing else than milk.', ['milk']],
  ['Shake me like you mean it.', []],
])(
  'what a sentence that is not read names is no entry, but is believed: %s',
  (sentence, allergens) => {
    const { complete, contains } = explain(`Rice, cocoa, salt. ${sentence}`);
    expect(treeOf(`Rice, cocoa, salt. ${sentence}`)).toBe('rice; cocoa; salt');
    expect([complete, contains]).toEqual([false, allergens]);
  },
);

test('a damaged list goes on behind a full stop', () => {
  expect(treeOf('Rice, cocoa, salt. Crumblenix of milk, whey, flavourina')).toContain('whey');
});

test('a sentence behind the list that is not read leaves everything open', () => {
  const { veganByIngredients, complete } = explain(
    'Oats, salt, cocoa. Keep your kitchen tidy, and smile.',
  );
  expect([veganByIngredients, complete]).toEqual([null, false]);
});

test.each([
  'Milk from New Zealand. 100% Irish milk. *Milk from grass-fed cows.',
  '0 g carbs, 7 g protein per serving.',
])('what is told of the listed is no entry again: %s', (sentences) => {
  expect(treeOf(`Milk, cocoa, salt. ${sentences}`)).toBe('milk; cocoa; salt');
});

test('how much of a food was used is no second food', () => {
  expect(treeOf('Beef (made with 210 g beef per 100 g), salt')).toBe('beef; salt');
});

test('a French list behind an English one is its translation, though the headings are alike', () => {
  expect(treeOf('Ingredients: Milk, cocoa, salt. / Ingrédients : lait, cacao, sel.')).toBe(
    'milk; cocoa; salt',
  );
});
