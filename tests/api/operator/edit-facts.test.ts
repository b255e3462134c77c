import { expect, it } from 'vitest';
import { streamProducts } from '#database/products/products.ts';
import type { Database } from '#database/connection/open-database.ts';
import type { Product } from '#domain/product/product.ts';
import { deriveNow } from '#importer/import/derive-now.ts';
import { editFacts, undoEdit } from '#services/operator/editing/edit-facts.ts';
import { readProductHistory } from '#services/operator/editing/product-history.ts';
import type { EditableSite } from '#services/site.ts';
import { aSourceRecord, someFigures } from '../../support/a-source-record.ts';
import { describeOnBothEngines } from '../../support/databases.ts';
import { storeRecords } from '../../support/stored-records.ts';
import { fillWithListedFlavors } from '../../support/listed-flavors.ts';
import { deriveHere } from '../../support/derive-here.ts';

const NOW = Date.UTC(2026, 10, 20);
const PAGE = 'https://maker.example/whey';
const siteOf = (database: Database, refresh = async () => true): EditableSite => ({
  database,
  now: () => NOW,
  catalogue: { refresh },
});
const deriving = (database: Database) => () => deriveNow(database, deriveHere);

/** One product of one source. */
async function fill(db: Database): Promise<void> {
  const perServing = someFigures({ protein: 24, carbohydrate: 3, fat: 1.5, energy: 120, sugar: 2 });
  const servingSize = { amount: 30, unit: 'g' as const };
  const record = aSourceRecord({
    name: 'Acme Whey',
    statement: 'Whey protein isolate.',
    perServing,
    servingSize,
  });
  await storeRecords(db, [record]);
  await deriving(db)();
}

async function theProduct(db: Database): Promise<Product> {
  for await (const product of streamProducts(db)) return product;
  throw new Error('There is no product');
}

describeOnBothEngines('correcting a fact', (open) => {
  it('changes that fact alone, and says who says so', async () => {
    const db = await open();
    await fill(db);
    const before = await theProduct(db);
    const shown: (number | null)[] = [];
    const site = siteOf(db, async () => shown.push((await theProduct(db)).sugar) > 0);
    const done = await editFacts(site, before.id, { sugar: 1, source: PAGE }, deriving(db));
    expect(done).toBe('done');
    // Shoppers are shown it at once, not at the next poll.
    await expect.poll(() => shown).toEqual([1]);
    const after = await theProduct(db);
    expect(after.id).toBe(before.id);
    expect([after.sugar, after.proteinPerServing, after.calories]).toEqual([1, 24, 120]);
    const origin = after.provenance.facts['sugar'];
    const source = after.provenance.sources[origin?.source ?? -1];
    expect(source).toMatchObject({ name: "Operator's own entries", url: PAGE });
    const protein = after.provenance.facts['proteinPerServing'];
    expect(after.provenance.sources[protein?.source ?? -1]?.name).toBe('Test source');
  });

  it('reads a corrected ingredient text like any other', async () => {
    const db = await open();
    await fill(db);
    const { id } = await theProduct(db);
    const statement = 'Whey protein isolate, soy lecithin.';
    await editFacts(siteOf(db), id, { statement, source: PAGE }, deriving(db));
    expect((await theProduct(db)).contains).toEqual(['milk', 'soy']);
  });

  it('is taken back edit by edit', async () => {
    const db = await open();
    await fill(db);
    const { id } = await theProduct(db);
    const site = siteOf(db);
    await editFacts(site, id, { sugar: 1, source: PAGE }, deriving(db));
    await editFacts(site, id, { sugar: 0, servings: 40, source: PAGE }, deriving(db));
    const edits = await readProductHistory(site);
    expect(edits.map(({ changes }) => changes)).toEqual([
      [
        { field: 'servings', before: null, after: '40' },
        { field: 'sugar', before: '1', after: '0' },
      ],
      [{ field: 'sugar', before: null, after: '1' }],
    ]);
    expect(await undoEdit(site, id, deriving(db))).toBe(true);
    expect(await theProduct(db)).toMatchObject({ sugar: 1, servings: null });
    expect(await undoEdit(site, id, deriving(db))).toBe(true);
    expect((await theProduct(db)).sugar).toBe(2);
    expect(await undoEdit(site, id, deriving(db))).toBe(false);
    const after = await readProductHistory(site);
    expect(after.length).toBeGreaterThan(0);
    expect(after.filter(({ undone }) => !undone)).toEqual([]);
  });

  it('said twice stands once in the history', async () => {
    const db = await open();
    await fill(db);
    const { id } = await theProduct(db);
    const site = siteOf(db);
    for (let time = 0; time < 2; time += 1)
      expect(await editFacts(site, id, { sugar: 1, source: PAGE }, deriving(db))).toBe('done');
    expect(await readProductHistory(site)).toHaveLength(1);
  });

  it('is refused for a product that does not exist', async () => {
    const db = await open();
    await fill(db);
    const edit = { sugar: 1, source: PAGE };
    expect(await editFacts(siteOf(db), 999, edit, deriving(db))).toBe('no-such-product');
  });

  it('asks for the protein first where nobody states it, since other figures are shown beside it only', async () => {
    const db = await open();
    await fillWithListedFlavors(db);
    const site = siteOf(db);
    const edit = (figures: object) =>
      editFacts(site, 1, { ...figures, source: PAGE }, deriving(db));
    expect((await theProduct(db)).proteinPerServing).toBeNull();
    expect(await edit({ sugar: 1 })).toBe('protein-first');
    expect(await readProductHistory(site)).toEqual([]);
    expect(await edit({ flavor: 'Mint' })).toBe('done');
    expect(await edit({ sugar: 1, protein: 24 })).toBe('done');
    expect(await edit({ sugar: 2 })).toBe('done');
    expect(await theProduct(db)).toMatchObject({ flavor: 'Mint', sugar: 2, proteinPerServing: 24 });
  });
});
