import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { NewsletterOptions } from '#api/newsletter.ts';
import { newsletterTokenSchema, subscribeBodySchema } from '#contract/newsletter.ts';
import { paths } from '#contract/paths.ts';
import type { Site } from '#services/site.ts';
import {
  confirmNewsletter,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '#services/newsletter/subscriptions.ts';
import type { NewsletterFormResult } from '#site/newsletter/form-result.ts';

function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/**
 * Serves the newsletter forms for browsers without JavaScript and the one-click POST of mail programs (RFC 8058). `POST
 * /newsletter/subscribe` (email, subscriptionSource) redirects to the home page; `POST /newsletter/unsubscribe` (token
 * in body or query) and `POST /newsletter/confirm` (token) redirect to their pages. Each redirect carries the result as
 * `?newsletter=`. No e-mail address is ever put in a URL.
 */
export async function addNewsletterForms(
  app: FastifyInstance,
  site: Site,
  { allowance, onMailQueued, confirm }: NewsletterOptions,
): Promise<void> {
  const see = (reply: FastifyReply, path: string, result: NewsletterFormResult, anchor = '') =>
    reply.redirect(`${path}?newsletter=${result}${anchor}`, 303);

  await app.register(async (forms) => {
    await forms.register(formbody, { bodyLimit: 4_096 });

    forms.post('/newsletter/subscribe', { config: { allowance } }, async (request, reply) => {
      const { email, subscriptionSource } = fieldsOf(request.body);
      const parsed = subscribeBodySchema.safeParse({ email, subscriptionSource });
      if (!parsed.success) return see(reply, paths.home(), 'invalid', '#newsletter');
      await subscribeToNewsletter(site, parsed.data, confirm);
      onMailQueued();
      return see(reply, paths.home(), 'subscribed', '#newsletter');
    });

    forms.post('/newsletter/confirm', { config: { allowance } }, async (request, reply) => {
      const token = newsletterTokenSchema.safeParse(fieldsOf(request.body)['token']);
      const known = token.success && (await confirmNewsletter(site, token.data));
      if (known) onMailQueued();
      return see(reply, paths.confirmNewsletter(), known ? 'confirmed' : 'unknown');
    });

    forms.post('/newsletter/unsubscribe', { config: { allowance } }, async (request, reply) => {
      const fields = fieldsOf(request.body);
      const written = fields['token'] ?? fieldsOf(request.query)['token'];
      const token = newsletterTokenSchema.safeParse(written);
      const known = token.success && (await unsubscribeFromNewsletter(site, token.data));
      if (known) onMailQueued();
      if (fields['List-Unsubscribe'] === 'One-Click') {
        return reply
          .code(known ? 200 : 404)
          .type('text/plain; charset=utf-8')
          .send(known ? 'You are unsubscribed.' : 'This unsubscribe link is not known.');
      }
      return see(reply, paths.unsubscribe(), known ? 'unsubscribed' : 'unknown');
    });
  });
}
