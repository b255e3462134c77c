import { expect, it } from 'vitest';
import { BACKUP_TABLES, VERSION_TABLES, EPHEMERAL_TABLES } from '#database/backup/backup-tables.ts';
import { readCatalogueVersions } from '#database/settings/catalogue-version.ts';
import { writeLink } from '#database/retailers/links.ts';
import { addSubscriptionToken, writeSubscription } from '#database/newsletter/newsletter.ts';
import { openDatabase, type Database } from '#database/connection/open-database.ts';
import { migrate } from '#database/migrations/migrate.ts';
import { BackupError, restoreBackup } from '#database/backup/restore-backup.ts';
import { writeBackup } from '#database/backup/write-backup.ts';
import { describeOnBothEngines, makeDatabase } from '../../support/databases.ts';
import { storeProducts } from '../../support/stored-products.ts';

async function backupOf(db: Database): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of writeBackup(db)) lines.push(line.trimEnd());
  return lines;
}

async function* linesOf(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

const subscribe = async (db: Database, email: string) => {
  const { id } = await writeSubscription(db, {
    email,
    subscriptionSource: 'homepage',
    confirm: false,
    now: 0,
  });
  await addSubscriptionToken(db, {
    purpose: 'unsubscribe',
    subscriptionId: id,
    hash: `hash ${email}`,
    now: 0,
  });
  return { id };
};

async function fill(db: Database): Promise<void> {
  await storeProducts(db, [{ name: 'Whey “One” – é' }, { name: 'Two' }]);
  await writeLink(db.kysely, {
    productId: 2,
    retailer: 'Amazon',
    url: 'https://www.amazon.com/dp/B000QSNYGI',
    affiliateUrl: 'https://www.amazon.com/dp/B000QSNYGI',
    asin: 'B000QSNYGI',
    currentPrice: 29.99,
    priceCheckedAt: '2026-11-20T12:00:00.000Z',
    isActive: true,
    origin: 'operator',
    batch: null,
  });
  await subscribe(db, 'a@example.com');
}

describeOnBothEngines('a backup', (open, engine) => {
  it('knows every table of the database', async () => {
    const db = await open();
    const tables = await db.kysely.introspection.getTables();
    const names = tables.map(({ name }) => name).filter((name) => name !== 'schema_migrations');
    const known = [
      ...BACKUP_TABLES.map(({ name }) => name),
      ...EPHEMERAL_TABLES,
      ...VERSION_TABLES,
    ];
    expect(names.toSorted()).toEqual(known.toSorted());
  });

  it('comes back identical, on this engine and on the other', async () => {
    const db = await open();
    await fill(db);
    const backup = await backupOf(db);
    const other = await makeDatabase(engine === 'sqlite' ? 'postgres' : 'sqlite');
    const foreign = await openDatabase(other.options);
    try {
      await migrate(foreign);
      for (const target of [await open(), foreign]) {
        await subscribe(target, 'will-be-gone@example.com');
        await restoreBackup(target, () => linesOf(backup));
        expect(await backupOf(target)).toEqual(backup);
        expect(await readCatalogueVersions(target)).toEqual({ version: 1, productsVersion: 1 });
        // New rows get new numbers behind the restored ones.
        expect((await subscribe(target, 'b@example.com')).id).toBeGreaterThan(1);
      }
    } finally {
      await foreign.close();
      await other.remove();
    }
  });

  it.each([
    ['cut off', (lines: readonly string[]) => lines.slice(0, -1), /cut off after line/],
    [
      'changed',
      (lines: readonly string[]) => lines.map((l) => l.replace('Two', 'Too')),
      /check sum/,
    ],
    [
      'damaged',
      (lines: readonly string[]) => [...lines.slice(0, 2), '{"ta'],
      /Line 3 is no JSON object/,
    ],
    [
      'without a row',
      ([head = '']) => [head, '{"table":"settings","row":null}'],
      /Line 2 is no row/,
    ],
    ['of nothing', ([head = '']) => [head, 'null'], /Line 2 is no JSON object/],
    ['empty', () => [], /empty/],
    ['something else', () => ['{"hello":1}'], /not a Proteinwise backup/],
    [
      'without its tables',
      () => ['{"format":"proteinwise-backup","version":1}'],
      /not a Proteinwise backup/,
    ],
    [
      'of another version',
      (lines: readonly string[]) => [
        (lines[0] ?? '').replace('001-catalogue', '999-later'),
        ...lines.slice(1),
      ],
      /another version/,
    ],
  ])('that is %s is refused, and nothing is changed', async (_what, spoil, message) => {
    const db = await open();
    await fill(db);
    const before = await backupOf(db);
    await expect(restoreBackup(db, () => linesOf(spoil(before)))).rejects.toThrow(message);
    await expect(restoreBackup(db, () => linesOf(spoil(before)))).rejects.toThrow(BackupError);
    expect(await backupOf(db)).toEqual(before);
  });
});
