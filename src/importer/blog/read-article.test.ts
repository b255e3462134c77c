import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countWords } from '#domain/blog/reading-time.ts';
import { buildVocabulary } from '#domain/ingredients/vocabulary/build-vocabulary.ts';
import { readVocabularyTables } from '../tables/read-vocabulary.ts';
import { BLOG_FOLDER } from './import-blog.ts';
import { readArticle } from './read-article.ts';
import { renderArticle } from './render-article.ts';

const FIELDS = {
  slug: 'a-post',
  title: 'A post',
  excerpt: 'Short.',
  metaDescription: 'What it is about.',
  tags: '[labels, whey]',
  publishedAt: '2026-02-03T09:00:00Z',
};
const written = (overrides: Record<string, string | undefined> = {}, body = 'Text.') =>
  [
    '---',
    ...Object.entries({ ...FIELDS, ...overrides }).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}: ${value}`],
    ),
    '---',
    body,
  ].join('\n');

describe('readArticle', () => {
  // @spec - **Blog post**: id, slug, title, excerpt, content (HTML), metaDescription, tags, trendingTopic, searchVolume, publishedAt, createdAt.
  it('reads every field; operator data is null where there is none', () => {
    expect(readArticle('a-post.md', written())).toEqual({
      article: {
        slug: 'a-post',
        title: 'A post',
        excerpt: 'Short.',
        metaDescription: 'What it is about.',
        tags: ['labels', 'whey'],
        trendingTopic: null,
        searchVolume: null,
        publishedAt: '2026-02-03T09:00:00Z',
        body: 'Text.',
        bodyLine: 9,
      },
    });
    const read = readArticle('a-post.md', written({ trendingTopic: 'whey', searchVolume: '1200' }));
    expect('article' in read && read.article).toMatchObject({
      trendingTopic: 'whey',
      searchVolume: 1200,
    });
  });

  it.each([
    [{ title: undefined }, '"title" is missing'],
    [{ excerpt: '' }, '"excerpt" is missing'],
    [{ author: 'x' }, '"author" is not a field of an article'],
    [{ tags: 'labels' }, '"tags" must be a list'],
    [{ title: '[a, b]' }, '"title" must be one text'],
    [{ slug: 'A_Post' }, '"slug" must be lower-case words joined by "-": A_Post'],
    [{ slug: 'other' }, 'the file must be called other.md'],
    [
      { publishedAt: '3 Feb 2026' },
      '"publishedAt" must be a time such as 2026-02-03T09:00:00Z: 3 Feb 2026',
    ],
    [
      { publishedAt: '2026-13-03T09:00:00Z' },
      '"publishedAt" must be a time such as 2026-02-03T09:00:00Z: 2026-13-03T09:00:00Z',
    ],
    [{ searchVolume: '1.2k' }, '"searchVolume" must be a whole number: 1.2k'],
  ])('refuses %j', (overrides, reason) => {
    expect(readArticle('a-post.md', written(overrides))).toEqual({
      rejected: { file: 'a-post.md', line: 1, reason },
    });
  });

  it('refuses an article without text, and says where a broken front matter breaks', () => {
    expect(readArticle('a-post.md', written({}, ' '))).toMatchObject({
      rejected: { reason: 'the article has no text' },
    });
    expect(readArticle('a-post.md', '---\nslug a\n---\nx')).toEqual({
      rejected: { file: 'a-post.md', line: 2, reason: 'expected "name: value"' },
    });
  });
});

describe('the articles of data/blog', () => {
  const vocabulary = buildVocabulary(readVocabularyTables());
  const files = readdirSync(BLOG_FOLDER).filter((name) => name.endsWith('.md'));
  const read = (file: string) => {
    const result = readArticle(file, readFileSync(`${BLOG_FOLDER}/${file}`, 'utf8'));
    if ('rejected' in result) throw new Error(`${file}: ${result.rejected.reason}`);
    return result.article;
  };
  const slugs = files.map((file) => file.replace(/\.md$/, ''));

  it('are at least ten, of 600 to 1,500 words', () => {
    expect(files.length).toBeGreaterThanOrEqual(10);
    for (const file of files) {
      const words = countWords(read(file).body);
      expect.soft(words, file).toBeGreaterThanOrEqual(600);
      expect.soft(words, file).toBeLessThanOrEqual(1_500);
    }
  });

  it.each(files)(
    '%s renders, cites, fits its fields and links only to pages that exist',
    async (file) => {
      const article = read(file);
      const rendered = await renderArticle(article.body, { products: [], vocabulary });
      if (!rendered.ok) throw new Error(rendered.reason);
      expect(article.metaDescription.length).toBeLessThanOrEqual(200);
      expect(rendered.html).toContain('<figure');
      const links = [...rendered.html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');
      const pages = [
        ...slugs.map((slug) => `/blog/${slug}`),
        '/how-it-works',
        '/protein-calculator',
        '/contact',
        '/search',
        '/faq',
        '/protein-guide',
        '/brands',
        '/read-a-label',
      ];
      const searches = links.filter((link) => link.startsWith('/search?'));
      const others = links.filter((link) => !searches.includes(link));
      expect(
        others.filter((link) => !link.startsWith('https://') && !pages.includes(link)),
      ).toEqual([]);
      for (const link of searches) expect(link).toMatch(/^\/search\?[\w=+,&;.*%äöüßéèœçãõ-]+$/);
    },
  );
});
