import { readCatalogueVersions } from '#database/settings/catalogue-version.ts';
import type { Database } from '#database/connection/open-database.ts';
import { deriveAgain } from '#database/records/pending-products.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import type { CollectionText } from './collection.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import {
  type CatalogueSnapshot,
  loadCatalogue,
  type LoadedCatalogue,
  renewPages,
} from './load-catalogue.ts';
import { storeCatalogue } from './stored-catalogue.ts';

/** The current catalogue, kept up to date. Call `current()` once per request and use that snapshot throughout. */
export interface FollowedCatalogue {
  current(): CatalogueSnapshot;
  /** The current vocabulary. */
  vocabulary(): Vocabulary;
  /** Polls the database now and loads a newer version. Resolves to true if there was one. */
  refresh(): Promise<boolean>;
  /** Whether the last poll of the database succeeded. */
  databaseAnswers(): boolean;
  /** Stops polling. Stores the index for the next start if it is not stored yet. */
  stop(): Promise<void>;
}

export interface FollowOptions {
  /** The database that the catalogue is read from, or its replica. */
  readonly reads: Database;
  /** The database in which products with damaged documents are marked as pending. */
  readonly database: Database;
  readonly vocabulary: Vocabulary;
  readonly collections: readonly CollectionText[];
  /** Reads the vocabulary from the database before each load (default: `vocabulary`). */
  readonly readVocabulary?: (() => Promise<Vocabulary>) | undefined;
  /** Called with the error of each failed poll. The last snapshot is kept. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds between polls (default: 2,000). */
  readonly intervalMs?: number | undefined;
  readonly documentsInMemory?: number | undefined;
  /** Identifies the running code (see `LoadOptions`). If null or undefined, the index is not stored. */
  readonly buildId?: string | null | undefined;
}

/** How long to wait without another change before an index is stored. */
const STORE_AFTER_MS = 5_000;

function damagedDocuments(keys: readonly string[]): Error {
  const named = keys.slice(0, 20).join(', ');
  const what = `The stored documents of ${keys.length} products are damaged`;
  return new Error(`${what}; they are left out and derived again: ${named}`);
}

/** Loads the catalogue. Marks products with damaged documents as pending for a job (`server/start/jobs.ts`). */
async function loadAndRepair(options: FollowOptions): Promise<LoadedCatalogue> {
  const loaded = await loadCatalogue({ ...options, buildId: options.buildId ?? null });
  if (loaded.damaged.length > 0) {
    options.onError(damagedDocuments(loaded.damaged));
    await deriveAgain(options.database, loaded.damaged);
  }
  return loaded;
}

function storeWhenQuiet({ database, buildId = null, onError }: FollowOptions) {
  let timer: NodeJS.Timeout | undefined;
  let waiting: (() => Promise<void>) | null = null;
  let storing = Promise.resolve();
  function now(): Promise<void> {
    clearTimeout(timer);
    const store = waiting;
    waiting = null;
    if (store !== null) storing = storing.then(store).catch(onError);
    return storing;
  }
  return {
    later({ snapshot: { productsVersion }, unstored }: LoadedCatalogue): void {
      clearTimeout(timer);
      waiting = null;
      if (unstored === null || buildId === null) return;
      waiting = () => storeCatalogue(database, productsVersion, buildId, unstored);
      timer = setTimeout(() => void now(), STORE_AFTER_MS).unref();
    },
    now,
  };
}

/**
 * Loads the catalogue and keeps it up to date by polling its version. If products have changed, a new index is built
 * while the old one is in use, then swapped in. If only pages have changed, the index is kept. While the database is
 * unavailable, the last snapshot is kept.
 */
export async function followCatalogue(options: FollowOptions): Promise<FollowedCatalogue> {
  const { reads, onError, intervalMs = 2_000 } = options;
  let { vocabulary } = options;
  let stopped = false;
  const store = storeWhenQuiet(options);

  async function load(): Promise<LoadedCatalogue> {
    vocabulary = (await options.readVocabulary?.()) ?? vocabulary;
    const fresh = await loadAndRepair({ ...options, vocabulary });
    if (!stopped) store.later(fresh);
    return fresh;
  }

  let loaded = await load();
  let answers = true;

  async function look(): Promise<boolean> {
    const { version, productsVersion } = await readCatalogueVersions(reads);
    const { snapshot } = loaded;
    if (version === snapshot.version) return false;
    const same = productsVersion === snapshot.productsVersion;
    loaded = same ? await renewPages(loaded, reads, version) : await load();
    return true;
  }

  const refresh = oneAtATime(async () => {
    try {
      const changed = await look();
      answers = true;
      return changed;
    } catch (error) {
      answers = false;
      throw error;
    }
  });

  function schedule(): NodeJS.Timeout {
    return setTimeout(() => {
      refresh()
        .catch((error: unknown) => {
          if (!stopped) onError(error);
        })
        .finally(() => {
          if (!stopped) timer = schedule();
        });
    }, intervalMs).unref();
  }
  let timer = schedule();

  return {
    current: () => loaded.snapshot,
    vocabulary: () => vocabulary,
    refresh,
    databaseAnswers: () => answers,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await store.now();
    },
  };
}
