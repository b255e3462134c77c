/** The result of the newsletter's forms without JavaScript, in `?newsletter=`. */
export const NEWSLETTER_FORM_RESULTS = [
  'subscribed',
  'invalid',
  'confirmed',
  'unsubscribed',
  'unknown',
] as const;
export type NewsletterFormResult = (typeof NEWSLETTER_FORM_RESULTS)[number];

/** The result in an address, or null. */
export function newsletterFormResult(parameters: URLSearchParams): NewsletterFormResult | null {
  const written = parameters.get('newsletter');
  return NEWSLETTER_FORM_RESULTS.find((result) => result === written) ?? null;
}
