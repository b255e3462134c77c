import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

test.each([
  'Pea protein, no more than 2% milk powder, cocoa.',
  'Pea protein, not exceeding 2% milk powder, cocoa.',
  'Pea protein, no less than 2% milk powder, cocoa.',
  'Pea protein, No 1 milk powder, cocoa.',
  'Pea protein, no skin milk powder, cocoa.',
  'Pea protein, no shells milk powder, cocoa.',
  'Pea protein, without bones milk powder, cocoa.',
])('it limits, counts or describes: %s', (statement) => {
  expect(explainLabel({ statement }, vocabulary).contains).toEqual(['milk']);
});

test('derivatives of what is denied are denied, also where they are misspelled', () => {
  const statement =
    'Pea protein, salt. Free from sesame and its derivates,Eggs and their derivates,Milk and its derivatives.';
  const { complete, contains } = explainLabel({ statement }, vocabulary);
  expect([complete, contains]).toEqual([true, []]);
});
