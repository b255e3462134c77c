import type { BlogPost } from '#contract/api.ts';
import { readBlogPosts } from '#database/content/blog.ts';
import type { Database } from '#database/connection/open-database.ts';

/** The articles, newest first, reread at most every five seconds. */
export interface BlogStore {
  /** Reads the articles into memory, so that the blog works while the database is down. */
  preload(): Promise<void>;
  /**
   * Returns all articles. Rejects if the database fails and nothing has been read yet; afterwards the last known
   * articles are kept.
   */
  posts(): Promise<readonly BlogPost[]>;
  /** Returns the article of a slug. Null if there is none. */
  post(slug: string): Promise<BlogPost | null>;
}

/** Fills current numbers into an article's HTML. */
type Fill = (content: string) => Promise<string>;

const FRESH_MS = 5_000;

export interface BlogStoreOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The catalogue version. Articles are reread when it changes. */
  readonly version: () => number;
  readonly fill: Fill;
}

/** Keeps the articles in memory, so that the blog works while the database is down. */
export function createBlogStore(
  database: Database,
  { now, version, fill }: BlogStoreOptions,
): BlogStore {
  let cached: readonly BlogPost[] | null = null;
  let readAt = -Infinity;
  let readVersion = -1;
  let reading: Promise<readonly BlogPost[]> | null = null;

  function read(): Promise<readonly BlogPost[]> {
    reading ??= readBlogPosts(database)
      .then((posts) => {
        cached = posts;
        return posts;
      })
      .finally(() => {
        readAt = now();
        reading = null;
      });
    return reading;
  }

  async function stored(): Promise<readonly BlogPost[]> {
    if (cached === null) return read();
    // Pages are cached by version: one rendered for a new version must not show the previous version's articles.
    if (version() !== readVersion) {
      readVersion = version();
      return read().catch(() => cached ?? []);
    }
    if (now() - readAt >= FRESH_MS) read().catch(() => undefined);
    return cached;
  }

  const filled = async (post: BlogPost): Promise<BlogPost> => ({
    ...post,
    content: await fill(post.content),
  });
  return {
    preload: async () => void (await stored()),
    posts: async () => Promise.all((await stored()).map(filled)),
    async post(slug) {
      const found = (await stored()).find((post) => post.slug === slug);
      return found === undefined ? null : filled(found);
    },
  };
}
