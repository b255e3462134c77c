import type { Database } from '#database/connection/open-database.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import type { ProductDeriver } from '#domain/product/derive/derive-batch.ts';
import type { SentenceWords } from '#domain/sentence/sentence-words.ts';
import type { BlogStore } from './blog/blog-store.ts';
import type { CollectionText } from './snapshot/collection.ts';
import type { IngredientNames } from './ingredients/ingredient-names.ts';
import type { FollowedCatalogue } from './snapshot/follow-catalogue.ts';
import type { LabelReader } from './label-reader.ts';
import type { WriteWatch } from './write-watch.ts';
import type { FruitlessSearches } from './search/fruitless-searches.ts';

/** The parts of a site that an edit needs: it writes, and refreshes this process's catalogue. */
export type EditableSite = Pick<Site, 'database' | 'now'> & {
  readonly catalogue: Pick<FollowedCatalogue, 'refresh'>;
};

/** The dependencies of the use cases, composed once by the server or a test. */
export interface Site {
  readonly database: Database;
  /** The database that the catalogue is read from: the same one, or a replica that may lag behind. */
  readonly reads: Database;
  readonly vocabulary: Vocabulary;
  /** The meaning of the words in a typed sentence that are not ingredients. */
  readonly sentenceWords: SentenceWords;
  readonly catalogue: FollowedCatalogue;
  readonly blog: BlogStore;
  readonly collections: readonly CollectionText[];
  /** Keyed by canonical name. Read on first use. */
  readonly ingredientNames: () => Promise<ReadonlyMap<string, IngredientNames>>;
  readonly fruitlessSearches: FruitlessSearches;
  readonly readLabel: LabelReader;
  readonly deriveProducts: ProductDeriver;
  /** Watches whether the database accepts writes. */
  readonly writes: WriteWatch;
  /** Identifies the running code. Null if unknown. */
  readonly buildId: string | null;
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
}
