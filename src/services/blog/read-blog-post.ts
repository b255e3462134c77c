import type { BlogPost } from '#contract/api.ts';
import type { Site } from '../site.ts';

/** The article of a slug, or null. */
export async function readBlogPost(site: Site, slug: string): Promise<BlogPost | null> {
  return (await site.blog.posts()).find((post) => post.slug === slug) ?? null;
}
