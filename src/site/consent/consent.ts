/** A visitor's choice; null if none was made yet, which means no. */
export type ConsentChoice = 'accepted' | 'refused' | null;

export const CONSENT_KEY = 'consent';

/**
 * What a page has to do, given what is configured, the visitor's choice, and the browser's Global Privacy Control
 * signal.
 */
export interface ConsentDecision {
  readonly ask: boolean;
  readonly load: boolean;
}

/**
 * Returns whether to ask and whether to load. Third parties are loaded only if some are configured and the visitor
 * accepted. Under Global Privacy Control they are never loaded, and the visitor is not asked.
 */
export function decideConsent(page: {
  readonly configured: boolean;
  readonly choice: ConsentChoice;
  readonly privacyControl: boolean;
}): ConsentDecision {
  if (!page.configured || page.privacyControl) return { ask: false, load: false };
  return { ask: page.choice === null, load: page.choice === 'accepted' };
}
