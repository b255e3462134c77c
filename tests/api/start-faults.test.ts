import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConnectionRefusedError } from '#database/connection/check-connection.ts';
import { compareVersion, migrate } from '#database/migrations/migrate.ts';
import { NewerDatabaseError } from '#database/migrations/newer-database.ts';
import { openDatabase } from '#database/connection/open-database.ts';
import { readConfig } from '#server/config.ts';
import { describeStartFault } from '#server/start/start-fault.ts';
import { BARE_ENVIRONMENT } from '../support/bare-environment.ts';
import { builtMain } from '../support/built-server.ts';
import { describeOnBothEngines, makeDatabase as makeTestDatabase } from '../support/databases.ts';
import { storeCatalogue } from '../support/test-app.ts';

describe('a site that cannot start', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'proteinwise-fault-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Starts the site; returns its exit code and output. */
  function start(env: Record<string, string>): Promise<readonly [number | null, string]> {
    const child = spawn(process.execPath, [builtMain()], {
      env: { ...BARE_ENVIRONMENT, PORT: '0', DATA_DIR: folder, ...env },
      cwd: folder,
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    return new Promise((resolve) => child.on('close', (code) => resolve([code, output])));
  }

  async function makeDatabase(): Promise<string> {
    const db = await openDatabase({ dataDir: folder });
    await storeCatalogue(db);
    await sql`pragma wal_checkpoint(truncate)`.execute(db.kysely);
    await db.close();
    return join(folder, 'proteinwise.db');
  }

  it('for a database that is no database', async () => {
    const file = join(folder, 'proteinwise.db');
    writeFileSync(file, 'this is a letter to my aunt '.repeat(1_000));
    expect(await start({})).toEqual([
      4,
      `The database ${file} is damaged or no database. Put it aside and restore a backup: npm run restore -- FILE.\n`,
    ]);
  });

  it('for a database that was cut off', async () => {
    const file = await makeDatabase();
    truncateSync(file, 40_960);
    const [code, said] = await start({});
    expect([code, said.split('\n').length]).toEqual([4, 2]);
    expect(said).toContain(file);
  });

  it('for a port in use', async () => {
    await makeDatabase();
    const other = createServer();
    await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
    const { port } = other.address() as AddressInfo;
    const [code, said] = await start({ PORT: String(port) });
    other.close();
    expect(code).toBe(7);
    expect(said.trim().split('\n').at(-1)).toBe(
      `127.0.0.1:${port} is in use by another program. End it, or set PORT to a free one.`,
    );
  });

  it('for a HOST of another machine', async () => {
    await makeDatabase();
    const [code, said] = await start({ HOST: '192.0.2.1' });
    expect(code).toBe(7);
    expect(said).toContain('HOST=192.0.2.1 is no address of this machine.');
    expect(said).not.toMatch(/ at \w/);
  });

  it.each([
    ['a file', () => writeFileSync(join(folder, 'x'), ''), () => join(folder, 'x')],
    ['below a file', () => writeFileSync(join(folder, 'x'), ''), () => join(folder, 'x', 'y')],
    ['deep below a file', () => writeFileSync(join(folder, 'x'), ''), () => join(folder, 'x/y/z')],
    ['not to be created', () => undefined, () => '/proc/proteinwise'],
    ['too long a name', () => undefined, () => join(folder, 'x'.repeat(300))],
    ['not to be written', () => undefined, () => '/sys/kernel/proteinwise'],
  ])('for a DATA_DIR that is %s', async (_what, prepare, path) => {
    prepare();
    const [code, said] = await start({ DATA_DIR: path() });
    expect([code, said.split('\n').length]).toEqual([6, 2]);
    expect(said).toContain(`DATA_DIR ${path()} cannot be used: `);
  });

  it('for a database that is a folder', async () => {
    mkdirSync(join(folder, 'proteinwise.db'));
    const [code, said] = await start({});
    expect([code, said.split('\n').length]).toEqual([6, 2]);
  });

  it('for a PostgreSQL that does not take its kind of connection, and ends at once', async () => {
    const { options, remove } = await makeTestDatabase('postgres');
    const url = new URL(options.databaseUrl ?? '');
    url.searchParams.set('sslmode', 'verify-full');
    const [code, said] = await start({ DATABASE_URL: url.href });
    await remove();
    expect([code, said.split('\n').length]).toEqual([3, 2]);
    expect(said).toMatch(/ does not let the site in \(.*SSL.*\)\. Check .* DATABASE_URL\.\n$/);
  });

  it('for a PostgreSQL where it may make no tables', async () => {
    const { options, remove } = await makeTestDatabase('postgres');
    const url = new URL(options.databaseUrl ?? '');
    const db = await openDatabase(options);
    const role = `weak_${process.pid}`;
    await sql`create role ${sql.ref(role)} login`.execute(db.kysely);
    url.username = role;
    const [code, said] = await start({ DATABASE_URL: url.href });
    await sql`drop role ${sql.ref(role)}`.execute(db.kysely);
    await db.close();
    await remove();
    expect([code, said.split('\n').length]).toEqual([3, 2]);
    expect(said).toContain('does not let the site make its tables');
  });

  it('for what cannot be used, of which it names the variables and not what they hold', async () => {
    const [code, said] = await start({ DATABASE_URL: 'mysql://secret@host/x', LOG_LEVEL: 'loud' });
    expect(code).toBe(2);
    expect(said).toMatch(/^.*DATABASE_URL: .*; LOG_LEVEL: .*\n$/);
    expect(said).not.toMatch(/secret| at \w/);
  });

  it('for a TRUST_PROXY that names nobody', async () => {
    const [code, said] = await start({ TRUST_PROXY: 'my proxy' });
    expect(code).toBe(2);
    expect(said).toContain('TRUST_PROXY: must be addresses or networks');
    expect(said).not.toContain('my proxy');
  });
});

describe('describeStartFault', () => {
  const config = readConfig({
    DATA_DIR: '/data',
    DATABASE_URL: 'postgres://u:secret@db.example/shop',
  });

  it('names a PostgreSQL that does not let the site in, without the password', () => {
    const error = Object.assign(new ConnectionRefusedError('authentication failed'), {
      code: '28P01',
    });
    const { line, exitCode } = describeStartFault(error, config);
    expect(exitCode).toBe(3);
    expect(line).toMatch(
      /^The database shop at db\.example:5432 does not let the site in \(28P01\)/,
    );
    expect(line).not.toContain('secret');
  });

  it.each([
    [3000, /^127\.0\.0\.1:3000 is in use .* set PORT to a free one\.$/],
    [9400, /^127\.0\.0\.1:9400 is in use .* set METRICS_PORT to a free one\.$/],
  ])('names the setting of port %i, which is in use', (port, line) => {
    const error = Object.assign(new Error(), { code: 'EADDRINUSE', syscall: 'listen', port });
    const fault = describeStartFault(error, readConfig({ METRICS_PORT: '9400' }));
    expect(fault).toEqual({ line: expect.stringMatching(line), exitCode: 7 });
  });

  it('tells a HOST that is not known from a database that is not', () => {
    const lost = (hostname: string) =>
      describeStartFault(
        Object.assign(new Error(), { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname }),
        { ...config, HOST: 'shop.invalid' },
      );
    expect(lost('shop.invalid')).toMatchObject({ exitCode: 7 });
    expect(lost('db.example')).toMatchObject({ exitCode: 3 });
  });

  it.each([
    ['postgres:///shop', 'shop at localhost:5432'],
    ['postgres:///shop?host=/run/postgresql', 'shop at /run/postgresql:5432'],
  ])('names the place of %s', (address, place) => {
    const error = Object.assign(new Error(), { code: 'ECONNREFUSED' });
    const { line } = describeStartFault(error, readConfig({ DATABASE_URL: address }));
    expect(line).toContain(`The database ${place} does not let`);
  });

  it('names the place of a database that a newer version wrote', () => {
    const { line, exitCode } = describeStartFault(
      new NewerDatabaseError('999-future'),
      readConfig({}),
    );
    expect(exitCode).toBe(5);
    expect(line).toMatch(
      /^The database .*proteinwise\.db was written by a newer version of the site \(999-future\)\. Start that/,
    );
  });

  it('says what PostgreSQL says where it has no code for it', () => {
    const { line, exitCode } = describeStartFault(
      new ConnectionRefusedError('no password'),
      config,
    );
    expect(exitCode).toBe(3);
    expect(line).toContain('does not let the site in (no password)');
  });

  it('keeps the stack of a fault that is none of the operator', () => {
    const error = new TypeError('x is not a function');
    expect(describeStartFault(error, config)).toEqual({ line: error.stack, exitCode: 1 });
  });
});

describeOnBothEngines('a database of a newer version', (open) => {
  it('is refused, and nothing in it is changed', async () => {
    const db = await open();
    await sql`insert into schema_migrations (name) values ('999-from-the-future')`.execute(
      db.kysely,
    );
    await expect(migrate(db)).rejects.toThrow(NewerDatabaseError);
    await expect(migrate(db)).rejects.toThrow('999-from-the-future');
    await expect(compareVersion(db)).rejects.toThrow(NewerDatabaseError);
  });

  it('is told from one of an earlier version and from none, without making one', async () => {
    const empty = await open({ migrated: false });
    for (let time = 0; time < 2; time += 1) expect(await compareVersion(empty)).toBe('none');
    const db = await open();
    expect(await compareVersion(db)).toBe('same');
    await sql`delete from schema_migrations where name = '002-jobs'`.execute(db.kysely);
    expect(await compareVersion(db)).toBe('earlier');
  });
});
