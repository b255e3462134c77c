import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { looksCutOff } from './cut-off.ts';
import { explainLabel } from '../label/explain-label.ts';

const cut = (statement: string): boolean => looksCutOff(statement, statement, vocabulary);

test.each([
  ['pea protein, cocoa,'],
  ['protein blend (pea protein, rice protein), cocoa and'],
  ['salt, antioxidant (natural mixed tocophe'],
  [
    'amaranth (sprout), quinoa (sprout), chia seed (sprout), adzuki bean (sprout), flax seed (sprout), organic garbanzo',
  ],
])('%s: breaks off', (statement) => {
  expect(cut(statement)).toBe(true);
});

test.each([
  ['pea protein, cocoa'],
  ['pea protein, cocoa.,'],
  ['protein blend (casein, salt, cocoa. Contains: almonds, coconut, ingredients'],
  ['protein blend (pea protein, rice protein'],
  [
    'niacinamide (b3), biotin (b7), riboflavin (b2), thiamine (b1), cyanocobalamin (b12), potassium iodide',
  ],
  ['salt (x), cocoa (y), chia (z), hemp (q), organic garbanzo (sprout)'],
])('%s: is whole', (statement) => {
  expect(cut(statement)).toBe(false);
});

test.each([
  ['salt, fruit & vegetable j', ['salt', 'fruit and vegetable juice']],
  ['salt, corn syrup, sugar and w', ['salt', 'corn syrup', 'sugar']],
])('%s: what the last name was going to be', (statement, expected) => {
  const { ingredients } = explainLabel({ statement, truncated: true }, vocabulary);
  expect(ingredients.map((entry) => entry.canonical)).toEqual(expected);
});

test.each([
  ['pea protein, cocoa;', true],
  ['pea protein (cocoa', false],
  ['pea protein (', true],
  ['pea protein [', true],
  ['pea protein AND', true],
  ['pea proteinand', false],
  ['pea protein &quot', true],
  ['pea protein &gt;p', true],
  ['pea protein,  ', true],
  ['pea protein),', false],
  ['pea protein), x,', true],
  [`${'a'.repeat(249)}`, false],
  [`${'a'.repeat(250)}`, true],
  [`${'a'.repeat(256)}`, true],
  [`${'a'.repeat(257)}`, false],
  [`${'a'.repeat(251)}.`, false],
  [`${'a'.repeat(251)})`, false],
  [`${'a'.repeat(251)}]`, false],
  [`${'a'.repeat(251)}*`, false],
  ['salt, blend (zorbium, sucralo', true],
  ['salt, blend [sucralo', true],
  ['salt, blend {sucralo', true],
  ['salt, blend (zorbium, sucralose', false],
  ['salt, blend (zorbium), sucralo', false],
  ['salt, blend (zorbium: sucralo', false],
  ['salt, blend (zorbelqu', false],
  ['salt, blend (sucralo) oil', false],
  ['salt, blend (sucralo ', true],
  [`salt, blend (${'zorbium '.repeat(60)}, sucralo`, false],
  ['pea protein) ,', false],
  ['pea protein &gt', true],
  ['pea protein &gt;', true],
  ['salt, quinoa (sprout), garbanzo', false],
  ['rye (sprout), oat (sprout), pea (sprout), chia (sprout), hemp (sprout),garbanzo', true],
  ['rye (sprout), oat (sprout), pea (sprout), chia (sprout), hemp (sprout), garbanzo', true],
  ['rye (sprout), oat (sprout), pea (sprout), chia (sprout), hemp (sprout), garbanzo, salt', false],
])('"%s" breaks off: %s', (statement, expected) => {
  expect(cut(statement)).toBe(expected);
});
