import { expect, it } from 'vitest';
import type { Recipe } from '#domain/flavors/group-member.ts';
import { decidedFamily, inDecidedFamily } from './decided-family.ts';

const recipe: Recipe = {
  figures: { per: '100', protein: 80, carbohydrate: 5, fat: 4 },
  allergens: null,
};
const derivation = {
  baseKey: 'acme|go|bar',
  recipe: { ...recipe, optionalWords: 'energy', figureGap: { protein: 7 } },
};

it('a product that an operator moved has the optional words of the family it was moved to, whatever its own', () => {
  const family = decidedFamily('acme|whey|powder', { ...recipe, optionalWords: '32 premium' });
  expect(inDecidedFamily(derivation, family)).toEqual({
    baseKey: 'acme|whey|powder',
    recipe: { ...recipe, optionalWords: '32 premium' },
  });
  expect(inDecidedFamily(derivation, decidedFamily('acme|whey|powder', recipe))).toEqual({
    baseKey: 'acme|whey|powder',
    recipe,
  });
});

it('products that were split off stand together, whatever their optional words', () => {
  expect(inDecidedFamily(derivation, 'acme|go|bar split 7')).toEqual({
    baseKey: 'acme|go|bar split 7',
    recipe,
  });
});

it('a brand may have the separator in its name', () => {
  const baseKey = 'made with oats|whey|powder';
  expect(inDecidedFamily(derivation, baseKey)).toMatchObject({ baseKey });
  const family = decidedFamily(baseKey, { ...recipe, optionalWords: 'energy' });
  expect(inDecidedFamily(derivation, family)).toEqual({
    baseKey,
    recipe: { ...recipe, optionalWords: 'energy' },
  });
});
