import type { Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

/** The highest id in a table whose ids the site assigns itself. 0 if the table is empty. */
export async function highestId(
  kysely: Kysely<Tables>,
  table: 'brands' | 'products',
): Promise<number> {
  const row = await kysely
    .selectFrom(table)
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return Number(row?.id ?? 0);
}
