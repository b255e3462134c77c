import { expect, test } from 'vitest';
import { partsOf, readShipped as read, written } from '../../../tests/support/read-shipped.ts';

test.each([
  ['at least twenty grams of protein', 'protein>=20'],
  [
    'twenty-five grams of protein or more and less than a hundred and fifty calories',
    'kcal<=150 protein>=25',
  ],
  ['whey with at most one gram of sugar', '+whey sugar<=1'],
  ['less than a gram of sugar', 'sugar<=1'],
  ['fifteen to twenty grams of protein', 'protein>=15 rest:twenty'],
  ['höchstens hundertfünfundzwanzig Kalorien', 'kcal<=125'],
  ['mindestens dreißig Gramm Eiweiß', 'protein>=30'],
  ['moins de deux cent cinquante calories', 'kcal<=250'],
  ['quatre-vingt-dix calories maximum', 'kcal<=90'],
  ['al menos treinta y cinco gramos de proteína', 'protein>=35'],
  ['menos de doscientas calorías', 'kcal<=200'],
  ['almeno ventotto grammi di proteine', 'protein>=28'],
  ['meno di duecentocinquanta calorie', 'kcal<=250'],
  ['minstens drieëntwintig gram eiwit', 'protein>=23'],
  ['menos de cento e vinte calorias', 'kcal<=120'],
])('a number in words is read before its unit: %s', (sentence, reading) => {
  expect(written(read(sentence))).toEqual(partsOf(reading));
});

test.each([
  ['ONE bars with twenty grams of protein', 'brand:ONE format:bar protein>=20'],
  ['no two percent milk', '-milk'],
  ['less than one gram of lactose', 'rest:less than one gram of lactose'],
  ['a protein bar', 'format:bar'],
  ['two vegan bars', 'flag:isVegan format:bar rest:two'],
  ['sei vegano, senza soia', '-soy flag:isVegan'],
])('words that may be a number keep their meaning elsewhere: %s', (sentence, reading) => {
  expect(written(read(sentence))).toEqual(partsOf(reading));
});

test.each([
  ['20g protein bar under 200 calories', 'format:bar kcal<=200 protein>=20'],
  ['no protein bars', 'format:powder format:rtd'],
])('an amount takes its figure out of a format: %s', (sentence, reading) => {
  expect(written(read(sentence))).toEqual(partsOf(reading));
});
