/** Results of the newsletter's forms without JavaScript, as the parameter `newsletter` of the address. */
export const NEWSLETTER_FORM_RESULTS = [
  'subscribed',
  'invalid',
  'confirmed',
  'unsubscribed',
  'unknown',
] as const;
export type NewsletterFormResult = (typeof NEWSLETTER_FORM_RESULTS)[number];

/** Returns the result in an address; null if there is none. */
export function newsletterFormResult(parameters: URLSearchParams): NewsletterFormResult | null {
  const written = parameters.get('newsletter');
  return NEWSLETTER_FORM_RESULTS.find((result) => result === written) ?? null;
}
