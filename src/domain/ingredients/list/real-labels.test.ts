import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

test.each([
  'gluten free bread (rice flour, yeast)',
  'glutenfreies Mehl (Reismehl, Maisstärke)',
  'farine sans gluten (farine de riz)',
  'pan sin gluten (harina de arroz)',
  'pasta senza glutine (farina di riso)',
  'glutenvrij brood (rijstmeel)',
  'crackerbread (rice flour, salt)',
])('what is made without gluten has no wheat: %s', (statement) => {
  expect(explainLabel({ statement }, vocabulary).contains).toEqual([]);
});

test.each([
  ['sugar, honeybush tea', [], 'true'],
  ['potato, ham flavour (sugar, salt)', [], 'true'],
  [
    'soy protein. We source ingredients which do not contain wheat, dairy, and are not genetically engineered.',
    ['soy'],
    'true',
  ],
  ['sugar, lactose and protein from whey (milk)', ['milk'], 'false'],
])('names that hold the word of another thing: %s', (statement, allergens, vegan) => {
  const { contains, veganByIngredients } = explainLabel({ statement }, vocabulary);
  expect([contains, String(veganByIngredients)]).toEqual([allergens, vegan]);
});

test.each([
  ['azúcar, manteca de cacao. Cacao: 54% mínimo en el chocolate negro.', 'sugar,cocoa butter'],
  ['Zucker, Kakaomasse. Kakao: mindestens 54 % in der Schokolade.', 'sugar,cocoa mass'],
])('how much cocoa the chocolate holds at least is no ingredient: %s', (statement, list) => {
  const { ingredients } = explainLabel({ statement }, vocabulary);
  expect(ingredients.map(({ canonical }) => canonical).join()).toBe(list);
});

test('the comma behind the list of a blend that nobody reads may be lost', () => {
  const { ingredients, proteinType } = explainLabel(
    {
      statement:
        'Peptol Ex (whey protein isolate, calcium caseinate, egg albumen) maltodextrin, salt',
    },
    vocabulary,
  );
  expect([
    ingredients.map(({ canonical, parent }) => `${canonical} < ${parent}`),
    proteinType,
  ]).toEqual([
    [
      'peptol ex < null',
      'whey protein isolate < 0',
      'calcium caseinate < 0',
      'egg white < 0',
      'maltodextrin < null',
      'salt < null',
    ],
    'Multi-Source',
  ]);
});

test.each([
  'Alérgenos: ver los ingredientes en negrita.\n\nSabor Matcha: Aislado de suero (leche), lecitina de soja, sal',
  'Allergens: see ingredients in bold. Whey protein isolate (milk), soy lecithin, salt',
])('a declaration that only points to the list ends before it: %s', (statement) => {
  const { ingredients, contains } = explainLabel({ statement }, vocabulary);
  expect([ingredients.map(({ canonical }) => canonical).join(), contains]).toEqual([
    'whey protein isolate,soy lecithin,salt',
    ['milk', 'soy'],
  ]);
});

test('fish may be named in Latin', () => {
  const { ingredients, contains } = explainLabel(
    { statement: 'collagen (Gadus morhua), Lachs (Salmo salar, in Aquakultur gewonnen), salt' },
    vocabulary,
  );
  expect([ingredients.map(({ canonical }) => canonical).join(), contains]).toEqual([
    'fish collagen,salmon,salt',
    ['fish'],
  ]);
});

test.each([
  ['noten (o.a. hazelnoot), suiker', false],
  ['noten (hazelnoot), suiker', true],
])('"o.a." leaves a Dutch list open: %s', (statement, whole) => {
  expect(explainLabel({ statement }, vocabulary).complete).toBe(whole);
});

test.each([
  [
    'Farinha de trigo enriquecida com ferro e ácido fólico, sal',
    'enriched wheat flour,iron,folic acid,salt',
  ],
  ['leche fortificada con hierro y ácido fólico, azúcar', 'milk,iron,folic acid,sugar'],
  ['Milch mit Vitamin D, Zucker', 'milk,vitamin d,sugar'],
  ["extrait d'acérola titré à 25 % en vitamine C, sucre", 'acerola extract,sugar'],
])('what a food is enriched with is in the list: %s', (statement, list) => {
  const { ingredients } = explainLabel({ statement }, vocabulary);
  expect(ingredients.map(({ canonical }) => canonical).join()).toBe(list);
});

test('two vitamins or minerals that a food is enriched with stand below it', () => {
  const { ingredients } = explainLabel(
    { statement: 'Milch mit Calcium und Vitamin D, Zucker' },
    vocabulary,
  );
  expect(ingredients.map(({ canonical, parent }) => `${canonical} < ${parent}`)).toEqual([
    'milk < null',
    'calcium < 0',
    'vitamin d < 0',
    'sugar < null',
  ]);
});

test('acids may stand without their word in its bracket', () => {
  const { ingredients, complete } = explainLabel(
    {
      statement: 'water, food acid (citric), acidity regulators (acetic, malic and tartaric), salt',
    },
    vocabulary,
  );
  expect([complete, ingredients.map(({ canonical }) => canonical).join()]).toEqual([
    true,
    'water,citric acid,acetic acid,malic acid,tartaric acid,salt',
  ]);
});
