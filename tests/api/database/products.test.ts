import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readBrands, setBrandLogo } from '#database/products/brands.ts';
import {
  deleteLink,
  readAllLinks,
  readLinks,
  writeLink,
  type StoredLink,
} from '#database/retailers/links.ts';
import { countProducts, readProducts, streamProducts } from '#database/products/products.ts';
import { describeOnBothEngines } from '../../support/databases.ts';
import { storeProducts } from '../../support/stored-products.ts';

const link = (productId: number, overrides: Partial<StoredLink> = {}): StoredLink => ({
  productId,
  retailer: 'Amazon',
  affiliateUrl: 'https://www.amazon.com/dp/B000000001?tag=x-20',
  url: 'https://www.amazon.com/dp/B000000001',
  currentPrice: null,
  priceCheckedAt: null,
  isActive: true,
  asin: 'B000000001',
  origin: 'operator',
  batch: null,
  ...overrides,
});

describeOnBothEngines('products', (open) => {
  it('are read in the order asked, unknown ids left out, doubled ones twice', async () => {
    const db = await open();
    await storeProducts(db, [{ name: 'One' }, { name: 'Two' }, { name: 'Three' }]);
    const read = await readProducts(db, [3, 99, 1, 3, Number.NaN, 1.5]);
    expect(read.map((product) => product.name)).toEqual(['Three', 'One', 'Three']);
    expect(await readProducts(db, [])).toEqual([]);
  });

  it('come back as they were written', async () => {
    const db = await open();
    const [stored] = await storeProducts(db, [
      { name: 'Crème Whey "80 %"', flavorOptions: 3, baseProductId: 1 },
    ]);
    expect(await readProducts(db, [1])).toEqual([{ ...stored, affiliateLinks: [], price: null }]);
  });

  it('are streamed whole in small pages, without duplicates, whose ids answer with the product shown', async () => {
    const db = await open();
    await storeProducts(
      db,
      Array.from({ length: 7 }, (_, index) => ({ name: `P${index + 1}` })),
    );
    await db.kysely
      .updateTable('products')
      .set({ duplicate_of: 2 })
      .where('id', 'in', [3, 7])
      .execute();
    const names: string[] = [];
    for await (const product of streamProducts(db, 2)) names.push(product.name);
    expect(names).toEqual(['P1', 'P2', 'P4', 'P5', 'P6']);
    expect(await countProducts(db)).toBe(5);
    expect((await readProducts(db, [7, 2])).map((product) => product.id)).toEqual([2, 2]);
  });

  it('carry their links, and the lowest price of the active ones', async () => {
    const db = await open();
    await storeProducts(db, [{ name: 'One' }, { name: 'Two' }]);
    await writeLink(db.kysely, link(1, { currentPrice: 40 }));
    await writeLink(db.kysely, link(1, { retailer: 'iHerb', currentPrice: 35 }));
    expect(
      await writeLink(db.kysely, link(1, { retailer: 'Other', currentPrice: 1, isActive: false })),
    ).toBe('created');
    expect(await writeLink(db.kysely, link(1, { currentPrice: 45 }))).toBe('updated');
    const [product] = await readProducts(db, [1]);
    expect(product?.price).toBe(35);
    expect(
      product?.affiliateLinks.map((each) => [each.retailer, each.currentPrice, each.isActive]),
    ).toEqual([
      ['Amazon', 45, true],
      ['Other', 1, false],
      ['iHerb', 35, true],
    ]);
    expect([...(await readLinks(db, [1, 2])).keys()]).toEqual([1]);
    expect(await readAllLinks(db)).toHaveLength(3);
    expect(await deleteLink(db.kysely, 1, 'Other')).toBe(true);
    expect(await deleteLink(db.kysely, 1, 'Other')).toBe(false);
  });

  it('list brands by name, and take logos', async () => {
    const db = await open();
    const brand = (id: number, name: string) => ({ brandId: id, brand: { id, name, logo: null } });
    await storeProducts(db, [brand(1, 'vega'), brand(2, 'ALOHA'), brand(3, 'Quest')]);
    expect((await readBrands(db)).map((each) => each.name)).toEqual(['ALOHA', 'Quest', 'vega']);
    expect(await setBrandLogo(db, 3, '/q.svg')).toBe(true);
    expect(await setBrandLogo(db, 9, '/q.svg')).toBe(false);
    expect((await readProducts(db, [3]))[0]?.brand.logo).toBe('/q.svg');
  });

  it('are found by id through the primary key, however many there are', async () => {
    const db = await open();
    if (db.engine === 'postgres') await sql`set enable_seqscan = off`.execute(db.kysely);
    const explain = db.engine === 'sqlite' ? sql`explain query plan` : sql`explain`;
    const { rows } =
      await sql`${explain} select document from products where id in (1, 2, 3)`.execute(db.kysely);
    expect(JSON.stringify(rows)).toMatch(/PRIMARY KEY|products_pkey/);
  });
});
