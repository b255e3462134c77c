import { suppressAll } from '#database/newsletter.ts';
import { readDeliveryState, settleDelivery } from '#database/newsletter-deliveries.ts';
import type { Database } from '#database/open-database.ts';
import { isGone, readBounce } from '#domain/newsletter/read-bounce.ts';

/**
 * What came of a report: `no-report` it is none of a mail of ours; `kept` nothing is to be done (a delay, or nobody of ours);
 * `failed` the mail did not arrive, and the address stays; `suppressed` there is no such mailbox, and nothing more is sent to it.
 */
export type BounceOutcome = 'no-report' | 'kept' | 'failed' | 'suppressed';

/**
 * Takes a mail server's report that a mail came back (RFC 3464). It counts for the reader to whom the mail named in it was sent,
 * whatever address it was forwarded to; of other mails for the subscribed address in it. Taken twice it changes nothing more.
 */
export async function takeBounce(
  database: Database,
  report: string,
  now: number,
): Promise<BounceOutcome> {
  const bounce = readBounce(report);
  if (bounce === null) return 'no-report';
  const [first] = bounce.failed;
  if (first === undefined) return 'kept';
  const gone = bounce.failed.find(({ status }) => isGone(status));
  const { delivery } = bounce;
  if (delivery === null) {
    if (gone === undefined) return 'failed';
    return (await suppressAll(database, [gone.address], now)) > 0 ? 'suppressed' : 'kept';
  }
  const state = await readDeliveryState(database, delivery);
  // What never went out cannot come back.
  if (state !== 'sent' && state !== 'handed' && state !== 'failed') return 'kept';
  const failure = `${(gone ?? first).status} by report`;
  const outcome = { state: gone === undefined ? 'failed' : 'bounced', failure } as const;
  await settleDelivery(database, { ...delivery, now }, outcome);
  return gone === undefined ? 'failed' : 'suppressed';
}
