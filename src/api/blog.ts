import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { blogPostSchema, slugParamsSchema } from '#contract/blog.ts';
import type { Site } from '#services/site.ts';
import { READ_ERRORS, READ_ONE_ERRORS, refuse, sendJson } from './answers/answers.ts';

/** Routes GET /api/blog and /api/blog/{slug} (specification section 7). */
export function blogRoutes(site: Site): FastifyPluginAsyncZod {
  return async (app) => {
    const tags = ['blog'];
    app.get(
      '/api/blog',
      {
        schema: {
          tags,
          summary: 'Articles, newest first',
          response: { 200: z.array(blogPostSchema), ...READ_ERRORS },
        },
      },
      async (_request, reply) => sendJson(reply, JSON.stringify(await site.blog.posts())),
    );
    app.get(
      '/api/blog/:slug',
      {
        schema: {
          tags,
          summary: 'One article',
          params: slugParamsSchema,
          response: { 200: blogPostSchema, ...READ_ONE_ERRORS },
        },
      },
      async (request, reply) => {
        const post = await site.blog.post(request.params.slug);
        if (post === null) return refuse(reply, 'not_found', 'Blog post not found');
        return sendJson(reply, JSON.stringify(post));
      },
    );
  };
}
