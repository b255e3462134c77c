import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBlogPost } from '#database/content/blog.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

const POST = {
  excerpt: 'An excerpt.',
  content: '<p>Text.</p>',
  metaDescription: 'About.',
  tags: ['creatine', 'labels'],
  trendingTopic: 'creatine',
  searchVolume: 1200,
  createdAt: '2026-01-01T00:00:00.000Z',
};

describe.each(['sqlite', 'postgres'] as const)('the blog calls (%s)', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ engine });
    for (const [slug, publishedAt] of [
      ['older', '2026-01-02T00:00:00.000Z'],
      ['newer', '2026-01-09T00:00:00.000Z'],
    ] as const) {
      const post = { ...POST, slug, title: `The ${slug}`, publishedAt };
      await writeBlogPost(app.database.kysely, post);
    }
  });
  afterAll(() => app.close());

  // @spec | GET /api/blog | none | list of blog posts |
  it('GET /api/blog lists the posts, newest first', async () => {
    const answer = await app.inject({ url: '/api/blog' });
    expect(answer.statusCode).toBe(200);
    const posts = answer.json<{ slug: string }[]>();
    expect(posts.map(({ slug }) => slug)).toEqual(['newer', 'older']);
    expect(posts[1]).toMatchObject({ ...POST, title: 'The older' });
  });

  // @spec | GET /api/blog/{slug} | none | one post |
  it('GET /api/blog/{slug} gives that post, and 404 for a slug that is none', async () => {
    const answer = await app.inject({ url: '/api/blog/older' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ ...POST, slug: 'older', title: 'The older' });
    expect((await app.inject({ url: '/api/blog/oldest' })).statusCode).toBe(404);
  });
});
