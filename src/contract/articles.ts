import { z } from 'zod';
import { plainLines, plainText } from './plain-text.ts';

const line = (length: number) => plainText(length, z.string().trim()).min(1);

/** An article as the operator writes it (specification section 3, "Blog post"). */
export const articleBodySchema = z
  .strictObject({
    title: line(150),
    excerpt: line(400),
    metaDescription: line(300),
    tags: z.array(line(40)).max(12),
    trendingTopic: line(80).nullable(),
    searchVolume: z.int().min(0).max(1_000_000_000).nullable(),
    markdown: plainLines(60_000).min(1),
  })
  .meta({ id: 'ArticleDraft' });
export type ArticleBody = Readonly<z.output<typeof articleBodySchema>>;

export const articleSlugSchema = z.object({
  slug: z
    .string()
    .max(100)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'must be lower-case words joined by "-"' }),
});

export const articleSchema = z
  .object({
    ...articleBodySchema.shape,
    slug: z.string(),
    updatedAt: z.string(),
    publishedAt: z.string().nullable().describe('Null: a draft'),
  })
  .meta({ id: 'Article' });
export type ArticleView = Readonly<z.output<typeof articleSchema>>;
export const articlesSchema = z.object({ articles: z.array(articleSchema) });
export const articlePreviewSchema = z
  .object({ html: z.string().describe('Sanitised') })
  .meta({ id: 'ArticlePreview' });
