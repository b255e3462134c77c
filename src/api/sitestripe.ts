import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  convertLinksReportSchema,
  processAsinsBodySchema,
  processAsinsReportSchema,
  TEMPLATE_BYTES,
  templateSchema,
  undoReportSchema,
  validateLinksQuerySchema,
  validateLinksReportSchema,
} from '#contract/sitestripe.ts';
import { runExclusively } from '#services/access/run-exclusively.ts';
import type { Site } from '#services/site.ts';
import { createOnlineCheck } from '#services/sitestripe/check-online.ts';
import { convertLinks } from '#services/sitestripe/convert-links.ts';
import { processAsins, undoLastBatch } from '#services/sitestripe/process-asins.ts';
import { validateLinks } from '#services/sitestripe/validate-links.ts';
import { writeSiteStripeTemplate } from '#services/sitestripe/write-template.ts';
import { OPERATOR_BUSY_ERRORS, OPERATOR_ERRORS, refuse } from './answers/answers.ts';
import { operatorCall } from './route-config.ts';
import { sendPieces } from './answers/send-pieces.ts';

const BUSY = 'Another change of the links is running. Please try again when it is done.';

/** Yields `{"name":"…"}` in pieces, for a text that comes in parts. */
async function* textAsJson(name: string, parts: AsyncIterable<string>): AsyncGenerator<string> {
  yield `{${JSON.stringify(name)}:"`;
  for await (const part of parts) yield JSON.stringify(part).slice(1, -1);
  yield '"}';
}

/** The operator's routes under /api/sitestripe (contract "Calls"; specification section 7). */
export function siteStripeRoutes(
  site: Site,
  { associateTag }: { readonly associateTag: string | null },
): FastifyPluginAsyncZod {
  const tags = ['sitestripe'];

  /** Runs changes of links one at a time, across processes. A concurrent one gets 409. */
  async function alone<T>(reply: FastifyReply, work: (now: number) => Promise<T>) {
    const now = site.now();
    const done = await runExclusively(site.database, { name: 'links', now }, () => work(now));
    return done.busy ? refuse(reply, 'conflict', BUSY) : reply.send(done.result);
  }

  return async (app) => {
    app.get(
      '/api/sitestripe/template',
      operatorCall({
        tags,
        summary: 'A line to complete for every product without a marketplace link',
        response: { 200: templateSchema, ...OPERATOR_ERRORS },
      }),
      async (_request, reply) =>
        sendPieces(
          reply.header('content-type', 'application/json; charset=utf-8'),
          textAsJson('template', writeSiteStripeTemplate(site.database)),
        ),
    );
    app.post(
      '/api/sitestripe/process-asins',
      {
        bodyLimit: TEMPLATE_BYTES,
        ...operatorCall({
          tags,
          summary: 'Create marketplace links from completed template lines',
          body: processAsinsBodySchema,
          response: { 200: processAsinsReportSchema, ...OPERATOR_BUSY_ERRORS },
        }),
      },
      async ({ body }, reply) =>
        alone(reply, (now) => processAsins(site.database, { ...body, associateTag, now })),
    );
    app.post(
      '/api/sitestripe/convert-links',
      operatorCall({
        tags,
        summary: 'Convert every marketplace link to SiteStripe form',
        response: { 200: convertLinksReportSchema, ...OPERATOR_BUSY_ERRORS },
      }),
      async (_request, reply) =>
        alone(reply, (now) => convertLinks(site.database, { associateTag, now })),
    );
    app.post(
      '/api/sitestripe/validate-links',
      operatorCall({
        tags,
        summary: 'Check every marketplace link',
        querystring: validateLinksQuerySchema,
        response: { 200: validateLinksReportSchema, ...OPERATOR_ERRORS },
      }),
      async ({ query }) => {
        const online = query.online === 'true' ? createOnlineCheck() : undefined;
        const report = await validateLinks(site.database, { associateTag, online });
        return {
          ...report,
          invalid: [...report.invalid],
          unconfirmed: [...report.unconfirmed],
        };
      },
    );
    app.post(
      '/api/sitestripe/undo',
      operatorCall({
        tags,
        summary: 'Undo the newest batch of link changes',
        response: { 200: undoReportSchema, ...OPERATOR_BUSY_ERRORS },
      }),
      async (_request, reply) =>
        alone(reply, async (now) => ({ undone: await undoLastBatch(site.database, now) })),
    );
  };
}
