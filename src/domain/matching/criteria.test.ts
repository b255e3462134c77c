import { expect, test } from 'vitest';
import { avoidInsteadOf, NO_CRITERIA, withWordReplaced } from './criteria.ts';

test('avoiding a thing instead of asking for its claim names the thing once', () => {
  const asked = {
    ...NO_CRITERIA,
    avoidIngredients: ['milk', 'soy'],
    flags: ['isLactoseFree', 'isVegan'] as const,
  };
  expect(avoidInsteadOf(asked, 'isLactoseFree', 'milk')).toEqual({
    ...NO_CRITERIA,
    avoidIngredients: ['soy', 'milk'],
    flags: ['isVegan'],
  });
});

test('a word is replaced in its own list only', () => {
  const asked = {
    ...NO_CRITERIA,
    avoidIngredients: ['milch'],
    mustHaveIngredients: ['milch', 'oat'],
  };
  expect(withWordReplaced(asked, 'mustHaveIngredients', 'milch', 'milk')).toEqual({
    ...asked,
    mustHaveIngredients: ['milk', 'oat'],
  });
});
