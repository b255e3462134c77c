import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peersSchema, pointsSchema } from '#contract/standing.ts';
import type { Product } from '#domain/product/product.ts';
import { anIngredient, aProduct } from '../support/a-product.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../support/test-app.ts';

const whey = anIngredient('whey protein isolate', { allergen: 'milk' });
const sucralose = anIngredient('sucralose');
const stevia = anIngredient('stevia leaf extract');
const cocoa = anIngredient('cocoa');
const brand = { id: 1, name: 'Alpha', logo: null };

/** Figures per 100 g of what is per serving of 30 g. */
function per100(proteinPerServing: number | null): Pick<Product, 'nutritionalInfo'> {
  const { nutritionalInfo } = aProduct({ proteinPerServing });
  const figures = {
    ...nutritionalInfo.per100,
    proteinPerServing: proteinPerServing === null ? null : (proteinPerServing * 10) / 3,
    caloriesPerServing: 400,
    sugarPerServing: 3,
  };
  return { nutritionalInfo: { ...nutritionalInfo, per100: figures } };
}

function products(): readonly Partial<Product>[] {
  return listed().map((each) => ({
    ...per100(each.proteinPerServing === undefined ? 24 : each.proteinPerServing),
    ...each,
  }));
}

function listed(): readonly Partial<Product>[] {
  return [
    {
      name: 'A Sweet',
      gtin: '0012345678905',
      brand,
      ingredients: [whey, cocoa, sucralose],
      baseProductId: 1,
      flavorOptions: 2,
    },
    { name: 'B Plain, other', brand, ingredients: [whey, stevia, cocoa], proteinPerServing: 20 },
    { name: 'C Plain, far', brand, ingredients: [whey, stevia], proteinPerServing: 30 },
    {
      name: 'D Cut off',
      brand,
      ingredients: [whey, cocoa],
      ingredientsComplete: false,
      proteinPerServing: null,
    },
    { name: 'E With nuts', brand, ingredients: [whey, cocoa], contains: ['milk', 'tree nuts'] },
    { name: 'F Casein', brand, ingredients: [whey, cocoa], proteinType: 'Casein' },
    { name: 'G Bar', brand, ingredients: [whey, cocoa], format: 'bar' },
    {
      name: 'H Sweet vanilla',
      flavor: 'Vanilla',
      brand,
      ingredients: [whey, sucralose],
      baseProductId: 1,
      calories: 0,
    },
    { name: 'I Untyped', brand, ingredients: [], proteinType: null, sugar: null },
  ];
}

/** On one engine: what is asked here is answered from memory. */
describe('standing', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ engine: 'sqlite', products: products() });
  });
  afterAll(() => app.close());

  const idOf = (name: string) => {
    const found = app.products.find((product) => product.name.startsWith(name));
    if (found === undefined) throw new Error(`no product ${name}`);
    return found.id;
  };
  const peersOf = async (name: string) => {
    const answer = await app.inject(`/api/proteins/${idOf(name)}/peers`);
    expect(answer.statusCode).toBe(200);
    return peersSchema.parse(answer.json());
  };

  it('compares a product with its own type and format, unknown left out', async () => {
    const peers = await peersOf('A');
    expect(peers).toMatchObject({ proteinType: 'Whey Isolate', format: 'powder' });
    const [protein, , efficiency] = peers.figures;
    expect(protein).toEqual({
      key: 'proteinPer100',
      value: 80,
      values: [200 / 3, 80, 80, 80, 100],
      bins: [],
      low: 200 / 3,
      median: 80,
      high: 100,
      known: 5,
      lower: 1,
    });
    expect(efficiency).toMatchObject({ key: 'proteinPer100Kcal', value: 20, known: 5 });
  });

  it('a product without a type is compared with its format, its unknown figures with nothing', async () => {
    const { proteinType, figures } = await peersOf('I');
    expect(proteinType).toBeNull();
    expect(figures[0]?.known).toBe(7);
    const unknown = (await peersOf('D')).figures[0];
    expect(unknown).toMatchObject({ key: 'proteinPer100', value: null, lower: null });
  });

  it('names the other flavours of the same base product; one not stated is one of them', async () => {
    expect((await peersOf('A')).variants.map(({ name }) => name)).toEqual(['H Sweet vanilla']);
    expect((await peersOf('H')).variants.map(({ name }) => name)).toEqual(['A Sweet']);
    expect((await peersOf('B')).variants).toEqual([]);
  });

  it('names the other packs that state no flavor by their barcodes', async () => {
    const pack = { id: idOf('A'), name: 'A Sweet', proteinPerServing: 24, gtin: '0012345678905' };
    expect((await peersOf('H')).packs).toEqual([pack]);
    expect((await peersOf('A')).packs).toEqual([]);
  });

  it('the nearest without an ingredient: whole label, same type and form, no further allergen', async () => {
    const { alternatives } = await peersOf('A');
    expect(alternatives.map(({ without, product }) => [without, product.name])).toEqual([
      ['sucralose', 'B Plain, other'],
    ]);
    expect((await peersOf('E')).alternatives).toEqual([]);
  });

  it('a product that does not exist has no peers', async () => {
    expect((await app.inject('/api/proteins/4711/peers')).statusCode).toBe(404);
    expect((await app.inject('/api/proteins/x/peers')).statusCode).toBe(400);
  });

  it('the second answer is the first', async () => {
    expect(await peersOf('A')).toEqual(await peersOf('A'));
  });

  const pointsOf = async (payload: object) => {
    const answer = await app.inject({ method: 'POST', url: '/api/proteins/points', payload });
    expect(answer.statusCode).toBe(200);
    return pointsSchema.parse(answer.json());
  };

  it('points of the whole catalogue, in name order, unknown as null', async () => {
    const points = await pointsOf({});
    expect(points.names).toEqual(products().map(({ name }) => name));
    const { total, ...columns } = points;
    expect(total).toBe(9);
    expect(new Set(Object.values(columns).map((column) => column.length))).toEqual(new Set([9]));
    expect(points.types.at(-1)).toBe(-1);
    expect(points.types[5]).toBe(4);
    expect(points.formats[6]).toBe(2);
    expect(points.protein[3]).toBeNull();
    expect(points.sugar.at(-1)).toBeNull();
    for (const [place, { nutritionalInfo }] of products().entries()) {
      expect(points.proteinPer100[place]).toBe(nutritionalInfo?.per100.proteinPerServing);
      expect(points.sugarPer100[place]).toBe(nutritionalInfo?.per100.sugarPerServing);
    }
  });

  it('points of a search are what the search lists', async () => {
    for (const body of [
      { avoidIngredients: ['sucralose'] },
      { proteinTypes: ['Casein'], showAll: true },
      { avoidIngredients: ['sucralose'], unconfirmed: true },
      { avoidIngredients: ['sucralose'], filters: { formats: ['powder'], proteinMin: 24 } },
      { showAll: true, filters: { text: 'plain' } },
    ]) {
      const search = await app.inject({
        method: 'POST',
        url: '/api/proteins/search',
        payload: { ...body, sort: 'match' },
      });
      const listed = search.json<{ id: number }[]>().map(({ id }) => id);
      expect(listed.length).toBeGreaterThan(0);
      expect((await pointsOf(body)).ids).toEqual(listed);
    }
  });
});

/** The alternatives to the first of these products. */
async function alternativesOf(listed: NonNullable<TestAppOptions['products']>) {
  const app = await startTestApp({ engine: 'sqlite', products: listed });
  try {
    const answer = await app.inject(`/api/proteins/${app.products[0]?.id}/peers`);
    return peersSchema.parse(answer.json()).alternatives;
  } finally {
    await app.close();
  }
}

it('an alternative of an assumed serving comes without grams and calories beside a stated one', async () => {
  const app = await startTestApp({
    engine: 'sqlite',
    products: products()
      .slice(0, 2)
      .map((each, place) =>
        place === 0
          ? each
          : {
              ...each,
              servingSize: { amount: 30, unit: 'g' as const, basis: 'standard' as const },
            },
      ),
  });
  try {
    const sweet = app.products.find(({ name }) => name === 'A Sweet');
    const answer = await app.inject(`/api/proteins/${sweet?.id}/peers`);
    expect(peersSchema.parse(answer.json()).alternatives).toMatchObject([
      { without: 'sucralose', product: { proteinPerServing: null, calories: null } },
    ]);
  } finally {
    await app.close();
  }
});

it('the nearest alternative is the one with as much protein in 100 g, however large the servings', async () => {
  const [sweet] = products();
  const plain = { ...sweet, ingredients: [whey, cocoa], baseProductId: null, flavorOptions: 1 };
  expect(
    await alternativesOf([
      { ...sweet, ...per100(24), baseProductId: null, flavorOptions: 1 },
      { ...plain, ...per100(null), name: 'A Unknown', proteinPerServing: null },
      { ...plain, ...per100(12), name: 'B As much in a serving', proteinPerServing: 24 },
      { ...plain, ...per100(24), name: 'C As much in 100 g', proteinPerServing: 12 },
    ]),
  ).toMatchObject([
    { without: 'sucralose', product: { name: 'C As much in 100 g', proteinPer100: 80 } },
  ]);
});

it('an alternative is what a search that avoids the ingredient confirms to be free of it', async () => {
  const [sweet] = products();
  const alone = { ...sweet, ...per100(24), baseProductId: null, flavorOptions: 1 };
  expect(
    await alternativesOf([
      { ...alone, ingredients: [whey, cocoa, stevia] },
      {
        ...alone,
        name: 'B Another part of stevia',
        ingredients: [whey, cocoa, anIngredient('rebaudioside a')],
      },
      {
        ...alone,
        name: 'C Chocolate without its list',
        ingredients: [whey, cocoa, anIngredient('chocolate')],
      },
      { ...alone, name: 'D Without', ingredients: [whey] },
    ]),
  ).toMatchObject([{ without: 'stevia leaf extract', product: { name: 'D Without' } }]);
});

it('an alternative warns of no allergen that the product neither contains nor warns of', async () => {
  const [sweet] = products();
  const alone = { ...sweet, ...per100(24), baseProductId: null, flavorOptions: 1 };
  const warned = (allergen: 'peanuts' | 'egg', basis: 'may contain' | 'facility') => ({
    ...alone,
    ingredients: [whey, cocoa],
    precautions: [{ allergen, basis }],
  });
  expect(
    await alternativesOf([
      { ...alone, precautions: [{ allergen: 'egg', basis: 'may contain' }] },
      { ...warned('peanuts', 'may contain'), name: 'B May contain peanuts' },
      { ...warned('peanuts', 'facility'), name: 'C Beside peanuts' },
      { ...warned('egg', 'may contain'), name: 'D Warns of the same', ingredients: [whey] },
    ]),
  ).toMatchObject([{ without: 'sucralose', product: { name: 'D Warns of the same' } }]);
});

it('a product whose protein is unknown is no alternative to one whose protein is known', async () => {
  const [sweet] = products();
  const alone = { ...sweet, baseProductId: null, flavorOptions: 1 };
  expect(
    await alternativesOf([
      { ...alone, ...per100(3) },
      { ...alone, ...per100(null), name: 'B Unknown', ingredients: [whey, cocoa] },
    ]),
  ).toEqual([]);
});
