import { expect, it } from 'vitest';
import { readShownIds } from '#database/families/product-lookups.ts';
import { readBlogPosts } from '#database/content/blog.ts';
import { readProducts } from '#database/products/products.ts';
import { openDatabase, type Database } from '#database/connection/open-database.ts';
import type { Product } from '#domain/product/product.ts';
import type { SourceRecord } from '#domain/product/record/source-record.ts';
import { deriveNow } from '#importer/import/derive-now.ts';
import { hideProduct, mergeProducts } from '#services/operator/editing/decide-products.ts';
import { editFacts } from '#services/operator/editing/edit-facts.ts';
import { publish, removeArticle, saveArticle } from '#services/blog/write-articles.ts';
import { readProductHistory } from '#services/operator/editing/product-history.ts';
import type { EditableSite, Site } from '#services/site.ts';
import { aSourceRecord, someFigures } from '../../support/a-source-record.ts';
import { describeOnBothEngines, type TestDatabase } from '../../support/databases.ts';
import { deriveHere } from '../../support/derive-here.ts';
import { storeRecords } from '../../support/stored-records.ts';

const PAGE = 'https://maker.example/whey';
const ROUNDS = 5;
const ARTICLE = {
  title: 'Whey',
  excerpt: 'All of it.',
  metaDescription: 'All of it.',
  tags: [],
  trendingTopic: null,
  searchVolume: null,
  markdown: 'Whey',
};

const whey = (flavor: string): SourceRecord =>
  aSourceRecord({
    record: flavor,
    productKey: `test:${flavor}`,
    name: `Acme ${flavor}`,
    statement: 'Whey protein isolate.',
    perServing: someFigures({ protein: 24, energy: 120, sugar: 2, carbohydrate: 3, fat: 1 }),
    servingSize: { amount: 30, unit: 'g' },
  });

const siteOf = (database: Database): EditableSite => ({
  database,
  now: () => Date.UTC(2026, 10, 26),
  catalogue: { refresh: async () => true },
});
/** As while an import runs: what is decided is derived at its end. */
const later = async () => false;

/** Two operators, each at a process of her own. */
async function withTwo(
  database: TestDatabase,
  work: (here: EditableSite, there: EditableSite) => Promise<void>,
): Promise<void> {
  const other = await openDatabase(database.options);
  try {
    await work(siteOf(database), siteOf(other));
  } finally {
    await other.close();
  }
}

async function theProduct(db: Database, id: number): Promise<Product | undefined> {
  return (await readProducts(db, [id]))[0];
}

describeOnBothEngines('two operators at once', (open) => {
  it('who each merge a product into that of the other lose neither', async () => {
    const database = await open();
    const flavors = Array.from({ length: 2 * ROUNDS }, (_, index) => `Flavor ${index}`);
    await storeRecords(database, flavors.map(whey));
    await deriveNow(database, deriveHere);
    await withTwo(database, async (here, there) => {
      for (let id = 1; id < flavors.length; id += 2) {
        const outcomes = await Promise.all([
          mergeProducts(here, { id, into: id + 1 }, later),
          mergeProducts(there, { id: id + 1, into: id }, later),
        ]);
        expect(outcomes.toSorted()).toEqual(['not-shown', 'waiting']);
      }
      await deriveNow(database, deriveHere);
      const ids = flavors.map((_, index) => index + 1);
      expect((await readShownIds(database, ids)).size).toBe(ROUNDS);
    });
  });

  it('who correct different facts of a product both do', async () => {
    const database = await open();
    await storeRecords(database, [whey('Mint')]);
    await deriveNow(database, deriveHere);
    await withTwo(database, async (here, there) => {
      for (let round = 1; round <= ROUNDS; round += 1) {
        await Promise.all([
          editFacts(here, 1, { sugar: round / 10, source: PAGE }, later),
          editFacts(there, 1, { servings: 10 + round, source: PAGE }, later),
        ]);
        await deriveNow(database, deriveHere);
        const { sugar, servings } = (await theProduct(database, 1)) ?? {};
        expect({ sugar, servings }).toEqual({ sugar: round / 10, servings: 10 + round });
      }
    });
  });

  it('of whom one publishes an article and the other throws it away leave none behind', async () => {
    const database = await open();
    const site = siteOf(database) as Site;
    await saveArticle(site, 'whey', ARTICLE);
    const render = async () => {
      await removeArticle(site, 'whey');
      return { ok: true as const, html: '<p>Whey</p>' };
    };
    expect(await publish(site, 'whey', render)).toBe('unknown');
    expect(await readBlogPosts(database)).toEqual([]);
  });

  it('who hide the same product do so once', async () => {
    const database = await open();
    await storeRecords(database, [whey('Mint')]);
    await deriveNow(database, deriveHere);
    await withTwo(database, async (here, there) => {
      const outcomes = await Promise.all(
        [here, there, here, there].map((site) => hideProduct(site, { id: 1, hidden: true }, later)),
      );
      expect(outcomes.toSorted()).toEqual(['already-so', 'already-so', 'already-so', 'waiting']);
      expect(await readProductHistory(here)).toHaveLength(1);
    });
  });
});
