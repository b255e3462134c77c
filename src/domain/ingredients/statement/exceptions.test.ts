import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const read = (statement: string) => explainLabel({ statement }, vocabulary);

test.each([
  ['Free from all allergens except soy.', 'soy'],
  ['Contains no nuts other than almonds.', 'tree nuts'],
  ['Ohne Allergene, ausgenommen Milch.', 'milk'],
])('what a denial takes out is in it: %s', (sentence, allergen) => {
  expect(read(`Rice protein, cocoa. ${sentence}`).contains).toEqual([allergen]);
});

test.each([
  ['Pea protein. May contain nuts other than peanuts.', ['tree nuts', 'peanuts'], []],
  ['Erbsenprotein. Enthält außer Milch auch Soja.', [], ['milk', 'soy']],
])('elsewhere it takes nothing out: %s', (statement, mayContain, contains) => {
  expect(read(statement)).toMatchObject({ mayContain, contains });
});

test('what "except" names nothing of takes nothing out', () => {
  expect(read('Pea protein. Contains nuts except and milk.').contains).toContain('milk');
});
