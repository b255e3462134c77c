import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bumpProductsVersion } from '#database/settings/catalogue-version.ts';
import { importBlog } from '#importer/blog/import-blog.ts';
import { createArticleRenewal } from '#server/start/jobs.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

describe.each(['sqlite', 'postgres'] as const)('figures of articles (%s)', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ engine });
    await importBlog(app.database);
  });
  afterAll(() => app.close());

  const contents = async () => {
    const rows = await app.database.kysely
      .selectFrom('blog_posts')
      .select(['slug', 'content'])
      .orderBy('slug')
      .execute();
    return rows;
  };
  const change = async (query: () => Promise<unknown>) => {
    await query();
    await bumpProductsVersion(app.database.kysely);
    await app.site.catalogue.refresh();
  };

  it('follow the catalogue without a command, once a change has come to rest', async () => {
    const look = createArticleRenewal(app.site);
    // What an import has just rendered is not rendered again.
    expect([await look(), await look(), await look()]).toEqual([false, false, false]);
    const before = await contents();
    await change(() => app.database.kysely.deleteFrom('products').where('id', '>', 2).execute());
    expect(await look()).toBe(false);
    expect(await contents()).toEqual(before);
    const { version } = app.site.catalogue.current();
    expect(await Promise.all([look(), look()])).toEqual([true, false]);
    await app.site.catalogue.refresh();
    // Rendered pages are cached by version: those with the old figures are not sent any more.
    expect(app.site.catalogue.current().version).toBeGreaterThan(version);
    const after = await contents();
    expect(after).not.toEqual(before);
    expect(after.map(({ slug }) => slug)).toEqual(before.map(({ slug }) => slug));
  });

  it('an article that the operator took away stays away', async () => {
    const look = createArticleRenewal(app.site);
    const [first] = await contents();
    const slug = first?.slug ?? '';
    await app.database.kysely.deleteFrom('blog_posts').where('slug', '=', slug).execute();
    await change(() => app.database.kysely.deleteFrom('products').where('id', '>', 1).execute());
    expect([await look(), await look()]).toEqual([false, true]);
    expect((await contents()).map((post) => post.slug)).not.toContain(slug);
  });
});
