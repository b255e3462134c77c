import { describe, expect, it } from 'vitest';
import { chooseFields, fieldsQuerySchema, readFields } from './fields.ts';

const PRODUCT = {
  id: 7,
  name: 'Whey',
  price: null,
  brand: { id: 1, name: 'Own', logo: null },
  ingredients: [
    { name: 'milk', canonical: 'milk', isAllergen: true },
    { name: 'salt', canonical: 'salt', isAllergen: false },
  ],
};
const chosen = (fields: string) => chooseFields(PRODUCT, readFields(fields) ?? new Map());

describe('fields', () => {
  it('are chosen by name, and within objects and lists', () => {
    expect(chosen('name,id')).toEqual({ id: 7, name: 'Whey' });
    expect(chosen('brand.name,ingredients.name,ingredients.isAllergen,price')).toEqual({
      brand: { name: 'Own' },
      ingredients: [
        { name: 'milk', isAllergen: true },
        { name: 'salt', isAllergen: false },
      ],
      price: null,
    });
  });

  it('that are named whole are whole, and what there is not is left out', () => {
    expect(chosen('brand.name,brand')).toEqual({ brand: PRODUCT.brand });
    expect(chosen('brand.country,gtin,brand.constructor')).toEqual({ brand: {} });
  });

  it('are all of them where none is named', () => {
    expect(readFields(undefined)).toBeNull();
  });

  it.each(['', 'nothing', 'id,', 'id name', 'constructor', '__proto__', 'brand..name'])(
    '%j is refused',
    (fields) => {
      expect(fieldsQuerySchema.safeParse({ fields }).success).toBe(false);
    },
  );
});
