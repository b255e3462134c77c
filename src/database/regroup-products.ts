import type { Kysely, Selectable } from 'kysely';
import {
  groupVariants,
  type GroupMember,
  type GroupPlace,
  type Recipe,
} from '#domain/flavours/group-variants.ts';
import type { ProteinType } from '#domain/product/enumerations.ts';
import { bumpCatalogueVersion } from './catalogue-version.ts';
import type { ProductsTable, Tables } from './tables.ts';
import { joinTwins, NO_TWINS, twinsOf, type Twins } from './twins.ts';

/**
 * Works out variants and duplicates of the next `limit` groups that changed; false when none is left. In the
 * transaction given.
 */
export async function regroupProducts(kysely: Kysely<Tables>, limit: number): Promise<boolean> {
  const pending = await kysely
    .selectFrom('pending_groups')
    .select('base_key')
    .orderBy('base_key')
    .limit(limit)
    .execute();
  if (pending.length === 0) return false;
  const keys = pending.map((row) => row.base_key);
  const rows = await kysely
    .selectFrom('products')
    .select([
      'id',
      'base_key',
      'protein_type',
      'duplicate_key',
      'ingredients_key',
      'stated_facts',
      'base_product_id',
      'flavor_options',
      'duplicate_of',
    ])
    .where('base_key', 'in', keys)
    .orderBy('id')
    .execute();
  const moves = new Map<
    string,
    { readonly place: Omit<GroupPlace, 'id'>; readonly ids: number[] }
  >();
  for (const key of keys) {
    const members = rows.filter((row) => row.base_key === key);
    const places = groupVariants(members.map(toMember));
    for (const [index, { id, ...place }] of places.entries()) {
      const row = members[index];
      if (row && isAtPlace(row, place)) continue;
      const move = moves.get(JSON.stringify(place)) ?? { place, ids: [] };
      move.ids.push(id);
      moves.set(JSON.stringify(place), move);
    }
  }
  for (const { place, ids } of moves.values()) {
    await kysely
      .updateTable('products')
      .set({
        base_product_id: place.baseProductId,
        flavor_options: place.flavorOptions,
        duplicate_of: place.duplicateOf,
      })
      .where('id', 'in', ids)
      .execute();
  }
  const twins = await writeTwins(kysely, keys);
  await kysely.deleteFrom('pending_groups').where('base_key', 'in', keys).execute();
  if (moves.size > 0 || twins) await bumpCatalogueVersion(kysely);
  return true;
}

/** Keeps with each product shown what the records it stands for tell. True if anything changed. */
async function writeTwins(kysely: Kysely<Tables>, keys: readonly string[]): Promise<boolean> {
  const hidden = await kysely
    .selectFrom('products')
    .select(['duplicate_of', 'document'])
    .where('base_key', 'in', keys)
    .where('duplicate_of', 'is not', null)
    .orderBy('id')
    .execute();
  const twins = new Map<number, Twins>();
  for (const { duplicate_of, document } of hidden) {
    const shown = duplicate_of ?? 0;
    twins.set(shown, joinTwins(twins.get(shown) ?? NO_TWINS, twinsOf(document)));
  }
  const rows = await kysely
    .selectFrom('products')
    .select(['id', 'twin_sources'])
    .where('base_key', 'in', keys)
    .execute();
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

type GroupRow = Pick<
  Selectable<ProductsTable>,
  | 'id'
  | 'protein_type'
  | 'duplicate_key'
  | 'ingredients_key'
  | 'stated_facts'
  | 'base_product_id'
  | 'flavor_options'
  | 'duplicate_of'
>;

function toMember(row: GroupRow): GroupMember {
  return {
    id: row.id,
    proteinType: row.protein_type as ProteinType | null,
    ...(JSON.parse(row.ingredients_key) as Recipe),
    flavorKey: row.duplicate_key ?? '',
    statedFacts: row.stated_facts,
  };
}

function isAtPlace(row: GroupRow, place: Omit<GroupPlace, 'id'>): boolean {
  return (
    row.base_product_id === place.baseProductId &&
    row.flavor_options === place.flavorOptions &&
    row.duplicate_of === place.duplicateOf
  );
}
