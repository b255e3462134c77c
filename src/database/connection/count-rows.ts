import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '../tables/tables.ts';

/** Counts the rows of a query. */
export async function countRows<From extends keyof Tables>(
  query: SelectQueryBuilder<Tables, From, object>,
): Promise<number> {
  const row = await query
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
