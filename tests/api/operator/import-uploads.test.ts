import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportStatus } from '#contract/import-status.ts';
import type { Upload } from '#contract/import-uploads.ts';
import { PIECE_BYTES } from '#contract/upload-formats.ts';
import { JOB_KINDS, startJob } from '#database/jobs/jobs.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

const BASE = '/api/admin/import/uploads';
const CSV = [
  'brand,name,flavor,format,serving_size,serving_unit,energy_kcal,protein_g,carbohydrate_g,fat_g,ingredients',
  'Acme,Uploaded Whey,Mint,powder,30,g,120,24,3,1.5,"Whey protein isolate (milk), salt."',
  'Acme,,Mint,powder,30,g,120,24,3,1.5,Whey',
].join('\n');

describe.each(['sqlite', 'postgres'] as const)('importing from the browser (%s)', (engine) => {
  let app: TestApp;
  let cookie: string;
  const folder = mkdtempSync(join(tmpdir(), 'proteinwise-uploads-'));
  beforeAll(async () => {
    app = await startTestApp({ engine, env: { DATA_DIR: folder } });
    cookie = await app.signIn();
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });
  const status = async () =>
    (await app.inject({ url: '/api/admin/import', headers: { cookie } })).json<ImportStatus>();
  const begin = async (bytes: number, name?: string) =>
    (await call('POST', BASE, { format: 'operator-csv', bytes, name })).json<Upload>().id;
  const piece = (text: string, offset: number) => ({
    offset,
    data: Buffer.from(text).toString('base64'),
  });

  it('takes a file in pieces, imports it as the command does, and keeps nothing of it', async () => {
    const id = await begin(Buffer.byteLength(CSV));
    const [first, second] = [CSV.slice(0, 100), CSV.slice(100)];
    expect((await call('PUT', `${BASE}/${id}`, piece(second, 100))).statusCode).toBe(409);
    expect((await call('PUT', `${BASE}/${id}`, piece(first, 0))).json()).toMatchObject({
      received: 100,
    });
    expect((await call('POST', `${BASE}/${id}/start`)).statusCode).toBe(409);
    expect((await call('PUT', `${BASE}/${id}`, piece(`${CSV}x`, 0))).statusCode).toBe(409);
    for (let times = 0; times < 2; times += 1)
      expect((await call('PUT', `${BASE}/${id}`, piece(second, 100))).statusCode).toBe(200);
    expect((await call('POST', `${BASE}/${id}/start`)).statusCode).toBe(202);
    await expect.poll(async () => (await status()).status, { timeout: 20_000 }).toBe('completed');
    expect((await status()).report).toMatchObject({ rows: 2, recordsAdded: 1 });
    const found = await app.inject({
      url: '/api/admin/products?q=uploaded%20whey',
      headers: { cookie },
    });
    expect(found.json()).toMatchObject({ total: 1, products: [{ flavor: 'Mint' }] });
    await expect.poll(() => readdirSync(join(folder, 'uploads'))).toEqual([]);
  });

  it('tells the status of the import that was started, not of the one before', async () => {
    for (const flavor of ['Mint', 'Plum', 'Pear']) {
      const text = CSV.replace('Mint', flavor);
      const id = await begin(Buffer.byteLength(text));
      await call('PUT', `${BASE}/${id}`, piece(text, 0));
      const before = await status();
      expect((await call('POST', `${BASE}/${id}/start`)).statusCode).toBe(202);
      expect((await status()).startedAt).not.toBe(before.startedAt);
      await expect.poll(async () => (await status()).status, { timeout: 20_000 }).toBe('completed');
      // The lock is released right after.
      await expect.poll(() => readdirSync(join(folder, 'uploads'))).toEqual([]);
    }
  });

  it('says of every row and column that it does not take where it is and why', async () => {
    const text = [
      'name,format,protein_g,protein_per_serving',
      'Kept Whey,powder,24,24',
      ',powder,24,24',
      'Weighed Whey,powder,24 g,24',
      'Cut off',
    ].join('\n');
    const id = await begin(Buffer.byteLength(text), 'my table.csv');
    await call('PUT', `${BASE}/${id}`, piece(text, 0));
    await call('POST', `${BASE}/${id}/start`);
    const badLines = async () => (await status()).report?.['badLineCount'];
    await expect.poll(badLines, { timeout: 20_000 }).toBe(2);
    await expect.poll(async () => (await status()).status, { timeout: 20_000 }).toBe('completed');
    const { report } = await status();
    expect(report).toMatchObject({
      rejected: [
        { reason: 'no name', examples: ['line 3'] },
        { reason: 'protein_g must be a number', examples: ['|weighed whey| (24 g)'] },
      ],
      badLines: [
        {
          file: 'my table.csv',
          line: 1,
          problem: 'not read: no column of this table is called "protein_per_serving"',
        },
        { file: 'my table.csv', line: 5, problem: '1 cells where the header has 4 (cut off?)' },
      ],
    });
    expect(JSON.stringify(report)).not.toContain(folder);
  });

  it('says why a file cannot be read, without a path of the machine', async () => {
    const text = 'name;format\nWhey;powder';
    const id = await begin(text.length);
    await call('PUT', `${BASE}/${id}`, piece(text, 0));
    await call('POST', `${BASE}/${id}/start`);
    await expect
      .poll(async () => (await status()).report?.['error'], { timeout: 20_000 })
      .toBe(
        'The uploaded file: line 1: not the file that was expected: no column "name", "format"; columns must be separated by commas',
      );
  });

  it('names a file that it cannot read as its sender does, and not where it lies', async () => {
    for (const name of ['my table.csv', undefined]) {
      const id = await begin(5, name);
      await call('PUT', `${BASE}/${id}`, piece('a,b\nc', 0));
      await call('POST', `${BASE}/${id}/start`);
      const error = async () => String((await status()).report?.['error']);
      const file = name ?? 'The uploaded file';
      await expect.poll(error, { timeout: 20_000 }).toMatch(new RegExp(`^${file}: line 1: `));
      await expect.poll(() => readdirSync(join(folder, 'uploads'))).toEqual([]);
    }
  });

  it('refuses what is too large, of no format, or not there', async () => {
    const bad = [
      { format: 'operator-csv', bytes: 3 * 1024 ** 3 },
      { format: 'usda-fdc-csv', bytes: 10 },
      { format: '../../etc/passwd', bytes: 10 },
    ];
    for (const body of bad) expect((await call('POST', BASE, body)).statusCode).toBe(400);
    const nobody = `${BASE}/${'0'.repeat(32)}`;
    expect((await call('PUT', nobody, piece('x', 0))).statusCode).toBe(404);
    expect((await call('POST', `${nobody}/start`)).statusCode).toBe(404);
    expect((await call('DELETE', nobody)).statusCode).toBe(404);
    expect((await call('PUT', `${BASE}/..%2Fx`, piece('x', 0))).statusCode).toBe(400);
    const id = await begin(10);
    const large = { offset: 0, data: Buffer.alloc(2 * PIECE_BYTES).toString('base64') };
    const refused = await call('PUT', `${BASE}/${id}`, large);
    expect(refused.statusCode).toBe(413);
    // It takes more than other calls do.
    expect(refused.json()).toMatchObject({ error: 'The body is larger than this call accepts.' });
  });

  it('says that the disk is full', async () => {
    const id = await begin(10);
    const path = join(folder, 'uploads', id);
    rmSync(path);
    symlinkSync('/dev/full', path);
    const refused = await call('PUT', `${BASE}/${id}`, piece('0123456789', 0));
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(refused.json()).toMatchObject({
      code: 'unavailable',
      error: expect.stringContaining('disk of the site is full'),
    });
    await call('DELETE', `${BASE}/${id}`);
  });

  it('throws a file away that is not wanted any more', async () => {
    const id = await begin(10);
    expect((await call('DELETE', `${BASE}/${id}`)).statusCode).toBe(204);
    expect(existsSync(join(folder, 'uploads', id))).toBe(false);
  });

  it('stops a running import, and says so', async () => {
    const cancel = async () => (await call('POST', '/api/admin/import/cancel')).statusCode;
    expect(await cancel()).toBe(409);
    const longAgo = app.site.now() - 5 * 60_000;
    await startJob(app.database, { kind: JOB_KINDS.import, holder: 'killed', now: longAgo });
    expect([(await status()).status, await cancel()]).toEqual(['stopped', 409]);
    expect((await call('POST', '/api/admin/import')).statusCode).toBe(202);
    await expect.poll(async () => (await status()).status).toBe('running');
    expect(await cancel()).toBe(202);
    await expect.poll(async () => (await status()).status, { timeout: 20_000 }).toBe('failed');
    expect(String((await status()).report?.['error'])).toMatch(/^Stopped by the operator/);
  }, 40_000);
});
