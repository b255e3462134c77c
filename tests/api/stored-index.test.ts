import { expect, it } from 'vitest';
import { listIndexParts, replaceIndexParts } from '#database/products/catalogue-index.ts';
import {
  bumpPagesVersion,
  bumpProductsVersion,
  readCatalogueVersions,
} from '#database/settings/catalogue-version.ts';
import { setBrandLogo } from '#database/products/brands.ts';
import type { Database } from '#database/connection/open-database.ts';
import { streamProducts } from '#database/products/products.ts';
import { writeSetting } from '#database/settings/settings.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { NO_FILTERS } from '#domain/matching/filters.ts';
import { loadCatalogue, type LoadedCatalogue } from '#services/snapshot/load-catalogue.ts';
import { storeCatalogue } from '#services/snapshot/stored-catalogue.ts';
import { readCollections } from '#server/start/read-collections.ts';
import { understandCriteria } from '#domain/matching/understand-criteria.ts';
import { describeOnBothEngines } from '../support/databases.ts';
import { vocabulary } from '../support/shipped-vocabulary.ts';
import { storeCatalogue as storeProducts } from '../support/test-app.ts';

function load(reads: Database, buildId: string | null, documentsInMemory?: number) {
  const collections = readCollections();
  return loadCatalogue({ reads, vocabulary, collections, buildId, documentsInMemory });
}

async function loadAndStore(database: Database, buildId: string): Promise<LoadedCatalogue> {
  const loaded = await load(database, buildId);
  if (loaded.unstored === null) throw new Error('It was stored before.');
  await storeCatalogue(database, loaded.snapshot.productsVersion, buildId, loaded.unstored);
  return loaded;
}

/** The answers from a snapshot that depend on what is stored. */
async function answersOf({ snapshot }: LoadedCatalogue) {
  const { catalogue, points, products, gtins, known, brands, stats } = snapshot;
  const wishes = [{ avoidIngredients: ['milk'] }, { mustHaveIngredients: ['whey protein'] }, {}];
  const queries = wishes.map((wish) => ({
    criteria: understandCriteria({ ...NO_CRITERIA, ...wish }, vocabulary),
    filters: NO_FILTERS,
    showAll: true,
    unconfirmed: true,
    sort: 'match' as const,
    limit: 100,
    offset: 0,
  }));
  const ids = points.columns.ids;
  return {
    found: queries.map((query) => [catalogue.search(query), catalogue.summarize(query)]),
    named: [catalogue.find('whey', 100), catalogue.list({ limit: 100, offset: 0 })],
    documents: (await products.take(ids)).map(({ product }) => product),
    peers: ids.map((_, place) => [points.ingredientsOf(place), points.flavorOf(place)]),
    groups: snapshot.peerGroups,
    collections: snapshot.collections,
    words: snapshot.unreadWords.most(50),
    rest: { gtins, known, brands, stats, conflicts: snapshot.claimConflicts },
  };
}

describeOnBothEngines('the stored index', (open) => {
  it('lets requests in between its parts while it is written', async () => {
    const database = await open();
    const parts = Array.from({ length: 20 }, (_, place) => ({
      name: `part ${place}`,
      bytes: new Uint8Array(1_000),
    }));
    const { version } = await readCatalogueVersions(database);
    let turns = 0;
    let writing = true;
    const count = () => {
      turns += 1;
      if (writing) setImmediate(count);
    };
    setImmediate(count);
    await replaceIndexParts(database, version, 'key', parts);
    writing = false;
    expect(turns).toBeGreaterThanOrEqual(parts.length);
  });

  it('lets others write in between, and counts as stored with its last part', async () => {
    const database = await open();
    const { version } = await readCatalogueVersions(database);
    function* parts() {
      yield { name: 'first', bytes: new Uint8Array(1) };
      yield { name: 'last', bytes: new Uint8Array(2) };
    }
    const seen: (readonly string[])[] = [];
    const whole = replaceIndexParts(database, version, 'key', parts());
    for (let turn = 0; turn < 3; turn += 1) {
      seen.push(await listIndexParts(database, 'key'));
      await writeSetting(database, `turn ${turn}`, 'written');
    }
    await whole;
    expect(new Set(seen.map((names) => names.length))).not.toContain(1);
    expect(await listIndexParts(database, 'key')).toEqual(['first', 'last']);
    expect(await listIndexParts(database, 'other')).toEqual([]);
  });

  it('is none where another process wrote parts of its own meanwhile', async () => {
    const database = await open();
    const { version } = await readCatalogueVersions(database);
    const bytes = new Uint8Array(1);
    function* disturbed() {
      yield { name: 'first', bytes };
      others = replaceIndexParts(database, version, 'theirs', [{ name: 'first', bytes }]);
      yield { name: 'last', bytes };
    }
    let others = Promise.resolve();
    await replaceIndexParts(database, version, 'ours', disturbed());
    await others;
    expect(await listIndexParts(database, 'ours')).toEqual([]);
  });

  it('answers as the one that was worked out, without a look at the products', async () => {
    const database = await open({ migrated: false });
    await storeProducts(database);
    const worked = await loadAndStore(database, 'this');
    // Without a version raised nobody may change a product; one who did is not noticed.
    await database.kysely.updateTable('products').set({ document: 'damaged' }).execute();
    const stored = await load(database, 'this');
    expect(stored.unstored).toBeNull();
    expect(stored.damaged).toEqual([]);
    expect(await answersOf(stored)).toEqual(await answersOf(worked));
    expect(worked.snapshot.catalogue.size).toBeGreaterThan(3);
  });

  it('is passed over where the catalogue has changed, or the code', async () => {
    const database = await open({ migrated: false });
    const [first] = await storeProducts(database);
    await loadAndStore(database, 'this');
    expect((await load(database, 'other')).unstored).not.toBeNull();
    expect((await load(database, null)).unstored).not.toBeNull();
    await database.kysely
      .updateTable('products')
      .set({ duplicate_of: 0 })
      .where('id', '=', first?.id ?? 0)
      .execute();
    await bumpProductsVersion(database.kysely);
    const { snapshot, unstored } = await load(database, 'this');
    expect(unstored).not.toBeNull();
    expect(snapshot.points.placeOf(first?.id ?? 0)).toBeNull();
  });

  it('is read with the logos of now, in documents and listings', async () => {
    const database = await open({ migrated: false });
    const [first] = await storeProducts(database);
    await loadAndStore(database, 'this');
    const logo = '/brand-logos/1.png';
    await setBrandLogo(database, first?.brandId ?? 0, logo);
    await bumpPagesVersion(database.kysely);
    const { snapshot, unstored } = await load(database, 'this');
    expect(unstored).toBeNull();
    const brand = snapshot.brands.find(({ id }) => id === first?.brandId);
    const [own] = await snapshot.products.take([first?.id ?? 0]);
    expect([brand?.logo, own?.product.brand.logo]).toEqual([logo, logo]);
    const others = snapshot.points.columns.ids.filter((id) => id !== first?.id);
    const taken = await snapshot.products.take([...others]);
    const unchanged = taken.filter(({ product }) => product.brandId !== first?.brandId);
    expect(unchanged.map(({ product }) => product.brand.logo)).not.toContain(logo);
    expect(unchanged.length).toBeGreaterThan(0);
  });

  it('is worked out anew where what is stored cannot be read, and stored in its place', async () => {
    const database = await open({ migrated: false });
    const products = await storeProducts(database);
    await loadAndStore(database, 'this');
    const part = database.kysely.updateTable('catalogue_index').where('name', 'like', '% columns');
    await part.set({ bytes: Buffer.from('cut') }).execute();
    const { snapshot } = await loadAndStore(database, 'this');
    expect(snapshot.catalogue.size).toBe(products.length);
    expect((await load(database, 'this')).unstored).toBeNull();
  });

  it('is worked out anew where a disk has changed a single bit of it', async () => {
    const database = await open({ migrated: false });
    await storeProducts(database);
    await loadAndStore(database, 'this');
    const parts = database.kysely.selectFrom('catalogue_index').select(['name', 'bytes']);
    for (const { name, bytes } of await parts.where('name', '!=', '').execute()) {
      const damaged = Buffer.from(bytes);
      const middle = damaged.length >> 1;
      damaged.writeUInt8(damaged.readUInt8(middle) ^ 1, middle);
      const part = database.kysely.updateTable('catalogue_index').where('name', '=', name);
      await part.set({ bytes: damaged }).execute();
      expect([name, (await load(database, 'this')).unstored === null]).toEqual([name, false]);
      await part.set({ bytes }).execute();
    }
    expect((await load(database, 'this')).unstored).toBeNull();
  });

  it('is not stored for a catalogue that has changed meanwhile, nor without what is damaged', async () => {
    const database = await open({ migrated: false });
    await storeProducts(database);
    const { snapshot, unstored } = await load(database, 'this');
    await bumpProductsVersion(database.kysely);
    if (unstored !== null)
      await storeCatalogue(database, snapshot.productsVersion, 'this', unstored);
    expect(await database.kysely.selectFrom('catalogue_index').select('name').execute()).toEqual(
      [],
    );
    const [any] = await Array.fromAsync(streamProducts(database));
    const damage = database.kysely.updateTable('products').set({ document: '{' });
    await damage.where('id', '=', any?.id ?? 0).execute();
    expect((await load(database, 'this')).unstored).toBeNull();
  });

  it('holds no documents where they are too many for memory', async () => {
    const database = await open({ migrated: false });
    await storeProducts(database);
    const { snapshot, unstored } = await load(database, 'this', 1);
    expect(snapshot.products.inMemory).toBe(false);
    expect(unstored?.documents).toBeNull();
  });
});
