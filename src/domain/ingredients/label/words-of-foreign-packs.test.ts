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
  ['zucchero, miscela aromatizzante (siero di latte, aglio), sale', 'sugar,seasoning,whey,garlic,salt', 'milk'],
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
