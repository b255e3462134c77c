import { describe, expect, test } from 'vitest';
import { partsOf, readShipped as read, written } from '../../../tests/support/read-shipped.ts';

describe('a figure ends where its words end', () => {
  test.each([
    ['höchstens 2,5 g Zucker', 'sugar<=2.5'],
    ['sugar under 1.25 g', 'sugar<=1.25'],
    ['at least 10 per 100 kcal', 'per100>=10'],
    ['vegan, 10 g protein per 100 kcal, no soy', '-soy flag:isVegan per100>=10'],
    ['120 kcal per serving or more', 'rest:120 kcal per serving or more'],
    ['protein 25 g vegan', 'flag:isVegan protein>=25'],
    ['sugar under 5 g vegan', 'flag:isVegan sugar<=5'],
    ['protein between 20 and 25 g vegan', 'flag:isVegan protein>=20 rest:between 20 and'],
    ['protein between 20 and 25 calories under 200', 'kcal<=200 protein>=20 rest:between 20 and'],
    ['20-20 g protein', 'protein>=20 rest:20'],
    ['under 2 per 25 g protein', 'rest:under 2 per 25 g protein'],
    ['whey under 2 g carbs', '+whey rest:under 2 g carbs'],
    ['whey at most', '+whey rest:at most'],
  ])('%s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });
});

describe('what a harm denies', () => {
  test.each([
    ['strawberry banana gives me hives', '-banana -strawberry'],
    ['it gives me hives, no soy', '-soy rest:gives me hives'],
    ['soy gives me', 'rest:soy gives me'],
    ['soy does not give me hives', 'rest:soy does not give me hives'],
    ['zorb really with soy', 'rest:with soy rest:zorb'],
    ['milk bothers me, pea protein', '+pea protein -milk'],
  ])('%s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });
});

describe('where a denial ends', () => {
  test.each([
    ['no nuts (almonds, cashews) whey isolate', '-almond -cashew -nuts type:Whey Isolate'],
    ['no nuts (almonds) pea protein', '+pea protein -almond -nuts'],
    ['no nuts (almonds) and soy', '-almond -nuts -soy'],
    ['dairy free (pea protein)', '+pea protein -dairy'],
    ['bar (pea protein)', '+pea protein format:bar'],
    ['(tree)  nuts free', '-tree nuts'],
    ['no milk, egg white instead, pea protein', '+egg white +pea protein -milk'],
    ['no bars please', 'format:powder format:rtd'],
    ['no bars. shakes', 'format:rtd'],
    ['not bars pea protein', '+pea protein rest:not bars'],
    ['with milk gluten free', '+milk flag:isGlutenFree'],
    ['boisson à boire sans soja chocolat', '-chocolate -soy format:rtd rest:boire'],
    ['sin sabor a chocolate en polvo', '-chocolate format:powder'],
    ['I prefer stevia to sucralose, I like whey', '+stevia +whey -sucralose'],
  ])('%s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });
});

describe('words as they are written', () => {
  test.each([
    ['I can’t have dairy', '-dairy'],
    ['w/o soy', '-soy'],
    ['w/out soy', '-soy'],
    ['no vitamin e', '-vitamin e'],
    ['soy and lactose intolerance', '-soy flag:isLactoseFree'],
    // "Bare" is no misspelled "barre", "sands" no misspelled "sans".
    ['bare whey', 'rest:bare whey'],
    ['sands whey', 'rest:sands whey'],
    ['Bulk powder', 'format:powder goal:Muscle Building'],
    ['tiramisu', 'flavor:tiramisu'],
    ['almond & chocolate', '+almond flavor:chocolate'],
    ['natural', 'rest:natural'],
  ])('%s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });
});
