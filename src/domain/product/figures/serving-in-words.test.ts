import { expect, it } from 'vitest';
import { aSourceRecord, someFigures } from '../../../../tests/support/a-source-record.ts';
import { tables } from '../../../../tests/support/naming-tables.ts';
import { readServingInWords } from './serving-in-words.ts';

const { amounts } = tables.words;
const read = (
  format: 'powder' | 'bar' | 'rtd',
  name: string,
  quantity = '',
  statement: string | null = null,
) =>
  readServingInWords(aSourceRecord({ format, name, statement }), quantity, amounts)?.size ?? null;

it.each([
  ['powder', 'Whey, 30 g scoop', '', 30],
  ['powder', 'Whey (1 scoop (25 g))', '', 25],
  ['powder', 'Impact Whey Protein (25g)', '', 25],
  ['powder', 'Impact Whey 15G Sample', '', 15],
  ['powder', 'Whey', '30 g', 30],
  ['bar', 'Protein Bar', '24 x 50 g', 50],
  ['bar', 'Protein Bar', '20 x 50 grammi', 50],
  ['bar', 'Protein Bar', '50 gramos', 50],
  ['bar', 'Protein Bar 12 x 60 g', '', 60],
  ['bar', 'Crisp Bar', '65g', 65],
  ['bar', 'Crisp Bar 20g', '', 20],
  ['bar', 'Recovery Bar 50 g Fraise', '', 50],
  ['rtd', 'Protein Shake', '330 ml', 330],
  ['bar', 'Protein Bar', '1.62 oz (46 g)', 46],
  ['powder', 'Whey', '80 x 31g', 31],
  ['rtd', 'Protein Shake', '11 oz', 325.3],
] as const)(
  'a %s named "%s" in a package of "%s" is served by %d',
  (format, name, quantity, amount) => {
    expect(read(format, name, quantity)?.amount).toBe(amount);
  },
);

it.each([
  ['powder', 'Whey 900 g', ''],
  ['powder', 'Whey', '2 kg'],
  ['powder', '24g protein whey', ''],
  ['bar', 'Protein Bar', '500 g'],
  ['bar', 'Protein Bar', '60 g (30 g)'],
  ['bar', '20g Protein Bar', ''],
  ['rtd', 'Protein Shake', '1 l'],
] as const)('a %s named "%s" in a package of "%s" does not say', (format, name, quantity) => {
  expect(read(format, name, quantity)).toBeNull();
});

it('reads the serving from the ingredient text, too, and says where it stood', () => {
  const record = aSourceRecord({ name: 'Whey', statement: 'Whey. Serving size: 32 g.' });
  expect(readServingInWords(record, '', amounts)).toEqual({
    size: { amount: 32, unit: 'g' },
    note: 'read from the ingredient text: "Serving size: 32 g"',
  });
});

it.each([
  ["Mélangez 1 dose par jour (30 g) avec 250 ml d'eau", 30],
  ["Nous recommandons d'ajouter I grandes mesure [25g) à 150-250mI d'eau", 25],
  ['Mix 1 scoop (giving 30 g of powder) With around 200 ml', 30],
  ["Ajoutez 25g (1 mesure), à 150-250ml d'eau", 25],
  ['Mix 30 g powder (1 heaped scoop) with 300 ml water', 30],
  ['Verzehrempfehlung: 30g Pulver und 300ml kaltes Wasser', 30],
  ["ajouter 2 1/2 grandes mesures [100g) à 700 ml d'eau", 100],
  ["ajouter 2 grandes mesures (60gJ à 250-350ml d'eau", 60],
  ["d'ajouter 1 grandes mesure [30g1 à 150-250ml d'eau", 30],
  ["Mélangerunedose (25 g = 2 cuillères à soupe) de poudre avec 200 ml d'eau", 25],
  ['adicionar um doseador cheio (32g) de po a 200-250mL de água', 32],
  ['Diluer 30g de poudre (env. 3 cuillerées à soupe bombées) dans', 30],
  ['Verzehrsempfehlung: 30g (Beutelinhalt) Pulver in 300ml Wasser', 30],
  ['Aanbevolen: 30g poeder (drie bolgevulde eetlepels) met 300 ml water', 30],
  ['To make 1 serving, add 334g (5 scoops) of powder to a blender', 334],
])('reads the serving of a powder from its instructions: %s', (statement, amount) => {
  expect(read('powder', 'Whey', '', statement)).toEqual({ amount, unit: 'g' });
});

it.each([
  ['powder', '2 dosettes, équivalent à environ 100 g de poudre par jour'],
  ['powder', 'Prendere 2 dosi (60 g)'],
  ['powder', 'Take 3 scoops per day (90 g)'],
  ['powder', "ajouter 1 mesure 125gl à 150-250ml d'eau"],
  ['powder', 'Per 100 g, 25 g protein with 300 ml water'],
  ['powder', 'Mix 25 g powder with 200 ml. Athletes mix 50 g powder with 400 ml.'],
  ['powder', 'Mix 5 g powder with 200 ml'],
  ['bar', 'Mix 30 g powder with 300 ml'],
] as const)('concludes no serving of a %s from "%s"', (format, statement) => {
  expect(read(format, 'Whey', '', statement)).toBeNull();
});

it('reads the bars of a package from the text behind a list', () => {
  expect(read('bar', 'Protein Bar', '', 'Sucre, sel. 200g (5x40g)')?.amount).toBe(40);
  expect(read('powder', 'Whey', '', 'Sucre, sel. 200g (5x40g)')).toBeNull();
  expect(read('bar', 'Protein Bar', '', 'Nutrition Facts / Per bar (80 g)')?.amount).toBe(80);
});

it('works out a bar from the protein its name states and the table', () => {
  const per100 = someFigures({ protein: 29 });
  const record = aSourceRecord({ format: 'bar', name: "Builder's 20g Protein Bar", per100 });
  expect(readServingInWords(record, '', amounts)).toEqual({
    size: { amount: 69, unit: 'g' },
    note: 'calculated: the name says 20 g protein, the table 29 g per 100 g',
  });
  const drink = aSourceRecord({
    format: 'rtd',
    name: '55g protein shake',
    per100: someFigures({ protein: 11 }),
  });
  expect(readServingInWords(drink, '', amounts)?.size).toEqual({ amount: 500, unit: 'ml' });
  const tiny = aSourceRecord({ ...record, per100: someFigures({ protein: 20 }) });
  expect(readServingInWords(tiny, '', amounts)).toBeNull();
});

it('takes no amount for a bar that is too light for one: it is of its protein', () => {
  expect(read('bar', 'Vegan Greens Protein Bar 15g')).toBeNull();
});
