import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { GroupMember, Recipe } from '#domain/flavours/group-member.ts';
import { groupVariants, type GroupPlace } from '#domain/flavours/group-variants.ts';
import type { FitnessGoal, ProteinType } from '#domain/product/enumerations.ts';
import { bumpProductsVersion } from './catalogue-version.ts';
import { type GroupRow, readGroupRows, readMergedRows } from './group-rows.ts';
import { inChunks } from './in-chunks.ts';
import { groupByBrand, lineOfKey, withLinesOfBrand } from './lines-of-brand.ts';
import { runInSlices } from './time-slices.ts';
import type { Tables } from './tables.ts';
import { joinTwins, NO_TWINS, twinsOf, type Twins } from './twins.ts';

/** `duplicate_of` of a product that an operator hid: nothing is shown in its place. */
export const HIDDEN = 0;

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
  await regroupFamilies(
    kysely,
    pending.map((row) => row.base_key),
  );
  return true;
}

/**
 * Works out variants and duplicates of these groups, and of all lines of their brands, as operators decided: a hidden product is
 * shown nowhere, a merged one counts as a duplicate of the product it was merged into. In the transaction given.
 */
export async function regroupFamilies(
  kysely: Kysely<Tables>,
  changed: readonly string[],
): Promise<void> {
  if (changed.length === 0) return;
  const keys = await withLinesOfBrand(kysely, changed);
  await setImmediate();
  const rows = await readGroupRows(kysely, keys);
  const merged = await readMergedRows(kysely, keys);
  const moves = new Map<
    string,
    { readonly place: Omit<GroupPlace, 'id'>; readonly ids: number[] }
  >();
  const put = (row: GroupRow, { id, ...place }: GroupPlace) => {
    if (isAtPlace(row, place)) return;
    const move = moves.get(JSON.stringify(place)) ?? { place, ids: [] };
    move.ids.push(id);
    moves.set(JSON.stringify(place), move);
  };
  const shownAs = new Map<number, number | null>();
  for (const members of groupByBrand(rows.filter((row) => !merged.has(row.id)))) {
    for (const row of members.filter((each) => each.hidden === 1)) {
      shownAs.set(row.id, HIDDEN);
      put(row, alone(row, HIDDEN));
    }
    const shown = members.filter((each) => each.hidden !== 1);
    const places = await runInSlices(groupVariants(shown.map(toMember)));
    for (const [index, place] of places.entries()) {
      const row = shown[index];
      if (row) put(row, place);
      shownAs.set(place.id, place.duplicateOf);
    }
  }
  for (const { row, target } of merged.values()) {
    const shown = shownAs.has(target.id) ? shownAs.get(target.id) : target.duplicate_of;
    put(row, alone(row, row.hidden === 1 ? HIDDEN : (shown ?? target.id)));
  }
  await setImmediate();
  for (const { place, ids } of moves.values()) await writePlace(kysely, place, ids);
  const twins = await writeTwins(kysely, keys, new Set(merged.keys()));
  for (const chunk of inChunks(keys))
    await kysely.deleteFrom('pending_groups').where('base_key', 'in', chunk).execute();
  if (moves.size > 0 || twins) await bumpProductsVersion(kysely);
}

async function writePlace(
  kysely: Kysely<Tables>,
  place: Omit<GroupPlace, 'id'>,
  ids: readonly number[],
): Promise<void> {
  for (const chunk of inChunks(ids)) {
    await kysely
      .updateTable('products')
      .set({
        base_product_id: place.baseProductId,
        flavor_options: place.flavorOptions,
        duplicate_of: place.duplicateOf,
        family_goal: place.goal,
        family_protein_type: place.proteinType,
        family_name: place.name,
      })
      .where('id', 'in', chunk)
      .execute();
  }
}

function alone(row: GroupRow, duplicateOf: number): GroupPlace {
  const goal = row.fitness_goal as FitnessGoal | null;
  const proteinType = row.protein_type as ProteinType | null;
  return {
    id: row.id,
    baseProductId: null,
    flavorOptions: 1,
    duplicateOf,
    goal,
    proteinType,
    name: null,
  };
}

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
async function writeTwins(
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

function toMember(row: GroupRow): GroupMember {
  return {
    id: row.id,
    line: lineOfKey(row.base_key),
    decided: row.family !== null,
    proteinType: (row.family_type ?? row.protein_type) as ProteinType | null,
    ...(JSON.parse(row.ingredients_key) as Recipe),
    flavorKey: row.duplicate_key ?? '',
    statedFacts: row.stated_facts,
    goal: row.fitness_goal as FitnessGoal | null,
  };
}

function isAtPlace(row: GroupRow, place: Omit<GroupPlace, 'id'>): boolean {
  return (
    row.base_product_id === place.baseProductId &&
    row.flavor_options === place.flavorOptions &&
    row.duplicate_of === place.duplicateOf &&
    row.family_goal === place.goal &&
    row.family_protein_type === place.proteinType &&
    row.family_name === place.name
  );
}
