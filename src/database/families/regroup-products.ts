import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { groupVariants, type GroupPlace } from '#domain/flavors/group-variants.ts';
import type { FitnessGoal, ProteinType } from '#domain/enumerations.ts';
import { bumpProductsVersion } from '../settings/catalogue-version.ts';
import {
  groupMemberOf,
  type GroupRow,
  HIDDEN,
  type MergedRow,
  readGroupRows,
  readMergedRows,
} from './group-rows.ts';
import { inChunks } from '../connection/in-chunks.ts';
import { groupByBrand, withLinesOfBrand } from './lines-of-brand.ts';
import { runInSlices } from '../connection/time-slices.ts';
import type { Tables } from '../tables/tables.ts';
import { writeDuplicates } from './write-duplicates.ts';

/** Computes variants and duplicates of the next `limit` changed groups in a transaction. False if none is left. */
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
 * Computes variants and duplicates of these groups, and of all lines of their brands, according to the operator's
 * decisions: a hidden product is not shown, a merged one counts as a duplicate of its target. Runs in the given
 * transaction.
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
  const placed = await placeProducts(rows, merged);
  const moved = placed.filter(({ row, place }) => !isAtPlace(row, place));
  await setImmediate();
  await writePlaces(
    kysely,
    moved.map(({ place }) => place),
  );
  const duplicatesChanged = await writeDuplicates(kysely, keys, new Set(merged.keys()));
  for (const chunk of inChunks(keys))
    await kysely.deleteFrom('pending_groups').where('base_key', 'in', chunk).execute();
  if (moved.length > 0 || duplicatesChanged) await bumpProductsVersion(kysely);
}

interface PlacedProduct {
  readonly row: GroupRow;
  readonly place: GroupPlace;
}

async function placeProducts(
  rows: readonly GroupRow[],
  merged: ReadonlyMap<number, MergedRow>,
): Promise<readonly PlacedProduct[]> {
  const placed: PlacedProduct[] = [];
  for (const members of groupByBrand(rows.filter((row) => !merged.has(row.id)))) {
    const hidden = members.filter((row) => row.hidden === 1);
    for (const row of hidden) placed.push({ row, place: placeAlone(row, HIDDEN) });
    const shown = members.filter((row) => row.hidden !== 1);
    const places = await runInSlices(groupVariants(shown.map(groupMemberOf)));
    for (const [index, place] of places.entries()) {
      const row = shown[index];
      if (row) placed.push({ row, place });
    }
  }
  const shownAs = new Map(placed.map(({ place }) => [place.id, place.duplicateOf]));
  for (const { row, target } of merged.values()) {
    const shown = shownAs.has(target.id) ? shownAs.get(target.id) : target.duplicate_of;
    const place = placeAlone(row, row.hidden === 1 ? HIDDEN : (shown ?? target.id));
    placed.push({ row, place });
  }
  return placed;
}

function placeAlone(row: GroupRow, duplicateOf: number): GroupPlace {
  return {
    id: row.id,
    baseProductId: null,
    flavorOptions: 1,
    duplicateOf,
    goal: row.fitness_goal as FitnessGoal | null,
    proteinType: row.protein_type as ProteinType | null,
    name: null,
  };
}

function columnsOf(place: GroupPlace) {
  return {
    base_product_id: place.baseProductId,
    flavor_options: place.flavorOptions,
    duplicate_of: place.duplicateOf,
    family_goal: place.goal,
    family_protein_type: place.proteinType,
    family_name: place.name,
  };
}

function isAtPlace(row: GroupRow, place: GroupPlace): boolean {
  const columns = columnsOf(place);
  return (Object.keys(columns) as (keyof typeof columns)[]).every(
    (column) => row[column] === columns[column],
  );
}

/** Writes the places. Those of one family take one statement. */
async function writePlaces(kysely: Kysely<Tables>, places: readonly GroupPlace[]): Promise<void> {
  for (const [json, alike] of Map.groupBy(places, (place) => JSON.stringify(columnsOf(place)))) {
    const columns = JSON.parse(json) as ReturnType<typeof columnsOf>;
    for (const chunk of inChunks(alike.map(({ id }) => id)))
      await kysely.updateTable('products').set(columns).where('id', 'in', chunk).execute();
  }
}
