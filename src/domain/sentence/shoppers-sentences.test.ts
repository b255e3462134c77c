import { describe, expect, test } from 'vitest';
import { partsOf, readShipped as read, written } from '../../../tests/support/read-shipped.ts';

describe('what harms is avoided', () => {
  test.each([
    ['sucralose gives me headaches, need a whey isolate', '-sucralose type:Whey Isolate'],
    ['dairy causes acne for me', '-dairy'],
    ['whey isolate and casein give me gas', '-whey protein isolate -casein'],
    ['chocolate gives me migraines, vanilla powder', '-chocolate flavor:vanilla format:powder'],
    ['i get migraines from aspartame', '-aspartame rest:get'],
    ['I break out from whey', '-whey'],
    ['palm oil/soy bothers me', '-palm oil -soy'],
    ['sucralose, or soy bothers me', '-sucralose -soy'],
    ['I have problems with sucralose', '-sucralose'],
    ['gets hives from nuts', '-nuts rest:gets'],
    ['pea please because dairy gives me gas', '+pea -dairy'],
    ['von Soja bekomme ich Blähungen', '-soy'],
    ['le soja me donne des boutons', '-soy'],
    ['el suero me da acné', '-whey'],
    ['il lattosio mi fa male', 'flag:isLactoseFree'],
    ['van melk krijg ik puistjes', '-milk'],
  ])('%s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });

  test.each([
    ['whey for acne', '+whey rest:acne'],
    ['Riegel für Kinder mit Nussallergie', '-nuts format:bar rest:Kinder'],
    ['no bloating', 'rest:no bloating'],
    [
      "vegan bar that doesn't cause bloating",
      "flag:isVegan format:bar rest:doesn't cause bloating",
    ],
    ['soy gives me zorb', 'rest:soy gives me zorb'],
  ])('but not where no harm is said of it: %s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });
});

describe('what is said against a thing', () => {
  test.each([
    ['a powder without any gums or lecithin', '-gums -lecithin format:powder'],
    ['nothing containing milk or eggs', '-milk -egg'],
    ['no!!! soy', '-soy'],
    ['my kid hates chocolate, wants vanilla', '-chocolate flavor:vanilla'],
    ['mein Kind hasst Schokolade', '-chocolate'],
    ["my stomach can't handle whey concentrate", '-whey protein concentrate rest:stomach'],
    ['ik mag geen noten', '-nuts'],
    ['non posso mangiare uova', '-egg'],
    ["je ne mange pas d'oeufs", '-egg'],
    ['no puedo tomar leche', '-milk'],
    ['bez soi', '-soy'],
    ['utan soja', '-soy'],
    ['allergens: milk, soy', '-milk -soy'],
    ['soy is a no go', '-soy'],
    ['dairyfree soyfree', '-dairy -soy'],
    ['alergic to penuts', '-peanut'],
    ['no artifical sweetners', '-artificial sweeteners'],
    ['I prefer pea over whey', '+pea -whey'],
  ])('%s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });

  test.each([
    ['no additives, vegan', '-additives flag:isVegan'],
    ['keine Zusatzstoffe', '-zusatzstoffe'],
    ['no truvia or splenda', '-truvia -sucralose'],
    ['fodmap', 'rest:fodmap'],
    ['with additives', 'rest:additives'],
  ])('a word for a group of things is avoided and never wanted: %s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });
});

describe('what comes with a word that nobody knows', () => {
  test.each([
    ['zorb with soy', 'rest:zorb with soy'],
    ['remove anything with gelatin', '-gelatin'],
    ['zorb sucralose, aspartame', 'rest:zorb sucralose rest:aspartame'],
    ['zorbium powder with creatine', '+creatine format:powder rest:zorbium'],
  ])('is no wish: %s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });
});

describe('lines, and where lists end', () => {
  test.each([
    ['-whey isolate\n-no soy', '-soy type:Whey Isolate'],
    ['-whey isolate\n-under 150 kcal', 'kcal<=150 type:Whey Isolate'],
    ['-whey isolate\n  \n-no soy', '-soy type:Whey Isolate'],
    ['  -whey isolate\n  -No  soy', '-soy type:Whey Isolate'],
    ['-soy\nno milk', '-soy -milk'],
    ['whey. soy and dairy free', '+whey -soy -dairy'],
    ['pea protein, vegan, soy and dairy free', '+pea protein -soy -dairy flag:isVegan'],
    ['no soy! whey isolate', '-soy type:Whey Isolate'],
    ['powder except', 'format:powder rest:except'],
    ['whey except', '+whey rest:except'],
  ])('%j', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });
});

describe('what need not be', () => {
  test.each([
    ['not without soy', 'rest:not without soy'],
    ['nicht ohne Soja', 'rest:nicht ohne Soja'],
    ["don't avoid soy", "rest:don't avoid soy"],
    ["doesn't have to be vegan, no soy", "-soy rest:doesn't have to be vegan"],
    ['I can have dairy', 'rest:I can have dairy'],
  ])('is neither asked for nor avoided: %s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });
});

describe('amounts', () => {
  test.each([
    ['20-25g protein', 'protein>=20 rest:25'],
    ['20 to 25 grams protein', 'protein>=20 rest:25'],
    ['100-150 kcal', 'kcal<=150 rest:100'],
    ['not over 200 calories', 'kcal<=200'],
    ["I don't want more than 5g of sugar", 'sugar<=5'],
    ['Riegel ohne Palmöl, mind. 20g Eiweiß', '-palm oil format:bar protein>=20'],
    ['at most about 120 kcal', 'kcal<=120'],
    ['max. ca. 120 kcal', 'kcal<=120'],
    ['protein at least about 20', 'protein>=20'],
    ['protein: 20 g', 'protein>=20'],
    ['protein 20 g sugar', 'sugar<=20'],
    ['20 mg protein', 'rest:20 mg'],
    ['80% protein', 'rest:80 %'],
    ['25-20 g protein', 'protein>=20 rest:25'],
    ['25-25 g protein', 'protein>=25 rest:25'],
    ['between 20 and 30 g protein', 'protein>=20 rest:between 20 and'],
    ['between 2 and 5 g sugar', 'rest:between 2 and sugar<=5'],
    ['protein between 20 and 25g', 'protein>=20 rest:between 20 and'],
    ['sugar between 2 and 5', 'rest:between 2 and sugar<=5'],
    ['vegan protein between 150 and 200 kcal', 'flag:isVegan kcal<=200 rest:between 150 and'],
    ['between and 200 kcal', 'kcal<=200 rest:between'],
    ['between 150 and kcal', 'rest:between 150 rest:kcal'],
    ['20 g protein per serving, vegan', 'flag:isVegan protein>=20'],
    ['sugar under 2 g per serving', 'sugar<=2'],
    ['more than $1 per 25 g protein', 'rest:more than $ 1 per 25 g protein'],
    ['without grams of sugar', 'flag:isSugarFree'],
  ])('%s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });
});

describe('little of an ingredient', () => {
  test.each([
    ['less than 1 g of lactose', 'rest:less than 1 g of lactose'],
    ['unter 1 g Laktose', 'rest:unter 1 g Laktose'],
    ['1 g or less of lactose', 'rest:1 g or less of lactose'],
    ['whey with less than 1% lactose', '+whey rest:less than 1 % lactose'],
    ['pea protein or under 2 g sucralose', '+pea protein rest:or under 2 g sucralose'],
    ['under 2 g of added sugar', 'rest:under 2 g of added sugar'],
    ['soy at most 1 g, whey', '+whey rest:soy at most 1 g'],
    ['pea protein, reduced sugar', '+pea protein rest:reduced sugar'],
    ['whey mit weniger Zucker', '+whey rest:weniger Zucker'],
    ['no soy, less than 2 g lactose', '-soy rest:less than 2 g lactose'],
    ['no milk or 2 g of soy', '-milk rest:2 g of soy'],
  ])('is neither asked for nor avoided: %s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });

  test.each([
    ['whey under 2 g sugar', '+whey sugar<=2'],
    ['whey under 150 calories', '+whey kcal<=150'],
    ['at least 5 g creatine', '+creatine rest:at least 5 g'],
    ['5 g creatine', '+creatine rest:5 g'],
    ['no soy, 5 g creatine', '+creatine -soy rest:5 g'],
  ])('is not what is limited, or asked for: %s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });

  test.each([
    ['no 2% milk', '-milk'],
    ['kein 1 % Milch', '-milk'],
    ['avoid 1 g of the soy', '-soy'],
    ['zero grams of soy', '-soy'],
    ['0 mg caffeine', '-caffeine'],
    ['no soy, milk under 1 g', '-milk -soy rest:under 1 g'],
  ])('is denied where none is wanted: %s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });
});

test.each([
  ['no dairy; whey isolate', '-dairy -whey protein isolate'],
  ['no soy, dairy; whey isolate', '-dairy -soy -whey protein isolate'],
  ['no soy; whey isolate', '-soy type:Whey Isolate'],
  ['no soy powder', '-soy format:powder'],
  ['stevia over whey isolate', '+stevia -whey protein isolate'],
  ['0 vegan', 'flag:isVegan rest:0'],
])('%s', (sentence, reading) => {
  expect(written(read(sentence))).toEqual(partsOf(reading));
});

test('"cutting" is a goal, but leaves out allergens and additives', () => {
  expect(written(read('cutting dairy'))).toEqual(['-dairy']);
  expect(written(read('cutting sweeteners'))).toEqual(['-sweeteners']);
  expect(written(read('cutting whey'))).toEqual(['+whey', 'goal:Weight Management']);
});

describe('what is wished behind a denial is not denied', () => {
  test.each([
    [
      'a vegan powder w/o stevia, preferably chocolate',
      '-stevia flag:isVegan format:powder flavor:chocolate',
    ],
    ['no milk, looking for pea protein', '-milk +pea protein'],
    ['not looking for whey or soy, looking for pea protein', '-whey -soy +pea protein'],
    ['soy in any form is out', '-soy'],
    ['no dairy, if possible no soy', '-dairy -soy'],
    ['senza soia, preferibilmente vaniglia', '-soy flavor:vanilla'],
    ['ohne Milch, ich suche Erbsenprotein', '-milk +pea protein'],
    ['non soy plant protein', '-soy type:Plant Protein type:Pea + Rice type:Multi-Plant'],
    ['sans édulcorant artificiel mais sucré au stevia', '-artificial sweeteners +stevia'],
    ['dairy free, love peanut butter', '-dairy +peanut butter'],
  ])('%s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });
});

test.each([
  ['third-party tested whey isolate', 'type:Whey Isolate tested>=1'],
  ['lab tested vegan powder, no soy', '-soy flag:isVegan format:powder tested>=1'],
  ['veganes Pulver, laborgeprüft', 'flag:isVegan format:powder tested>=1'],
])('what a laboratory tested: %s', (sentence, reading) => {
  expect(written(read(sentence))).toEqual(partsOf(reading));
});

describe('a taste', () => {
  test.each([
    ['proteine en poudre sans lactose vanille', 'flag:isLactoseFree flavor:vanilla format:powder'],
    ['without lactose vanilla bar', 'flag:isLactoseFree flavor:vanilla format:bar'],
    ['no gluten chocolate, no soy', '-soy flag:isGlutenFree flavor:chocolate'],
    ['no added sugar vanilla', '-added sugars flavor:vanilla'],
    [
      'no artificial sweeteners chocolate bar',
      '-artificial sweeteners flavor:chocolate format:bar',
    ],
    ['vannila whey protien', '+whey flavor:vanilla'],
    ['choc peanut butter bar', 'flavor:chocolate peanut butter format:bar'],
  ])('is asked for behind what is no food: %s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });

  test.each([
    ['no choc', '-chocolate'],
    ['no vannila', '-vanilla'],
    ['ohne Schoko', '-chocolate'],
    ['no soy vanilla', '-soy -vanilla'],
    ['no lactose, chocolate', '-chocolate flag:isLactoseFree'],
    ['no lactose vanilla soy', '-vanilla -soy flag:isLactoseFree'],
  ])('is avoided where it is denied: %s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });
});

test('two bounds are joined by "and more than"', () => {
  expect(written(read('less than 5 g sugar and more than 20 g protein'))).toEqual(
    partsOf('protein>=20 sugar<=5'),
  );
});

describe('a brand whose name says something else', () => {
  test.each([
    ['KIND bars without soy', '-soy brand:KIND format:bar'],
    ['kind bars', 'brand:KIND format:bar'],
    ['ONE bars, at most 220 kcal', 'brand:ONE format:bar kcal<=220'],
    ['vegan powder by Bulk', 'brand:Bulk flag:isVegan format:powder'],
    ['pure protein bars', 'brand:Pure Protein format:bar'],
    ['Pure Protein, chocolate', 'brand:Pure Protein flavor:chocolate'],
    ['oh yeah! bars', 'brand:Oh Yeah! format:bar'],
    ["n!ck's bars no palm oil", "-palm oil brand:N!CK'S format:bar"],
    ['r.e.d.d. bar', 'brand:R.E.D.D. format:bar'],
    ['grenade protein bar', 'brand:Grenade format:bar'],
  ])('is asked for: %s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });

  test.each([
    ['one bar a day', 'format:bar rest:day'],
    ['ONE BAR', 'format:bar'],
    ['bulk powder', 'goal:Muscle Building format:powder'],
    ['Kind of sweet', 'rest:sweet'],
    ['pure protein', 'rest:pure'],
    ['no grenade', '-pomegranate'],
    ['bar with grenade', '+pomegranate format:bar'],
  ])('is not, where the words may be meant: %s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });
});
