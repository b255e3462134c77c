import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import {
  deleteOtherBlogPosts,
  type NewBlogPost,
  readBlogPosts,
  readOperatorSlugs,
  writeArticlesVersion,
  writeBlogPost,
} from '#database/content/blog.ts';
import { bumpPagesVersion, readCatalogueVersions } from '#database/settings/catalogue-version.ts';
import { type Database, inTransaction } from '#database/connection/open-database.ts';
import { streamProducts } from '#database/products/products.ts';
import { PROJECT_FOLDER } from '../project-folder.ts';
import { currentVocabulary } from '../tables/vocabulary-overlay.ts';
import { curlQuotes } from './curl-quotes.ts';
import type { FigureData } from './directives.ts';
import { FigureProducts } from './product-measures.ts';
import { type Article, readArticle, type RejectedArticle } from './read-article.ts';
import { renderArticle } from './render-article.ts';

/** Number of products read at once. */
const PAGE = 50;

/** The folder of the articles. */
export const BLOG_FOLDER = join(PROJECT_FOLDER, 'data/blog');

export interface BlogImport {
  /** Articles that are new or have changed, in their text or in the figures they show. */
  readonly written: number;
  readonly unchanged: number;
  /** Articles of the database that are no longer in the folder. */
  readonly removed: number;
  readonly rejected: readonly RejectedArticle[];
}

/**
 * Imports the articles of a folder (default `data/blog`). Markdown becomes sanitized HTML, with tables and plots
 * computed from the catalogue in the database, so run it after the catalogue's import. An article that cannot be read
 * is reported, and its stored version stays. With `renew`, only stored articles are rendered again, and none is added
 * or removed. Two runs on the same data give the same rows. If a run changes a row, pages are rendered again.
 */
export async function importBlog(
  db: Database,
  { folder = BLOG_FOLDER, renew = false }: { folder?: string; renew?: boolean } = {},
): Promise<BlogImport> {
  const { articles: all, rejected } = await readFolder(folder);
  const stored = renew ? new Set((await readBlogPosts(db)).map(({ slug }) => slug)) : null;
  const articles = all.filter(({ slug }) => stored === null || stored.has(slug));
  // Read before the products, because a change during this run must cause another run.
  const { productsVersion } = await readCatalogueVersions(db);
  const products = new FigureProducts();
  for await (const product of streamProducts(db, PAGE)) {
    products.add(product);
    // The running site does this too, so yield to requests.
    if (products.all.length % PAGE === 0) await setImmediate();
  }
  const data: FigureData = { products: products.all, vocabulary: await currentVocabulary(db) };

  const failures = [...rejected];
  const posts: NewBlogPost[] = [];
  for (const article of articles) {
    await setImmediate();
    const rendered = await renderArticle(article.body, data, article.bodyLine);
    if (rendered.ok) posts.push(toPost(article, rendered.html));
    else failures.push({ file: fileOf(article), line: rendered.line, reason: rendered.reason });
  }

  const imported = await inTransaction(db, async (transaction) => {
    let written = 0;
    const own = await readOperatorSlugs(transaction);
    for (const post of posts) {
      if (own.has(post.slug)) continue;
      if (await writeBlogPost(transaction, post)) written += 1;
    }
    const slugs = [
      ...articles.map(({ slug }) => slug),
      ...rejected.map(({ file }) => file.replace(/\.md$/, '')),
    ];
    const removed = renew ? 0 : await deleteOtherBlogPosts(transaction, slugs);
    if (written + removed > 0) await bumpPagesVersion(transaction);
    return { written, unchanged: posts.length - written, removed, rejected: failures };
  });
  await writeArticlesVersion(db, productsVersion);
  return imported;
}

async function readFolder(folder: string) {
  const articles: Article[] = [];
  const rejected: RejectedArticle[] = [];
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted();
  for (const file of files) {
    const read = readArticle(file, await readFile(join(folder, file), 'utf8'));
    if ('article' in read) articles.push(read.article);
    else rejected.push(read.rejected);
  }
  return { articles, rejected };
}

const fileOf = ({ slug }: Article) => `${slug}.md`;

function toPost(article: Article, content: string): NewBlogPost {
  const { slug, title, excerpt, metaDescription, tags, trendingTopic, searchVolume, publishedAt } =
    article;
  return {
    slug,
    title: curlQuotes(title),
    excerpt: curlQuotes(excerpt),
    content,
    metaDescription: curlQuotes(metaDescription),
    tags,
    trendingTopic,
    searchVolume,
    publishedAt,
    // Not the current time: two imports of the same articles must give the same database.
    createdAt: publishedAt,
  };
}
