import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainStatement } from '../../matching/explain-statement.ts';
import { explainLabel } from '../label/explain-label.ts';

const NO_CRITERIA = {
  mustHaveIngredients: [],
  proteinTypes: [],
  fitnessGoals: [],
  brandIds: [],
  flags: [],
};
const explain = (statement: string) => explainLabel({ statement }, vocabulary);

test.each([
  'Buttersäure',
  'Boterzuur',
  'Smörsyra',
  'Acide butyrique',
  'Milchsäure',
  'Milchdistel',
  'Kakaobutter',
  'Sheabutter',
  'Butterbohnen',
  'Kokosmilch',
])('a name that holds a word for butter or milk, without milk in it: %s', (name) => {
  expect(explain(`Salz, ${name}, Zucker.`)).toMatchObject({ contains: [], complete: true });
});

test.each(['Buttermilch', 'Butterfett', 'Butterreinfett', 'Butterkeks', 'Butterschmalz'])(
  'and one with it: %s',
  (name) => {
    expect(explain(`Salz, ${name}, Zucker.`).contains).toContain('milk');
  },
);

test('little lactose is of milk', () => {
  expect(explain('Pea protein, salt. Low lactose.').contains).toEqual(['milk']);
});

test('a chelate may be bound to rice', () => {
  const avoiding = { ...NO_CRITERIA, avoidIngredients: ['rice'] };
  const { match } = explainStatement(vocabulary, {
    statement: 'Pea protein, copper rice chelate, salt.',
    criteria: avoiding,
  });
  expect(match?.criteria.map(({ status }) => status)).toEqual(['unknown']);
});
