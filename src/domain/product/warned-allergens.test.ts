import { expect, test } from 'vitest';
import { warnedAllergens } from './warned-allergens.ts';

test('what is only handled where a product is made is not what it may contain', () => {
  const warned = warnedAllergens({
    mayContain: ['milk', 'egg', 'soy', 'peanuts'],
    precautions: [
      { allergen: 'milk', basis: 'facility' },
      { allergen: 'egg', basis: 'facility' },
      { allergen: 'egg', basis: 'traces' },
      { allergen: 'soy', basis: 'may contain' },
    ],
  });
  expect(warned).toEqual({ may: ['egg', 'soy', 'peanuts'], handled: ['milk'] });
});
