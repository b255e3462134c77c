import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { compareTexts } from '#domain/wording.ts';
import { BACKUP_TABLES } from './backup-tables.ts';
import { readMigrations } from '../migrations/migrate.ts';
import type { Database } from '../connection/open-database.ts';

/** The first line of a backup. `migrations` identifies its schema. */
export interface BackupHead {
  readonly format: 'proteinwise-backup';
  readonly version: 1;
  readonly migrations: readonly string[];
}

/** The last line of a backup. Without it the backup is truncated. `sha256` covers all lines between head and end. */
export interface BackupEnd {
  readonly end: true;
  readonly rows: number;
  readonly sha256: string;
}

const PAGE = 500;

/**
 * Yields the whole database as JSON lines (head, one line per row, end). The same data gives the same bytes on SQLite
 * and PostgreSQL. Reads in one transaction, so that the backup is a consistent snapshot while the site is running.
 */
export async function* writeBackup(db: Database): AsyncGenerator<string> {
  const transaction = await db.kysely
    .startTransaction()
    .setIsolationLevel(db.engine === 'postgres' ? 'repeatable read' : 'serializable')
    .execute();
  try {
    const migrations = await readMigrations({ kysely: transaction });
    yield `${JSON.stringify({ format: 'proteinwise-backup', version: 1, migrations } satisfies BackupHead)}\n`;
    const hash = createHash('sha256');
    let rows = 0;
    for (const { name, order } of BACKUP_TABLES) {
      const key = sql.join(order.map((column) => sql.ref(column)));
      for (let last: Record<string, unknown> | undefined; ; ) {
        const after = last && sql.join(order.map((column) => last?.[column]));
        const page = await sql<Record<string, unknown>>`
          select * from ${sql.table(name)} where ${after ? sql`(${key}) > (${after})` : sql`true`}
          order by ${key} limit ${PAGE}
        `.execute(transaction);
        for (const row of page.rows) {
          const line = `${JSON.stringify({ table: name, row: sortKeys(row) })}\n`;
          hash.update(line);
          rows += 1;
          yield line;
        }
        if (page.rows.length < PAGE) break;
        last = page.rows.at(-1);
      }
    }
    yield `${JSON.stringify({ end: true, rows, sha256: hash.digest('hex') } satisfies BackupEnd)}\n`;
  } finally {
    await transaction.rollback().execute();
  }
}

function sortKeys(row: object): object {
  return Object.fromEntries(Object.entries(row).toSorted(([a], [b]) => compareTexts(a, b)));
}
