import { suppressSubscription } from '#database/newsletter.ts';
import { readDeliveryState, settleDelivery } from '#database/newsletter-deliveries.ts';
import type { Database } from '#database/open-database.ts';
import { isGone, readBounce } from '#domain/newsletter/read-bounce.ts';
import { isOurMark } from '../access/site-secret.ts';

/**
 * What came of a report: `no-report` it is none of a mail of ours; `unsigned` the mark it quotes was not signed by this site;
 * `kept` nothing is to be done (a delay, or nobody of ours); `failed` the mail did not arrive, and the address stays;
 * `suppressed` there is no such mailbox, and nothing more is sent to it.
 */
export type BounceOutcome = 'no-report' | 'unsigned' | 'kept' | 'failed' | 'suppressed';

/**
 * Takes a mail server's report that a mail came back (RFC 3464). Anybody can write to the address that takes reports: it counts
 * for the reader in the signed mark of the mail that it quotes, whatever address it names. Taken twice it changes nothing more.
 */
export async function recordBounce(
  database: Database,
  report: string,
  now: number,
): Promise<BounceOutcome> {
  const bounce = readBounce(report);
  if (bounce === null) return 'no-report';
  const { mail, failed } = bounce;
  if (!(await isOurMark(database, mail))) return 'unsigned';
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
  // What never went out cannot come back.
  if (state !== 'sent' && state !== 'handed' && state !== 'failed') return 'kept';
  const outcome = { state: gone === undefined ? 'failed' : 'bounced', failure } as const;
  await settleDelivery(database, { issueId, subscriptionId, now }, outcome);
  return gone === undefined ? 'failed' : 'suppressed';
}
