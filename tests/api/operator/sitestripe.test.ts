import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readCatalogueVersions } from '#database/settings/catalogue-version.ts';
import { undoLastLinkBatch } from '#database/retailers/link-history.ts';
import { readAllLinks, writeLink } from '#database/retailers/links.ts';
import type { Database } from '#database/connection/open-database.ts';
import { convertLinks } from '#services/sitestripe/convert-links.ts';
import { processAsins } from '#services/sitestripe/process-asins.ts';
import { validateLinks, type OnlineCheck } from '#services/sitestripe/validate-links.ts';
import { writeSiteStripeTemplate } from '#services/sitestripe/write-template.ts';
import { describeOnBothEngines } from '../../support/databases.ts';
import { storeProducts } from '../../support/stored-products.ts';

const TAG = 'proteinwise-20';
const NOW = Date.UTC(2026, 10, 20, 12);
const ASIN = 'B000QSNYGI';
const CANONICAL = `https://www.amazon.com/dp/${ASIN}?tag=${TAG}&linkCode=ll1`;

const process = (db: Database, templateContent: string, dryRun = false) =>
  processAsins(db, { templateContent, associateTag: TAG, now: NOW, dryRun });

/** Stores a link as an earlier time left it. */
const storeLink = (db: Database, productId: number, url: string, retailer = 'Amazon') =>
  writeLink(db.kysely, {
    productId,
    retailer,
    url,
    affiliateUrl: url,
    asin: null,
    currentPrice: null,
    priceCheckedAt: null,
    isActive: true,
    origin: 'operator',
    batch: null,
  });

describeOnBothEngines('the ASIN template', (open) => {
  // @spec 'Generate ASIN Entry Template'
  // @spec **SiteStripe template entry**: one line per product: product id, ASIN (10 characters), price, comma-separated.
  it('has one line for every product without a marketplace link', async () => {
    const db = await open();
    await storeProducts(db, [{ name: 'Whey One' }, { name: 'Whey Two' }, { name: 'Whey Three' }]);
    await storeLink(db, 2, CANONICAL);
    await storeLink(db, 3, 'https://www.iherb.com/pr/1', 'iHerb');
    const template = (await Array.fromAsync(writeSiteStripeTemplate(db))).join('');
    expect(template).toContain('\n1,,\n');
    expect(template).toContain('Whey One');
    expect(template).toContain('\n3,,\n');
    expect(template).not.toContain('\n2,,');
  });
});

describeOnBothEngines('processing ASINs', (open) => {
  // @spec Expected line format: product id, ASIN, price.
  it('creates links in SiteStripe form and reports every other line with its reason', async () => {
    const db = await open();
    await storeProducts(db, [{}, {}]);
    const report = await process(
      db,
      `# a note\n1,${ASIN},39.99\n2,short,1\n9,${ASIN},\nnonsense\n2,,\n`,
    );
    expect(report).toMatchObject({ created: 1, updated: 0, unchanged: 0 });
    expect(report.rejected.map(({ line }) => line)).toEqual([3, 4, 5]);
    expect(report.rejected[1]).toMatchObject({
      text: `9,${ASIN},`,
      reason: 'There is no product 9.',
    });
    expect(await readAllLinks(db)).toMatchObject([
      {
        productId: 1,
        retailer: 'Amazon',
        asin: ASIN,
        affiliateUrl: CANONICAL,
        currentPrice: 39.99,
        priceCheckedAt: '2026-11-20T12:00:00.000Z',
        isActive: true,
      },
    ]);
  });

  it('reports a product number that no row can have, and takes the other lines', async () => {
    const db = await open();
    await storeProducts(db, [{ name: 'Whey One' }]);
    expect(await process(db, `1,${ASIN},5\n3000000000,${ASIN},5`)).toMatchObject({
      created: 1,
      rejected: [{ line: 2, reason: 'There is no product 3000000000.' }],
    });
  });

  it('creates nothing twice, and shows readers a change only where there is one', async () => {
    const db = await open();
    await storeProducts(db, [{}]);
    await process(db, `1,${ASIN},`);
    const { version } = await readCatalogueVersions(db);
    expect(await process(db, `1,${ASIN},`)).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
    expect((await readCatalogueVersions(db)).version).toBe(version);
    expect(await process(db, `1,${ASIN},20`)).toMatchObject({ created: 0, updated: 1 });
    expect((await readCatalogueVersions(db)).version).toBe(version + 1);
    expect(await readAllLinks(db)).toHaveLength(1);
  });

  it('writes nothing on a dry run but reports the same', async () => {
    const db = await open();
    await storeProducts(db, [{}]);
    expect(await process(db, `1,${ASIN},5`, true)).toMatchObject({ created: 1 });
    expect(await readAllLinks(db)).toEqual([]);
    expect((await readCatalogueVersions(db)).version).toBe(0);
  });

  it('is undone batch by batch, newest first', async () => {
    const db = await open();
    await storeProducts(db, [{}, {}]);
    await process(db, `1,${ASIN},10`);
    await process(db, `1,${ASIN},20\n2,${ASIN},30`);
    expect(await undoLastLinkBatch(db, NOW)).toMatchObject({ action: 'process', changes: 2 });
    expect(await readAllLinks(db)).toMatchObject([{ productId: 1, currentPrice: 10 }]);
    expect(await undoLastLinkBatch(db, NOW)).toMatchObject({ changes: 1 });
    expect(await readAllLinks(db)).toEqual([]);
    expect(await undoLastLinkBatch(db, NOW)).toBeNull();
  });
});

describeOnBothEngines('existing links', (open) => {
  // @spec 'Convert Existing Links to SiteStripe Format'
  it('are converted to SiteStripe form once; what cannot be is left and named', async () => {
    const db = await open();
    await storeProducts(db, [{}, {}, {}, {}]);
    await storeLink(db, 1, `https://www.amazon.com/Some-Whey/dp/${ASIN}/ref=sr_1_1?tag=other-20`);
    await storeLink(db, 2, 'https://amzn.to/3abcdef');
    await storeLink(db, 3, CANONICAL);
    await storeLink(db, 4, 'https://www.iherb.com/pr/1', 'iHerb');
    const convert = () => convertLinks(db, { associateTag: TAG, now: NOW });
    const report = await convert();
    expect(report).toMatchObject({ converted: 1, unchanged: 1, failed: [{ productId: 2 }] });
    const links = await readAllLinks(db);
    expect(links[0]).toMatchObject({ affiliateUrl: CANONICAL, asin: ASIN });
    expect(links[1]?.affiliateUrl).toBe('https://amzn.to/3abcdef');
    expect(await convert()).toMatchObject({ converted: 0, unchanged: 2 });
  });

  // @spec 'Validate All SiteStripe Links'
  it('are validated in form and, if asked, online', async () => {
    const db = await open();
    await storeProducts(db, [{}, {}]);
    await storeLink(db, 1, CANONICAL);
    await storeLink(db, 2, `https://www.amazon.com/dp/${ASIN}?tag=other-20`);
    expect(await validateLinks(db, { associateTag: TAG })).toMatchObject({
      valid: 1,
      invalid: [{ productId: 2, reason: `The tag is "other-20", not "${TAG}".` }],
    });
    const online: OnlineCheck = async () => ({ leads: 'nowhere', reason: 'The page answers 404.' });
    expect(await validateLinks(db, { associateTag: TAG, online })).toMatchObject({
      valid: 0,
      invalid: [{ productId: 1, reason: 'The page answers 404.' }, { productId: 2 }],
      unconfirmed: [],
    });
  });

  it('are asked for a few at a time, each address once; what there was no time for is said', async () => {
    const db = await open();
    const url = (number: number) => CANONICAL.replace(ASIN, `B0000000${10 + (number % 20)}`);
    await storeProducts(
      db,
      Array.from({ length: 25 }, () => ({})),
    );
    for (let id = 1; id <= 25; id += 1) await storeLink(db, id, url(id));
    const asked: string[] = [];
    let running = 0;
    let most = 0;
    const online: OnlineCheck = async (address) => {
      asked.push(address);
      most = Math.max(most, (running += 1));
      await setImmediate();
      running -= 1;
      // One address never answers, and says nothing of the signal either.
      if (address === url(7)) await new Promise(() => undefined);
      return address === url(3) ? { leads: 'unknown', reason: 'Busy.' } : { leads: 'on' };
    };
    const report = await validateLinks(db, { associateTag: TAG, online, timeMs: 300 });
    expect(most).toBe(6);
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
    expect(asked).toHaveLength(20);
    expect(report.invalid).toEqual([]);
    expect(report.unconfirmed.map(({ productId, reason }) => [productId, reason])).toEqual([
      [3, 'Busy.'],
      [7, 'Not asked: the time was up.'],
      [23, 'Busy.'],
    ]);
    expect(report.valid).toBe(22);
  });

  it('are not asked for at all once the time is up', async () => {
    const db = await open();
    await storeProducts(
      db,
      Array.from({ length: 20 }, () => ({})),
    );
    for (let id = 1; id <= 20; id += 1) {
      await storeLink(db, id, CANONICAL.replace(ASIN, `B0000000${10 + id}`));
    }
    let asked = 0;
    const online: OnlineCheck = async (_address, signal) => {
      asked += 1;
      await once(signal, 'abort');
      return { leads: 'unknown', reason: 'Could not be asked.' };
    };
    const report = await validateLinks(db, { associateTag: TAG, online, timeMs: 50 });
    expect(asked).toBe(6);
    expect([report.valid, report.unconfirmed.length]).toEqual([0, 20]);
  });
});
