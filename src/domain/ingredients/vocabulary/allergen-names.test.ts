import { describe, expect, test } from 'vitest';
import type { Allergen } from '../../product/enumerations.ts';
import {
  allergenBrokenOffIn,
  allergensNamedIn,
  allergensSuspectedIn,
} from '../statement/allergen-words.ts';

/** What a label may write for each allergen: names, kinds, plurals and misreadings. */
const NAMES: Readonly<Record<Allergen, string>> = {
  milk: 'milk Milks whey casein caseinates lactose buttermilk butterfat cream yogurt yoghurt cheese dairy ghee mi1k milkderived',
  egg: 'egg Eggs albumen ovalbumin eqqs',
  fish: 'fish cod salmon tuna anchovies pollock haddock tilapia',
  'crustacean shellfish': 'crustaceans shellfish crab lobster shrimp prawns krill crayfish',
  'tree nuts':
    'nuts nuls treenuts almond cashews walnut pecans pistachio hazelnuts macadamia filberts',
  peanuts: 'peanut Peanuts groundnut arachis peanuls',
  wheat: 'wheat spelt kamut durum semolina farro einkorn seitan',
  soy: 'soy soya soybeans edamame tofu soja',
  sesame: 'sesame tahini sesameseeds',
  gluten: 'gluten',
  celery: 'celery',
  mustard: 'mustard',
  sulphites: 'sulphites sulfites',
  lupin: 'lupin lupine',
  molluscs: 'molluscs mollusks',
};

describe.each(Object.entries(NAMES) as [Allergen, string][])('%s', (allergen, names) => {
  test.each(names.split(' '))('"%s" names it', (name) => {
    expect(allergensNamedIn(name)).toEqual([allergen]);
    expect(allergensNamedIn(`salt, ${name}; sugar`)).toEqual([allergen]);
  });
});

test('every separator ends what a word says of its neighbour', () => {
  for (const separator of [',', ';', '/', '|', '(', ')', '[', ']', '{', '}']) {
    expect(allergensNamedIn(`coconut${separator}milk`)).toEqual(['milk']);
    expect(allergensNamedIn(`pea${separator}nuts`)).toEqual(['tree nuts']);
    expect(allergensNamedIn(`milk${separator}thistle`)).toEqual(['milk']);
    expect(allergensNamedIn(`wheat${separator}grass`)).toEqual(['wheat']);
  }
});

test.each(
  'almond coconut soy soya oat rice cashew hemp pea nut macadamia hazelnut plant vegan peanut walnut cocoa'.split(
    ' ',
  ),
)('what is made of %s is no milk', (plant) => {
  for (const food of ['milk', 'cream', 'yogurt', 'yoghurt', 'cheese']) {
    expect(allergensNamedIn(`${plant} ${food}`)).not.toContain('milk');
  }
  expect(allergensNamedIn(`${plant} whey`)).toContain('milk');
});

test.each([
  ['milk thistle', []],
  ['milk vetch', []],
  ['whey thistle', ['milk']],
  ['whey free', []],
  ['pea nutsl', ['tree nuts']],
  ['pea treenuts', ['tree nuts']],
  ['whey grass', ['milk']],
  ['cod grass', ['fish']],
  ['wheat bluegrass', ['wheat']],
  ['wheat grasses', ['wheat']],
  ['wheat germ-free', []],
  ['milk of cows', ['milk']],
  ['nuts free', []],
  ['nut meg', []],
  ['nut grass', []],
  ['wheat grass', []],
  ['wheat grassjuice', []],
  ['wheat germ', ['wheat']],
  ['no milk', []],
  ['non milk', []],
  ['not milk', []],
  ['without milk', []],
  ['free milk', []],
  ['milk free', []],
  ['nothing milk', ['milk']],
  ['pea nuts', ['peanuts']],
  ['ground nuts', ['peanuts']],
  ['soy nuts', ['soy']],
  ['coco nut', []],
  ['tiger nut', []],
  ['corn nuls', []],
  ['brazil nut', ['tree nuts']],
  ['peas nuts', ['tree nuts']],
  ['acorn nuts', ['tree nuts']],
  ['pea almonds', ['tree nuts']],
])('"%s" names %j', (text, expected) => {
  expect(allergensNamedIn(text)).toEqual(expected);
});

test.each([
  ['milk-derived', ['milk']],
  ['whey-based', ['milk']],
  ['sweet-whey', ['milk']],
  ['soy-free', []],
  ['non-dairy', []],
  ['gluten-low', []],
  ['milkj', ['milk']],
  ['soyl', ['soy']],
  ['soyaj', ['soy']],
  ['egg1', ['egg']],
  ['eggsi', ['egg']],
  ['nutsl', ['tree nuts']],
  ['wheatj', ['wheat']],
  ['milkx', []],
  ['buttermilkj', []],
  ['unmilkj', []],
  ['milkjy', []],
  ['peanutsa', ['peanuts']],
  ['almondz', ['tree nuts']],
  ['wheatx', ['wheat']],
  ['tunas', []],
  ['wheyx', []],
  ['creamy', []],
  ['caseinx', []],
])('marks on a word: "%s" names %j', (text, expected) => {
  expect(allergensNamedIn(text)).toEqual(expected);
});

test.each([
  ['wheyprotefn', ['milk']],
  ['caseinxyz', ['milk']],
  ['milkprotefn', ['milk']],
  ['milkxyz', []],
  ['soylecithm', ['soy']],
  ['soyprotefn', ['soy']],
  ['soyalecithm', ['soy']],
  ['soyaprotefn', ['soy']],
  ['soybeanofl', ['soy']],
  ['soyxyz', []],
  ['peanutflout', ['peanuts']],
  ['almondpaste', ['tree nuts']],
  ['hazelnutpaste', ['tree nuts']],
  ['cashewpaste', ['tree nuts']],
  ['walnutpaste', ['tree nuts']],
  ['pecanpaste', ['tree nuts']],
  ['wheatflout', ['wheat']],
  ['wheatgrassx', []],
  ['wheatears', []],
  ['eggwhlte', ['egg']],
  ['eggpowder', ['egg']],
  ['eggalbumm', ['egg']],
  ['eggshell', []],
  ['wheyfree', []],
  ['sweetwheyx', []],
  ['cocoa', []],
  ['wheyprotefn eggwhlte', ['milk', 'egg']],
])('an unreadable "%s" may hide %j', (text, expected) => {
  expect(allergensSuspectedIn(text)).toEqual(expected);
});

test.each([
  ['coconut oil, almon', 'tree nuts'],
  ['case', 'milk'],
  ['cash', 'tree nuts'],
  ['haze', 'tree nuts'],
  ['pist', 'tree nuts'],
  ['waln', 'tree nuts'],
  ['pean', 'peanuts'],
  ['whea', 'wheat'],
  ['soyb', 'soy'],
  ['sesa', 'sesame'],
  ['cas', null],
  ['sesame', null],
  ['almon salt', null],
  ['cocoa', null],
  ['', null],
] as const)('a text that ends in "%s" breaks off in %s', (text, expected) => {
  expect(allergenBrokenOffIn(text)).toBe(expected);
});
