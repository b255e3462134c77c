import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const explain = (statement: string) => explainLabel({ statement }, vocabulary);

describe('a denial reaches the items of its list', () => {
  test.each([
    'No gluten, soy, corn.',
    'No dairy, soy, corn',
    'No soy, gluten or dairy.',
    'Free from gluten, soy and corn',
    'Contains no milk, eggs or nuts',
  ])('behind the ingredients, before their heading, and alone: %s', (words) => {
    for (const statement of [
      `Pea protein, salt. ${words}`,
      `${words.replace(/\.$/u, '')}. Ingredients: pea protein, salt.`,
      words,
    ])
      expect([statement, explain(statement).contains]).toEqual([statement, []]);
    expect(explain(`Pea protein, salt. ${words}`).complete).toBe(true);
    // Nothing is free of anything by a denial alone.
    expect(explain(words).complete).toBe(false);
  });

  test.each([
    ['No sugar. Whey, soy lecithin', ['milk', 'soy']],
    ['No sugar, whey, soy lecithin, cocoa.', ['milk', 'soy']],
    ['No gluten. Soy, milk.', ['milk', 'soy']],
    ['No gluten, soy protein isolate, milk powder, cocoa.', ['milk', 'soy']],
    ['Rice protein. No soy, almond butter, milk powder.', ['milk', 'tree nuts']],
    ['Rice protein. No artificial flavors, almond butter, milk powder.', ['milk', 'tree nuts']],
    ['No gluten vanilla whey, soy lecithin', ['milk', 'soy']],
  ])('but not a list of ingredients: %s', (statement, contains) => {
    expect(explain(statement).contains).toEqual(contains);
  });

  test.each([
    'Pea protein, salt. Does not contain only milk.',
    'Proteína de guisante, sal. No contiene solo leche.',
  ])('"not only" denies nothing: %s', (statement) => {
    expect(explain(statement).contains).toEqual(['milk']);
  });
});
