import { compareTexts } from '../wording.ts';

interface TaggedPost {
  readonly slug: string;
  readonly tags: readonly string[];
  readonly publishedAt: string;
}

/** Other articles that share tags with this one: most shared tags first, then newest, then by slug. */
export function relatedPosts<Post extends TaggedPost>(
  post: TaggedPost,
  posts: readonly Post[],
  limit: number,
): Post[] {
  const shared = (other: Post) => other.tags.filter((tag) => post.tags.includes(tag)).length;
  return posts
    .filter((other) => other.slug !== post.slug && shared(other) > 0)
    .toSorted(
      (a, b) =>
        shared(b) - shared(a) ||
        compareTexts(b.publishedAt, a.publishedAt) ||
        compareTexts(a.slug, b.slug),
    )
    .slice(0, limit);
}
