import type { BlogPost } from '#contract/api.ts';
import { readingMinutes } from '#domain/blog/reading-time.ts';
import { pick } from '#domain/pick.ts';
import { formatCount } from '../product-card/amount.ts';
import { WordedDate } from '../prose/worded-date.tsx';
import { Chip } from '../ui/chip.tsx';

const SUMMARY_KEYS = [
  'slug',
  'title',
  'excerpt',
  'tags',
  'trendingTopic',
  'searchVolume',
  'publishedAt',
] as const satisfies readonly (keyof BlogPost)[];

/** What lists and articles show of a post besides its text. */
export interface PostSummary extends Pick<BlogPost, (typeof SUMMARY_KEYS)[number]> {
  readonly minutes: number;
}

/** Returns a post without its text, but with its reading time. */
export const toPostSummary = (post: BlogPost): PostSummary => ({
  ...pick(post, SUMMARY_KEYS),
  minutes: readingMinutes(post.content),
});

/** The trending badge, if the operator's data names a topic. */
export function TrendingBadge({ topic }: { topic: string | null }) {
  return topic === null ? null : <Chip tone="citron">Trending: {topic}</Chip>;
}

/** Reading time, date and, if the operator's data has it, the search volume. */
export function PostMeta({ post }: { post: PostSummary }) {
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-soft">
      <span>{post.minutes} min read</span>
      <WordedDate date={post.publishedAt} />
      {post.searchVolume !== null && <span>{formatCount(post.searchVolume)} searches</span>}
    </p>
  );
}
