import type { Kysely } from 'kysely';
import { HIDDEN } from './group-rows.ts';
import { inChunks } from '../connection/in-chunks.ts';
import type { Tables } from '../tables/tables.ts';
import { joinDuplicates, NO_DUPLICATES, ofDuplicate, type OfDuplicates } from './duplicates.ts';

/** Products of these groups in order of id. Those that are duplicates have their documents. */
async function readDuplicateRows(kysely: Kysely<Tables>, keys: readonly string[]) {
  const rows = [];
  for (const chunk of inChunks(keys)) {
    rows.push(
      ...(await kysely
        .selectFrom('products')
        .select(['id', 'duplicate_facts', 'duplicate_of'])
        .select((eb) =>
          eb.case().when('duplicate_of', '>', HIDDEN).then(eb.ref('document')).end().as('document'),
        )
        .where('base_key', 'in', chunk)
        .execute()),
    );
  }
  return rows.sort((a, b) => a.id - b.id);
}

/**
 * Stores with each shown product what the records of its duplicates say (`OfDuplicates`). Products merged into it
 * (`merged`) are left out, because their records already count as its own. Returns true if anything changed.
 */
export async function writeDuplicates(
  kysely: Kysely<Tables>,
  keys: readonly string[],
  merged: ReadonlySet<number>,
): Promise<boolean> {
  const rows = await readDuplicateRows(kysely, keys);
  const duplicates = new Map<number, OfDuplicates>();
  for (const { id, duplicate_of, document } of rows) {
    if (document === null || merged.has(id)) continue;
    const shown = duplicate_of ?? HIDDEN;
    duplicates.set(
      shown,
      joinDuplicates(duplicates.get(shown) ?? NO_DUPLICATES, ofDuplicate(document)),
    );
  }
  let changed = false;
  for (const { id, duplicate_facts } of rows) {
    const list = duplicates.get(id);
    const now = list ? JSON.stringify(list) : null;
    if (now === duplicate_facts) continue;
    changed = true;
    await kysely
      .updateTable('products')
      .set({ duplicate_facts: now })
      .where('id', '=', id)
      .execute();
  }
  return changed;
}
