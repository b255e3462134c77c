import { describe, expect, it } from 'vitest';
import type { IngredientListing } from '#contract/api.ts';
import { ingredientQuery, listedIngredients, parseIngredientView } from './ingredient-view.ts';

const listing = (
  canonical: string,
  overrides: Partial<IngredientListing> = {},
): IngredientListing => ({
  canonical,
  name: canonical,
  kind: 'ingredient',
  family: [],
  allergen: null,
  productsCount: 0,
  familiesCount: 0,
  description: '',
  source: '',
  ...overrides,
});
const parse = (query: string) => parseIngredientView(new URLSearchParams(query));

describe('the address of the Ingredient Database', () => {
  it('is parsed with defaults for what is missing or not usable', () => {
    expect(parse('')).toEqual({
      query: '',
      family: '',
      allergensOnly: false,
      letter: '',
      page: 1,
    });
    expect(parse('q=%20whey%20&family=dairy&allergens=true&page=3')).toEqual({
      query: 'whey',
      family: 'dairy',
      allergensOnly: true,
      letter: '',
      page: 3,
    });
    expect(parse('letter=C').letter).toBe('C');
    expect(parse('letter=CC').letter).toBe('');
    for (const page of ['0', '-1', '1.5', 'x']) expect(parse(`page=${page}`).page).toBe(1);
    expect(parse('allergens=yes').allergensOnly).toBe(false);
    expect(parse(`q=${'x'.repeat(200)}`).query).toHaveLength(100);
  });

  it('is written without defaults, and read back the same', () => {
    expect(ingredientQuery({})).toBe('');
    const view = {
      query: 'a&b',
      family: 'tree nuts',
      allergensOnly: true,
      letter: '0-9',
      page: 2,
    };
    expect(parse(ingredientQuery(view))).toEqual(view);
  });
});

describe('listedIngredients', () => {
  const found = [
    listing('cocoa', { familiesCount: 5 }),
    listing('almond', { familiesCount: 5, family: ['tree nuts', 'nuts'], allergen: 'tree nuts' }),
    listing('whey', { familiesCount: 9, family: ['dairy'], allergen: 'milk' }),
    listing('dairy', { kind: 'family', familiesCount: 12 }),
  ];
  const names = (query: string) => listedIngredients(found, parse(query)).map((each) => each.name);

  it('lists ingredients by how many products have them, then by name', () => {
    expect(names('')).toEqual(['whey', 'almond', 'cocoa']);
  });

  it('filters by family and by allergen', () => {
    expect(names('family=nuts')).toEqual(['almond']);
    expect(names('allergens=true')).toEqual(['whey', 'almond']);
  });

  it('lists what stands under a letter by name', () => {
    expect(names('letter=A')).toEqual(['almond']);
    expect(names('letter=D')).toEqual([]);
  });

  it('keeps the order of the answer to a word, families included', () => {
    expect(names('q=x')).toEqual(['cocoa', 'almond', 'whey', 'dairy']);
  });
});
