import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readBlogPosts } from '#database/content/blog.ts';
import { importBlog } from '#importer/blog/import-blog.ts';
import { describeOnBothEngines } from '../../support/databases.ts';

function written(slug: string, body: string): string {
  return `---\nslug: ${slug}\ntitle: ${slug}\nexcerpt: e\nmetaDescription: m\ntags: [x]\npublishedAt: 2026-02-03T09:00:00Z\n---\n${body}\n`;
}

describeOnBothEngines('importBlog', (open) => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'proteinwise-blog-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const write = (slug: string, body = 'Text.') =>
    writeFileSync(join(folder, `${slug}.md`), written(slug, body));

  it('writes the articles of data/blog, newest first, and changes nothing the second time', async () => {
    const db = await open();
    const first = await importBlog(db);
    expect(first.rejected).toEqual([]);
    expect(first.written).toBeGreaterThanOrEqual(10);
    const posts = await readBlogPosts(db);
    expect(posts.map(({ publishedAt }) => publishedAt)).toEqual(
      posts
        .map(({ publishedAt }) => publishedAt)
        .toSorted()
        .toReversed(),
    );
    expect(await importBlog(db)).toEqual({
      written: 0,
      unchanged: first.written,
      removed: 0,
      rejected: [],
    });
    expect(await readBlogPosts(db)).toEqual(posts);
  });

  it('updates what changed under the same id and removes what is gone', async () => {
    const db = await open();
    write('stays');
    write('goes');
    await importBlog(db, { folder });
    const before = (await readBlogPosts(db)).find(({ slug }) => slug === 'stays');
    rmSync(join(folder, 'goes.md'));
    write('stays', 'New text.');
    expect(await importBlog(db, { folder })).toMatchObject({
      written: 1,
      unchanged: 0,
      removed: 1,
    });
    expect(await readBlogPosts(db)).toEqual([{ ...before, content: '<p>New text.</p>' }]);
  });

  it('reports an article it cannot read and keeps the stored one', async () => {
    const db = await open();
    write('fragile');
    await importBlog(db, { folder });
    write('fragile', '{{catalogue-table: nonsense}}');
    const broken = await importBlog(db, { folder });
    expect(broken).toMatchObject({ written: 0, removed: 0 });
    expect(broken.rejected[0]).toMatchObject({ file: 'fragile.md', line: 9 });
    writeFileSync(join(folder, 'fragile.md'), 'no front matter');
    expect((await importBlog(db, { folder })).rejected).toEqual([
      { file: 'fragile.md', line: 1, reason: 'an article starts with "---"' },
    ]);
    expect((await readBlogPosts(db)).map(({ content }) => content)).toEqual(['<p>Text.</p>']);
  });
});
