import { setImmediate } from 'node:timers/promises';
import type { BrandListing, IngredientListing, Stats } from '#contract/api.ts';
import type { ExpansionStats } from '#contract/expand-flavors.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { indexCatalogue } from '#catalogue/index-catalogue.ts';
import { readCatalogueVersions } from '#database/settings/catalogue-version.ts';
import type { Database } from '#database/connection/open-database.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import { prepareWishes } from '#domain/ingredients/wishes/near-names.ts';
import { type KnownReport, statedPercent } from '#domain/product/known-counts.ts';
import { UnreadWords } from './unread-words.ts';
import { PackedTexts } from './packed-texts.ts';
import type { PeerGroups } from './peer-groups.ts';
import { ProductPoints } from './product-points.ts';
import { databaseStore, memoryStore, type ProductStore } from './product-store.ts';
import { type ClaimConflict, gatherCatalogue, type GatheredCatalogue } from './gather-catalogue.ts';
import type { CollectionText } from './collection.ts';
import { findFitting, type FittingProducts } from './find-fitting.ts';
import { listIngredients } from './list-ingredients.ts';
import { readStoredCatalogue, type StoredCatalogue } from './stored-catalogue.ts';
import { withLogos } from './with-logos.ts';

/** An immutable snapshot of one catalogue version. */
export interface CatalogueSnapshot {
  readonly version: number;
  /** The catalogue version at which a product last changed. */
  readonly productsVersion: number;
  readonly catalogue: Catalogue;
  readonly products: ProductStore;
  readonly points: ProductPoints;
  readonly peerGroups: PeerGroups;
  /** The product id of each barcode (GTIN-13). For a merged product, the id of the one that is shown. */
  readonly gtins: ReadonlyMap<string, number>;
  /** Sorted by name. Brands without products are left out. */
  readonly brands: readonly BrandListing[];
  /** Sorted by name. */
  readonly ingredients: readonly IngredientListing[];
  readonly stats: Stats;
  /** The products that fit each collection, by slug. */
  readonly collections: ReadonlyMap<string, FittingProducts>;
  /** For each fact, the number of products that state it. */
  readonly known: KnownReport;
  /** The numbers of products, base products and flavors. */
  readonly expansion: ExpansionStats;
  /** Claims that ingredients or figures contradict. */
  readonly claimConflicts: readonly ClaimConflict[];
  /** Label words that were not understood, by number of products. */
  readonly unreadWords: UnreadWords;
}

/** Up to this number of products, all documents are kept in memory, compressed to about 1.6 KB each. */
export const DOCUMENTS_IN_MEMORY = 20_000;

export interface LoadOptions {
  /** The database that the catalogue is read from, or its replica. */
  readonly reads: Database;
  readonly vocabulary: Vocabulary;
  readonly collections: readonly CollectionText[];
  readonly documentsInMemory?: number | undefined;
  /** Identifies the running code: only an index stored by the same code is read. If null, nothing is read or stored. */
  readonly buildId: string | null;
}

export interface LoadedCatalogue {
  readonly snapshot: CatalogueSnapshot;
  /** The data that the snapshot was made from. */
  readonly gathered: GatheredCatalogue;
  /** What was computed and may be stored. Null if it was read from the store, or if products were left out. */
  readonly unstored: StoredCatalogue | null;
  /** Keys of products that are left out because their documents are damaged. */
  readonly damaged: readonly string[];
}

function isUsedIngredient({ kind, productsCount }: IngredientListing): boolean {
  return kind === 'ingredient' && productsCount > 0;
}

function productStoreOf(
  database: Database,
  { documents, aliases }: Pick<GatheredCatalogue, 'documents' | 'aliases'>,
): ProductStore {
  if (documents === null) return databaseStore(database, aliases);
  return memoryStore(new PackedTexts(documents), aliases);
}

/**
 * Loads the current catalogue from the store, or computes it from all products in steps, so that requests are answered
 * in between. The version is read first, so that the next poll sees changes made during the load. Rejects if the
 * database fails.
 */
export async function loadCatalogue({
  reads,
  vocabulary,
  collections: texts,
  documentsInMemory = DOCUMENTS_IN_MEMORY,
  buildId,
}: LoadOptions): Promise<LoadedCatalogue> {
  const { version, productsVersion } = await readCatalogueVersions(reads);
  const stored =
    buildId === null ? null : await readStoredCatalogue(reads, productsVersion, buildId);
  const damaged: string[] = [];
  const worked =
    stored ??
    (await gatherCatalogue(reads, documentsInMemory, vocabulary, (key) => damaged.push(key)));
  const gathered = await withLogos(reads, worked);
  const catalogue = indexCatalogue(gathered.columns);
  // Collections need the tables of all names. Built at once, each table would block the thread for a third of a second.
  if (stored === null) await prepareWishes(vocabulary, setImmediate);
  const collections = stored?.collections ?? (await findFitting(texts, vocabulary, catalogue));
  const ingredients = await listIngredients(vocabulary, catalogue);
  const { known, brands, expansion } = gathered;
  const snapshot: CatalogueSnapshot = {
    version,
    productsVersion,
    catalogue,
    known,
    expansion,
    gtins: gathered.gtins,
    points: new ProductPoints(gathered.points),
    peerGroups: gathered.peerGroups,
    products: productStoreOf(reads, gathered),
    brands,
    ingredients,
    collections,
    claimConflicts: gathered.claimConflicts,
    unreadWords: new UnreadWords(vocabulary, gathered.unreadWords),
    stats: {
      brandsCount: brands.length,
      productsCount: catalogue.size,
      ingredientsCount: ingredients.filter(isUsedIngredient).length,
      verifiedDataPercent: statedPercent(known.all),
    },
  };
  const isNew = stored === null && damaged.length === 0;
  const unstored = isNew ? { ...gathered, collections } : null;
  return { snapshot, gathered, unstored, damaged };
}

/**
 * Returns the same products with the current logos, after a change that raised only the version of pages. Rejects if
 * the database fails.
 */
export async function renewPages(
  { snapshot, gathered: before, damaged }: LoadedCatalogue,
  reads: Database,
  version: number,
): Promise<LoadedCatalogue> {
  const gathered = await withLogos(reads, before);
  const { brands } = gathered;
  const renewed = { ...snapshot, version, brands, products: productStoreOf(reads, gathered) };
  return { snapshot: renewed, gathered, unstored: null, damaged };
}
