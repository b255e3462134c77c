import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const containedBy = (statement: string): string =>
  explainLabel({ statement }, vocabulary).contains.join(', ');

describe('no name goes over what parts names', () => {
  test.each([
    ['Rice protein. Contains: soy. Milk powder, cocoa.', 'milk, soy'],
    ['Rice protein, oat. Milk, cocoa', 'milk, gluten'],
    ['Rice protein. Contains milk: no. Gluten, cocoa.', 'gluten'],
    ['Rice protein. Milk: no, soy: yes', 'soy'],
    ['Rice protein. Keep closed, cool, dry. Milk.', 'milk'],
  ])('a full stop behind a short allergen: %j', (statement, allergens) => {
    expect(containedBy(statement)).toBe(allergens);
  });

  test('an abbreviation has one, too', () => {
    const { ingredients } = explainLabel({ statement: 'Pea protein, vit. c' }, vocabulary);
    expect(ingredients.map(({ canonical }) => canonical)).toEqual(['pea protein', 'vitamin c']);
  });

  test.each([
    ['Rice protein\nAlmond\nMilk\nCocoa\nButter', 'milk, tree nuts'],
    ['Rice protein\ncoconut\ncream\nsalt', 'milk'],
  ])('a line break where nothing else parts them: %j', (statement, allergens) => {
    expect(containedBy(statement)).toBe(allergens);
  });

  test('a line break within a name where commas part them', () => {
    expect(containedBy('Rice protein, coconut\nmilk, cocoa\nbutter, salt')).toBe('');
  });
});
