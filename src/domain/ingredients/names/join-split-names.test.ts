import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const names = (statement: string): string[] =>
  explainLabel({ statement }, vocabulary).ingredients.map((entry) => entry.canonical);

test.each([
  ['raspberry, organic sweet, potato, kale', ['raspberry', 'sweet potato', 'kale']],
  ['ascorbyl; palmitate, salt', ['ascorbyl palmitate', 'salt']],
  ['agave, syrup, gum, acacia, natural, flavors', ['agave syrup', 'gum arabic', 'natural flavor']],
])('%s: a separator inside a name', (statement, expected) => {
  expect(names(statement)).toEqual(expected);
});

test.each([
  ['cocoa, butter, salt', ['cocoa', 'butter', 'salt']],
  ['almond, milk', ['almond', 'milk']],
  ['honey, organic, salt', ['honey', 'salt']],
  ['peanut, butter', ['peanut', 'butter']],
  ['zorbelquat, salt', ['zorbelquat', 'salt']],
])('%s: two ingredients', (statement, expected) => {
  expect(names(statement)).toEqual(expected);
});

test.each([
  ['sweet, potato (dried), salt', ['sweet potato', 'salt']],
  ['salt, sweet, potato. kale', ['salt', 'sweet potato', 'kale']],
  ['cane; syrups, salt', ['cane syrup', 'salt']],
  ['guar, gums', ['guar gum']],
  ['vanilla, extract', ['vanilla extract']],
  ['sweet. potato', ['sweet', 'potato']],
  ['emulsifier, lecithin', ['lecithin']],
  ['salt (sweet), potato', ['salt', 'potato']],
])('%s: joined or not', (statement, expected) => {
  expect(names(statement)).toEqual(expected);
});
