import type { WordDecision } from '#domain/ingredients/vocabulary/word-decision.ts';
import { bumpProductsVersion } from '../settings/catalogue-version.ts';
import { inChunks } from '../connection/in-chunks.ts';
import { type Database, inTransaction } from '../connection/open-database.ts';
import { markProductsPending } from './pending-products.ts';

/** All decisions, in order of word. */
export async function readWordDecisions({ kysely }: Database): Promise<readonly WordDecision[]> {
  const rows = await kysely.selectFrom('word_decisions').selectAll().orderBy('word').execute();
  return rows.map((row) => ({ ...row, decision: row.decision as WordDecision['decision'] }));
}

/**
 * Stores a decision about a word, or deletes it (`decision` null), and marks the products that name the word as
 * pending, in one transaction. Raises the catalogue version, so that every process reloads the vocabulary. Returns
 * false if there is no decision to delete.
 */
export function writeWordDecision(
  db: Database,
  word: string,
  decision: Omit<WordDecision, 'word'> | null,
  productIds: readonly number[],
): Promise<boolean> {
  return inTransaction(db, async (kysely) => {
    if (decision === null) {
      const { numDeletedRows } = await kysely
        .deleteFrom('word_decisions')
        .where('word', '=', word)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return false;
    } else {
      await kysely
        .insertInto('word_decisions')
        .values({ word, ...decision })
        .onConflict((conflict) => conflict.column('word').doUpdateSet(decision))
        .execute();
    }
    await markPendingById({ kysely }, productIds);
    await bumpProductsVersion(kysely);
    return true;
  });
}

/** Marks products as pending by their ids. */
export async function markPendingById(
  { kysely }: Pick<Database, 'kysely'>,
  productIds: readonly number[],
): Promise<void> {
  for (const ids of inChunks(productIds)) {
    const rows = await kysely
      .selectFrom('products')
      .select('product_key')
      .where('id', 'in', ids)
      .execute();
    await markProductsPending(
      kysely,
      rows.map((row) => row.product_key),
    );
  }
}
