import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#domain/product/product.ts';
import { aProduct } from '../support/a-product.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** A product with this much protein per 100 g. */
function having(protein: number | null, product: Partial<Product>): Partial<Product> {
  const { nutritionalInfo } = aProduct({ proteinPerServing: protein === null ? null : 20 });
  const per100 = { ...nutritionalInfo.per100, proteinPerServing: protein };
  return {
    proteinType: 'Whey Isolate',
    proteinPerServing: protein === null ? null : 20,
    nutritionalInfo: { ...nutritionalInfo, per100 },
    ...product,
  };
}

const UNLISTED = { ingredients: [], ingredientsComplete: false } as const;

const PRODUCTS = [
  having(80, { name: 'Asked Whey', baseProductId: 1 }),
  having(81, { name: 'Its other flavor', flavor: 'Vanilla', baseProductId: 1 }),
  having(50, { name: 'Far isolate' }),
  having(78, { name: 'Near isolate' }),
  having(80, { name: 'Little known isolate', ...UNLISTED }),
  having(null, { name: 'Isolate without protein' }),
  having(80, { name: 'Acme protein powder (name not stated)' }),
  having(80, { name: 'A concentrate', proteinType: 'Whey Concentrate' }),
  having(80, { name: 'A plant protein', proteinType: 'Plant Protein' }),
  having(80, { name: 'Bar of isolate', format: 'bar' }),
  having(20, { name: 'Bar of plants', format: 'bar', proteinType: 'Plant Protein' }),
  having(30, { name: 'Bar of this and that', format: 'bar', proteinType: null }),
  having(80, { name: 'Vegan Pea Protein', proteinType: null }),
  having(80, { name: 'Untyped', proteinType: null, baseProductId: 14 }),
  having(80, { name: 'Typed sister', flavor: 'Cocoa', proteinType: 'Casein', baseProductId: 14 }),
  having(70, { name: 'Another casein', proteinType: 'Casein' }),
];

/** On one engine: what is asked here is answered from memory. */
describe('products like one', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ engine: 'sqlite', products: PRODUCTS });
  });
  afterAll(() => app.close());

  const like = async (name: string, limit = 12) => {
    const id = app.products.find((product) => product.name === name)?.id;
    const answer = await app.inject(`/api/proteins/browse?limit=${limit}&like=${id}`);
    expect(answer.statusCode).toBe(200);
    return answer.json<readonly Product[]>().map((each) => each.name);
  };

  it('are of its form and type, the best known first, of those the nearest by protein, of other families', async () => {
    const similar = await like('Asked Whey');
    expect(similar.slice(0, 4)).toEqual([
      'Near isolate',
      'Far isolate',
      'Little known isolate',
      'A concentrate',
    ]);
    const no = ['Its other flavor', 'Isolate without protein', 'Bar of isolate'];
    expect(similar.filter((name) => no.includes(name) || name.includes('not stated'))).toEqual([]);
    expect(await like('Asked Whey', 1)).toEqual(['Near isolate']);
  });

  it('are of the protein that its family or its name says, where it has no type', async () => {
    expect((await like('Untyped'))[0]).toBe('Another casein');
    expect((await like('Vegan Pea Protein'))[0]).toBe('A plant protein');
  });

  it('are of its form where nothing tells the type', async () => {
    expect(await like('Bar of this and that')).toEqual(['Bar of plants', 'Bar of isolate']);
  });

  it('are none where there is no such product', async () => {
    expect((await app.inject('/api/proteins/browse?like=4711')).json()).toEqual([]);
    expect((await app.inject('/api/proteins/browse?like=x')).statusCode).toBe(400);
  });
});
