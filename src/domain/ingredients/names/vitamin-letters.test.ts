import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

test.each([
  ['salt, vitamins (A, C and D).', 'vitamin a,vitamin c,vitamin d', true],
  ['sel, vitamines : E, C, B1.', 'vitamin e,vitamin c,thiamine', true],
  ['Salz, Vitamine (C, E, K).', 'vitamin c,vitamin e,vitamin k', true],
  ['sale, vitamine (A, D ed E).', 'vitamin a,vitamin d,vitamin e', true],
  ['sal, vitaminas (C, ácido fólico (B9) e D) e ferro.', 'vitamin c,vitamin d', true],
  ['sel, vitamines C, E, A', 'vitamin c,vitamin e,vitamin a', true],
  ['Salz, Vitamine (A, E, B, C).', 'vitamin a,vitamin e,vitamin c', true],
  ['sel, vitamines A-C-E-B1.', 'vitamin a,vitamin c,vitamin e,thiamine', true],
  ["sel, vitamine C d'acérola, vitamine E d’huile de tournesol", 'vitamin c,vitamin e', true],
  ['Salz, Vitaminmischung (A, D3, E, K1).', 'vitamin a,vitamin e', true],
  ['suiker, vitaminenmengsel (vit. A, D, E), zout', 'vitamin a,vitamin d,vitamin e', true],
  ['sale, vitamine e minerali: A, E, zinco; zucchero', 'vitamin a,vitamin e', true],
  ['salt, c, vitamins (A, C), cocoa, d', 'vitamin a,vitamin c', false],
])('letters behind the heading of vitamins, and no others: %s', (statement, vitamins, complete) => {
  const label = explainLabel({ statement }, vocabulary);
  const found = label.ingredients
    .map(({ canonical }) => canonical)
    .filter((name) => /vitamin \w$|thiamine/u.test(name));
  expect([found.join(), label.complete]).toEqual([vitamins, complete]);
});
