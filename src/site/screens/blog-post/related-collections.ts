import type { BlogPost, CollectionListing } from '#contract/api.ts';
import { COLLECTION_LEAST } from '#contract/collections.ts';

/** Words shorter than this say little of what a text is about. */
const LEAST_LETTERS = 4;
/** In nearly every title. */
const COMMON: ReadonlySet<string> = new Set(['protein', 'powder', 'without', 'with', 'labels']);

/** The topical words of a text, their plural "s" taken off. */
function wordsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return new Set(
    words
      .filter((word) => word.length >= LEAST_LETTERS && !COMMON.has(word))
      .map((word) => word.replace(/s$/, '')),
  );
}

/** The collections whose titles share most words with an article's title, tags and excerpt; in their own order among equals. */
export function relatedCollections(
  post: Pick<BlogPost, 'title' | 'tags' | 'excerpt'>,
  collections: readonly CollectionListing[],
  limit: number,
): readonly CollectionListing[] {
  const topics = wordsOf([post.title, ...post.tags, post.excerpt].join(' '));
  const shared = ({ title }: CollectionListing) =>
    [...wordsOf(title)].filter((word) => topics.has(word)).length;
  return collections
    .filter((each) => each.count >= COLLECTION_LEAST && shared(each) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, limit);
}
