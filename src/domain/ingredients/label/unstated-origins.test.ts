import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';

const flagsOf = (statement: string) => explainLabel({ statement }, vocabulary).flags;

describe('a name that may be of milk, or of any animal, is no evidence of none', () => {
  test.each([
    'proteins, cocoa',
    'protein blend, cocoa',
    'pea protein, protein hydrolysate',
    'pea protein, protein crisps',
    'pea protein, crisps, salt',
    'pea protein, creamer',
    "protéines de pois, poudre d'huile TCM, sel",
    'proteína de guisante, aceite de TCM en polvo, sal',
    'proteine di pisello, polvere di MCT, sale',
    'proteína de ervilha, pó de TCM, sal',
    'pea protein, lemon coating',
    'pea protein, fruit filling',
    'pea protein, dark chocolate',
    'pea protein, almonds in chocolate',
    'pea protein, chocolate covered almonds',
    'pea protein, amandes enrobées de chocolat',
    'Erbsenprotein, Haselnusscreme, Salz',
    'proteine di pisello, crema di pistacchio, sale',
    'protéines de pois, pâte à tartiner, sel',
    'proteína de guisante, cacahuetes recubiertos, sal',
    'pea protein, fat, salt',
    'pea protein, natural butter flavor',
    'pea protein, vanilla cream flavor',
  ])('%s', (statement) => {
    const { isVegan, isLactoseFree } = flagsOf(statement);
    expect(isVegan).toMatchObject({ value: null, basis: 'ingredients' });
    expect(isVegan.evidence).toMatch(/^The source of .* is not stated\.$/);
    expect(isLactoseFree).toMatchObject({ value: null, basis: 'ingredients' });
    expect(isLactoseFree.evidence).toMatch(/may hold milk; the label does not say\.$/);
  });

  test.each(['glucosamine', 'natural honey flavor', 'natural bacon flavor'])(
    '%s may be of animals, not of milk',
    (name) => {
      const { isVegan, isLactoseFree } = flagsOf(`pea protein, ${name}`);
      expect([isVegan.value, isLactoseFree.value]).toEqual([null, true]);
    },
  );

  test.each([
    'protein blend (pea protein, rice protein), cocoa',
    'pea protein, dark chocolate (sugar, cocoa mass)',
    'vegetable proteins, cocoa',
    'pea protein, vegetable fat, natural flavor, lecithin',
    'pea protein, enzymes, minerals',
    'pea protein, natural peanut butter flavor, cocoa butter flavor, coconut milk flavor',
  ])('%s says enough', (statement) => {
    const { isVegan, isLactoseFree } = flagsOf(statement);
    expect([isVegan.value, isLactoseFree.value]).toEqual([true, true]);
  });
});

describe('what is made of plants or of animals is no evidence of plants where the label does not say', () => {
  test.each([
    'pea protein, rennet',
    'Erbsenprotein, Lab, Salz',
    'pea protein, shortening, salt',
    'pea protein, capsule, salt',
    'pea protein, stearic acid',
    'pea protein, magnesium stearate',
    'pea protein, E470b',
    'pea protein, vitamin d3',
    'pea protein, enzymes, vitamins',
    'Erbsenprotein, gehärtetes Fett, Salz',
    'pea protein, vitamin D, salt',
    'pea protein, L-cysteine, salt',
    'pea protein, E631, salt',
    'pea protein, hyaluronic acid, salt',
    'pea protein, omega-3 fatty acids, salt',
  ])('%s', (statement) => {
    expect(flagsOf(statement).isVegan).toMatchObject({ value: null, basis: 'ingredients' });
  });

  test.each([
    'pea protein, microbial rennet',
    'pea protein, vegetable shortening, salt',
    'pea protein, vegetable capsule, salt',
    'pea protein, vegetable magnesium stearate',
    'pea protein, magnesium stearate (vegetable source)',
    'pea protein, stearic acid of vegetable origin',
    'Erbsenprotein, pflanzliches Magnesiumstearat, Salz',
    'protéine de pois, stéarate de magnésium végétal, sel',
  ])('%s says plants', (statement) => {
    expect(flagsOf(statement).isVegan.value).toBe(true);
  });

  test.each([
    'pea protein, animal rennet',
    'pea protein, capsule (gelatin, glycerin), salt',
    'pea protein, magnesium stearate (animal)',
    'Erbsenprotein, tierisches Lab, Salz',
    'Erbsenprotein, Magnesiumstearat tierischen Ursprungs, Salz',
  ])('%s says animals', (statement) => {
    expect(flagsOf(statement).isVegan.value).toBe(false);
  });
});

test.each([
  '… pea protein, cocoa',
  '... pea protein, cocoa',
  'pea protein, cocoa …',
  'pea protein, cocoa...',
  'pea protein, cocoa, etc.',
  'pea protein, cocoa and other ingredients',
  'Erbsenprotein, Kakao und weitere Zutaten',
  'protéine de pois, cacao, entre autres',
  'pea protein, ???, cocoa',
])('a list that is cut, left open or damaged is not complete: %s', (statement) => {
  expect(explainLabel({ statement }, vocabulary).complete).toBe(false);
});

test('a full stop too many cuts nothing', () => {
  expect(explainLabel({ statement: 'pea protein, cocoa..' }, vocabulary).complete).toBe(true);
});

describe('powders that are made of several things', () => {
  test.each([
    'pea protein, MCT powder, salt',
    'pea protein, MCT oil powder, salt',
    'Erbsenprotein, MCT-Ölpulver, Salz',
    'protéine de pois, cappuccino en poudre, sel',
    'pea protein, instant cappuccino, salt',
  ])('may hold milk: %s', (statement) => {
    const { isVegan, isLactoseFree } = flagsOf(statement);
    expect([isVegan.value, isLactoseFree.value]).toEqual([null, null]);
  });

  test.each([
    'pea protein, MCT oil, salt',
    'pea protein, natural cappuccino flavor, salt',
    'pea protein, probiotics, enzyme blend, salt',
    'pea protein, MCT powder (MCT oil, acacia gum), salt',
  ])('say enough: %s', (statement) => {
    expect(flagsOf(statement).isVegan.value).toBe(true);
  });
});

test.each([
  ['Creatine, magnesium. Of animal origin.', false],
  ['Kreatin. Tierischen Ursprungs.', false],
  ['Glycerin (not of animal origin), creatine', true],
  ['Glycerin of plant origin, creatine', true],
])('a sentence of its own may say what it is all from: %s', (statement, vegan) => {
  expect(flagsOf(statement).isVegan.value).toBe(vegan);
});

test('a source that warns of traces of milk leaves open whether there is lactose', () => {
  const label = { statement: 'Pea protein (100%)', tracesOutside: ['milk'] } as const;
  const { isVegan, isLactoseFree } = explainLabel(label, vocabulary).flags;
  expect(isLactoseFree.value).toBeNull();
  expect(isLactoseFree.evidence).toBe('No milk ingredient, but the label warns of milk.');
  expect(isVegan.value).toBe(true);
});

test.each([
  ['Protein bar.', null],
  ['Protein blend, sugar.', null],
  ['Protein blend (pea protein), sugar.', true],
  ['Vegetable protein, sugar.', true],
  ['Cholecalciferol, sugar.', true],
  ['Soy protien isolate, sugar.', true],
])(
  'by its ingredients a food is not vegan whose protein is of nobody knows what: %s',
  (statement, vegan) => {
    expect(explainLabel({ statement }, vocabulary).veganByIngredients).toBe(vegan);
  },
);
