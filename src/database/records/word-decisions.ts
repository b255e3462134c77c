import type { WordDecision } from '#domain/ingredients/vocabulary/word-decision.ts';
import { bumpProductsVersion } from '../settings/catalogue-version.ts';
import { inChunks } from '../connection/in-chunks.ts';
import { type Database, inTransaction } from '../connection/open-database.ts';
import { markProductsPending } from './pending-products.ts';

/** Every decision, in order of word. */
export async function readWordDecisions({ kysely }: Database): Promise<readonly WordDecision[]> {
  const rows = await kysely.selectFrom('word_decisions').selectAll().orderBy('word').execute();
  return rows.map((row) => ({ ...row, decision: row.decision as WordDecision['decision'] }));
}

/**
 * Stores a decision, or deletes that of a word (`decision` null), and marks the products that name it as pending; one
 * transaction. The catalogue's version is raised, so that every process reads the words anew. False where there is nothing to
 * forget.
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
