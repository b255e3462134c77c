import { expect, it } from 'vitest';
import { readFields } from '#contract/fields.ts';
import { aProduct } from '../../../tests/support/a-product.ts';
import { StoredProduct } from './product-store.ts';

it('keeps of a card no more bytes than it has', () => {
  const wanted = readFields('id,name') ?? new Map();
  const card = new StoredProduct({ product: aProduct({ id: 7, name: 'Bärenkraft' }) });
  const json = card.chosenJson(wanted);
  expect(JSON.parse(json.toString())).toEqual({ id: 7, name: 'Bärenkraft' });
  expect(json.buffer.byteLength).toBe(json.length);
});
