import { compareTexts } from '../wording.ts';
import { escapeXml } from '../escape-xml.ts';

interface FeedPost {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** Sanitised HTML. */
  readonly content: string;
  readonly tags: readonly string[];
  readonly publishedAt: string;
}

interface FeedSite {
  /** Origin without a slash at the end. */
  readonly publicUrl: string;
  readonly title: string;
  readonly subtitle: string;
  readonly author: string;
}

/**
 * The articles as an Atom 1.0 document (RFC 4287), newest first, with their full text. Links that start at the site's
 * root are made absolute, since readers show them elsewhere. `updated` is the newest article's time, or the epoch if
 * there is none, so the same articles always give the same feed.
 */
export function buildAtomFeed(posts: readonly FeedPost[], site: FeedSite): string {
  const sorted = posts.toSorted(
    (a, b) => compareTexts(b.publishedAt, a.publishedAt) || compareTexts(a.slug, b.slug),
  );
  const updated = sorted[0]?.publishedAt ?? '1970-01-01T00:00:00Z';
  const blog = `${site.publicUrl}/blog`;
  return `${[
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    `<title>${escapeXml(site.title)}</title>`,
    `<subtitle>${escapeXml(site.subtitle)}</subtitle>`,
    `<id>${escapeXml(blog)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(`${blog}/feed.xml`)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(blog)}"/>`,
    `<updated>${escapeXml(updated)}</updated>`,
    `<author><name>${escapeXml(site.author)}</name></author>`,
    ...sorted.map((post) => entry(post, site.publicUrl)),
    '</feed>',
  ].join('\n')}\n`;
}

function entry(post: FeedPost, publicUrl: string): string {
  const href = `${publicUrl}/blog/${encodeURIComponent(post.slug)}`;
  const content = post.content.replaceAll(' href="/', ` href="${publicUrl}/`);
  return [
    '<entry>',
    `<title>${escapeXml(post.title)}</title>`,
    `<id>${escapeXml(href)}</id>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(href)}"/>`,
    `<published>${escapeXml(post.publishedAt)}</published>`,
    `<updated>${escapeXml(post.publishedAt)}</updated>`,
    ...post.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
    `<summary>${escapeXml(post.excerpt)}</summary>`,
    `<content type="html">${escapeXml(content)}</content>`,
    '</entry>',
  ].join('\n');
}
