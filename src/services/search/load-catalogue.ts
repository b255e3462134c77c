import { setImmediate } from 'node:timers/promises';
import type { BrandListing, IngredientListing, Stats } from '#contract/api.ts';
import type { ExpansionStats } from '#contract/expand-flavors.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { indexCatalogue } from '#catalogue/index-catalogue.ts';
import { readCatalogueVersions } from '#database/catalogue-version.ts';
import type { Database } from '#database/open-database.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import { prepareWishes } from '#domain/ingredients/wishes/prepare-wishes.ts';
import { type KnownReport, statedPercent } from '#domain/product/known-counts.ts';
import { UnreadWords } from '../operator/unread-words.ts';
import { PackedTexts } from '../product/packed-texts.ts';
import type { PeerGroups } from '../product/peer-groups.ts';
import { ProductPoints } from '../product/product-points.ts';
import { databaseStore, memoryStore, type ProductStore } from '../product/product-store.ts';
import { type ClaimConflict, gatherCatalogue, type GatheredCatalogue } from './gather-catalogue.ts';
import type { CollectionText } from '../collections/collection.ts';
import { findFitting, type FittingProducts } from '../collections/find-fitting.ts';
import { listIngredients } from './list-ingredients.ts';
import { readStoredCatalogue, type StoredCatalogue } from './stored-catalogue.ts';
import { withLogos } from './with-logos.ts';

/** Everything the site answers catalogue questions with: one version, never changed once made. */
export interface CatalogueSnapshot {
  readonly version: number;
  /** The version at which a product last changed. */
  readonly productsVersion: number;
  readonly catalogue: Catalogue;
  readonly products: ProductStore;
  readonly points: ProductPoints;
  readonly peerGroups: PeerGroups;
  /** Product of each barcode (GTIN-13); what is shown under another is that other. */
  readonly gtins: ReadonlyMap<string, number>;
  /** By name; brands without products are left out. */
  readonly brands: readonly BrandListing[];
  /** By name. */
  readonly ingredients: readonly IngredientListing[];
  readonly stats: Stats;
  /** What fits each collection, by slug. */
  readonly collections: ReadonlyMap<string, FittingProducts>;
  /** What is known of how many products. */
  readonly known: KnownReport;
  /** Products, base products and flavours. */
  readonly expansion: ExpansionStats;
  /** Claims that ingredients or figures deny. */
  readonly claimConflicts: readonly ClaimConflict[];
  /** Words of labels that nobody could read, by how many products hold them. */
  readonly unreadWords: UnreadWords;
}

/** Up to this many products, all documents are held in memory, compressed, some 1.6 KB each. */
export const DOCUMENTS_IN_MEMORY = 20_000;

export interface LoadOptions {
  /** Where the catalogue is read: the database, or a replica of it. */
  readonly reads: Database;
  readonly vocabulary: Vocabulary;
  readonly collections: readonly CollectionText[];
  readonly documentsInMemory?: number | undefined;
  /** Names the code that works out what is stored: only what the same code stored is read. Null: nothing stored is looked for. */
  readonly buildId: string | null;
}

export interface LoadedCatalogue {
  readonly snapshot: CatalogueSnapshot;
  /** What the snapshot was made of. */
  readonly gathered: GatheredCatalogue;
  /** What was worked out anew and may be stored; null where it was read as stored, or products were left out. */
  readonly unstored: StoredCatalogue | null;
  /** Keys of products whose documents are damaged: they are left out. */
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
 * The catalogue as it stands: as it was stored for this version, or else worked out of all products in steps, so that requests are
 * answered in between. The version is read first: what changes while reading makes the next poll see a higher one. Fails as
 * the database fails.
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
  // Wishes of collections are understood by all names: built at once they hold the thread for a third of a second each.
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

/** The same products as loaded, with the logos of now. For a change that raised the version of pages only. Fails as the database fails. */
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
