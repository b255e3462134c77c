import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  decideOfferBodySchema,
  decideWordBodySchema,
  forgetWordBodySchema,
  inboxSchema,
  matchLabBodySchema,
  wordPatchSchema,
} from '#contract/inbox.ts';
import { editDoneSchema } from '#contract/admin-products.ts';
import {
  decideWord,
  exportWords,
  deleteWordDecision,
} from '#services/operator/editing/decide-words.ts';
import type { DerivePending } from '#services/product/derive-and-show.ts';
import { decideOffer, matchResult, readInbox } from '#services/operator/overview/read-inbox.ts';
import type { Site } from '#services/site.ts';
import {
  OPERATOR_DECIDE_ERRORS,
  OPERATOR_ERRORS,
  OPERATOR_ONE_ERRORS,
  doneOr,
  refuse,
} from './answers/answers.ts';
import { operatorCall } from './route-config.ts';

/**
 * Route GET /api/admin/inbox and those that decide its items: POST /api/admin/words, …/forget, GET …/patch, POST
 * /api/admin/lab-results/match, …/offers.
 */
export function inboxRoutes(
  site: Site,
  options: { readonly associateTag: string | null; readonly derive: DerivePending },
): FastifyPluginAsyncZod {
  const { derive, associateTag } = options;
  return async (app) => {
    app.get(
      '/api/admin/inbox',
      operatorCall({
        summary: "The operator's inbox: unread words, unmatched results, searches, links",
        response: { 200: inboxSchema, ...OPERATOR_ERRORS },
      }),
      () => readInbox(site, associateTag),
    );
    app.post(
      '/api/admin/words',
      operatorCall({
        summary:
          'Decide what an unknown word is: a spelling or a kind of an entry, or not an ingredient',
        body: decideWordBodySchema,
        response: { 200: editDoneSchema, ...OPERATOR_DECIDE_ERRORS },
      }),
      async ({ body }, reply) => {
        const outcome = await decideWord(site, body, derive);
        if (outcome === 'done' || outcome === 'waiting') return reply.send({ status: outcome });
        if (outcome === 'known') return refuse(reply, 'conflict', 'This word is known already.');
        return refuse(reply, 'invalid_request', 'The request is not valid: canonical.', [
          { path: 'canonical', message: 'must be an ingredient or a family of the vocabulary' },
        ]);
      },
    );
    app.post(
      '/api/admin/words/forget',
      operatorCall({
        summary: 'Undo a decision about a word',
        body: forgetWordBodySchema,
        response: { 200: editDoneSchema, ...OPERATOR_ONE_ERRORS },
      }),
      async ({ body }, reply) => {
        const outcome = await deleteWordDecision(site, body.word, derive);
        return outcome === 'done' || outcome === 'waiting'
          ? reply.send({ status: outcome })
          : refuse(reply, 'not_found', 'There is no decision about this word.');
      },
    );
    app.get(
      '/api/admin/words/patch',
      operatorCall({
        summary: 'The decisions about words as lines for the reviewed tables',
        response: { 200: wordPatchSchema, ...OPERATOR_ERRORS },
      }),
      async () => ({ patch: await exportWords(site) }),
    );
    app.post(
      '/api/admin/offers',
      operatorCall({
        summary:
          'Decide which product a row of a price feed belongs to, if any; the next import of the feed applies it',
        body: decideOfferBodySchema,
        response: { 204: z.null(), ...OPERATOR_ONE_ERRORS },
      }),
      async ({ body }, reply) =>
        doneOr(reply, await decideOffer(site, body), 'There is no such row or product.'),
    );
    app.post(
      '/api/admin/lab-results/match',
      operatorCall({
        summary: 'Decide which product a laboratory result is about',
        body: matchLabBodySchema,
        response: { 204: z.null(), ...OPERATOR_ONE_ERRORS },
      }),
      async ({ body }, reply) =>
        doneOr(reply, await matchResult(site, body), 'There is no such result or product.'),
    );
  };
}
