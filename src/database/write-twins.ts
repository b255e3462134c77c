import type { Kysely } from 'kysely';
import { HIDDEN } from './group-rows.ts';
import { inChunks } from './in-chunks.ts';
import type { Tables } from './tables.ts';
import { joinTwins, NO_TWINS, twinsOf, type Twins } from './twins.ts';

/** Products of these groups in order of their ids; with their documents where they are duplicates of others. */
async function readTwinRows(kysely: Kysely<Tables>, keys: readonly string[]) {
  const rows = [];
  for (const chunk of inChunks(keys)) {
    rows.push(
      ...(await kysely
        .selectFrom('products')
        .select(['id', 'twin_sources', 'duplicate_of'])
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
 * Stores with each shown product what the records of its duplicates say (`Twins`); records of products that were merged into it
 * (`merged`) count as its own already. True if anything changed.
 */
export async function writeTwins(
  kysely: Kysely<Tables>,
  keys: readonly string[],
  merged: ReadonlySet<number>,
): Promise<boolean> {
  const rows = await readTwinRows(kysely, keys);
  const twins = new Map<number, Twins>();
  for (const { id, duplicate_of, document } of rows) {
    if (document === null || merged.has(id)) continue;
    const shown = duplicate_of ?? HIDDEN;
    twins.set(shown, joinTwins(twins.get(shown) ?? NO_TWINS, twinsOf(document)));
  }
  let changed = false;
  for (const { id, twin_sources } of rows) {
    const list = twins.get(id);
    const now = list ? JSON.stringify(list) : null;
    if (now === twin_sources) continue;
    changed = true;
    await kysely.updateTable('products').set({ twin_sources: now }).where('id', '=', id).execute();
  }
  return changed;
}
