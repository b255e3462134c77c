import { writeBlogPost, type NewBlogPost } from './blog.ts';
import { bumpPagesVersion } from '../settings/catalogue-version.ts';
import { type Database, inTransaction } from '../connection/open-database.ts';

/** The content of an operator's article, without slug and times. */
export interface ArticleDocument {
  readonly title: string;
  readonly excerpt: string;
  readonly metaDescription: string;
  readonly tags: readonly string[];
  readonly trendingTopic: string | null;
  readonly searchVolume: number | null;
  readonly markdown: string;
}

/** Times are ISO 8601 UTC. */
export interface OperatorArticle extends ArticleDocument {
  readonly slug: string;
  readonly updatedAt: string;
  /** Null for a draft. */
  readonly publishedAt: string | null;
}

/** The operator's articles, most recently changed first. */
export async function readOperatorArticles({
  kysely,
}: Database): Promise<readonly OperatorArticle[]> {
  const rows = await kysely
    .selectFrom('operator_articles')
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('slug')
    .execute();
  return rows.map((row) => ({
    slug: row.slug,
    ...(JSON.parse(row.document) as ArticleDocument),
    updatedAt: row.updated_at,
    publishedAt: row.published_at,
  }));
}

/** Whether the bundle has an article with this slug. */
export async function isBundledSlug({ kysely }: Database, slug: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('blog_posts')
    .select('slug')
    .where('slug', '=', slug)
    .where('origin', '=', 'bundle')
    .executeTakeFirst();
  return row !== undefined;
}

/** Saves an article. A published version stays until it is published again. `at` is ISO 8601 UTC. */
export async function saveOperatorArticle(
  { kysely }: Database,
  slug: string,
  document: ArticleDocument,
  at: string,
): Promise<void> {
  const values = { document: JSON.stringify(document), updated_at: at };
  await kysely
    .insertInto('operator_articles')
    .values({ slug, ...values, published_at: null })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(values))
    .execute();
}

/** Publishes `post` on the blog, in one transaction. Returns false if the article no longer exists. */
export function publishArticle(db: Database, post: NewBlogPost): Promise<boolean> {
  return inTransaction(db, async (kysely) => {
    const { numUpdatedRows } = await kysely
      .updateTable('operator_articles')
      .set({ published_at: post.publishedAt })
      .where('slug', '=', post.slug)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await writeBlogPost(kysely, post);
    await kysely
      .updateTable('blog_posts')
      .set({ origin: 'operator' })
      .where('slug', '=', post.slug)
      .execute();
    await bumpPagesVersion(kysely);
    return true;
  });
}

/** Unpublishes an article; `forget` also deletes it. Returns false if there is none. */
export function unpublishArticle(db: Database, slug: string, forget: boolean): Promise<boolean> {
  return inTransaction(db, async (kysely) => {
    const { numDeletedRows: unpublished } = await kysely
      .deleteFrom('blog_posts')
      .where('slug', '=', slug)
      .where('origin', '=', 'operator')
      .executeTakeFirst();
    if (unpublished > 0n) await bumpPagesVersion(kysely);
    if (forget) {
      const { numDeletedRows } = await kysely
        .deleteFrom('operator_articles')
        .where('slug', '=', slug)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    }
    const { numUpdatedRows } = await kysely
      .updateTable('operator_articles')
      .set({ published_at: null })
      .where('slug', '=', slug)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}
