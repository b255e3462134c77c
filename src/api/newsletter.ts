import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  confirmBodySchema,
  confirmedSchema,
  subscribeBodySchema,
  subscribedSchema,
  subscriptionsSchema,
  unsubscribeBodySchema,
  unsubscribedSchema,
} from '#contract/newsletter.ts';
import type { Site } from '#services/site.ts';
import {
  confirmNewsletter,
  listSubscriptions,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '#services/newsletter/subscriptions.ts';
import { BODY_ERRORS, OPERATOR_ERRORS, READ_ONE_ERRORS, refuse } from './answers/answers.ts';
import { type Allowance, operatorCall } from './route-config.ts';

export interface NewsletterOptions {
  readonly allowance: Allowance;
  /** Called when a mail may have been queued. Must not throw; not awaited. */
  readonly onMailQueued: () => void;
  /** If true, a subscription begins when the link in a mail is followed (double opt-in). */
  readonly confirm: boolean;
}

/** Routes POST /api/newsletter/subscribe, /confirm, /unsubscribe; GET …/subscriptions for the operator. */
export function newsletterRoutes(site: Site, options: NewsletterOptions): FastifyPluginAsyncZod {
  const { allowance, onMailQueued, confirm } = options;
  return async (app) => {
    const tags = ['newsletter'];
    app.post(
      '/api/newsletter/subscribe',
      {
        config: { allowance },
        schema: {
          tags,
          summary: 'Subscribe; the answer does not reveal known addresses',
          body: subscribeBodySchema,
          response: { 201: subscribedSchema, ...BODY_ERRORS },
        },
      },
      async (request, reply) => {
        await subscribeToNewsletter(site, request.body, confirm);
        onMailQueued();
        return reply.code(201).send({ status: 'subscribed' });
      },
    );
    app.post(
      '/api/newsletter/confirm',
      {
        config: { allowance },
        schema: {
          tags,
          summary: 'Confirm a subscription with the token from a mail',
          body: confirmBodySchema,
          response: { 200: confirmedSchema, ...READ_ONE_ERRORS, ...BODY_ERRORS },
        },
      },
      async (request, reply) => {
        if (!(await confirmNewsletter(site, request.body.token))) {
          return refuse(reply, 'not_found', 'This confirmation link is not known.');
        }
        onMailQueued();
        return reply.send({ status: 'confirmed' });
      },
    );
    app.post(
      '/api/newsletter/unsubscribe',
      {
        config: { allowance },
        schema: {
          tags,
          summary: 'Unsubscribe with the token from a mail',
          body: unsubscribeBodySchema,
          response: { 200: unsubscribedSchema, ...READ_ONE_ERRORS, ...BODY_ERRORS },
        },
      },
      async (request, reply) => {
        if (!(await unsubscribeFromNewsletter(site, request.body.token))) {
          return refuse(reply, 'not_found', 'This unsubscribe link is not known.');
        }
        onMailQueued();
        return reply.send({ status: 'unsubscribed' });
      },
    );
    app.get(
      '/api/newsletter/subscriptions',
      operatorCall({
        tags,
        summary: 'Every subscription, newest first (operator)',
        response: { 200: subscriptionsSchema, ...OPERATOR_ERRORS },
      }),
      async () => ({ subscriptions: [...(await listSubscriptions(site))] }),
    );
  };
}
