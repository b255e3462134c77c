import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const read = (statement: string) => explainLabel({ statement }, vocabulary);
const namesIn = (statement: string): readonly string[] =>
  read(statement).ingredients.map(({ canonical }) => canonical);

test.each([
  'IT Ingredienti: latte magro, sale. DE Zutaten: Magermilch, Salz.',
  'ES: Ingredientes: leche desnatada, sal. PT: Ingredientes: leite magro, sal.',
  'Ingredients: EN: skimmed milk, salt. DE: Magermilch, Salz. DK: skummetmælk, salt.',
  'Ingredients/Ainesosat/Zutaten: skimmed milk, salt',
  'FR Barre protéinée. Ingrédients : lait écrémé, sel. IT Barretta proteica. Ingredienti: latte magro, sale.',
  'FR : Ingrédients : lait écrémé, sel. (NL) Ingrediënten: magere melk, zout. (EN) Ingredients: skimmed milk, salt.',
])('a list in several languages is there once, without their codes: %s', (statement) => {
  expect(namesIn(statement)).toEqual(['skim milk', 'salt']);
  expect(read(statement).complete).toBe(true);
});

test('a heading in several languages, one of which nothing else is in, ends what describes the product', () => {
  const statement = 'Schokolade Geschmack. Ingredients/Ingredienser/Zutaten: whey protein, salt';
  expect(namesIn(statement)).toEqual(['whey protein', 'salt']);
  expect(read(statement).complete).toBe(true);
});

test('what only the translation names stays, in its place', () => {
  const { ingredients, contains } = read(
    'Zutaten: Weiße Schokolade (Zucker, Kakaobutter), Salz. Ingredients: white chocolate (sugar, cocoa butter, soy lecithin), almonds, salt.',
  );
  expect(ingredients.map(({ canonical, parent }) => [canonical, parent])).toEqual([
    ['white chocolate', null],
    ['sugar', 0],
    ['cocoa butter', 0],
    ['salt', null],
    ['soy lecithin', 0],
    ['almond', null],
  ]);
  expect(contains).toEqual(['milk', 'tree nuts', 'soy']);
});

test('an allergen that one of them declares is of the entry', () => {
  const { ingredients } = read('Zutaten: Aroma, Salz. Ingredients: flavouring (milk), salt.');
  expect(ingredients[0]).toMatchObject({ canonical: 'flavor', allergens: ['milk'] });
});

test('lists in one language are of several products', () => {
  expect(namesIn('Zutaten: Milch, Salz. Zutaten: Milch, Kakao.')).toEqual([
    'milk',
    'salt',
    'milk',
    'cocoa',
  ]);
});

test('a group whose name is there twice heads what follows', () => {
  const statement =
    'Ingrédients: Whey isolate / Isolat de whey( Arôme / Flavour, Xanthan gum / Gomme xanthane: Salt / Sel';
  const { ingredients } = explainLabel({ statement }, vocabulary);
  expect(ingredients.length).toBeGreaterThan(2);
  expect(ingredients.every(({ parent }, index) => parent === null || parent < index)).toBe(true);
});
