import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLine } from './explain-line.ts';

test('a line gives an object with the agreed fields, flags as plain values', () => {
  const answer = explainLine(
    JSON.stringify({
      id: 'x',
      name: 'Organic Bar',
      statement: 'Protein blend (whey protein isolate), salt',
      claims: ['gluten free'],
    }),
    1,
    vocabulary,
  );
  expect(answer).toMatchObject({
    id: 'x',
    ingredients: [
      { text: 'Protein blend', canonical: 'protein blend', parent: null },
      { text: 'whey protein isolate', canonical: 'whey protein isolate', parent: 0 },
      { text: 'salt', canonical: 'salt', parent: null },
    ],
    contains: ['milk'],
    mayContain: [],
    mayContainBasis: null,
    glutenSources: [],
    animal: ['whey protein isolate'],
    veganByIngredients: false,
    sweeteners: [],
    polyols: [],
    addedSugars: [],
    proteinSources: ['whey protein isolate'],
    proteinType: 'Whey Isolate',
    flags: { isGlutenFree: true, isOrganic: true, isVegan: false, isSugarFree: null },
    unknown: [],
  });
});

test.each([
  ['{', 'not JSON'],
  ['[]', 'object'],
  ['null', 'object'],
  ['{"id":1}', 'statement'],
  ['{"statement":7}', 'statement'],
  ['{"statement":"salt","name":1}', 'name'],
  ['{"statement":"salt","truncated":"yes"}', 'truncated'],
  ['{"statement":"salt","claims":[1]}', 'claims'],
])('the bad line %s says what is wrong and where', (text, word) => {
  const answer = explainLine(text, 12, vocabulary);
  expect(answer['line']).toBe(12);
  expect(answer['error']).toContain('line 12');
  expect(answer['error']).toContain(word);
});

test('absent and null fields are the same', () => {
  expect(
    explainLine('{"statement":"salt","name":null,"claims":null,"truncated":null}', 1, vocabulary),
  ).toMatchObject({ id: null, contains: [] });
});
