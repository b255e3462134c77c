import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';

const read = (statement: string) => explainLabel({ statement }, vocabulary);
const namesOf = (statement: string) =>
  read(statement).ingredients.map(({ canonical }) => canonical);

describe('a word of size, treatment, taste or place beside a name is no other ingredient', () => {
  test.each([
    'Sugar, frozen almonds, salt.',
    'Sugar, small unbleached almonds, salt.',
    'Sugar, oven-roasted Spanish almonds, salt.',
    'Sugar, almonds (to retard spoilage), salt.',
    'Zucker, grobgehackte kalifornische Mandeln, Salz.',
    'Zucker, tiefgefrorene Mandeln (entsteint), Salz.',
    'Sucre, petites amandes italiennes surgelées, sel.',
    'Azúcar, almendras andaluzas congeladas, sal.',
    'Zucchero, mandorle siciliane surgelate, sale.',
    'Suiker, bevroren Spaanse amandelen, zout.',
    'Açúcar, amêndoas congeladas do Mediterrâneo, sal.',
    'Sukker, hakkede spanske mandler, salt.',
  ])('%s', (statement) => {
    expect(read(statement)).toMatchObject({ complete: true, contains: ['tree nuts'] });
    expect(namesOf(statement)).toEqual(['sugar', 'almond', 'salt']);
  });

  test.each(['seasoned', 'malted', 'caffeinated', 'lecithinated', 'cured'])(
    'but what is added to it is not known: %s almonds',
    (word) => {
      expect(read(`Sugar, ${word} almonds, salt.`).complete).toBe(false);
    },
  );
});

test.each([
  ['Sugar, free form amino acids, salt.', ['sugar', 'amino acids', 'salt']],
  ['Sugar, no salt added almonds, salt.', ['sugar', 'almond', 'salt']],
])('a word that denies elsewhere is part of a quality: %s', (statement, names) => {
  expect(namesOf(statement)).toEqual(names);
});

test.each([
  ['Sauce', 'fudge sauce'],
  ['Crust', 'cookie crust'],
  ['Crunch', 'peanut crunch'],
  ['Ripple', 'caramel ripple'],
])('%s: a part that is made of others is one name with what it tastes of', (part, written) => {
  const { complete, ingredients } = read(`${written} (sugar, palm oil), ${part} (sugar, salt).`);
  expect(complete).toBe(true);
  expect(ingredients.filter(({ parent }) => parent === null)).toHaveLength(2);
});
