import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Insights } from '#contract/insights.ts';
import type { Inbox } from '#contract/inbox.ts';
import { insertEvents } from '#database/content/events.ts';
import { writeLabResults } from '#database/products/lab-results.ts';
import { writeOffers } from '#database/retailers/offers.ts';
import { readOfferMatches } from '#database/retailers/offer-matches.ts';
import { migrate } from '#database/migrations/migrate.ts';
import { openDatabase, type Database } from '#database/connection/open-database.ts';
import type { Product } from '#domain/product/product.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { noteSearch } from '#services/search/note-search.ts';
import { deriveNow } from '#importer/import/derive-now.ts';
import { aSourceRecord } from '../../support/a-source-record.ts';
import { makeDatabase } from '../../support/databases.ts';
import { storeRecords } from '../../support/stored-records.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { deriveHere } from '../../support/derive-here.ts';

const WORD = 'flavourina plonk';
const RESULT = {
  id: '0123456789abcdef',
  tester: 'A laboratory',
  name: 'Acme Whey',
  result: 'pass',
  tested_on: null,
  link: 'https://lab.example/1',
  family_key: null,
};

describe.each(['sqlite', 'postgres'] as const)(
  'what waits for the operator (%s)',
  { timeout: 120_000 },
  (engine) => {
    let app: TestApp;
    let cookie: string;
    let database: Database;
    const closers: (() => Promise<void>)[] = [];
    beforeAll(async () => {
      const made = await makeDatabase(engine);
      closers.push(made.remove);
      database = await openDatabase(made.options);
      closers.push(() => database.close());
      await migrate(database);
      const statement = 'Whey protein isolate, Flavourina Plonk, salt.';
      await storeRecords(database, [aSourceRecord({ name: 'Acme Whey', statement })]);
      await deriveNow(database, deriveHere);
      await writeLabResults(database, [RESULT]);
      app = await startTestApp({ engine, database });
      cookie = await app.signIn();
    });
    afterAll(async () => {
      await app.close();
      for (const close of closers.reverse()) await close();
    });

    const post = (url: string, payload: object) =>
      app.inject({ method: 'POST', url: `/api/admin${url}`, headers: { cookie }, payload });
    const inbox = async () =>
      (await app.inject({ url: '/api/admin/inbox', headers: { cookie } })).json<Inbox>();
    const theProduct = async () => (await app.inject('/api/proteins')).json<Product[]>()[0];
    /** Reading every word anew takes its time beside the answer. */
    const becomes = (read: () => Promise<unknown>, value: unknown) =>
      expect.poll(read, { timeout: 30_000 }).toBe(value);
    const words = async () => (await inbox()).labelWords.map(({ word }) => word);

    it('a word that nobody could read is listed, decided in one call, and the label read by it', async () => {
      expect(await words()).toEqual([WORD]);
      expect((await theProduct())?.ingredientsComplete).toBe(false);
      const wrong = { word: WORD, decision: 'spelling', canonical: 'nothing such' };
      expect((await post('/words', wrong)).statusCode).toBe(400);
      const known = { word: 'whey protein isolate', decision: 'none' };
      expect((await post('/words', known)).statusCode).toBe(409);
      expect((await post('/words', { word: WORD, decision: 'maybe' })).statusCode).toBe(400);
      const spelling = { word: WORD, decision: 'spelling', canonical: 'soy lecithin' };
      expect((await post('/words', spelling)).statusCode).toBe(200);
      await becomes(async () => (await theProduct())?.ingredientsComplete, true);
      expect((await theProduct())?.contains).toContain('soy');
      expect(await words()).toEqual([]);
      expect((await inbox()).decisions).toMatchObject([
        { word: WORD, decision: 'spelling', canonical: 'soy lecithin' },
      ]);
      const search = { avoidIngredients: [WORD] };
      const found = await app.inject({
        method: 'POST',
        url: '/api/proteins/search',
        payload: search,
      });
      expect(found.json()).toEqual([]);
      const patch = await app.inject({ url: '/api/admin/words/patch', headers: { cookie } });
      expect(patch.json<{ patch: string }>().patch).toBe(
        `# data/vocabulary/synonyms.tsv\n${WORD}\tsoy lecithin\tsynonym\n`,
      );
      expect((await post('/words/forget', { word: WORD })).statusCode).toBe(200);
      await becomes(async () => (await theProduct())?.ingredientsComplete, false);
      expect((await post('/words/forget', { word: WORD })).statusCode).toBe(404);
    });

    // Each decision has every word read anew, which knows nothing of engines.
    it.each(engine === 'sqlite' ? ['almond'] : [])(
      'a kind of %s speaks against a product as that does; what is no ingredient is passed over',
      async (canonical) => {
        await post('/words', { word: WORD, decision: 'kind', canonical });
        await becomes(async () => (await theProduct())?.contains.includes('tree nuts'), true);
        await post('/words/forget', { word: WORD });
        await becomes(async () => (await theProduct())?.ingredientsComplete, false);
        await post('/words', { word: WORD, decision: 'none' });
        await becomes(async () => (await theProduct())?.ingredientsComplete, true);
        expect((await theProduct())?.contains).toEqual(['milk']);
      },
    );

    it('lists words of shoppers, barcodes and searches without a perfect match, most often first', async () => {
      const event = (name: string, label: string, value: number) => ({
        name,
        label,
        value,
        path: null,
      });
      await insertEvents(
        database,
        [
          event('search_without_result', 'unknown word: moon dust', 3),
          event('search_without_result', 'unknown word: whey', 9),
        ],
        app.site.now(),
      );
      const gtin = '0748927064100';
      expect((await app.inject(`/api/proteins/by-gtin/${gtin}`)).statusCode).toBe(404);
      // As the form asks while a shopper is still typing.
      const summary = { mustHaveIngredients: ['salt', 'zorbi'], showAll: true };
      await app.inject({ method: 'POST', url: '/api/proteins/search/summary', payload: summary });
      const criteria = { ...NO_CRITERIA, mustHaveIngredients: ['salt', 'zorbium'] };
      const unread = ['plonkwort', 'jane@example.com'];
      await noteSearch(app.site, { criteria, unread, total: 0, perfect: 0 });
      await app.site.fruitlessSearches.flush(database, app.site.now());
      const { shopperWords, barcodes } = await inbox();
      expect(shopperWords).toEqual([
        { label: 'moon dust', count: 3 },
        { label: '(other words)', count: 1 },
        { label: 'plonkwort', count: 1 },
        { label: 'zorbium', count: 1 },
      ]);
      expect(barcodes).toEqual([{ label: gtin, count: 1 }]);
    });

    it('a row of a price feed is said to be of a product, or of none', async () => {
      const productId = (await theProduct())?.id ?? 0;
      const toReview = [
        { offer: 'a', name: 'Acme Whey XL', product_id: productId, score: 0.8 },
        { offer: 'b', name: 'Zorbo Whey Protein', product_id: 0, score: 0 },
      ];
      await writeOffers(database, 'Shop', { priced: [], toReview }, '2026-01-15T00:00:00.000Z');
      const offers = async () =>
        (await inbox()).offers.map(({ offer, productId: id }) => [offer, id]);
      expect(await offers()).toEqual([
        ['a', productId],
        ['b', null],
      ]);
      expect((await inbox()).offersCount).toBe(2);
      const insights = await app.inject({ url: '/api/admin/insights', headers: { cookie } });
      expect(insights.json<Insights>().inbox).toMatchObject({ offers: 2, faultyLinks: 0 });
      const decide = async (offer: string, decision: string, more: object = {}) =>
        (await post('/offers', { retailer: 'Shop', offer, decision, ...more })).statusCode;
      expect(await decide('a', 'perhaps')).toBe(400);
      expect(await decide('a', 'accepted', { productId: 0 })).toBe(400);
      expect(await decide('zz', 'accepted')).toBe(404);
      // It resembles no product, and 999 is none.
      expect(await decide('b', 'accepted')).toBe(404);
      expect(await decide('b', 'accepted', { productId: 999 })).toBe(404);
      expect(await decide('b', 'accepted', { productId })).toBe(204);
      expect(await decide('a', 'rejected')).toBe(204);
      expect(await offers()).toEqual([]);
      expect([...(await readOfferMatches(database, 'Shop'))]).toEqual([
        ['a', { product_id: productId, decision: 'rejected' }],
        ['b', { product_id: productId, decision: 'accepted' }],
      ]);
      const payload = { retailer: 'Shop', offer: 'a', decision: 'accepted' };
      const url = '/api/admin/offers';
      expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
      const headers = { cookie, origin: 'https://evil.example' };
      expect((await app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(403);
    });

    it('a result of a laboratory finds its product, and keeps it at the next import', async () => {
      expect((await inbox()).labResults.map(({ id }) => id)).toEqual([RESULT.id]);
      const productId = (await theProduct())?.id ?? 0;
      const match = (body: object) => post('/lab-results/match', { id: RESULT.id, ...body });
      expect((await match({ productId: 999 })).statusCode).toBe(404);
      expect((await match({ productId: 'x' })).statusCode).toBe(400);
      expect((await match({ productId })).statusCode).toBe(204);
      await writeLabResults(database, [{ ...RESULT, link: 'https://lab.example/2' }]);
      await app.site.catalogue.refresh();
      await becomes(async () => (await theProduct())?.labResults[0]?.link, 'https://lab.example/2');
      expect((await inbox()).labResults).toEqual([]);
    });
  },
);
