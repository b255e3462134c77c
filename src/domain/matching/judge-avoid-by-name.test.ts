import { describe, expect, test } from 'vitest';
import { aProduct, aTerm, anIngredient } from '../../../tests/support/a-product.ts';
import { judgeAvoidTerm } from './judge-avoid.ts';

const whey = aTerm('whey', { members: ['whey', 'whey protein'], partOfAllergens: ['milk'] });
const dairy = aTerm('dairy', {
  kind: 'family',
  members: ['dairy', 'milk', 'whey', 'whey protein', 'casein'],
  allergens: ['milk'],
});
const dairyExceptWhey = aTerm('dairy except whey', {
  kind: 'family',
  members: ['dairy', 'milk', 'casein'],
  partOfAllergens: ['milk'],
});

describe('a product without an ingredient list', () => {
  const wheyByName = {
    name: '100% Whey',
    ingredients: [],
    ingredientsComplete: false,
    contains: [],
  };

  test('contains what it is called by', () => {
    expect(judgeAvoidTerm(aProduct({ ...wheyByName, contains: ['milk'] }), whey)).toEqual({
      status: 'unmet',
      how: 'contains',
      offenders: ['whey'],
      evidence: 'contains whey (its name says so)',
    });
  });

  test('contains what its label calls it by, where another name is shown', () => {
    const shown = { ...wheyByName, name: 'Perfection', nameOnLabel: '100% Whey' };
    expect(judgeAvoidTerm(aProduct(shown), whey).offenders).toEqual(['whey']);
  });

  test('names the protein instead of the allergen that comes with it, and any other allergen beside it', () => {
    const product = aProduct({ ...wheyByName, contains: ['milk', 'soy'] });
    expect(judgeAvoidTerm(product, dairy).offenders).toEqual(['whey']);
    const both = { ...dairy, allergens: ['milk', 'soy'] as const };
    expect(judgeAvoidTerm(product, both).evidence).toBe(
      'contains whey (its name says so) and soy (declared on the label)',
    );
  });

  test('is not known to be free of anything else', () => {
    expect(judgeAvoidTerm(aProduct(wheyByName), aTerm('sucralose')).status).toBe('unknown');
    expect(judgeAvoidTerm(aProduct(wheyByName), dairyExceptWhey).status).toBe('unknown');
  });

  test('is not judged by its name where it has a list', () => {
    const product = aProduct({
      name: 'Whey & Pea',
      contains: [],
      ingredients: [anIngredient('pea')],
    });
    expect(judgeAvoidTerm(product, whey).status).toBe('met');
  });
});
