import { setImmediate } from 'node:timers/promises';
import { readBrands } from '#database/products/brands.ts';
import type { Database } from '#database/connection/open-database.ts';
import { readProducts } from '#database/products/products.ts';
import type { Columns } from '#catalogue/columns/columns.ts';
import { PackedTexts } from './packed-texts.ts';
import type { GatheredCatalogue } from './gather-catalogue.ts';

/** Products read per query. */
const PAGE = 50;

function productsOf({ brandIds, brandRows, ids }: Columns, brands: ReadonlySet<number>): number[] {
  return Array.from(ids).filter((_, product) =>
    brands.has(brandIds[brandRows[product] as number] ?? 0),
  );
}

/** Returns the documents with those of some products reread, in steps, so that requests are answered in between. */
async function readAgain(
  database: Database,
  documents: ReadonlyMap<number, Uint8Array>,
  ids: readonly number[],
): Promise<Map<number, Uint8Array>> {
  const texts = new PackedTexts(new Map(documents));
  for (let start = 0; start < ids.length; start += PAGE) {
    for (const product of await readProducts(database, ids.slice(start, start + PAGE)))
      texts.set(product.id, JSON.stringify(product));
    await setImmediate();
  }
  return texts.packed;
}

/**
 * Returns the catalogue with the current logos of its brands. Rereads products only if documents are kept in memory,
 * and only those of brands whose logo has changed. Rejects if the database fails.
 */
export async function withLogos(
  database: Database,
  gathered: GatheredCatalogue,
): Promise<GatheredCatalogue> {
  const logos = new Map((await readBrands(database)).map(({ id, logo }) => [id, logo]));
  const logoOf = (id: number) => logos.get(id) ?? null;
  const others = gathered.brands.filter(({ id, logo }) => logo !== logoOf(id));
  if (others.length === 0) return gathered;
  const { columns, documents } = gathered;
  const ids = productsOf(columns, new Set(others.map(({ id }) => id)));
  return {
    ...gathered,
    brands: gathered.brands.map((brand) => ({ ...brand, logo: logoOf(brand.id) })),
    documents: documents === null ? null : await readAgain(database, documents, ids),
  };
}
