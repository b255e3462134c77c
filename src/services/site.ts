import type { Database } from '#database/open-database.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import type { ProductDeriver } from '#domain/product/derive-batch.ts';
import type { SentenceWords } from '#domain/sentence/sentence-words.ts';
import type { BlogStore } from './blog/blog-store.ts';
import type { CollectionText } from './collections/collection.ts';
import type { IngredientNames } from './ingredients/ingredient-names.ts';
import type { FollowedCatalogue } from './search/follow-catalogue.ts';
import type { LabelReader } from './label-reader.ts';
import type { WriteWatch } from './write-watch.ts';
import type { FruitlessSearches } from './search/fruitless-searches.ts';

/** What the use cases work with. Put together once, by the composition root or a test. */
export interface Site {
  readonly database: Database;
  /** Where the catalogue is read: the same, or a replica of it that may be some moments behind. */
  readonly reads: Database;
  readonly vocabulary: Vocabulary;
  /** What words of a typed sentence mean that name no ingredient. */
  readonly sentenceWords: SentenceWords;
  readonly catalogue: FollowedCatalogue;
  readonly blog: BlogStore;
  readonly collections: readonly CollectionText[];
  /** By canonical name; read when first asked for. */
  readonly ingredientNames: () => Promise<ReadonlyMap<string, IngredientNames>>;
  readonly fruitlessSearches: FruitlessSearches;
  readonly readLabel: LabelReader;
  readonly deriveProducts: ProductDeriver;
  /** Whether the database takes writes. */
  readonly writes: WriteWatch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
