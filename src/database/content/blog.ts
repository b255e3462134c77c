import { hash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../connection/open-database.ts';
import { readSetting, writeSetting } from '../settings/settings.ts';
import type { BlogPostsTable } from '../tables/site-tables.ts';
import type { Tables } from '../tables/tables.ts';

/** An article as stored (specification section 3, "Blog post"). Times are ISO 8601 UTC. */
export interface StoredBlogPost {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** Sanitized HTML. */
  readonly content: string;
  readonly metaDescription: string;
  readonly tags: readonly string[];
  readonly trendingTopic: string | null;
  readonly searchVolume: number | null;
  readonly publishedAt: string;
  readonly createdAt: string;
}

/** All articles, newest first. */
export async function readBlogPosts(db: Database): Promise<readonly StoredBlogPost[]> {
  const rows = await db.kysely
    .selectFrom('blog_posts')
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('slug')
    .execute();
  return rows.map(toPost);
}

export type NewBlogPost = Omit<StoredBlogPost, 'id'>;

/** Writes an article under its slug. Returns false, and writes nothing, if the stored one has the same content. */
export async function writeBlogPost(kysely: Kysely<Tables>, post: NewBlogPost): Promise<boolean> {
  const digest = hash('sha256', JSON.stringify(post));
  const stored = await kysely
    .selectFrom('blog_posts')
    .select('hash')
    .where('slug', '=', post.slug)
    .executeTakeFirst();
  if (stored?.hash === digest) return false;
  const values = {
    title: post.title,
    excerpt: post.excerpt,
    content: post.content,
    meta_description: post.metaDescription,
    tags: JSON.stringify(post.tags),
    trending_topic: post.trendingTopic,
    search_volume: post.searchVolume,
    published_at: post.publishedAt,
    hash: digest,
  };
  await kysely
    .insertInto('blog_posts')
    .values({ slug: post.slug, created_at: post.createdAt, ...values })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(values))
    .execute();
  return true;
}

/** Slugs of the articles that the operator published. */
export async function readOperatorSlugs(kysely: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const query = kysely.selectFrom('blog_posts').select('slug').where('origin', '=', 'operator');
  return new Set((await query.execute()).map((row) => row.slug));
}

/** Deletes the bundle's articles whose slug is not in the list. Returns their number. */
export async function deleteOtherBlogPosts(
  kysely: Kysely<Tables>,
  slugs: readonly string[],
): Promise<number> {
  let query = kysely.deleteFrom('blog_posts').where('origin', '=', 'bundle');
  if (slugs.length > 0) query = query.where('slug', 'not in', slugs);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

const ARTICLES_SETTING = 'articles_of_version';

/** Whether the stored articles show the figures of this catalogue version. */
export async function areArticlesOf(db: Database, version: number): Promise<boolean> {
  return (await readSetting(db, ARTICLES_SETTING)) === String(version);
}

/** Stores the catalogue version whose figures the stored articles show. */
export async function writeArticlesVersion(db: Database, version: number): Promise<void> {
  await writeSetting(db, ARTICLES_SETTING, String(version));
}

function toPost(row: Selectable<BlogPostsTable>): StoredBlogPost {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    content: row.content,
    metaDescription: row.meta_description,
    tags: JSON.parse(row.tags) as string[],
    trendingTopic: row.trending_topic,
    searchVolume: row.search_volume,
    publishedAt: row.published_at,
    createdAt: row.created_at,
  };
}
