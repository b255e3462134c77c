import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const read = (statement: string) => explainLabel({ statement }, vocabulary);

describe('a denial that is turned round denies nothing', () => {
  test.each([
    ['Pea protein, salt. Not free from soy.', 'soy'],
    ['Pea protein, salt. This product is not free from milk.', 'milk'],
    ['Erbsenprotein, Salz. Dieses Produkt ist nicht frei von Soja.', 'soy'],
    ['Erbsenprotein, Salz. Nicht soja frei.', 'soy'],
    ["Protéine de pois, sel. Ce produit n'est pas exempt de lait.", 'milk'],
    ['Proteína de guisante, sal. No está libre de leche.', 'milk'],
    ['Erwteneiwit, zout. Niet vrij van soja.', 'soy'],
    ['Proteína de ervilha, sal. Não é isento de glúten.', 'gluten'],
    ['Free of soy (vanilla only). Pea protein, salt', 'soy'],
    ['Erbsenprotein, Salz. Ohne Soja (nur Vanille).', 'soy'],
    ['Pea protein, salt. Free of soy (only vanilla flavor', 'soy'],
    ['Pea protein, salt. Free of soy (vanilla only', 'soy'],
    ['Protéines de pois, sel. Ni sans lait, ni sans gluten.', 'milk'],
  ])('%s', (statement, allergen) => {
    expect(read(statement).contains).toEqual([allergen]);
  });

  test.each([
    'Pea protein, salt. This product is not gluten free.',
    'Pea protein, salt. Not nut free.',
    'Pea protein, salt. This is not a dairy-free product.',
    'Erbsenprotein, Salz. Nicht glutenfrei.',
    "Protéine de pois, sel. Ce produit n'est pas sans gluten.",
    'Proteine di piselli, sale. Non è privo di glutine.',
    'Erwteneiwit, zout. Niet glutenvrij.',
    '99% dairy free pea protein, salt',
    'Pea protein, salt. 99 % soy free.',
    'Pea protein, salt. 98% milk free.',
    'Pea protein, salt. 99.9 % lactose free.',
    'Ni sans lait ni sans soja : protéines de pois, sel',
  ])('and confirms nothing: %s', (statement) => {
    expect(read(statement).complete).toBe(false);
  });

  test.each([
    'Pea protein, salt. Non-GMO, gluten free. Non GMO gluten free.',
    'Pea protein, salt. Not a low calorie food. Gluten free.',
    'Pea protein, salt. Does not contain gluten. Not made with dairy.',
    'Protéine de pois, sel. Ne contient pas de gluten. Sans lactose.',
    '100% dairy free pea protein, salt',
    'Protéine de pois, sel. Sans gluten ni lactose.',
    'Pea protein, salt. Contains neither milk nor soy.',
    'Pea protein, salt. Contains none of: milk, soy.',
    'Pea protein, salt. Milk-, soy- and egg-free.',
    'Pea protein, salt. Zero dairy. We never use milk or soy.',
    'Pea protein, enzymes (non-dairy), sunflower lecithin (not from soy), salt',
  ])('words of another claim turn none round: %s', (statement) => {
    expect(read(statement)).toMatchObject({ complete: true, contains: [] });
  });
});

describe('a claim that a warning speaks of, or that is negated, is not made', () => {
  test.each([
    ['Rice protein, salt. We cannot guarantee that it is nut free.', 'tree nuts'],
    ['Rice protein, salt. Cannot guarantee nut free.', 'tree nuts'],
    ['Rice protein, salt. We cannot guarantee milk free.', 'milk'],
    ['Rice protein, salt. Ingredients: cannot guarantee egg free.', 'egg'],
    ['Rice protein, salt. We can not guarantee soy or milk free.', 'soy'],
  ])('it warns of its allergen: %s', (statement, allergen) => {
    expect(read(statement).mayContain).toContain(allergen);
  });

  test('one about the place warns of no other: a peanut free facility', () => {
    const { mayContain } = read('Rice protein. Made in a peanut free facility that handles soy.');
    expect(mayContain).toEqual(['soy']);
  });

  test.each([
    'Rice protein, salt. We cannot guarantee that our products are gluten-free.',
    'Rice protein, salt. Not produced in a peanut free facility.',
    'Rice protein, salt. This product is not made in a nut free facility.',
    'Rice protein, salt. We are not a nut free facility.',
  ])('%s', (statement) => {
    expect(read(statement).complete).toBe(false);
  });

  test.each([
    ['Rice protein, salt. May contain milk, gluten free.', 'milk'],
    ['Reisprotein, Salz. Kann Spuren von Milch enthalten, glutenfrei.', 'milk'],
  ])('one that is set against it is: %s', (statement, allergen) => {
    expect(read(statement)).toMatchObject({ complete: true, mayContain: [allergen] });
  });
});

test('what "but" sets against a denial is not denied, what stands before it is', () => {
  const said =
    'This product is free from milk, gluten & soya but is packed on a line handling nuts.';
  expect(read(`Pea protein, salt. ${said}`)).toMatchObject({
    complete: true,
    contains: [],
    mayContain: ['tree nuts'],
  });
});

test('the heading of the list ends directions without a colon', () => {
  const { sweeteners } = read('Servings 29 Sodium 90mg Ingredients Whey, Stevia Leaf Extract');
  expect(sweeteners).toEqual(['stevia']);
});

test('a soft hyphen written as its reference is none of the word', () => {
  expect(read('Pea protein, hazel&shy;nuts, salt')).toMatchObject({
    complete: true,
    contains: ['tree nuts'],
  });
});

test.each([
  'Pea protein, salt. Free of soy (vanilla) only.',
  'Pea protein, salt. Only free of soy (vanilla).',
  'Pea protein, salt. Not, free of soy',
  'Protéines de pois, sel. Sans lait ni sans soja.',
])('what stands around a denial does not always narrow or negate it: %s', (statement) => {
  expect(read(statement)).toMatchObject({ contains: [], complete: true });
});

test('a denial narrowed behind a comma still denies what stands before it', () => {
  expect(read('Pea protein, salt. Free of soy, milk (only vanilla)').contains).toEqual(['milk']);
});
