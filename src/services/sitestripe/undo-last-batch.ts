import { type LinkBatch, undoLastLinkBatch } from '#database/link-history.ts';
import type { Database } from '#database/open-database.ts';

/** Puts the links of the newest batch back as they were; null where there is nothing to undo. */
export function undoLastBatch(db: Database, now: number): Promise<LinkBatch | null> {
  return undoLastLinkBatch(db, now);
}
