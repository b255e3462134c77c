import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlogPost } from '#contract/api.ts';
import type { ArticleView } from '#contract/articles.ts';
import { importBlog } from '#importer/blog/import-blog.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

const BODY = {
  title: 'How much is enough',
  excerpt: 'A short answer.',
  metaDescription: 'A short answer to a long question.',
  tags: ['protein'],
  trendingTopic: 'protein needs',
  searchVolume: 12_000,
  markdown: 'Some **words**. <script>alert(1)</script>',
};

describe.each(['sqlite', 'postgres'] as const)("the operator's articles (%s)", (engine) => {
  let app: TestApp;
  let cookie: string;
  beforeAll(async () => {
    app = await startTestApp({ engine });
    cookie = await app.signIn();
  });
  afterAll(() => app.close());

  const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.inject({
      method,
      url: `/api/admin${url}`,
      headers: { cookie },
      ...(payload ? { payload } : {}),
    });
  /** As the blog shows them once it has looked again. */
  async function posts(): Promise<readonly BlogPost[]> {
    app.pass(6_000);
    await app.site.blog.posts();
    await new Promise((resolve) => setTimeout(resolve, 50));
    cookie = await app.signIn();
    return (await app.inject('/api/blog')).json<BlogPost[]>();
  }

  it('are kept, published with topic and searches, changed, taken off and thrown away', async () => {
    expect((await call('PUT', '/articles/enough', BODY)).statusCode).toBe(204);
    expect(await posts()).toEqual([]);
    expect((await call('POST', '/articles/enough/publish')).statusCode).toBe(204);
    const [post] = await posts();
    expect(post).toMatchObject({
      slug: 'enough',
      trendingTopic: 'protein needs',
      searchVolume: 12_000,
    });
    expect(post?.content).toBe('<p>Some <strong>words</strong>. </p>');
    await call('PUT', '/articles/enough', { ...BODY, title: 'Newer' });
    expect((await posts())[0]?.title).toBe(BODY.title);
    await call('POST', '/articles/enough/publish');
    const [again] = await posts();
    expect([again?.title, again?.publishedAt]).toEqual(['Newer', post?.publishedAt]);
    expect((await call('POST', '/articles/enough/unpublish')).statusCode).toBe(204);
    expect(await posts()).toEqual([]);
    const list = await app.inject({ url: '/api/admin/articles', headers: { cookie } });
    expect(list.json<{ articles: ArticleView[] }>().articles).toMatchObject([
      { slug: 'enough', publishedAt: null },
    ]);
    expect((await call('DELETE', '/articles/enough')).statusCode).toBe(204);
    expect((await call('DELETE', '/articles/enough')).statusCode).toBe(404);
  });

  it('stay when the bundle is read again, and never take the place of a bundled one', async () => {
    await call('PUT', '/articles/enough', BODY);
    await call('POST', '/articles/enough/publish');
    const { written } = await importBlog(app.database);
    expect(written).toBeGreaterThan(0);
    const slugs = (await posts()).map(({ slug }) => slug);
    expect(slugs).toContain('enough');
    const bundled = slugs.find((slug) => slug !== 'enough') ?? '';
    expect((await call('PUT', `/articles/${bundled}`, BODY)).statusCode).toBe(409);
    expect((await call('POST', `/articles/${bundled}/unpublish`)).statusCode).toBe(404);
    expect((await posts()).map(({ slug }) => slug)).toContain(bundled);
  });

  it('are refused where they cannot be shown', async () => {
    const wrong = { ...BODY, markdown: 'x\n\n{{catalogue-table: nothing}}' };
    const preview = await call('POST', '/article-preview', wrong);
    expect(preview.json()).toMatchObject({ fields: [{ path: 'markdown' }] });
    expect((await call('POST', '/article-preview', BODY)).json<{ html: string }>().html).toBe(
      '<p>Some <strong>words</strong>. </p>',
    );
    expect((await call('PUT', '/articles/Not A Slug', BODY)).statusCode).toBe(400);
    expect((await call('PUT', '/articles/x', { ...BODY, searchVolume: -1 })).statusCode).toBe(400);
    expect((await call('POST', '/articles/nothing/publish')).statusCode).toBe(404);
  });
});
