import { type Kysely, sql } from 'kysely';
import { addTo } from '#domain/multimap.ts';
import { PRODUCT_FORMATS } from '#domain/enumerations.ts';
import type { LabResult } from '#domain/product/product.ts';
import { compareTexts } from '#domain/wording.ts';
import { bumpProductsVersion } from '../settings/catalogue-version.ts';
import { inTransaction, type Database } from '../connection/open-database.ts';
import type { LabResultsTable, Tables } from '../tables/tables.ts';

/** A published result to be stored. Only the operator sets `hidden`. */
export type IncomingLabResult = Omit<LabResultsTable, 'hidden'>;

/** The family key of a product: its base key without the format ("optimum nutrition|gold standard whey"). */
export function familyKey(baseKey: string): string {
  return baseKey.slice(0, baseKey.lastIndexOf('|'));
}

/**
 * Writes published results. Keeps what an operator has hidden, and an operator's matches if the reviewed table has
 * none. Returns true if anything changed.
 */
export async function writeLabResults(
  db: Database,
  incoming: readonly IncomingLabResult[],
): Promise<boolean> {
  return inTransaction(db, async (kysely) => {
    const known = new Map(
      (await kysely.selectFrom('lab_results').selectAll().execute()).map((row) => [row.id, row]),
    );
    const changed = incoming.filter((row) => {
      const before = known.get(row.id);
      const isSame = (key: keyof IncomingLabResult) =>
        before?.[key] === row[key] || (key === 'family_key' && row.family_key === null);
      return !before || !(Object.keys(row) as (keyof IncomingLabResult)[]).every(isSame);
    });
    if (changed.length === 0) return false;
    await kysely
      .insertInto('lab_results')
      .values(changed.map((row) => ({ ...row, hidden: 0 })))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          tester: eb.ref('excluded.tester'),
          name: eb.ref('excluded.name'),
          result: eb.ref('excluded.result'),
          tested_on: eb.ref('excluded.tested_on'),
          link: eb.ref('excluded.link'),
          family_key: eb.fn.coalesce('excluded.family_key', 'lab_results.family_key'),
        })),
      )
      .execute();
    await bumpProductsVersion(kysely);
    return true;
  });
}

/** The visible results by family, newest first: all, or those of some families. */
export async function readLabResults(
  db: Database,
  families?: readonly string[],
): Promise<ReadonlyMap<string, readonly LabResult[]>> {
  if (families?.length === 0) return new Map();
  const query = shownResults(db.kysely);
  const rows = await (families
    ? query.where('family_key', 'in', [...new Set(families)])
    : query
  ).execute();
  const results = new Map<string, LabResult[]>();
  for (const { family_key, tested_on, ...row } of rows) {
    addTo(results, family_key ?? '', { ...row, testedOn: tested_on });
  }
  for (const list of results.values())
    list.sort(
      (a, b) => compareTexts(b.testedOn ?? '', a.testedOn ?? '') || compareTexts(a.link, b.link),
    );
  return results;
}

function shownResults(kysely: Kysely<Tables>) {
  return kysely
    .selectFrom('lab_results')
    .select(['family_key', 'tester', 'name', 'result', 'tested_on', 'link'])
    .where('hidden', '=', 0)
    .where('family_key', 'is not', null);
}

/** Results without a matching product in the catalogue, for the operator, in order of name. */
export async function readUnmatchedLabResults(db: Database): Promise<readonly LabResultsTable[]> {
  const rows = await db.kysely.selectFrom('lab_results').selectAll().orderBy('id').execute();
  const keys = PRODUCT_FORMATS.map((format) => sql<string>`family_key || ${`|${format}`}`);
  const matched = await db.kysely
    .selectFrom('lab_results')
    .select('id')
    .where('family_key', 'is not', null)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('products').select('products.id').where('base_key', 'in', keys).limit(1),
      ),
    )
    .execute();
  const ids = new Set(matched.map(({ id }) => id));
  return rows
    .filter(({ id }) => !ids.has(id))
    .sort((a, b) => compareTexts(a.name, b.name) || compareTexts(a.id, b.id));
}

/** Hides a result or shows it again. Returns false if there is none. */
export async function hideLabResult(db: Database, id: string, hidden: boolean): Promise<boolean> {
  return inTransaction(db, async (kysely) => {
    const result = await kysely
      .updateTable('lab_results')
      .set({ hidden: hidden ? 1 : 0 })
      .where('id', '=', id)
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) return false;
    await bumpProductsVersion(kysely);
    return true;
  });
}

/** Assigns a result to the family of a product. Returns false if there is no such result or product. */
export async function matchLabResult(
  db: Database,
  id: string,
  productId: number,
): Promise<boolean> {
  return inTransaction(db, async (kysely) => {
    const product = await kysely
      .selectFrom('products')
      .select('base_key')
      .where('id', '=', productId)
      .executeTakeFirst();
    if (!product) return false;
    const { numUpdatedRows } = await kysely
      .updateTable('lab_results')
      .set({ family_key: familyKey(product.base_key) })
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await bumpProductsVersion(kysely);
    return numUpdatedRows > 0n;
  });
}
