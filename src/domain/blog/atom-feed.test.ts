import { describe, expect, it } from 'vitest';
import { buildAtomFeed } from './atom-feed.ts';

const site = {
  publicUrl: 'https://example.org',
  title: 'Proteinwise',
  subtitle: 'Labels & evidence',
  author: 'Proteinwise',
};
const post = (overrides = {}) => ({
  slug: 'a-post',
  title: 'A post',
  excerpt: 'Short.',
  content: '<p>Long.</p>',
  tags: ['labels'],
  publishedAt: '2026-02-03T09:00:00Z',
  ...overrides,
});

describe('buildAtomFeed', () => {
  it('lists whole articles, newest first, and is as new as the newest', () => {
    const feed = buildAtomFeed(
      [post(), post({ slug: 'newer', publishedAt: '2026-05-01T09:00:00Z' })],
      site,
    );
    expect(feed.indexOf('/blog/newer')).toBeLessThan(feed.indexOf('/blog/a-post'));
    expect(/<updated>([^<]+)/.exec(feed)?.[1]).toBe('2026-05-01T09:00:00Z');
    expect(feed).toContain('<content type="html">&lt;p&gt;Long.&lt;/p&gt;</content>');
    expect(feed).toContain(
      '<link rel="self" type="application/atom+xml" href="https://example.org/blog/feed.xml"/>',
    );
  });

  it('says all that RFC 4287 asks of a feed and of an entry', () => {
    expect(buildAtomFeed([post()], site)).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="utf-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
      <title>Proteinwise</title>
      <subtitle>Labels &amp; evidence</subtitle>
      <id>https://example.org/blog</id>
      <link rel="self" type="application/atom+xml" href="https://example.org/blog/feed.xml"/>
      <link rel="alternate" type="text/html" href="https://example.org/blog"/>
      <updated>2026-02-03T09:00:00Z</updated>
      <author><name>Proteinwise</name></author>
      <entry>
      <title>A post</title>
      <id>https://example.org/blog/a-post</id>
      <link rel="alternate" type="text/html" href="https://example.org/blog/a-post"/>
      <published>2026-02-03T09:00:00Z</published>
      <updated>2026-02-03T09:00:00Z</updated>
      <category term="labels"/>
      <summary>Short.</summary>
      <content type="html">&lt;p&gt;Long.&lt;/p&gt;</content>
      </entry>
      </feed>
      "
    `);
  });

  it('escapes markup and drops characters that XML forbids', () => {
    const feed = buildAtomFeed([post({ title: 'A <b> & "c"\u0000\u0008\uffff' })], site);
    expect(feed).toContain('<title>A &lt;b&gt; &amp; &quot;c&quot;</title>');
  });

  it('makes links to our own pages absolute and leaves others alone', () => {
    const content = '<a href="/search">s</a> <a href="https://doi.org/1">d</a>';
    const feed = buildAtomFeed([post({ content })], site);
    expect(feed).toContain('href=&quot;https://example.org/search&quot;');
    expect(feed).toContain('href=&quot;https://doi.org/1&quot;');
  });

  it('is a valid empty feed where there are no articles', () => {
    const feed = buildAtomFeed([], site);
    expect(feed).toContain('<updated>1970-01-01T00:00:00Z</updated>');
    expect(feed).not.toContain('<entry>');
    expect(feed.endsWith('</feed>\n')).toBe(true);
  });

  it('orders articles of one moment by slug', () => {
    for (const slugs of [
      ['b', 'a', 'c'],
      ['a', 'c', 'b'],
    ]) {
      const feed = buildAtomFeed(
        slugs.map((slug) => post({ slug })),
        site,
      );
      expect([...feed.matchAll(/<id>.*\/blog\/(.)</g)].map((found) => found[1])).toEqual([
        'a',
        'b',
        'c',
      ]);
    }
  });
});
