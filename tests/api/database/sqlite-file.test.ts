import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { migrate } from '#database/migrations/migrate.ts';
import { openDatabase } from '#database/connection/open-database.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const FILES = ['proteinwise.db', 'proteinwise.db-shm', 'proteinwise.db-wal'];

/** The mode of every file of the database while it is open. */
async function modesIn(dataDir: string): Promise<Record<string, string>> {
  const db = await openDatabase({ dataDir });
  await migrate(db);
  const modes = readdirSync(dataDir).map((name): [string, string] => [
    name,
    (statSync(join(dataDir, name)).mode & 0o777).toString(8),
  ]);
  await db.close();
  return Object.fromEntries(modes);
}

it('the files of a new SQLite database are for their owner only; the mode an operator chose stays', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'proteinwise-mode-'));
  folders.push(dataDir);
  expect(await modesIn(dataDir)).toEqual(Object.fromEntries(FILES.map((name) => [name, '600'])));
  chmodSync(join(dataDir, 'proteinwise.db'), 0o640);
  expect(await modesIn(dataDir)).toEqual(Object.fromEntries(FILES.map((name) => [name, '640'])));
});
