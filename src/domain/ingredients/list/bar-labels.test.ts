import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

function listOf(statement: string): string {
  const { ingredients } = explainLabel({ statement }, vocabulary);
  return ingredients
    .map(({ canonical, parent }) => (parent === null ? canonical : `${canonical} < ${parent}`))
    .join(', ');
}

test.each([
  ['lecitina de girasol E322, sal', 'sunflower lecithin, salt'],
  ['lécithine de tournesol E322, sel', 'sunflower lecithin, salt'],
  ['INS 322 (soy lecithin), salt', 'soy lecithin, salt'],
  ['citric acid E330, E330 E331', 'citric acid, citric acid, sodium citrate'],
])('an additive and its number are one: %s', (statement, list) => {
  expect(listOf(statement)).toBe(list);
});

test.each([
  [
    'emulsifier (soy lecithin) and lactase, sweetener (sucralose) and flavor',
    'soy lecithin, lactase, sucralose, flavor',
  ],
  ['Emulgator (Lecithine) und Laktase', 'lecithin, lactase'],
  [
    'cereals (wheat flour, raising agent (sodium bicarbonate) and salt)',
    'cereals, wheat flour < 0, sodium bicarbonate < 0, salt < 0',
  ],
])('the bracket of a function ends before "and": %s', (statement, list) => {
  expect(listOf(statement)).toBe(list);
});

test.each([
  'Nüsse (z.B. Mandeln), Salz',
  'nuts (e.g. almonds), salt',
  'frutos secos (por ejemplo almendras), sal',
  'noten (bijvoorbeeld amandelen), zout',
])('an example leaves open what else the group holds: %s', (statement) => {
  const { contains, unknown } = explainLabel({ statement }, vocabulary);
  expect([contains, unknown]).toEqual([['tree nuts', 'peanuts'], []]);
});

test.each([
  [
    'white coating (erythritol, palm oil), salt',
    '',
    'white coating, erythritol < 0, palm oil < 0, salt',
  ],
  ['Reis, Ceylon-Zimtpulver', '', 'rice, cinnamon'],
  ['scharrelkip, zout', '', 'chicken, salt'],
  ['queso de pasta prensada, sal', 'milk', 'cheese, salt'],
  ['aroma (niet dierlijk), zout', '', 'flavor, salt'],
  ['eritritolo, edulcorante: steviolo glicosidi', '', 'erythritol, steviol glycosides'],
  ['sodium starch glycolate, salt', '', 'sodium starch glycolate, salt'],
  ['natural color & flavor, salt', '', 'natural flavor, salt'],
  ['avena, olio oliva', 'gluten', 'oat, olive oil'],
  ['creatine 5 g, water 250 cm3', '', 'creatine, water'],
  ['azúcar, acreg (ácido cítrico)', '', 'sugar, citric acid'],
  ['Zucker, belgische Schokolade (Kakaomasse), Salz', '', 'sugar, chocolate, cocoa mass < 1, salt'],
  ['ciruelas deshidratadas sin hueso, sal', '', 'prune, salt'],
])('names of bars and shops: %s', (statement, allergens, list) => {
  const { contains, unknown } = explainLabel({ statement }, vocabulary);
  expect([contains.join(), unknown, listOf(statement)]).toEqual([allergens, [], list]);
});

test.each([
  ['soy protein crisps, whey protein isolate', 'Multi-Source'],
  ['soy protein crisps (rice flour, salt), whey protein isolate', 'Whey Isolate'],
  ['varkensvlees, varkenseiwit, zout', 'Multi-Source'],
  ['whey protein isolate, whey protein crisps (whey protein isolate)', 'Whey Isolate'],
])(
  'what is called after a protein counts as it, crisps where no list says more: %s',
  (statement, type) => {
    expect(explainLabel({ statement }, vocabulary).proteinType).toBe(type);
  },
);

test('what a heading calls a flavor heads a list and is no food', () => {
  const list =
    'Parfum Chocolat riche : protéine de pois, sel. Parfum Crème de vanille : protéine de pois.';
  expect(listOf(list)).toBe('pea protein, salt, pea protein');
});

test.each([
  ['colours (E102, 110, 160a)', 'tartrazine, yellow 6, beta carotene'],
  ['INS 250 - 251, salt', 'sodium nitrite, sodium nitrate, salt'],
  ['Zucker, Farbstoffe (E100 und 120)', 'sugar, turmeric color, carmine'],
  ['regulators [INS 330, 331(iii)]', 'citric acid, sodium citrate'],
  ['emulsifier E471, 500 mg caffeine', 'mono- and diglycerides, caffeine'],
])('behind an additive code a number is one: %s', (statement, list) => {
  expect(listOf(statement)).toBe(list);
});

test.each([
  ['rice flour, saltMay contain milk', [], ['milk']],
  ['Reismehl, HefeKann Spuren von Milch enthalten.', [], ['milk']],
  ['farine de riz, levurePeut contenir : lait.', [], ['milk']],
  ['rijstmeel, gistKan bevatten: melk.', [], ['milk']],
  ['rice flour, sucraloseManufactured in a facility that handles milk.', [], ['milk']],
  ['harina de arroz, levaduraContiene: leche.', ['milk'], []],
])('the line break before a sentence may be lost: %s', (statement, allergens, traces) => {
  const { contains, mayContain, unknown } = explainLabel({ statement }, vocabulary);
  expect([contains, mayContain, unknown]).toEqual([allergens, traces, []]);
});
