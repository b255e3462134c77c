import { suppressSubscription } from '#database/newsletter/suppress-subscriptions.ts';
import { readDeliveryState, settleDelivery } from '#database/newsletter/newsletter-deliveries.ts';
import type { Database } from '#database/connection/open-database.ts';
import { isGone, readBounce } from '#domain/newsletter/read-bounce.ts';
import { verifyMailId } from '../access/site-secret.ts';

/**
 * The outcome of a report.
 * - `no-report`: it does not concern a mail of this site.
 * - `unsigned`: this site did not sign the mark that it quotes.
 * - `kept`: there is nothing to do (a delay, or no subscriber).
 * - `failed`: the mail did not arrive, but the address is kept.
 * - `suppressed`: the mailbox does not exist, and nothing will be sent to it again.
 */
export type BounceOutcome = 'no-report' | 'unsigned' | 'kept' | 'failed' | 'suppressed';

/**
 * Processes a bounce report (RFC 3464). Anybody can send mail to the address for reports, so a report applies only to
 * the reader in the signed mark of the quoted mail, not to the address it names. Idempotent.
 */
export async function recordBounce(
  database: Database,
  report: string,
  now: number,
): Promise<BounceOutcome> {
  const bounce = readBounce(report);
  if (bounce === null) return 'no-report';
  const { mail, failed } = bounce;
  if (!(await verifyMailId(database, mail))) return 'unsigned';
  const [first] = failed;
  if (first === undefined) return 'kept';
  const gone = failed.find(isGone);
  const failure = `${gone ?? first} by report`;
  const { issueId, subscriptionId } = mail;
  if (issueId === null) {
    if (gone === undefined) return 'failed';
    await suppressSubscription(database, subscriptionId, { reason: failure, now });
    return 'suppressed';
  }
  const state = await readDeliveryState(database, { issueId, subscriptionId });
  // A mail that was never sent cannot bounce.
  if (state !== 'sent' && state !== 'handed' && state !== 'failed') return 'kept';
  const outcome = { state: gone === undefined ? 'failed' : 'bounced', failure } as const;
  await settleDelivery(database, { issueId, subscriptionId, now }, outcome);
  return gone === undefined ? 'failed' : 'suppressed';
}
