import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  articleBodySchema,
  articlePreviewSchema,
  articlesSchema,
  articleSlugSchema,
} from '#contract/articles.ts';
import {
  listArticles,
  publish,
  removeArticle,
  type RenderMarkdown,
  saveArticle,
  unpublish,
} from '#services/blog/write-articles.ts';
import type { Site } from '#services/site.ts';
import {
  OPERATOR_DECIDE_ERRORS,
  OPERATOR_ERRORS,
  OPERATOR_ONE_ERRORS,
  doneOr,
  refuse,
} from './answers/answers.ts';
import { operatorCall } from './route-config.ts';

const BASE = '/api/admin/articles';
const UNKNOWN = 'There is no such article of your own.';
const notRendered = (line: number, reason: string) => ({
  path: 'markdown',
  message: `cannot be shown: line ${line}, ${reason}`,
});

/**
 * Routes of the blog editor: GET /api/admin/articles, PUT and DELETE …/{slug}, POST …/{slug}/publish, /unpublish, POST
 * …/preview.
 */
export function articleRoutes(site: Site, render: RenderMarkdown): FastifyPluginAsyncZod {
  const params = articleSlugSchema;
  const done = z.null();
  return async (app) => {
    app.get(
      BASE,
      operatorCall({
        summary: 'Articles that the operator wrote, including drafts',
        response: { 200: articlesSchema, ...OPERATOR_ERRORS },
      }),
      async () => ({ articles: await listArticles(site) }),
    );
    app.put(
      `${BASE}/:slug`,
      operatorCall({
        summary: 'Save an article; the published text stays until it is published again',
        params,
        body: articleBodySchema,
        response: { 204: done, ...OPERATOR_DECIDE_ERRORS },
      }),
      async (request, reply) =>
        doneOr(
          reply,
          await saveArticle(site, request.params.slug, request.body),
          'An article of the bundle has this address.',
          'conflict',
        ),
    );
    app.delete(
      `${BASE}/:slug`,
      operatorCall({
        summary: 'Remove an article from the blog and delete it',
        params,
        response: { 204: done, ...OPERATOR_ONE_ERRORS },
      }),
      async (request, reply) =>
        doneOr(reply, await removeArticle(site, request.params.slug), UNKNOWN),
    );
    app.post(
      `${BASE}/:slug/publish`,
      operatorCall({
        summary: 'Publish an article as it is saved now',
        params,
        response: { 204: done, ...OPERATOR_ONE_ERRORS },
      }),
      async (request, reply) => {
        const outcome = await publish(site, request.params.slug, render);
        if (outcome === 'done') return reply.code(204).send(null);
        if (outcome === 'unknown') return refuse(reply, 'not_found', UNKNOWN);
        return refuse(reply, 'invalid_request', 'The article cannot be shown.', [
          notRendered(outcome.line, outcome.reason),
        ]);
      },
    );
    app.post(
      `${BASE}/:slug/unpublish`,
      operatorCall({
        summary: 'Remove an article from the blog; its text is kept',
        params,
        response: { 204: done, ...OPERATOR_ONE_ERRORS },
      }),
      async (request, reply) => doneOr(reply, await unpublish(site, request.params.slug), UNKNOWN),
    );
    app.post(
      '/api/admin/article-preview',
      operatorCall({
        summary: 'Preview of an article',
        body: articleBodySchema,
        response: { 200: articlePreviewSchema, ...OPERATOR_ERRORS },
      }),
      async ({ body }, reply) => {
        const rendered = await render(body.markdown);
        if (rendered.ok) return reply.send({ html: rendered.html });
        return refuse(reply, 'invalid_request', 'The article cannot be shown.', [
          notRendered(rendered.line, rendered.reason),
        ]);
      },
    );
  };
}
