import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { slugParamsSchema } from '#contract/blog.ts';
import {
  issueBodySchema,
  issueIdSchema,
  issuesSchema,
  previewSchema,
  suppressBodySchema,
  suppressedSchema,
  testMailBodySchema,
} from '#contract/newsletter-issues.ts';
import { rowIdParamsSchema } from '#contract/row-id.ts';
import {
  changeDraft,
  draftFromArticle,
  createDraft,
  listIssues,
  type NewsletterMailer,
  pauseSending,
  sendTestMail,
  startSending,
  suppressAddresses,
  discardDraft,
} from '#services/newsletter/issues.ts';
import type { Site } from '#services/site.ts';
import {
  OPERATOR_DECIDE_ERRORS,
  OPERATOR_ERRORS,
  OPERATOR_ONE_ERRORS,
  doneOr,
  refuse,
} from './answers/answers.ts';
import { operatorCall } from './route-config.ts';

const BASE = '/api/admin/newsletter/issues';
type App = Parameters<FastifyPluginAsyncZod>[0];

const NOT_DRAFT = 'There is no such draft: it is being sent, or was thrown away.';

export interface NewsletterSettings {
  readonly mailer: NewsletterMailer;
  readonly publicUrl: string;
}

/**
 * Routes GET and POST /api/admin/newsletter/issues, those that edit, preview, test, send and pause a newsletter, and
 * POST …/suppress.
 */
export function newsletterIssueRoutes(
  site: Site,
  settings: NewsletterSettings,
): FastifyPluginAsyncZod {
  return async (app) => {
    addDrafts(app, site, settings);
    addSending(app, site, settings);
  };
}

function addDrafts(app: App, site: Site, { mailer, publicUrl }: NewsletterSettings): void {
  app.get(
    BASE,
    operatorCall({
      summary: 'Newsletters, newest first, with the outcome of their mails',
      response: { 200: issuesSchema, ...OPERATOR_ERRORS },
    }),
    () => listIssues(site, mailer.canSend),
  );
  app.post(
    BASE,
    operatorCall({
      summary: 'Save a new draft',
      body: issueBodySchema,
      response: { 201: issueIdSchema, ...OPERATOR_ERRORS },
    }),
    async ({ body }, reply) => {
      const id = await createDraft(site, body);
      return reply.code(201).send({ id });
    },
  );
  app.put(
    `${BASE}/:id`,
    operatorCall({
      summary: 'Change a draft',
      params: rowIdParamsSchema,
      body: issueBodySchema,
      response: { 204: z.null(), ...OPERATOR_DECIDE_ERRORS },
    }),
    async ({ params, body }, reply) =>
      doneOr(reply, await changeDraft(site, params.id, body), NOT_DRAFT, 'conflict'),
  );
  app.delete(
    `${BASE}/:id`,
    operatorCall({
      summary: 'Delete a draft',
      params: rowIdParamsSchema,
      response: { 204: z.null(), ...OPERATOR_DECIDE_ERRORS },
    }),
    async ({ params }, reply) =>
      doneOr(reply, await discardDraft(site, params.id), NOT_DRAFT, 'conflict'),
  );
  app.post(
    '/api/admin/newsletter/preview',
    operatorCall({
      summary: 'Preview of a newsletter',
      body: issueBodySchema,
      response: { 200: previewSchema, ...OPERATOR_ERRORS },
    }),
    async ({ body }) => mailer.preview(body),
  );
  app.get(
    '/api/admin/newsletter/from-article/:slug',
    operatorCall({
      summary: 'A first draft of a newsletter about an article',
      params: slugParamsSchema,
      response: { 200: issueBodySchema, ...OPERATOR_ONE_ERRORS },
    }),
    async ({ params }, reply) => {
      const draft = await draftFromArticle(site, params.slug, publicUrl);
      return draft === null ? refuse(reply, 'not_found', 'Blog post not found') : reply.send(draft);
    },
  );
}

function addSending(app: App, site: Site, { mailer }: NewsletterSettings): void {
  const params = rowIdParamsSchema;
  app.post(
    `${BASE}/:id/test`,
    operatorCall({
      summary: 'Send a newsletter to one address as a test',
      params,
      body: testMailBodySchema,
      response: { 204: z.null(), ...OPERATOR_DECIDE_ERRORS },
    }),
    async (request, reply) => {
      const choice = { id: request.params.id, to: request.body.to };
      const outcome = await sendTestMail(site, mailer, choice);
      if (outcome === 'sent') return reply.code(204).send(null);
      if (outcome === 'unknown') return refuse(reply, 'not_found', 'There is no such newsletter.');
      return refuse(reply, 'conflict', `The mail server did not take it (${outcome.failure}).`);
    },
  );
  app.post(
    `${BASE}/:id/send`,
    operatorCall({
      summary: 'Send a draft to every reader, or resume a paused newsletter',
      params,
      response: { 202: z.object({ status: z.literal('sending') }), ...OPERATOR_DECIDE_ERRORS },
    }),
    async (request, reply) => {
      if (!mailer.canSend) {
        return refuse(reply, 'conflict', 'No mail server is configured (SMTP_URL).');
      }
      if (!(await startSending(site, request.params.id)))
        return refuse(reply, 'conflict', NOT_DRAFT);
      mailer.wake();
      return reply.code(202).send({ status: 'sending' });
    },
  );
  app.post(
    `${BASE}/:id/pause`,
    operatorCall({
      summary: 'Pause a newsletter',
      params,
      response: { 204: z.null(), ...OPERATOR_DECIDE_ERRORS },
    }),
    async (request, reply) =>
      doneOr(
        reply,
        await pauseSending(site, request.params.id),
        'It is not being sent.',
        'conflict',
      ),
  );
  app.post(
    '/api/admin/newsletter/suppress',
    operatorCall({
      summary: 'Suppress the addresses in a mail server’s report',
      body: suppressBodySchema,
      response: { 200: suppressedSchema, ...OPERATOR_ERRORS },
    }),
    async ({ body }) => ({ suppressed: await suppressAddresses(site, body.text) }),
  );
}
