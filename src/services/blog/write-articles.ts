import { createHash } from 'node:crypto';
import type { ArticleBody, ArticleView } from '#contract/articles.ts';
import {
  isBundledSlug,
  saveOperatorArticle,
  publishArticle,
  readOperatorArticles,
  unpublishArticle,
} from '#database/operator-articles.ts';
import type { Site } from '../site.ts';

/** Markdown as the blog shows it, or the line that cannot be rendered and why. Given by the server. */
export type RenderMarkdown = (
  markdown: string,
) => Promise<
  | { readonly ok: true; readonly html: string }
  | { readonly ok: false; readonly line: number; readonly reason: string }
>;

/** What the operator wrote, the newest change first. */
export async function listArticles({ database }: Site): Promise<ArticleView[]> {
  return (await readOperatorArticles(database)).map((article) => ({
    ...article,
    tags: [...article.tags],
  }));
}

/** Saves an article; false where the bundle has one of this address. */
export async function saveArticle(site: Site, slug: string, body: ArticleBody): Promise<boolean> {
  if (await isBundledSlug(site.database, slug)) return false;
  await saveOperatorArticle(site.database, slug, body, new Date(site.now()).toISOString());
  return true;
}

export type Published = 'done' | 'unknown' | { readonly line: number; readonly reason: string };

/** Shows an article on the blog as it was last saved; the day it was first published stays. */
export async function publish(
  site: Site,
  slug: string,
  render: RenderMarkdown,
): Promise<Published> {
  const article = (await readOperatorArticles(site.database)).find((each) => each.slug === slug);
  if (!article) return 'unknown';
  const rendered = await render(article.markdown);
  if (!rendered.ok) return { line: rendered.line, reason: rendered.reason };
  const publishedAt = article.publishedAt ?? new Date(site.now()).toISOString();
  const { title, excerpt, metaDescription, tags, trendingTopic, searchVolume } = article;
  const post = {
    slug,
    title,
    excerpt,
    content: rendered.html,
    metaDescription,
    tags,
    trendingTopic,
    searchVolume,
    publishedAt,
    createdAt: publishedAt,
  };
  const hash = createHash('sha256').update(JSON.stringify(post)).digest('hex');
  await publishArticle(site.database, { ...post, hash });
  return 'done';
}

/** Takes an article off the blog; its text stays with the operator. False where there is none. */
export function unpublish({ database }: Site, slug: string): Promise<boolean> {
  return unpublishArticle(database, slug, false);
}

/** Takes an article off the blog and throws its text away; false where there is none. */
export function removeArticle({ database }: Site, slug: string): Promise<boolean> {
  return unpublishArticle(database, slug, true);
}
