import type { BlogPost } from '#contract/api.ts';
import { formatCount } from '../product-card/amount.ts';
import { Chip } from '../ui/chip.tsx';
import { blogDate } from './blog-date.ts';

/** What lists and articles show of a post: all but its text. */
export interface PostSummary
  extends Pick<
    BlogPost,
    'slug' | 'title' | 'excerpt' | 'tags' | 'trendingTopic' | 'searchVolume' | 'publishedAt'
  > {
  readonly minutes: number;
}

/** The trending badge, where the operator's data names a topic. */
export function TrendingBadge({ topic }: { topic: string | null }) {
  return topic === null ? null : <Chip tone="citron">Trending: {topic}</Chip>;
}

/** Reading time, date and, where the operator's data has it, how often it is searched for. */
export function PostMeta({ post }: { post: PostSummary }) {
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-soft">
      <span>{post.minutes} min read</span>
      <time dateTime={post.publishedAt}>{blogDate(post.publishedAt)}</time>
      {post.searchVolume !== null && <span>{formatCount(post.searchVolume)} searches</span>}
    </p>
  );
}
