import type { Kysely } from 'kysely';
import type { Database } from '../connection/open-database.ts';
import type { Tables } from '../tables/tables.ts';

/** Version numbers that only rise. 0 if the catalogue is empty. */
export interface CatalogueVersions {
  /** Rises with every change that a page shows. */
  readonly version: number;
  /** The version at which a product, family or link last changed. Logos and articles change pages only. */
  readonly productsVersion: number;
}

/** Reads the catalogue version and the products version. */
export async function readCatalogueVersions({
  kysely,
}: Pick<Database, 'kysely'>): Promise<CatalogueVersions> {
  return kysely
    .selectFrom('catalogue_version')
    .select(['version', 'products_version as productsVersion'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
}

/** Invalidates the products in all processes. Call it in the transaction that changes products, families or links. */
export async function bumpProductsVersion(kysely: Kysely<Tables>): Promise<void> {
  await kysely
    .updateTable('catalogue_version')
    .set((eb) => ({ version: eb('version', '+', 1), products_version: eb('version', '+', 1) }))
    .where('id', '=', 1)
    .execute();
}

/** Invalidates only the pages in all processes. Call it in the transaction that changes a logo or an article. */
export async function bumpPagesVersion(kysely: Kysely<Tables>): Promise<void> {
  await kysely
    .updateTable('catalogue_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', 1)
    .execute();
}
