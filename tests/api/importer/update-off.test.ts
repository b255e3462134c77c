import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '#database/connection/open-database.ts';
import { readSources } from '#database/records/sources.ts';
import { readOpenFoodFacts, UNKNOWN_SCHEMA } from '#importer/readers/open-food-facts.ts';
import { updateCatalogue, type UpdateOptions } from '#importer/update/update-catalogue.ts';
import { readState, writeState } from '#importer/update/update-state.ts';
import { withCheckDigit } from '../../support/check-digit.ts';
import { describeOnBothEngines } from '../../support/databases.ts';
import { catalogueHash } from '../../support/imported-catalogue.ts';
import { inPresentSchema, offRecords, type OffRecord } from '../../support/off-records.ts';
import {
  gzipLines,
  startPublicServices,
  type PublicServices,
} from '../../support/public-services.ts';
import { deriveHere } from '../../support/derive-here.ts';

const DAY = 86_400;
/** The export's date, less the day it takes to write: what an update knows afterwards. */
const EXPORTED = Date.parse('2026-11-20T06:00:00Z') / 1_000;
const KNOWN = EXPORTED - DAY;
const EXPORT = '/data/openfoodfacts-products.jsonl.gz';

describeOnBothEngines('update from Open Food Facts', (open) => {
  let services: PublicServices;
  let waits: number[];
  const records = offRecords(60);

  beforeEach(async () => {
    services = await startPublicServices();
    waits = [];
  });
  afterEach(() => services.close());

  const update = async (db: Database, more: Partial<UpdateOptions> = {}) => {
    const outcome = await updateCatalogue(db, {
      sources: ['off'],
      full: false,
      deriver: deriveHere,
      settings: services.settings,
      sleep: async (ms) => void waits.push(ms),
      ...more,
    });
    if (outcome.status !== 'done') throw new Error(outcome.status);
    return outcome.report;
  };
  const serveExport = (rows: readonly unknown[], more: object = {}) =>
    services.files.set(EXPORT, { body: gzipLines(rows), ...more });
  /** Delta files by day after the export's known end; each holds these rows. */
  const serveDeltas = (days: Readonly<Record<number, readonly unknown[]>>) => {
    const names = Object.entries(days).map(([day, rows]) => {
      const from = KNOWN + Number(day) * DAY;
      const name = `openfoodfacts_products_${from}_${from + DAY}.json.gz`;
      services.files.set(`/data/delta/${name}`, { body: gzipLines(rows) });
      return name;
    });
    services.files.set('/data/delta/index.txt', { body: Buffer.from(`${names.join('\n')}\n`) });
  };
  const downloads = () =>
    services.requests.map(({ path }) => path).filter((path) => path.endsWith('.gz'));
  const changed = (record: OffRecord, grams: number): OffRecord => ({
    ...record,
    nutriments: { ...(record['nutriments'] as object), fiber_100g: grams },
  });

  it('reads the export once, then only what changed', async () => {
    const db = await open();
    serveExport([...records.slice(0, 40), { code: '3017620422003', product_name: 'Nutella' }]);
    serveDeltas({ 0: [], 1: records.slice(40).map(inPresentSchema) });
    const first = await update(db);
    expect(first.notes[0]).toContain('nothing was read');
    expect(first.rows).toBe(61);
    const { recordsAdded } = first;
    expect(recordsAdded).toBeGreaterThan(40);
    expect(await readState(db, 'off')).toEqual({
      since: KNOWN + 2 * DAY,
      unread: null,
      part: null,
    });
    const sources = await readSources(db);
    expect(sources.find(({ key }) => key === 'openfoodfacts')).toBeDefined();

    services.requests.length = 0;
    expect((await update(db)).rows).toBe(0);
    expect(downloads()).toEqual([]);

    const row = await db.kysely.selectFrom('source_records').select('record').executeTakeFirst();
    const one = records.find(({ code }) => code === row?.record) as OffRecord;
    serveDeltas({ 0: [], 1: [], 2: [inPresentSchema(changed(one, 2.5))] });
    const next = await update(db);
    expect([next.rows, next.recordsAdded, next.recordsChanged]).toEqual([1, 0, 1]);
    expect(downloads()).toHaveLength(1);
  });

  it('loses and doubles nothing where connections break in the middle of a file', async () => {
    serveDeltas({});
    serveExport(records);
    const whole = await open();
    await update(whole);
    const size = services.files.get(EXPORT)?.body.length ?? 0;
    serveExport(records, { breaks: [100, 1, Math.floor(size / 2)] });
    services.requests.length = 0;
    const broken = await open();
    const report = await update(broken);
    expect([report.rows, report.failed]).toEqual([60, []]);
    const ranges = services.requests
      .filter(({ path }) => path === EXPORT)
      .map(({ range }) => range);
    expect(ranges[0]).toBe('');
    expect(ranges.slice(1)).toHaveLength(3);
    for (const range of ranges.slice(1)) expect(range).toMatch(/^bytes=[1-9]\d*-$/);
    expect(await catalogueHash(broken)).toBe(await catalogueHash(whole));
    serveExport(records, { breaks: [200], noRange: true });
    const again = await open();
    await update(again);
    expect(await catalogueHash(again)).toBe(await catalogueHash(whole));
  });

  it('goes on where it was after a stop', async () => {
    const db = await open();
    await writeState(db, 'off', { since: KNOWN, unread: null, part: null });
    serveDeltas({ 0: records.slice(0, 20), 1: records.slice(20, 40), 2: records.slice(40) });
    const stop = new AbortController();
    const stopped = update(db, {
      signal: stop.signal,
      onProgress: ({ step }) => {
        if (step.includes(`products_${KNOWN + DAY}`)) stop.abort(new Error('stopped by the test'));
      },
    });
    await expect(stopped).rejects.toThrow('stopped by the test');
    expect((await readState(db, 'off')).since).toBe(KNOWN + DAY);
    services.requests.length = 0;
    const report = await update(db);
    expect([report.rows, downloads().length]).toEqual([40, 2]);

    const straight = await open();
    await writeState(straight, 'off', { since: KNOWN, unread: null, part: null });
    await update(straight);
    expect(await catalogueHash(db)).toBe(await catalogueHash(straight));
  });

  it('reads an export from its beginning where it is another one than that it was stopped in', async () => {
    const db = await open();
    const part = { path: EXPORT, version: '"another"', line: 30, unread: null };
    await writeState(db, 'off', { since: null, unread: null, part });
    serveExport(records);
    serveDeltas({});
    expect((await update(db)).rows).toBe(60);
  });

  it('reads the whole export where the daily files have a gap, or it is asked to', async () => {
    const db = await open();
    await writeState(db, 'off', { since: KNOWN - 3 * DAY, unread: null, part: null });
    serveExport(records.slice(0, 5));
    serveDeltas({ 0: records.slice(5, 6), 1: records.slice(6, 7) });
    const report = await update(db);
    expect(report.notes.join()).toContain('no file covers');
    expect([report.rows, downloads().length]).toEqual([7, 3]);
    services.requests.length = 0;
    expect((await update(db, { full: true })).rows).toBe(7);
    serveDeltas({ 0: [], 3: records.slice(7, 8) });
    const holed = await update(db, { full: true });
    expect(holed.notes.join()).toContain('after its export');
    expect(await readState(db, 'off')).toEqual({ since: KNOWN, unread: null, part: null });
  });

  it('passes over a schema it does not know, says so, and reads all again when it does', async () => {
    const db = await open();
    serveExport([...records.slice(0, 3), { ...records[3], schema_version: 1099 }]);
    serveDeltas({});
    const report = await update(db);
    expect(report.rejected.find(({ reason }) => reason === UNKNOWN_SCHEMA)?.count).toBe(1);
    expect((await readState(db, 'off')).unread).toBe(1099);
    await writeState(db, 'off', { since: KNOWN, unread: 1004, part: null });
    expect((await update(db)).rows).toBe(4);
  });

  it('keeps what came where the server is away, and says so', async () => {
    const db = await open();
    await writeState(db, 'off', { since: KNOWN, unread: null, part: null });
    serveDeltas({ 0: records.slice(0, 10), 1: records.slice(10, 20) });
    services.files.delete(
      `/data/delta/openfoodfacts_products_${KNOWN + DAY}_${KNOWN + 2 * DAY}.json.gz`,
    );
    const report = await update(db);
    expect(report.failed).toHaveLength(1);
    expect(report.failed[0]).toContain('answers 404');
    expect(report.productsCreated).toBeGreaterThan(0);
    expect((await readState(db, 'off')).since).toBe(KNOWN + DAY);
  });

  it('passes over damaged lines and reports them', async () => {
    const db = await open();
    serveExport([...records.slice(0, 3), '{"code":"12', 'null', ...records.slice(3, 6)]);
    serveDeltas({});
    const report = await update(db);
    expect([report.rows, report.badLineCount]).toEqual([8, 2]);
  });

  it('reads thousands of rows, each once, over broken connections and a stop in the middle of the export', async () => {
    const db = await open();
    const many = thousands(offRecords(200));
    const body = gzipLines(many);
    services.files.set(EXPORT, { body, breaks: [body.length >> 2, body.length >> 2] });
    serveDeltas({ 0: many.slice(0, 500).map(inPresentSchema) });
    const stop = new AbortController();
    const stopped = update(db, {
      signal: stop.signal,
      onProgress: ({ rows }) => {
        if (rows > 5_000) stop.abort(new Error('stopped by the test'));
      },
    });
    await expect(stopped).rejects.toThrow('stopped by the test');
    const { part } = await readState(db, 'off');
    expect(part?.line).toBeGreaterThan(1_000);
    const report = await update(db);
    expect(report.notes.join()).toContain(`goes on after line ${part?.line}`);
    expect(report.rows).toBe(7_500 - (part?.line ?? 0));
    const codes = await Promise.all(
      (['source_records', 'quarantine'] as const).map((table) =>
        db.kysely.selectFrom(table).select('record').execute(),
      ),
    );
    const stored = codes.flat().map(({ record }) => record);
    const wanted = many.filter((row) => 'record' in readOpenFoodFacts(row, 'openfoodfacts'));
    expect(wanted.length).toBeGreaterThan(80);
    expect(stored.toSorted()).toEqual(wanted.map(({ code }) => code).toSorted());
    expect((await update(db, { full: true })).recordsChanged).toBe(0);
  }, 240_000);
});

/** As many rows, each under a barcode of its own: every sixtieth is one of the records given, the others are no supplements. */
function thousands(records: readonly OffRecord[]): readonly OffRecord[] {
  return Array.from({ length: 7_000 }, (_, index) => {
    const record = records[index % records.length] as OffRecord;
    const code = withCheckDigit(`40${String(index).padStart(10, '0')}`);
    return index % 60 === 0 ? { ...record, code } : { code, product_name: 'Hazelnut spread' };
  });
}
