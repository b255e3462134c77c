import type { ArticleBody, ArticleView } from '#contract/articles.ts';
import {
  isBundledSlug,
  saveOperatorArticle,
  publishArticle,
  readOperatorArticles,
  unpublishArticle,
} from '#database/content/operator-articles.ts';
import type { Site } from '../site.ts';
import { isoTime } from '#database/connection/iso-time.ts';

/** Renders Markdown as the blog shows it. If a line cannot be rendered, returns that line and the reason. */
export type RenderMarkdown = (
  markdown: string,
) => Promise<
  | { readonly ok: true; readonly html: string }
  | { readonly ok: false; readonly line: number; readonly reason: string }
>;

/** The operator's articles, most recently changed first. */
export async function listArticles({ database }: Site): Promise<ArticleView[]> {
  return (await readOperatorArticles(database)).map((article) => ({
    ...article,
    tags: [...article.tags],
  }));
}

/** Saves an article. Returns false if the bundle has an article with this slug. */
export async function saveArticle(site: Site, slug: string, body: ArticleBody): Promise<boolean> {
  if (await isBundledSlug(site.database, slug)) return false;
  await saveOperatorArticle(site.database, slug, body, isoTime(site.now()));
  return true;
}

export type Published = 'done' | 'unknown' | { readonly line: number; readonly reason: string };

/** Publishes the saved version of an article. The date of first publication is kept. */
export async function publish(
  site: Site,
  slug: string,
  render: RenderMarkdown,
): Promise<Published> {
  const article = (await readOperatorArticles(site.database)).find((each) => each.slug === slug);
  if (!article) return 'unknown';
  const rendered = await render(article.markdown);
  if (!rendered.ok) return { line: rendered.line, reason: rendered.reason };
  const publishedAt = article.publishedAt ?? isoTime(site.now());
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
  // It may have been deleted while it was rendered.
  return (await publishArticle(site.database, post)) ? 'done' : 'unknown';
}

/** Unpublishes an article and keeps its text. Returns false if there is none. */
export function unpublish({ database }: Site, slug: string): Promise<boolean> {
  return unpublishArticle(database, slug, false);
}

/** Unpublishes an article and deletes its text. Returns false if there is none. */
export function removeArticle({ database }: Site, slug: string): Promise<boolean> {
  return unpublishArticle(database, slug, true);
}
