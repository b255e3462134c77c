import { bumpProductsVersion } from '#database/settings/catalogue-version.ts';
import { openDatabase } from '#database/connection/open-database.ts';

/** Highest id that is kept, in the order of the bundled files: about a hundred families of about ninety brands. */
const LAST_ID = 700;

/**
 * Leaves only the first products of the catalogue in a DATA_DIR, with their records. After each change by an operator,
 * a site rebuilds its whole index, which takes two seconds of CPU time with all products and a quarter of a second with
 * these.
 */
export async function keepFewProducts(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  const { kysely } = database;
  await kysely
    .deleteFrom('products')
    .where((eb) => eb.or([eb('id', '>', LAST_ID), eb('duplicate_of', '>', LAST_ID)]))
    .execute();
  await kysely
    .deleteFrom('source_records')
    .where('product_key', 'not in', kysely.selectFrom('products').select('product_key'))
    .execute();
  await bumpProductsVersion(kysely);
  await database.close();
}
