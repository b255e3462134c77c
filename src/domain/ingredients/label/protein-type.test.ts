import { expect, test } from 'vitest';
import { PROTEIN_TYPES } from '../../enumerations.ts';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';
import { proteinTypeOf } from './protein-sources.ts';

// @spec Protein type options: Whey Isolate, Whey Concentrate, Whey Blend, Hydrolyzed Whey, Casein, Casein & Whey, Plant Protein, Pea + Rice, Multi-Plant, Multi-Source.
test.each([
  [['whey protein isolate'], 'Whey Isolate'],
  [['whey protein concentrate'], 'Whey Concentrate'],
  [['whey protein'], 'Whey Concentrate'],
  [['whey powder'], 'Whey Concentrate'],
  [['whey protein isolate', 'whey protein concentrate'], 'Whey Blend'],
  [['whey protein concentrate', 'whey protein isolate', 'hydrolyzed whey protein'], 'Whey Blend'],
  [['whey protein isolate', 'hydrolyzed whey protein'], 'Whey Blend'],
  [['whey protein blend'], 'Whey Blend'],
  [['hydrolyzed whey protein'], 'Hydrolyzed Whey'],
  [['hydrolyzed whey protein', 'whey protein isolate'], 'Hydrolyzed Whey'],
  [['whey peptides', 'whey protein isolate'], 'Hydrolyzed Whey'],
  [['milk protein isolate', 'calcium caseinate'], 'Casein'],
  [['micellar casein'], 'Casein'],
  [['milk protein isolate', 'whey protein isolate'], 'Casein & Whey'],
  [['soy protein'], 'Plant Protein'],
  [['rice protein', 'pea protein'], 'Pea + Rice'],
  [['pea protein', 'rice protein', 'chia'], 'Multi-Plant'],
  [['hemp protein', 'pea protein'], 'Multi-Plant'],
  [['soy protein', 'whey protein isolate'], 'Multi-Source'],
  [['egg white'], 'Multi-Source'],
  [['whey protein isolate', 'hydrolyzed collagen'], 'Multi-Source'],
  [['bone broth protein'], 'Multi-Source'],
] as const)('the proteins %j make the type %s', (sources, type) => {
  const answer = proteinTypeOf(sources, vocabulary.wordClasses);
  expect(answer.type).toBe(type);
  expect(PROTEIN_TYPES).toContain(type);
  for (const source of sources) expect(answer.reason).toContain(source);
});

test('without a readable source there is no type and no reason', () => {
  expect(proteinTypeOf([], vocabulary.wordClasses)).toEqual({ type: null, reason: null });
});

test.each([
  [
    ['egg', 'soy protein'],
    'Multi-Source',
    'Egg, collagen, meat or the like counts as several sources: egg and soy protein.',
  ],
  [
    ['whey protein', 'pea protein'],
    'Multi-Source',
    'Dairy and plant proteins together: whey protein and pea protein.',
  ],
  [['soy protein'], 'Plant Protein', 'The only protein named is a plant protein: soy protein.'],
  [
    ['brown rice protein', 'pea protein isolate'],
    'Pea + Rice',
    'Exactly pea and rice protein: brown rice protein and pea protein isolate.',
  ],
  [['hemp', 'chia', 'soy'], 'Multi-Plant', 'Several plant proteins: hemp, chia and soy.'],
  [['milk', 'casein'], 'Casein', 'Only casein or milk protein: milk and casein.'],
  [
    ['casein', 'whey protein'],
    'Casein & Whey',
    'Casein or milk protein together with whey: casein and whey protein.',
  ],
  [
    ['whey peptides', 'whey protein'],
    'Hydrolyzed Whey',
    'Hydrolyzed whey stands first: whey peptides and whey protein.',
  ],
  [
    ['whey protein isolate'],
    'Whey Isolate',
    'The only protein named is whey isolate: whey protein isolate.',
  ],
  [
    ['whey protein', 'whey powder'],
    'Whey Concentrate',
    'The only protein named is whey that is not an isolate: whey protein and whey powder.',
  ],
  [
    ['whey protein isolate', 'whey protein'],
    'Whey Blend',
    'Several kinds of whey: whey protein isolate and whey protein.',
  ],
] as const)('%j: which rule gave the type', (sources, type, reason) => {
  expect(proteinTypeOf(sources, vocabulary.wordClasses)).toEqual({ type, reason });
});

test.each([
  ['hydrolysed whey', 'Hydrolyzed Whey'],
  ['wheyless protein', 'Plant Protein'],
  ['calcium caseinate', 'Casein'],
  ['milk protein concentrate', 'Casein'],
  ['nonfat milk protein', 'Casein'],
  ['skim milk', 'Plant Protein'],
  ['milky way', 'Plant Protein'],
  ['eggplant', 'Plant Protein'],
  ...'egg white|collagen peptides|beef gelatin|hydrolyzed beef|bone broth|chicken|fish protein|cricket powder|insect flour|salmon|bovine plasma|turkey|lactoferrin|colostrum'
    .split('|')
    .map((name) => [name, 'Multi-Source'] as const),
] as const)('%s alone is %s', (source, type) => {
  expect(proteinTypeOf([source], vocabulary.wordClasses).type).toBe(type);
});

test.each([
  [['pea protein', 'pea protein isolate'], 'Multi-Plant'],
  [['rice protein', 'brown rice protein'], 'Multi-Plant'],
  [['chickpea protein', 'rice protein'], 'Multi-Plant'],
  [['pea protein', 'licorice protein'], 'Multi-Plant'],
  [['pea protein', 'rice'], 'Multi-Plant'],
  [['whey protein', 'hydrolyzed whey protein'], 'Whey Blend'],
] as const)('the proteins %j make the type %s', (sources, type) => {
  expect(proteinTypeOf(sources, vocabulary.wordClasses).type).toBe(type);
});

test.each([
  ['Milk protein (whey, casein), salt', 'Casein & Whey'],
  ['Milk proteins (whey protein, casein), salt', 'Casein & Whey'],
  // One alone says what it is made of.
  ['Milk protein (casein), salt', 'Casein'],
  ['Whey protein isolate (whey), salt', 'Whey Isolate'],
  ['Whey protein isolate (whey protein, sunflower lecithin), salt', 'Whey Isolate'],
  ['Whey protein isolate (milk protein, lactose), salt', 'Whey Isolate'],
  // A blend that stands alone; one whose proteins are named is no protein of its own.
  ['Whey protein blend, cocoa, salt', 'Whey Blend'],
  ['Plant protein blend, cocoa, salt', 'Plant Protein'],
  ['Hydrolyzed whey protein, cocoa, whey protein blend', 'Hydrolyzed Whey'],
])('the type of a label: %s', (statement, type) => {
  expect(explainLabel({ statement }, vocabulary).proteinType).toBe(type);
});

test('whey in a seasoning is no protein of the product', () => {
  const { proteinType } = explainLabel(
    { statement: 'soy protein isolate, spice blend (salt, whey powder), salt' },
    vocabulary,
  );
  expect(proteinType).toBe('Plant Protein');
});
