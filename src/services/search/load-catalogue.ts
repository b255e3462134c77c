import { setImmediate } from 'node:timers/promises';
import type { BrandListing, IngredientListing, Stats } from '#contract/api.ts';
import { buildCatalogueInSteps } from '#catalogue/build-catalogue.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { readBrands } from '#database/brands.ts';
import { readCatalogueVersion } from '#database/catalogue-version.ts';
import type { Database } from '#database/open-database.ts';
import { readMergedBarcodes, readProductAliases } from '#database/product-lookups.ts';
import { countProducts, streamProducts } from '#database/products.ts';
import { deriveAgain } from '#database/pending-products.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import { familyOf } from '#domain/matching/families.ts';
import { KnownCounter, type KnownReport, statedPercent } from '#domain/product/known-counts.ts';
import type { Product } from '#domain/product/product.ts';
import { UnreadWords } from '../operator/unread-words.ts';
import { listIngredients } from './list-ingredients.ts';
import { PackedTexts } from '../product/packed-texts.ts';
import { groupPeers, type PeerGroups } from '../product/peer-groups.ts';
import { ProductPoints } from '../product/product-points.ts';
import { shelveInDatabase, shelveInMemory, type ProductShelf } from '../product/product-shelf.ts';

/** Everything the site answers catalogue questions with: one version, never changed once made. */
export interface CatalogueSnapshot {
  readonly version: number;
  readonly catalogue: Catalogue;
  readonly products: ProductShelf;
  readonly points: ProductPoints;
  readonly peerGroups: PeerGroups;
  /** Product of each barcode (GTIN-13); what is shown under another is that other. */
  readonly gtins: ReadonlyMap<string, number>;
  /** By name; brands without products are left out. */
  readonly brands: readonly BrandListing[];
  /** By name. */
  readonly ingredients: readonly IngredientListing[];
  readonly stats: Stats;
  /** What is known of how many products. */
  readonly known: KnownReport;
  /** Claims that ingredients or figures deny. */
  readonly claimConflicts: readonly ClaimConflict[];
  /** Words of labels that nobody could read, by how many products hold them. */
  readonly unreadWords: UnreadWords;
}

/** A claim on a label that its ingredients or figures deny. */
export interface ClaimConflict {
  readonly id: number;
  readonly name: string;
  readonly conflict: string;
}

/** Up to this many products, all documents are held in memory, some 6 KB each. */
export const DOCUMENTS_IN_MEMORY = 20_000;

/** Products read at once: what is read survives until it has been indexed, and is garbage then. */
const PAGE = 50;

/** How many families each brand has. */
class FamilyCounter {
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

async function groupInSteps(points: ProductPoints): Promise<PeerGroups> {
  const grouping = groupPeers(points);
  let step = grouping.next();
  for (; step.done !== true; step = grouping.next()) await setImmediate();
  return step.value;
}

/** Brands that have products, with how many. */
async function listBrands(
  database: Database,
  catalogue: Catalogue,
  families: FamilyCounter,
): Promise<readonly BrandListing[]> {
  const counts = catalogue.brandCounts();
  return (await readBrands(database)).flatMap((brand) => {
    const productsCount = counts.get(brand.id) ?? 0;
    const familiesCount = families.of(brand.id);
    return productsCount === 0 ? [] : [{ ...brand, productsCount, familiesCount }];
  });
}

/** A pack of a product that two records describe may bear the barcode of either. */
async function addMergedBarcodes(database: Database, gtins: Map<string, number>): Promise<void> {
  for (const { gtin, shownAs } of await readMergedBarcodes(database))
    if (!gtins.has(gtin)) gtins.set(gtin, shownAs);
}

/** Damaged ones are derived anew from their records, which the running site looks for (`server/start/jobs.ts`). */
async function putAside(
  database: Database,
  damaged: readonly string[],
  onDamaged: (productKeys: readonly string[]) => void,
): Promise<void> {
  onDamaged(damaged);
  await deriveAgain(database, damaged);
}

function isUsedIngredient({ kind, productsCount }: IngredientListing): boolean {
  return kind === 'ingredient' && productsCount > 0;
}

/**
 * Reads the catalogue from the database and builds its index. The version is read first: what changes while reading
 * makes the next poll see a higher one. Built in steps, so that requests are answered in between. Fails as the database fails.
 */
export async function loadCatalogue(
  database: Database,
  vocabulary: Vocabulary,
  documentsInMemory = DOCUMENTS_IN_MEMORY,
  onDamaged: (productKeys: readonly string[]) => void = () => undefined,
): Promise<CatalogueSnapshot> {
  const version = await readCatalogueVersion(database);
  const inMemory = (await countProducts(database)) <= documentsInMemory;
  const counter = new KnownCounter();
  const points = new ProductPoints();
  const texts = new PackedTexts();
  const gtins = new Map<string, number>();
  const families = new FamilyCounter();
  const claimConflicts: ClaimConflict[] = [];
  const unreadWords = new UnreadWords();
  const damaged: string[] = [];
  async function* read(): AsyncGenerator<Product> {
    for await (const product of streamProducts(database, PAGE, (key) => damaged.push(key))) {
      counter.add(product);
      points.add(product);
      families.add(product);
      unreadWords.add(product);
      claimConflicts.push(...claimConflictsOf(product));
      if (product.gtin !== null) gtins.set(product.gtin, product.id);
      if (inMemory) texts.set(product.id, JSON.stringify(product));
      yield product;
      // SQLite answers without yielding the thread.
      if (points.size % PAGE === 0) await setImmediate();
    }
  }
  const catalogue = await buildCatalogueInSteps(read(), version, setImmediate);
  if (damaged.length > 0) await putAside(database, damaged, onDamaged);
  const peerGroups = await groupInSteps(points);
  const aliases = await readProductAliases(database);
  await addMergedBarcodes(database, gtins);
  const brands = await listBrands(database, catalogue, families);
  const ingredients = await listIngredients(vocabulary, catalogue);
  const known = counter.report();
  return {
    version,
    catalogue,
    known,
    gtins,
    points,
    peerGroups,
    products: inMemory ? shelveInMemory(texts, aliases) : shelveInDatabase(database, aliases),
    brands,
    ingredients,
    claimConflicts,
    unreadWords,
    stats: {
      brandsCount: brands.length,
      productsCount: catalogue.size,
      ingredientsCount: ingredients.filter(isUsedIngredient).length,
      verifiedDataPercent: statedPercent(known.all),
    },
  };
}
