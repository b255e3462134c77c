import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { NO_CRITERIA } from '../../matching/criteria.ts';
import { explainStatement } from '../../matching/explain-statement.ts';
import { findEvidence } from './evidence.ts';
import { explainLabel } from './explain-label.ts';

function read(statement: string) {
  const { ingredients, complete } = explainLabel({ statement }, vocabulary);
  return { list: ingredients.map(({ canonical }) => canonical), complete };
}

test.each([
  ['Salt, CHIPS AHOY!® cookie pieces, sucralose', ['salt', 'cookie piece', 'sucralose']],
  ['Salt, Zorbium® (rice protein), cocoa', ['salt', 'rice protein', 'cocoa']],
  ["Salt, REESE'S® peanut butter cups, glycerin", ['salt', 'peanut butter cup', 'glycerin']],
  [
    'Salt, Jif® peanut butter (peanuts, sugar), cocoa',
    ['salt', 'peanut butter', 'peanut', 'sugar', 'cocoa'],
  ],
  [
    "Salt, coating (HERSHEY'S™ cocoa, sugar), water",
    ['salt', 'coating', 'cocoa', 'sugar', 'water'],
  ],
] as const)('a brand before its food is no ingredient: %s', (statement, list) => {
  expect(read(statement)).toEqual({ list, complete: true });
});

test.each([
  'Salt, Zorbium®, cocoa',
  'Salt, Zorbium® (50 mg), cocoa',
  'Salt, Nutella®, cocoa',
  'Salt, zorbium cookie pieces, cocoa',
  'Salt, cocoa Zorbium® cookie pieces',
  'Salt, Zorbium® performance matrix, cocoa',
  'Salt, Zorbium® (recovery blend), cocoa',
])('a trade name alone, without its sign or behind another name is not read: %s', (statement) => {
  expect(read(statement).complete).toBe(false);
});

test.each([
  ['Grenade', []],
  ['Primeval Labs', []],
  ['Kura', []],
  ['Rocka', []],
  ['Muscle Milk', ['milk']],
  ['Milch Werk', ['milk']],
  ['The Collagen Co', ['hydrolyzed collagen']],
  ['Miel Nature', ['honey']],
])('the brand %s is evidence of %j', (brand, evidence) => {
  const found = findEvidence(brand, 'brand', vocabulary).map(({ canonical }) => canonical);
  expect(found).toEqual(evidence);
});

test.each(['Animal Whey', 'Choco Pro'])('a name that is read says no more: %s', (name) => {
  const found = findEvidence(name, 'name', vocabulary).map(({ canonical }) => canonical);
  expect(found).not.toContain('whey protein');
  expect(found).not.toContain('mollusks');
});

test('a trade mark is no misspelt word', () => {
  expect(read('Salt, BioVin®, cocoa')).toEqual({
    list: ['salt', 'biovin', 'cocoa'],
    complete: false,
  });
});

test.each(['egg', 'milk', 'soy', 'wheat'])('what a branded cookie holds stays open: %s', (word) => {
  const { match } = explainStatement(vocabulary, {
    statement: 'Pea protein, CHIPS AHOY!® cookie pieces, salt',
    criteria: { ...NO_CRITERIA, avoidIngredients: [word] },
  });
  expect(match?.criteria[0]?.status).toBe('unknown');
});

test.each([
  ['Collagen types I, V and X, salt', ['hydrolyzed collagen', 'salt']],
  ['Collagen (type I, II, III, V & X), salt', ['hydrolyzed collagen', 'salt']],
  ['Eggshell membrane collagen (types I, V, X), salt', ['eggshell membrane collagen', 'salt']],
  ['Type II collagen (from chicken sternum), salt', ['chicken collagen', 'salt']],
  ['Kollagenhydrolysat (Typ I und III), Salz', ['hydrolyzed collagen', 'salt']],
  ['Colágeno hidrolizado (tipo I, II y III), sal', ['hydrolyzed collagen', 'salt']],
] as const)('types of collagen are no ingredients: %s', (statement, list) => {
  expect(read(statement)).toEqual({ list, complete: true });
});

test('a numeral that stands behind no type is not read', () => {
  expect(read('Salt, cocoa, V and X, sugar').complete).toBe(false);
});

test.each([
  ['Cocoa — soy — milk powder — salt', ['cocoa', 'soy', 'milk powder', 'salt']],
  ['Cocoa - soy - milk - salt', ['cocoa', 'soy', 'milk', 'salt']],
  ['• Cocoa\n• soy\n• salt', ['cocoa', 'soy', 'salt']],
  ['Cocoa | soy | salt', ['cocoa', 'soy', 'salt']],
  ['COCOA  SOY PROTEIN  SALT', ['cocoa', 'soy protein', 'salt']],
] as const)('names are parted by what a list has for commas: %j', (statement, list) => {
  expect(read(statement)).toEqual({ list, complete: true });
});

test('additives of Australian labels stand without their E, with their letter, too', () => {
  expect(read('Salt, antioxidant (307b), sweetener (960a)').complete).toBe(true);
});

test('a line that begins with a bullet may go on from one that is lost', () => {
  expect(read('• cocoa • soy • salt').complete).toBe(false);
});

test.each([
  ['Zero Carb 100% Whey Protein Isolate Drink, Alpine Punch', 'whey protein isolate'],
  ['Lean Body MRP, Chocolate Peanut Butter', 'peanut butter'],
])('what a claim or an abbreviation precedes is evidence: %s', (name, canonical) => {
  const found = findEvidence(name, 'name', vocabulary);
  expect(found).toContainEqual(expect.objectContaining({ canonical, certain: true }));
});

test.each([
  ['Bay Valley', 'bay leaf', false],
  ['Power Crunch', 'crunch', false],
  ['Muscle Milk', 'milk', true],
])('a word of the brand %s is certain evidence of %s: %j', (brand, canonical, certain) => {
  expect(findEvidence(brand, 'brand', vocabulary)).toContainEqual(
    expect.objectContaining({ canonical, certain }),
  );
});

test("S'mores are no blackberries", () => {
  expect(findEvidence("Quest Bars, S'mores", 'name', vocabulary)).toEqual([]);
});

test.each([
  ['pea protein, tocopherols (preservative), salt', 'preservatives'],
  ['pea protein, mixed tocopherols (a preservative), salt', 'preservatives'],
  ['pea protein, beetroot (color), salt', 'colors'],
])('what an ingredient is used as is evidence of that: %s', (statement, canonical) => {
  const { evidence } = explainLabel({ statement }, vocabulary);
  expect(evidence).toContainEqual(
    expect.objectContaining({ canonical, place: 'text', certain: true }),
  );
});
