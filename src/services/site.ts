import type { Database } from '#database/open-database.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import type { BlogShelf } from './blog/blog-shelf.ts';
import type { FollowedCatalogue } from './search/follow-catalogue.ts';
import type { FruitlessSearches } from './search/fruitless-searches.ts';

/** What the use cases work with. Put together once, by the composition root or a test. */
export interface Site {
  readonly database: Database;
  readonly vocabulary: Vocabulary;
  readonly catalogue: FollowedCatalogue;
  readonly blog: BlogShelf;
  readonly fruitlessSearches: FruitlessSearches;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
