import { z } from 'zod';

export const slugParamsSchema = z.object({ slug: z.string().min(1).max(200) });

/** Specification section 3, "Blog post". */
export const blogPostSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    content: z.string().describe('Sanitised HTML'),
    metaDescription: z.string(),
    tags: z.array(z.string()),
    trendingTopic: z.string().nullable(),
    searchVolume: z.int().nullable(),
    publishedAt: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'BlogPost' });
