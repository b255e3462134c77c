import { describe, expect, it } from 'vitest';
import { tables } from '../../../tests/support/naming-tables.ts';

const { words } = tables;

describe('words of products', () => {
  it.each([
    ['whey protein concentrate', 'Whey Concentrate'],
    ['whey concentrate', 'Whey Concentrate'],
    ['hydrolyzed whey', 'Hydrolyzed Whey'],
    ['iso whey', 'Whey Isolate'],
    ['micellar casein', 'Casein'],
    ['casein and whey', 'Casein & Whey'],
    ['pea and rice protein', 'Pea + Rice'],
    ['hemp protein', 'Plant Protein'],
    ['vegan chocolate protein', 'Plant Protein'],
    ['whey and pea protein', 'Multi-Source'],
  ])('%s says the type %s', (name, type) => {
    expect(words.proteinTypes.find(([pattern]) => pattern.test(name))?.[1]).toBe(type);
  });

  it('tell a drink by a protein and a kind of drink, in either order', () => {
    const named = ['protein coffee', 'milk with protein', 'chocolate milk', 'protein bar'];
    expect(named.map((name) => words.drink.test(name))).toEqual([true, true, false, false]);
  });

  it('tell mixes for drinks, and what patients and children drink', () => {
    expect(words.drinkMix.test('vanilla drink mix')).toBe(true);
    expect(words.drinkMix.test('vanilla drink')).toBe(false);
    expect(words.medical.test('pediasure vanilla')).toBe(true);
    expect(words.medical.test('vanilla shake')).toBe(false);
  });

  it('find the serving in a pack of pieces, and after "serving"', () => {
    const serving = (text: string) =>
      [...words.amounts.pieces, ...words.amounts.scoops]
        .map((pattern) => pattern.exec(text)?.[1])
        .find((amount) => amount !== undefined);
    expect(serving('24 x 50 g')).toBe('50 g');
    expect(serving('12 bars of 45 g')).toBe('45 g');
    expect(serving('serving: 30 g')).toBe('30 g');
    expect(serving('500 g')).toBeUndefined();
  });
});
