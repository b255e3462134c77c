import { setImmediate } from 'node:timers/promises';
import type { Database } from '#database/connection/open-database.ts';
import { readSentenceWords } from '#importer/tables/read-vocabulary.ts';
import { IncrementalBuild } from '#domain/incremental-build.ts';
import { once } from '#domain/once.ts';
import type { ProductDeriver } from '#domain/product/derive/derive-batch.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import { countIn, fillCounts } from '#services/blog/fill-counts.ts';
import { createBlogStore } from '#services/blog/blog-store.ts';
import { followCatalogue, type FollowedCatalogue } from '#services/snapshot/follow-catalogue.ts';
import { FruitlessSearches } from '#services/search/fruitless-searches.ts';
import {
  createOperatorSessions,
  type OperatorSessions,
} from '#services/operator/sign-in/operator-sessions.ts';
import type { LabelReader } from '#services/label-reader.ts';
import type { Site } from '#services/site.ts';
import { readIngredientNames } from './read-ingredient-names.ts';
import { readCollections } from './read-collections.ts';
import { watchWrites } from '#services/write-watch.ts';
import { readSiteSecret } from '#services/access/site-secret.ts';
import { createThrottle, type Throttle } from '#services/access/throttle.ts';

/** The site and its services on a migrated database. */
export interface ComposedSite {
  readonly site: Site;
  readonly throttle: Throttle;
  readonly sessions: OperatorSessions;
  readonly catalogue: FollowedCatalogue;
}

export interface ComposeOptions {
  readonly database: Database;
  /** The database that the catalogue is read from (default: `database`). */
  readonly reads?: Database | undefined;
  readonly vocabulary: Vocabulary;
  readonly readLabel: LabelReader;
  readonly deriveProducts: ProductDeriver;
  /** Reads the vocabulary with the operator's decisions from the database (default: returns `vocabulary`). */
  readonly readVocabulary?: (() => Promise<Vocabulary>) | undefined;
  readonly onError: (error: unknown) => void;
  readonly now?: (() => number) | undefined;
  /** Milliseconds between polls of the catalogue version. */
  readonly pollMs?: number | undefined;
  readonly documentsInMemory?: number | undefined;
  /** Identifies the running code; the index is stored under it. If null, the index is not stored. */
  readonly buildId?: string | null | undefined;
}

/** Loads the catalogue and composes the site. The caller stops `catalogue` and closes the database. */
export async function composeSite(options: ComposeOptions): Promise<ComposedSite> {
  const { database, reads = database, vocabulary, onError, now = Date.now } = options;
  const collections = readCollections();
  const [catalogue, secret, writes] = await Promise.all([
    followCatalogue({
      reads,
      database,
      vocabulary,
      collections,
      readVocabulary: options.readVocabulary,
      onError,
      intervalMs: options.pollMs,
      documentsInMemory: options.documentsInMemory,
      buildId: options.buildId,
    }),
    readSiteSecret(database),
    watchWrites(database),
  ]);
  const throttle = createThrottle(database, { secret, now });
  const sessions = createOperatorSessions({ database, throttle, now });
  const count = countIn(catalogue);
  const sentenceWords = once(readSentenceWords);
  const ingredientNames = new IncrementalBuild(readIngredientNames());
  const site: Site = {
    database,
    reads,
    get vocabulary() {
      return catalogue.vocabulary();
    },
    // Read on first use, because the first page does not need them.
    get sentenceWords() {
      return sentenceWords();
    },
    catalogue,
    blog: createBlogStore(database, {
      now,
      version: () => catalogue.current().version,
      fill: (content) => fillCounts(content, count),
    }),
    collections,
    async ingredientNames() {
      await ingredientNames.prepare(setImmediate);
      return ingredientNames.value;
    },
    readLabel: options.readLabel,
    deriveProducts: options.deriveProducts,
    fruitlessSearches: new FruitlessSearches(),
    writes,
    buildId: options.buildId ?? null,
    now,
  };
  return { site, throttle, sessions, catalogue };
}
