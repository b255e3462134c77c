import type { BlogPost, CollectionListing } from '#contract/api.ts';
import { MIN_COLLECTION_PRODUCTS } from '#contract/collections.ts';

/** Shorter words say little about a text's topic. */
const MIN_LETTERS = 4;
/** Words in nearly every title. */
const COMMON: ReadonlySet<string> = new Set(['protein', 'powder', 'without', 'with', 'labels']);

/** Returns the topical words of a text, without a plural "s". */
function wordsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return new Set(
    words
      .filter((word) => word.length >= MIN_LETTERS && !COMMON.has(word))
      .map((word) => word.replace(/s$/, '')),
  );
}

/**
 * Returns the collections whose titles share the most words with an article's title, tags and excerpt. Ties keep their
 * order.
 */
export function relatedCollections(
  post: Pick<BlogPost, 'title' | 'tags' | 'excerpt'>,
  collections: readonly CollectionListing[],
  limit: number,
): readonly CollectionListing[] {
  const topics = wordsOf([post.title, ...post.tags, post.excerpt].join(' '));
  const shared = ({ title }: CollectionListing) =>
    [...wordsOf(title)].filter((word) => topics.has(word)).length;
  return collections
    .filter((each) => each.count >= MIN_COLLECTION_PRODUCTS && shared(each) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, limit);
}
