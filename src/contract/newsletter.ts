import { z } from 'zod';
import { checkEmail, MAX_EMAIL_CHARACTERS } from '#domain/newsletter/email-address.ts';

/** Where a subscription was made. The home page's form sends `homepage` (specification section 3). */
export const SUBSCRIPTION_SOURCES = ['homepage', 'blog', 'footer'] as const;

/** Unknown fields are refused, because this is a write. The address is trimmed before validation. */
export const subscribeBodySchema = z
  .strictObject({
    email: z
      .string()
      .trim()
      .max(MAX_EMAIL_CHARACTERS)
      .refine((text) => checkEmail(text).ok, { error: 'must be an email address' })
      .meta({ format: 'email' }),
    subscriptionSource: z.enum(SUBSCRIPTION_SOURCES).default('homepage'),
  })
  .meta({ id: 'SubscribeRequest' });
export const subscribedSchema = z.object({ status: z.literal('subscribed') });

/** A newsletter token: 32 random bytes in base64url. */
export const newsletterTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/, {
  error: 'must be the token of a link in a mail',
});
export const unsubscribeBodySchema = z
  .strictObject({ token: newsletterTokenSchema })
  .meta({ id: 'UnsubscribeRequest' });
export const unsubscribedSchema = z.object({ status: z.literal('unsubscribed') });

export const confirmBodySchema = z
  .strictObject({ token: newsletterTokenSchema })
  .meta({ id: 'ConfirmRequest' });
export const confirmedSchema = z.object({ status: z.literal('confirmed') });

export const subscriptionSchema = z
  .object({
    id: z.int(),
    email: z.string(),
    createdAt: z.string(),
    isActive: z.boolean(),
    isPending: z.boolean().describe('Awaits confirmation'),
    isSuppressed: z.boolean().describe('A mail server reported that the address does not exist'),
    subscriptionSource: z.string(),
  })
  .meta({ id: 'NewsletterSubscription' });
export type NewsletterSubscription = Readonly<z.output<typeof subscriptionSchema>>;

export const subscriptionsSchema = z.object({ subscriptions: z.array(subscriptionSchema) });
