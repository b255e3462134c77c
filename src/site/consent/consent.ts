/** What a visitor answered; null: not yet, which means no. */
export type ConsentChoice = 'accepted' | 'refused' | null;

export const CONSENT_KEY = 'consent';

/** What to do on a page, by what is configured, what was answered, and the browser's Global Privacy Control signal. */
export interface ConsentDecision {
  readonly ask: boolean;
  readonly load: boolean;
}

/**
 * Third parties are loaded only where some are configured and the visitor accepted; under Global Privacy Control never, and
 * then she is not asked either.
 */
export function decideConsent(page: {
  readonly configured: boolean;
  readonly choice: ConsentChoice;
  readonly privacyControl: boolean;
}): ConsentDecision {
  if (!page.configured || page.privacyControl) return { ask: false, load: false };
  return { ask: page.choice === null, load: page.choice === 'accepted' };
}
