import { isGone } from '#domain/newsletter/read-bounce.ts';
import { enhancedCodeOf } from './mailer.ts';

/**
 * The scope of a failed attempt: an address that does not exist, this mail alone, or the whole site (no response, or
 * the server rejects the site).
 */
export interface Refusal {
  readonly of: 'address' | 'mail' | 'site';
  /** Whether the same mail would be refused again. */
  readonly isFinal: boolean;
}

/** SMTP codes for an unknown address (RFC 5321). They count only without an RFC 3463 code, which is more specific. */
const NO_ADDRESS: ReadonlySet<number> = new Set([550, 551, 553]);

/**
 * Classifies an error of nodemailer. Only RCPT and DATA concern a single mail: a refused sign-in or sender would be
 * refused for every reader, and 421 ends the connection. A 550 to RCPT may also concern the site's network (5.7.1).
 */
export function refusalOf(error: unknown): Refusal {
  const { responseCode: code, command } = error as { responseCode?: unknown; command?: unknown };
  const isOfMail = typeof command === 'string' && /^(?:RCPT|DATA)/.test(command);
  if (typeof code !== 'number' || code === 421 || !isOfMail) return { of: 'site', isFinal: false };
  const isFinal = code >= 500;
  const reason = enhancedCodeOf(error);
  const isUnknown = reason === null ? NO_ADDRESS.has(code) : isFinal && isGone(reason);
  return { of: command.startsWith('RCPT') && isUnknown ? 'address' : 'mail', isFinal };
}
