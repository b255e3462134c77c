import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';

const read = (statement: string) => explainLabel({ statement }, vocabulary);

test.each([
  ['agua, magro de cerdo y de vacuno, sal', 'water,pork,beef,salt', ''],
  ['acqua, carne di suino e di bovino, sale', 'water,pork,beef,salt', ''],
  ['eau, viande de volaille, sel', 'water,poultry,salt', ''],
  ['Wasser, Kalbfleisch, Nitritpökelsalz', 'water,veal,curing salt', ''],
  ['zucchero, monococco, sale', 'sugar,einkorn,salt', 'wheat,gluten'],
  ['suiker, heelei, zout', 'sugar,egg,salt', 'egg'],
  ['açúcar, paçoca, sal', 'sugar,peanut candy,salt', 'peanuts'],
  ['zucchero, nero di seppia, sale', 'sugar,squid,salt', 'molluscs'],
  ['azúcar, una pizca de sal', 'sugar,salt', ''],
  ['Zucker, eine Prise Salz', 'sugar,salt', ''],
  ['sucre, une pointe de vanille', 'sugar,vanilla', ''],
  [
    'zucchero, miscela aromatizzante (siero di latte, aglio), sale',
    'sugar,seasoning,whey,garlic,salt',
    'milk',
  ],
])('foods of European packs: %s', (statement, names, allergens) => {
  const { complete, contains, ingredients } = read(statement);
  const found = ingredients.map(({ canonical }) => canonical).join();
  expect([complete, found, contains.join()]).toEqual([true, names, allergens]);
});

describe('sentences behind the list', () => {
  test.each([
    'Zutaten Geschmacksrichtung Schoko: Erbsenprotein, Salz.',
    'Zutaten: Erbsenprotein, Salz. Gesetzlicher Hinweis: Kann abführend wirken.',
    'Zutaten: Erbsenprotein, Salz. Angebrochene Packung innerhalb von 3 Monaten aufbrauchen.',
    'Ingrédients : protéines de pois, sel. Ne convient pas aux enfants de moins de 12 ans.',
    'Ingrédients : protéines de pois, sel. Fabriqué en France par XY SAS, 12 rue de la Paix, 75000 Paris.',
    'Ingredientes: proteína de guisante, sal. Fabricado en España por XY S.L., Calle Mayor 1, Madrid.',
    'Ingredienti: proteine di pisello, sale. Non adatto ai bambini sotto i 12 anni.',
    'Ingrediënten: erwteneiwit, zout. Niet geschikt voor kinderen onder 12 jaar.',
    'Ingrediënten: erwteneiwit, zout. Geproduceerd in Nederland voor XY B.V., Straatweg 1, Amsterdam.',
    'Ingredientes: proteína de ervilha, sal. Cuidado: pode conter pedaços de caroço.',
  ])('say nothing of it: %s', (statement) => {
    const { complete, ingredients } = read(statement);
    expect([complete, ingredients.length]).toEqual([true, 2]);
  });

  test.each([
    ['Ingrédients : sel. Fabriqué en France par une entreprise qui utilise du lait.', 'milk'],
    ['Ingredientes: sal. Fabricado en España por una empresa que utiliza leche.', 'milk'],
    ['Ingrediënten: zout. Niet geschikt voor kinderen onder 12 jaar. Kan melk bevatten.', 'milk'],
  ])('warn where they do: %s', (statement, allergen) => {
    expect(read(statement).mayContain).toContain(allergen);
  });
});

test.each([
  ['Ingrédients : riz, sel. Présence de lait.', 'milk', ''],
  ['Ingredients: rice, salt. Presence of milk.', 'milk', ''],
  ['Ingredienti: riso, sale. Presenza di latte.', 'milk', ''],
  ['Ingredientes: arroz, sal. Presencia de leche.', 'milk', ''],
  ['Ingrediënten: rijst, zout. Aanwezigheid van melk.', 'milk', ''],
  ['Zutaten: Reis, Salz. Allergene laut LMIV: Milch', 'milk', ''],
  ["Ingrédients : riz, sel. La présence de lait n'est pas exclue.", '', 'milk'],
  ['Ingredients: rice, salt. The presence of milk cannot be excluded.', '', 'milk'],
  ['Zutaten: Reis, Salz. Das Vorhandensein von Milch ist nicht auszuschließen.', '', 'milk'],
  ['Ingrediënten: rijst, zout. Aanwezigheid van melk niet uitgesloten.', '', 'milk'],
  ['Ingredienti: riso, sale. La presenza di latte non può essere esclusa.', '', 'milk'],
  ['Ingredientes: arroz, sal. Pode ainda conter leite.', '', 'milk'],
  ['Ingredientes: arroz, sal. Presencia eventual de leche.', '', 'milk'],
])('what is present is contained, unless it is only not excluded: %s', (statement, has, may) => {
  const { complete, contains, mayContain } = read(statement);
  expect([complete, contains.join(), mayContain.join()]).toEqual([true, has, may]);
});

test.each([
  'Fabriqué dans un atelier qui manipule du lait. Ingrédients : riz, sel.',
  'Zutaten: Reis, Salz\nHergestellt auf Anlagen, auf denen auch Milch verarbeitet wird.',
  'Zutaten: Reis, Salz, hergestellt in einem Betrieb, in dem auch Milch verarbeitet wird.',
])('a place before the list, or behind it without a full stop, warns: %s', (statement) => {
  const { complete, contains, mayContain, ingredients } = read(statement);
  expect([complete, contains, mayContain, ingredients.length]).toEqual([true, [], ['milk'], 2]);
});

test('a place that the beginning of a text is cut out of leaves it open', () => {
  expect(
    read('briqué dans un atelier qui manipule du lait. Ingrédients : riz, sel.').complete,
  ).toBe(false);
});

test.each([
  ['Viande de poulet : 43 %, panure : 30 % (eau, farine de riz), sel', 'chicken,bread crumbs,salt'],
  ['Beef: 43%, salt', 'beef,salt'],
  ['Beef: water, salt', 'beef'],
  ['Lait : 50 %, protéines de pois : 20 %, sel', 'milk,pea protein,salt'],
])('an amount behind a colon heads nothing, and an animal is no taste: %s', (statement, names) => {
  const { ingredients, veganByIngredients } = read(statement);
  const top = ingredients.filter(({ parent }) => parent === null);
  expect([top.map(({ canonical }) => canonical).join(), veganByIngredients]).toEqual([
    names,
    false,
  ]);
});

test.each([
  'Eiwitpoeder met vanillesmaak. Ingrediënten: erwteneiwit, zout.',
  'PT - proteína de ervilha, sal. ES - proteína de guisante, sal.',
])('what a product is sold as, and codes of languages, add nothing: %s', (statement) => {
  const { complete, contains, ingredients } = read(statement);
  expect([complete, contains, ingredients.length]).toEqual([true, [], 2]);
});

test.each([
  ['Zutaten: Reis, natürl. Aroma, Salz.', 'rice,natural flavor,salt'],
  ['Zutaten: Zwiebeln getr., Kakao raff. Milch, Salz.', 'onion,cocoa,milk,salt'],
  ['Ingrédients : riz, amidon mod., sel.', 'rice,modified food starch,salt'],
])('abbreviated qualities: %s', (statement, names) => {
  const { complete, ingredients } = read(statement);
  expect([complete, ingredients.map(({ canonical }) => canonical).join()]).toEqual([true, names]);
});

test.each([
  'Zutaten: Erdnüsse (12 % bezogen auf das Endprodukt), Zucker.',
  'Zutaten: Erdnüsse 12 Gew.-%, Zucker.',
  'Ingrédients : env. 12 % arachides, sucre.',
  'Ingrédients : arachides (12 % du produit fini), sucre.',
  'Ingredientes: cacahuetes (al menos 12 %), azúcar.',
  'Ingredienti: arachidi (12% sul prodotto finito), zucchero.',
  "Ingrediënten: pinda's (12 % van het eindproduct), suiker.",
  'Ingredientes: amendoim (12 % do produto final), açúcar.',
])('what an amount is of is no ingredient: %s', (statement) => {
  const { complete, ingredients } = read(statement);
  expect([complete, ...ingredients.map(({ canonical }) => canonical)]).toEqual([
    true,
    'peanut',
    'sugar',
  ]);
});
