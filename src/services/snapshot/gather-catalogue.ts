import { setImmediate } from 'node:timers/promises';
import type { BrandListing } from '#contract/api.ts';
import type { ExpansionStats } from '#contract/expand-flavors.ts';
import { buildColumnsInSteps } from '#catalogue/build-catalogue.ts';
import type { Columns } from '#catalogue/columns/columns.ts';
import { readBrands } from '#database/products/brands.ts';
import { runInSlices } from '#database/connection/time-slices.ts';
import type { Database } from '#database/connection/open-database.ts';
import { readMergedBarcodes, readProductAliases } from '#database/families/product-lookups.ts';
import { countProducts, streamProducts } from '#database/products/products.ts';
import { familyOf } from '#domain/matching/families.ts';
import { KnownCounter, type KnownReport } from '#domain/product/known-counts.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import type { Brand, Product } from '#domain/product/product.ts';
import { UnreadWords } from './unread-words.ts';
import { VariantCounter } from './variant-counter.ts';
import { PackedTexts } from './packed-texts.ts';
import { groupPeers, type PeerGroups } from './peer-groups.ts';
import { type PointColumns, PointColumnsBuilder } from './point-columns.ts';
import { ProductPoints } from './product-points.ts';

/** A claim on a label that its ingredients or figures contradict. */
export interface ClaimConflict {
  readonly id: number;
  readonly name: string;
  readonly conflict: string;
}

/** Computed from all products of a version. Plain data that is stored for the next start (`stored-catalogue.ts`). */
export interface GatheredCatalogue {
  readonly columns: Columns;
  readonly points: PointColumns;
  readonly peerGroups: PeerGroups;
  /** The compressed documents. Null if there are too many to keep in memory. */
  readonly documents: Map<number, Uint8Array> | null;
  readonly gtins: ReadonlyMap<string, number>;
  readonly aliases: ReadonlyMap<number, number>;
  readonly brands: readonly BrandListing[];
  readonly known: KnownReport;
  readonly expansion: ExpansionStats;
  readonly claimConflicts: readonly ClaimConflict[];
  readonly unreadWords: Map<string, number[]>;
}

/** Products per query. Each is kept only until it has been indexed. */
const PAGE = 50;

class BrandFamilies {
  readonly #seen = new Set<number>();
  readonly #counts = new Map<number, number>();

  add(product: Product): void {
    const family = familyOf(product);
    if (this.#seen.has(family)) return;
    this.#seen.add(family);
    this.#counts.set(product.brandId, this.of(product.brandId) + 1);
  }

  of(brandId: number): number {
    return this.#counts.get(brandId) ?? 0;
  }
}

function claimConflictsOf({ id, name, flagEvidence }: Product): readonly ClaimConflict[] {
  return Object.values(flagEvidence).flatMap(({ conflict }) =>
    conflict === null ? [] : [{ id, name, conflict }],
  );
}

function listBrands(
  brands: readonly Brand[],
  { brandIds, brandTotals }: Columns,
  families: BrandFamilies,
): readonly BrandListing[] {
  const counts = new Map(brandIds.map((id, row) => [id, brandTotals[row] ?? 0]));
  return brands.flatMap((brand) => {
    const productsCount = counts.get(brand.id) ?? 0;
    const familiesCount = families.of(brand.id);
    return productsCount === 0 ? [] : [{ ...brand, productsCount, familiesCount }];
  });
}

/** Adds the barcodes of merged products: a pack may carry either record's barcode. */
async function addMergedBarcodes(database: Database, gtins: Map<string, number>): Promise<void> {
  for (const { gtin, shownAs } of await readMergedBarcodes(database))
    if (!gtins.has(gtin)) gtins.set(gtin, shownAs);
}

/**
 * Reads the whole catalogue and computes everything that needs all products, in steps, so that requests are answered in
 * between. Rejects if the database fails. Products with damaged documents are left out and their keys passed to
 * `onDamaged`.
 */
export async function gatherCatalogue(
  database: Database,
  documentsInMemory: number,
  vocabulary: Pick<Vocabulary, 'keyOf'>,
  onDamaged: (productKey: string) => void,
): Promise<GatheredCatalogue> {
  // Read before the products: a logo uploaded meanwhile is then only in their documents, and `withLogos` finds it.
  const brands = await readBrands(database);
  const inMemory = (await countProducts(database)) <= documentsInMemory;
  const counter = new KnownCounter();
  const builder = new PointColumnsBuilder();
  const texts = new PackedTexts();
  const gtins = new Map<string, number>();
  const families = new BrandFamilies();
  const variants = new VariantCounter();
  const claimConflicts: ClaimConflict[] = [];
  const unreadWords = new UnreadWords(vocabulary);
  async function* read(): AsyncGenerator<Product> {
    for await (const product of streamProducts(database, PAGE, onDamaged)) {
      counter.add(product);
      builder.add(product);
      families.add(product);
      variants.add(product);
      unreadWords.add(product);
      claimConflicts.push(...claimConflictsOf(product));
      if (product.gtin !== null) gtins.set(product.gtin, product.id);
      if (inMemory) texts.set(product.id, JSON.stringify(product));
      yield product;
      // SQLite blocks the thread.
      if (builder.size % PAGE === 0) await setImmediate();
    }
  }
  const columns = await buildColumnsInSteps(read(), setImmediate);
  const points = builder.finish();
  const peerGroups = await runInSlices(groupPeers(new ProductPoints(points)));
  await addMergedBarcodes(database, gtins);
  return {
    columns,
    points,
    peerGroups,
    documents: inMemory ? texts.packed : null,
    gtins,
    aliases: await readProductAliases(database),
    brands: listBrands(brands, columns, families),
    known: counter.report(),
    expansion: variants.finish(),
    claimConflicts,
    unreadWords: unreadWords.products,
  };
}
