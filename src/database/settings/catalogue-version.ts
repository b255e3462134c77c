import type { Kysely } from 'kysely';
import type { Database } from '../connection/open-database.ts';
import type { Tables } from '../tables/tables.ts';

/** Numbers that only grow: 0 when empty. */
export interface CatalogueVersions {
  /** Higher after every change that a page shows. */
  readonly version: number;
  /** The version at which a product, a family or a link last changed; logos and articles change pages only. */
  readonly productsVersion: number;
}

/** How often the catalogue, and the products in it, have changed. */
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

/** Says that pages must be drawn again though no product changed. Call it in the transaction that changes a logo or an article. */
export async function bumpPagesVersion(kysely: Kysely<Tables>): Promise<void> {
  await kysely
    .updateTable('catalogue_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', 1)
    .execute();
}
