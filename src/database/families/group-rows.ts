import type { Kysely, Selectable } from 'kysely';
import type { GroupMember, Recipe } from '#domain/flavors/group-member.ts';
import type { FitnessGoal, ProteinType } from '#domain/enumerations.ts';
import { inChunks } from '../connection/in-chunks.ts';
import { lineOfKey } from './lines-of-brand.ts';
import type { ProductDecisionsTable } from '../tables/operator-tables.ts';
import type { ProductsTable, Tables } from '../tables/tables.ts';

/** `duplicate_of` of a product that an operator hid: nothing is shown in its place. */
export const HIDDEN = 0;

/** The columns that decide a product's place in a family. */
export type GroupRow = Pick<
  Selectable<ProductsTable>,
  | 'id'
  | 'product_key'
  | 'base_key'
  | 'protein_type'
  | 'duplicate_key'
  | 'ingredients_key'
  | 'stated_facts'
  | 'base_product_id'
  | 'flavor_options'
  | 'duplicate_of'
  | 'fitness_goal'
  | 'family_goal'
  | 'family_protein_type'
  | 'family_name'
> &
  Nullable<Pick<Selectable<ProductDecisionsTable>, 'hidden' | 'family' | 'family_type'>>;
/** Null for products without a decision. */
type Nullable<T> = { [Key in keyof T]: T[Key] | null };

/** A product that an operator merged into another. */
export interface MergedRow {
  readonly row: GroupRow;
  readonly target: GroupRow;
}

const GROUP_COLUMNS = [
  'products.id',
  'products.product_key',
  'products.base_key',
  'products.protein_type',
  'products.duplicate_key',
  'products.ingredients_key',
  'products.stated_facts',
  'products.base_product_id',
  'products.flavor_options',
  'products.duplicate_of',
  'products.fitness_goal',
  'products.family_goal',
  'products.family_protein_type',
  'products.family_name',
] as const;

function selectGroupRows(kysely: Kysely<Tables>) {
  return kysely
    .selectFrom('products')
    .leftJoin('product_decisions as decided', 'decided.product_key', 'products.product_key')
    .select(GROUP_COLUMNS)
    .select(['decided.hidden', 'decided.family', 'decided.family_type']);
}

/** The products of these groups, in order of id. */
export async function readGroupRows(
  kysely: Kysely<Tables>,
  keys: readonly string[],
): Promise<readonly GroupRow[]> {
  const rows: GroupRow[] = [];
  for (const chunk of inChunks(keys))
    rows.push(...(await selectGroupRows(kysely).where('products.base_key', 'in', chunk).execute()));
  return rows.sort((a, b) => a.id - b.id);
}

/**
 * Products of these groups that were merged into another, and products merged into one of these, by id. Those whose
 * target no longer exists are left out.
 */
export async function readMergedRows(
  kysely: Kysely<Tables>,
  keys: readonly string[],
): Promise<ReadonlyMap<number, MergedRow>> {
  const merged = new Map<number, MergedRow>();
  for (const chunk of inChunks(keys)) {
    for (const [id, row] of await mergedRowsOf(kysely, chunk)) merged.set(id, row);
  }
  return merged;
}

async function mergedRowsOf(
  kysely: Kysely<Tables>,
  keys: readonly string[],
): Promise<ReadonlyMap<number, MergedRow>> {
  const found = await kysely
    .selectFrom('product_decisions as decided')
    .innerJoin('products', 'products.product_key', 'decided.product_key')
    .innerJoin('products as target', 'target.product_key', 'decided.merged_into')
    .select(['products.id', 'target.id as targetId'])
    .where((eb) => eb.or([eb('products.base_key', 'in', keys), eb('target.base_key', 'in', keys)]))
    .execute();
  if (found.length === 0) return new Map();
  const rows = await selectGroupRows(kysely)
    .where(
      'products.id',
      'in',
      found.flatMap(({ id, targetId }) => [id, targetId]),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    found.flatMap(({ id, targetId }) => {
      const [row, target] = [byId.get(id), byId.get(targetId)];
      return row && target ? [[id, { row, target }] as const] : [];
    }),
  );
}

/** The part of a product that grouping uses. */
export function groupMemberOf(row: GroupRow): GroupMember {
  return {
    id: row.id,
    line: lineOfKey(row.base_key),
    decidedByOperator: row.family !== null,
    proteinType: (row.family_type ?? row.protein_type) as ProteinType | null,
    ...(JSON.parse(row.ingredients_key) as Recipe),
    flavorKey: row.duplicate_key ?? '',
    statedFacts: row.stated_facts,
    goal: row.fitness_goal as FitnessGoal | null,
  };
}
