import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';
import { HOSTILE_HTML } from '../support/hostile-html.ts';
import { writeBlogPost } from '#database/content/blog.ts';
import { sanitiseHtml } from '#importer/blog/sanitise-html.ts';
import { loadBuiltSite } from '#server/start/load-built-site.ts';
import { startTestApp } from '../support/test-app.ts';

const browser = openBrowser();
const FOLDER = new URL('../../data/blog/', import.meta.url);
const SLUGS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.replace(/\.md$/, ''));
const ARTICLE = '/blog/amino-spiking';

const withPosts = async (posts: readonly { trendingTopic: string | null }[], path = '/blog') => {
  const built = await loadBuiltSite();
  if (built === null) throw new Error('dist/ is not built');
  const app = await startTestApp({ engine: 'sqlite', products: [], built });
  try {
    for (const [index, { trendingTopic }] of posts.entries()) {
      const time = `2026-01-0${index + 1}T00:00:00Z`;
      await writeBlogPost(app.database.kysely, {
        slug: `post-${index}`,
        title: `Post ${index}`,
        excerpt: 'An excerpt.',
        content: '<p>Text.</p>',
        metaDescription: 'About.',
        tags: ['one', 'two', 'three', 'four'],
        trendingTopic,
        searchVolume: trendingTopic === null ? null : 12_345,
        publishedAt: time,
        createdAt: time,
      });
    }
    return (await app.inject(path)).body;
  } finally {
    await app.close();
  }
};

describe('the list', () => {
  // @spec - List: cards with trending badge, reading time, date, excerpt
  // @spec | /blog | Blog list |
  test('shows every article with reading time, date, excerpt and at most 3 tags, without JavaScript', async () => {
    const page = await browser.open('/blog', { javaScript: false });
    const cards = page.getByRole('main').getByRole('article');
    expect(await cards.count()).toBe(SLUGS.length);
    const first = await cards.first().innerText();
    expect(first).toMatch(/\d+ min read/);
    expect(first).toMatch(
      /(?:January|February|March|April|May|June|July|August|September|October|November) \d+, 2026/,
    );
    const tags = await cards.evaluateAll((all) =>
      all.map((card) => card.querySelectorAll('ul[aria-label="Tags"] li').length),
    );
    expect(Math.max(...tags)).toBeLessThanOrEqual(3);
    expect(Math.min(...tags)).toBeGreaterThan(0);
  });

  test('shows neither badge nor searches where the operator gave none', async () => {
    const page = await browser.open('/blog', { javaScript: false });
    const text = await page.getByRole('main').innerText();
    expect(text).not.toContain('Trending');
    expect(text).not.toMatch(/\d searches/);
  });
});

describe('with what the operator has', () => {
  // @spec empty text 'No blog posts yet'.
  // @spec Empty list: 'No blog posts yet'.
  test('the list says so when it is empty', async () => {
    expect(await withPosts([])).toContain('No blog posts yet');
  });

  // @spec - List: cards with trending badge, reading time, date, excerpt, searches count, up to 3 tags
  test('the list shows badge and searches of the posts that have them, and three tags of four', async () => {
    const html = await withPosts([{ trendingTopic: 'creatine' }, { trendingTopic: null }]);
    expect(html.match(/Trending: (?:<!-- -->)?creatine/g)).toHaveLength(1);
    expect(html.match(/12,345(?:<!-- -->)? searches/g)).toHaveLength(1);
    expect(html).toContain('three');
    expect(html).not.toContain('four<');
  });
});

// @spec - Article: back link, badge, title, excerpt, date
test('an article has its badge and its excerpt', async () => {
  const html = await withPosts([{ trendingTopic: 'creatine' }], '/blog/post-0');
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  expect(main).toMatch(/Trending: (?:<!-- -->)?creatine/);
  expect(main).toContain('An excerpt.');
});

describe('an article', () => {
  // @spec - Article: back link, badge, title, excerpt, date, Share button, HTML body, 'Related Topics' tags, call-to-action to search and calculator.
  // @spec | /blog/{slug} | Blog article |
  // @spec read blog articles;
  test('has all its parts', async () => {
    const page = await browser.open(ARTICLE);
    const main = page.getByRole('main');
    expect(await main.getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe(
      '/blog',
    );
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toContain('Amino spiking');
    const text = await main.innerText();
    expect(text).toMatch(/\d+ min read\s+June 2, 2026/);
    expect(await main.getByRole('button', { name: 'Share' }).isVisible()).toBe(true);
    expect(await main.locator('.prose h2').count()).toBeGreaterThan(3);
    expect(await main.locator('figure.catalogue-figure table').count()).toBeGreaterThan(0);
    const topics = main.getByRole('region', { name: 'Related Topics' });
    expect(await topics.innerText()).toContain('amino acids');
    const next = main.getByRole('region', { name: 'Put it to use' });
    expect(
      await next.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href'))),
    ).toEqual(['/search', '/protein-calculator']);
  });

  test('tells search engines what it is', async () => {
    const page = await browser.open(ARTICLE, { javaScript: false });
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
      (text) => JSON.parse(text) as Record<string, unknown>,
    );
    expect(data.map((each) => each['@type'])).toEqual(['BreadcrumbList', 'Article']);
    expect(data[1]).toMatchObject({ datePublished: '2026-06-02T09:00:00Z', inLanguage: 'en-US' });
    expect(await page.locator('meta[property="og:type"]').getAttribute('content')).toBe('article');
    expect(await page.title()).toMatch(/^Amino spiking: .* · Proteinwise$/);
  });

  // @spec Share falls back to copying the link to the clipboard if sharing is unavailable or fails.
  test.each(['is unavailable', 'fails'])('copies its link where sharing %s', async (how) => {
    const page = await browser.open(ARTICLE, {
      prepare: async (opened, context) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await opened.addInitScript((kind) => {
          const share = kind === 'fails' ? () => Promise.reject(new Error('no')) : undefined;
          Object.defineProperty(navigator, 'share', { value: share });
        }, how);
      },
    });
    await page.getByRole('button', { name: 'Share' }).click();
    await expect.poll(() => page.locator('[data-share]').innerText()).toBe('Link copied');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/\/blog\/amino-spiking$/);
  });

  test('shares with the system where it can, and copies nothing when the reader cancels', async () => {
    const page = await browser.open(ARTICLE, {
      prepare: async (opened) => {
        await opened.addInitScript(() => {
          Object.defineProperty(navigator, 'share', {
            value: (data: unknown) => {
              Object.assign(window, { shared: data });
              return Promise.reject(new DOMException('cancelled', 'AbortError'));
            },
          });
        });
      },
    });
    await page.getByRole('button', { name: 'Share' }).click();
    const shared = await page.evaluate(
      () => (window as unknown as { shared: { url: string } }).shared,
    );
    expect(shared.url).toMatch(/\/blog\/amino-spiking$/);
    await expect.poll(() => page.locator('[data-share]').innerText()).toBe('Share');
  });

  // @spec - Blog post error or missing: 'Blog Post Not Found' with 'The blog post you're looking for doesn't exist or has been moved.' and a 'Back to Blog' button.
  // @spec Missing article: 'Blog Post Not Found' view.
  test('that does not exist answers 404 and says so', async () => {
    const page = await browser.open('/blog', { allow: /404/ });
    expect((await page.goto('/blog/no-such-post'))?.status()).toBe(404);
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe('Blog Post Not Found');
    expect(await main.innerText()).toContain(
      "The blog post you're looking for doesn't exist or has been moved.",
    );
    expect(await main.getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe(
      '/blog',
    );
    await expectAccessible(page);
  });

  test.each(SLUGS)(
    '%s can be read without JavaScript and does not scroll sideways',
    async (slug) => {
      const page = await browser.open(`/blog/${slug}`, { javaScript: false, width: 360 });
      await expectNoSidewaysScroll(page);
      expect((await page.locator('.prose').innerText()).length).toBeGreaterThan(3000);
      expect(await page.getByRole('button', { name: 'Share' }).isVisible()).toBe(false);
    },
  );
});

test('no hostile HTML that passed the sanitiser runs, loads or leaves in a browser', async () => {
  const page = await browser.open('/faq', {
    // Without the site's policy, so that only the sanitiser stands between.
    prepare: async (opened) => {
      await opened.route('**/hostile', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>t</title><body>' }),
      );
    },
  });
  const requested: string[] = [];
  await page.goto('/hostile');
  page.on('request', (request) => requested.push(request.url()));
  const ran = await page.evaluate(async (texts) => {
    let alerts = 0;
    window.alert = () => {
      alerts += 1;
    };
    for (const text of texts) {
      const box = document.createElement('div');
      document.body.append(box);
      box.innerHTML = text;
      for (const link of box.querySelectorAll('a')) {
        if (link.protocol === 'javascript:') link.click();
      }
      for (const element of box.querySelectorAll('*')) {
        for (const name of ['click', 'focus', 'mouseover', 'error', 'load', 'toggle', 'wheel']) {
          element.dispatchEvent(new Event(name));
        }
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    return alerts;
  }, HOSTILE_HTML.map(sanitiseHtml));
  expect(ran).toBe(0);
  expect(requested).toEqual([]);
});
