import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate, readMigrations } from '#database/migrations/migrate.ts';
import { openDatabase } from '#database/connection/open-database.ts';
import { BARE_ENVIRONMENT } from '../support/bare-environment.ts';

const SCRIPTS = fileURLToPath(new URL('../../scripts', import.meta.url));
const COMMANDS = [
  'backup',
  'restore',
  'catalogue',
  'blog',
  'operator',
  'vocabulary',
  'explain-label',
  'start',
];

interface Ended {
  readonly code: number | string | null | undefined;
  readonly out: string;
  readonly err: string;
}

describe('commands', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'proteinwise-command-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs a script in an empty folder, without the settings of whoever runs the tests. */
  const run = (script: string, ...words: string[]) =>
    new Promise<Ended>((resolve) => {
      const options = { cwd: folder, env: BARE_ENVIRONMENT };
      const args = [join(SCRIPTS, `${script}.ts`), ...words];
      execFile(process.execPath, args, options, (error, out, err) =>
        resolve({ code: error === null ? 0 : error.code, out, err }),
      );
    });

  it('a restore stops at a damaged line in words, whatever its file has behind it', async () => {
    const head = '{"format":"proteinwise-backup","version":1,"migrations":[]}';
    const bytes = gzipSync(`${head}\n{"ta\n${'{"table":"settings","row":{}}\n'.repeat(50_000)}`);
    // The check sum at the end of the file is wrong as well.
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 8) ^ 1, bytes.length - 8);
    const file = join(folder, 'damaged.gz');
    writeFileSync(file, bytes);
    const { code, err } = await run('restore', file);
    expect([code, err]).toEqual([
      1,
      'Line 2 is no JSON object: the file is damaged or no backup.\n',
    ]);
  });

  it.each(COMMANDS)('%s explains itself, and does nothing else', async (script) => {
    const { code, out, err } = await run(script, '--help');
    expect([code, err]).toEqual([0, '']);
    const shown = script === 'start' ? 'npm start' : script;
    expect(out).toContain(shown);
    expect(out.split('\n').length).toBeGreaterThan(4);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    'backup one two',
    'restore one --force',
    'operator nothing',
    'catalogue nothing',
    'catalogue prices accept Shop a2 twelve',
    'catalogue prices review --limit all',
    'catalogue quarantine list --limit all',
    'vocabulary',
  ])('“%s” is refused with what is right, before anything is touched', async (line) => {
    const [script = '', ...words] = line.split(' ');
    const { code, err, out } = await run(script, ...words);
    expect(code).not.toBe(0);
    expect(err + out).toMatch(/npm run/);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('use the database that a file .env names, as the site does', async () => {
    writeFileSync(join(folder, '.env'), 'DATA_DIR=elsewhere\n');
    const db = await openDatabase({ dataDir: join(folder, 'elsewhere') });
    await migrate(db);
    await db.close();
    expect(await run('operator', 'sign-out')).toMatchObject({ code: 0 });
    expect(existsSync(join(folder, 'var'))).toBe(false);
    const backup = await run('backup', 'all.jsonl.gz');
    expect([backup.code, backup.out]).toEqual([0, 'Backup written to all.jsonl.gz\n']);
    expect(await run('restore', 'all.jsonl.gz')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Restored \d+ rows/) as string,
    });
  });

  it.each(['operator unlock', 'backup all.jsonl.gz'])(
    '“%s” says where there is no database, and creates none',
    async (line) => {
      const [script = '', ...words] = line.split(' ');
      const { code, err } = await run(script, ...words);
      expect([code, err]).toEqual([
        1,
        `There is no database ${join(folder, 'var', 'proteinwise.db')}. Give this command the DATA_DIR or DATABASE_URL that the site has.\n`,
      ]);
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it.each(['operator unlock', 'backup all.jsonl.gz', 'restore all.jsonl.gz', 'blog import'])(
    '“%s” says of a damaged database what the site says of it',
    async (line) => {
      const [script = '', ...words] = line.split(' ');
      mkdirSync(join(folder, 'var'));
      writeFileSync(join(folder, 'var', 'proteinwise.db'), 'no database '.repeat(1_000));
      const { code, err } = await run(script, ...words);
      expect([code, err.split('\n').length]).toEqual([1, 2]);
      expect(err).toContain('is damaged or no database. Put it aside and restore a backup');
    },
  );

  it.each(['operator unlock', 'backup all.jsonl.gz'])(
    '“%s” upgrades no database of an earlier version, beside which that version may run',
    async (line) => {
      const db = await openDatabase({ dataDir: join(folder, 'var') });
      await migrate(db);
      await sql`delete from schema_migrations where name like '13%'`.execute(db.kysely);
      const before = await readMigrations(db);
      const [script = '', ...words] = line.split(' ');
      const { code, err } = await run(script, ...words);
      expect([code, err]).toEqual([
        1,
        expect.stringMatching(/proteinwise\.db is of an earlier version of the site\. Use the/),
      ]);
      expect(await readMigrations(db)).toEqual(before);
      await db.close();
      expect(readdirSync(folder)).toEqual(['var']);
    },
  );

  it('say which file could not be written or read, and leave nothing half done', async () => {
    const db = await openDatabase({ dataDir: join(folder, 'var') });
    await migrate(db);
    await db.close();
    const backup = await run('backup', 'nowhere/all.jsonl.gz');
    expect([backup.code, backup.err]).toEqual([
      1,
      expect.stringMatching(/^The backup cannot be written: .*nowhere\/all\.jsonl\.gz.*\n$/),
    ]);
    expect(await run('explain-label', 'nowhere.jsonl')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^The file cannot be read: .*nowhere\.jsonl'\n$/) as string,
    });
    writeFileSync(join(folder, 'cut.gz'), gzipSync('{}').subarray(0, 12));
    const restore = await run('restore', 'cut.gz');
    expect([restore.code, restore.err]).toEqual([
      1,
      'cut.gz cannot be read (unexpected end of file); nothing was changed.\n',
    ]);
    expect(readdirSync(folder).sort()).toEqual(['cut.gz', 'var']);
  });

  it('name a setting that cannot be used', async () => {
    writeFileSync(join(folder, '.env'), 'DATABASE_URL=mysql://x\n');
    const { code, err } = await run('operator', 'sign-out');
    expect([code, err]).toEqual([1, expect.stringContaining('DATABASE_URL: must be')]);
  });
});
