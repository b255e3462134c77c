import { writeBlogPost } from '#database/content/blog.ts';
import type { Database } from '#database/connection/open-database.ts';

/** Writes one article to the blog. */
export function writeAPost(database: Database): Promise<unknown> {
  return writeBlogPost(database.kysely, {
    slug: 'on-protein',
    title: 'On protein',
    excerpt: 'Short.',
    content: '<p>Long.</p>',
    metaDescription: 'Meta.',
    tags: ['protein'],
    trendingTopic: null,
    searchVolume: null,
    publishedAt: '2026-01-01T00:00:00.000Z',
    createdAt: '2026-01-01T00:00:00.000Z',
  });
}
