import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { BACKUP_TABLES, EPHEMERAL_TABLES } from './backup-tables.ts';
import { bumpProductsVersion } from '../settings/catalogue-version.ts';
import { readMigrations } from '../migrations/migrate.ts';
import { type Database, inTransaction, type Transaction } from '../connection/open-database.ts';
import type { Tables } from '../tables/tables.ts';
import type { BackupEnd, BackupHead } from './write-backup.ts';

/** Thrown if a backup cannot be restored. The message says why. Nothing has been changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

interface Row {
  readonly table: keyof Tables;
  readonly row: Readonly<Record<string, unknown>>;
}

/** The most values in one statement. Both engines allow more. */
const MAX_VALUES = 5_000;
const KNOWN = new Set<string>(BACKUP_TABLES.map(({ name }) => name));

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

function parse(line: string, number: number): object {
  try {
    const value: unknown = JSON.parse(line);
    if (isObject(value)) return value as object;
  } catch {}
  throw new BackupError(`Line ${number} is no JSON object: the file is damaged or no backup.`);
}

/** Reads a backup. Returns its first and last line. Throws `BackupError` if it is damaged, truncated or foreign. */
export async function checkBackup(
  lines: AsyncIterable<string>,
): Promise<{ readonly head: BackupHead; readonly end: BackupEnd }> {
  const hash = createHash('sha256');
  let head: BackupHead | null = null;
  let end: BackupEnd | null = null;
  let rows = 0;
  let number = 0;
  for await (const line of lines) {
    number += 1;
    const value = parse(line, number) as Partial<BackupHead & BackupEnd & Row>;
    if (head === null) {
      const isOurs = value.format === 'proteinwise-backup' && value.version === 1;
      if (!isOurs || !Array.isArray(value.migrations)) {
        throw new BackupError('This is not a Proteinwise backup.');
      }
      head = value as BackupHead;
    } else if (end !== null) {
      throw new BackupError(`Line ${number} follows the end of the backup.`);
    } else if (value.end === true) {
      end = value as BackupEnd;
    } else {
      if (typeof value.table !== 'string' || !KNOWN.has(value.table) || !isObject(value.row)) {
        throw new BackupError(`Line ${number} is no row of a known table.`);
      }
      hash.update(`${line}\n`);
      rows += 1;
    }
  }
  if (head === null) throw new BackupError('The file is empty.');
  if (end === null) throw new BackupError(`The backup is cut off after line ${number}.`);
  if (end.rows !== rows || end.sha256 !== hash.digest('hex')) {
    throw new BackupError('The backup has been changed: its check sum does not agree.');
  }
  return { head, end };
}

/**
 * Replaces everything in a migrated database by a backup, in one transaction. `open` reads the file's lines from the
 * start each time; it is called twice, to check and to write. Returns the backup's last line, with the number of rows.
 * Throws `BackupError`.
 */
export async function restoreBackup(
  db: Database,
  open: () => AsyncIterable<string>,
): Promise<BackupEnd> {
  const { head, end } = await checkBackup(open());
  const migrations = await readMigrations(db);
  const missing = head.migrations.filter((name) => !migrations.includes(name));
  const newer = migrations.filter((name) => !head.migrations.includes(name));
  if (missing.length > 0 || newer.length > 0) {
    throw new BackupError(
      `The backup was written by another version (${[...missing.map((n) => `it has ${n}`), ...newer.map((n) => `it lacks ${n}`)].join(', ')}). Restore it with that version, then upgrade.`,
    );
  }
  await inTransaction(db, async (transaction) => {
    for (const name of [
      ...BACKUP_TABLES.map((table) => table.name).toReversed(),
      ...EPHEMERAL_TABLES,
    ]) {
      await sql`delete from ${sql.table(name)}`.execute(transaction);
    }
    await insertRows(transaction, open());
    if (db.engine === 'postgres') await continueNumbers(transaction);
    await bumpProductsVersion(transaction);
  });
  return end;
}

async function insertRows(transaction: Transaction, lines: AsyncIterable<string>): Promise<void> {
  let table: keyof Tables | null = null;
  let batch: Row['row'][] = [];
  const flush = async () => {
    if (table === null || batch.length === 0) return;
    await transaction
      .insertInto(table)
      .values(batch as never)
      .execute();
    batch = [];
  };
  let number = 0;
  for await (const line of lines) {
    number += 1;
    const value = parse(line, number) as Partial<Row>;
    if (value.table === undefined || value.row === undefined) continue;
    const width = Object.keys(value.row).length;
    if (value.table !== table || (batch.length + 1) * width > MAX_VALUES) await flush();
    table = value.table;
    batch.push(value.row);
  }
  await flush();
}

/** Rows were inserted with their ids, so PostgreSQL's sequences must be advanced past them. */
async function continueNumbers(transaction: Transaction): Promise<void> {
  for (const { name, numbered } of BACKUP_TABLES) {
    if (numbered === undefined) continue;
    await sql`
      select setval(pg_get_serial_sequence(${name}, 'id'), coalesce(max(id), 0) + 1, false)
      from ${sql.table(name)}
    `.execute(transaction);
  }
}
