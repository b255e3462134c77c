import type { Kysely } from 'kysely';
import { isoTime } from '../connection/iso-time.ts';
import { deleteLink, type StoredLink, writeLink } from './links.ts';
import { countRows } from '../connection/count-rows.ts';
import { inTransaction, type Database } from '../connection/open-database.ts';
import { bumpProductsVersion } from '../settings/catalogue-version.ts';
import type { Tables } from '../tables/tables.ts';

export type LinkAction = 'process' | 'convert';

/** One link before and after a batch. */
export interface LinkChange {
  readonly before: StoredLink | null;
  readonly after: StoredLink;
}

/** A batch of link changes. Times are ISO 8601 UTC. */
export interface LinkBatch {
  readonly batch: string;
  readonly action: LinkAction;
  readonly at: string;
  readonly changes: number;
}

/**
 * Writes a batch of links and their previous states in one transaction, and raises the catalogue version. An empty
 * batch writes nothing.
 */
export async function writeLinkBatch(
  db: Database,
  batch: { readonly id: string; readonly action: LinkAction; readonly now: number },
  changes: readonly LinkChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const at = isoTime(batch.now);
  await inTransaction(db, async (transaction) => {
    for (const { before, after } of changes) {
      await writeLink(transaction, { ...after, batch: batch.id });
      await transaction
        .insertInto('link_history')
        .values({
          batch: batch.id,
          action: batch.action,
          at,
          product_id: after.productId,
          retailer: after.retailer,
          before: before === null ? null : JSON.stringify(before),
          after: JSON.stringify(after),
          undone_at: null,
        })
        .execute();
    }
    await bumpProductsVersion(transaction);
  });
}

/** The newest batch that has not been undone. Null if there is none. */
export async function readLastLinkBatch(kysely: Kysely<Tables>): Promise<LinkBatch | null> {
  const last = await kysely
    .selectFrom('link_history')
    .select(['batch', 'action', 'at'])
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return null;
  const changes = await countRows(
    kysely.selectFrom('link_history').where('batch', '=', last.batch),
  );
  return { ...last, action: last.action as LinkAction, changes };
}

/**
 * Restores every link of the newest batch, in one transaction. Null if there is nothing to undo. The history is kept
 * and marked as undone.
 */
export async function undoLastLinkBatch(db: Database, now: number): Promise<LinkBatch | null> {
  return inTransaction(db, async (transaction) => {
    const last = await readLastLinkBatch(transaction);
    if (last === null) return null;
    const rows = await transaction
      .selectFrom('link_history')
      .select(['product_id', 'retailer', 'before'])
      .where('batch', '=', last.batch)
      .orderBy('id', 'desc')
      .execute();
    for (const row of rows) {
      if (row.before === null) await deleteLink(transaction, row.product_id, row.retailer);
      else await writeLink(transaction, JSON.parse(row.before) as StoredLink);
    }
    await transaction
      .updateTable('link_history')
      .set({ undone_at: isoTime(now) })
      .where('batch', '=', last.batch)
      .execute();
    await bumpProductsVersion(transaction);
    return last;
  });
}
