import { isGone } from '#domain/newsletter/read-bounce.ts';
import { enhancedCodeOf } from './mailer.ts';

/** What a failed attempt is about: an address that is no more, this mail alone, or all mails (no answer, or the site is not let in). */
export interface Refusal {
  readonly of: 'address' | 'mail' | 'site';
  /** The same mail would be refused again. */
  readonly isFinal: boolean;
}

/** The mail server does not know the address (RFC 5321), where it gives no reason of RFC 3463, which may be another. */
const NO_ADDRESS: ReadonlySet<number> = new Set([550, 551, 553]);

/**
 * What an error of nodemailer is about. Only RCPT and DATA are about a mail: a refused sign-in or sender would be refused for
 * every reader, and 421 ends the connection. A 550 to RCPT may also be for the network of the site (5.7.1).
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
