import { type DueTimes, isDue } from '../connection/is-due.ts';
import { isoTime } from '../connection/iso-time.ts';
import { addSubscriptionToken } from './newsletter.ts';
import { suppressSubscription } from './suppress-subscriptions.ts';
import { type Database, inTransaction } from '../connection/open-database.ts';

/** Zero mails in each state. */
export const NO_DELIVERIES = {
  queued: 0,
  handed: 0,
  sent: 0,
  failed: 0,
  bounced: 0,
  skipped: 0,
} as const;
export type DeliveryState = keyof typeof NO_DELIVERIES;

/** A mail to be sent. */
export interface DueDelivery {
  readonly subscriptionId: number;
  readonly email: string;
  /** Whether the reader is subscribed and the address is not suppressed. */
  readonly isWanted: boolean;
  readonly attempts: number;
}

/** The next due mails of a newsletter. */
export async function readDueDeliveries(
  { kysely }: Database,
  { issueId, limit, ...times }: DueTimes & { readonly issueId: number; readonly limit: number },
): Promise<readonly DueDelivery[]> {
  const rows = await kysely
    .selectFrom('newsletter_deliveries as delivery')
    .innerJoin('newsletter_subscriptions as reader', 'reader.id', 'delivery.subscription_id')
    .select(['reader.id', 'email', 'is_active', 'suppressed_at', 'attempts'])
    .where('delivery.issue_id', '=', issueId)
    .where('delivery.state', '=', 'queued')
    .where((eb) => isDue(eb.ref('delivery.due_at'), times))
    .orderBy('delivery.due_at')
    .orderBy('reader.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    subscriptionId: row.id,
    email: row.email,
    isWanted: row.is_active === 1 && row.suppressed_at === null,
    attempts: row.attempts,
  }));
}

/**
 * Marks a mail as handed over, just before its last byte is sent, and stores the token of its unsubscribe link. Returns
 * false if the mail is no longer queued or the newsletter was paused; it must not be sent then.
 */
export function markHandedOver(
  db: Database,
  mail: {
    readonly issueId: number;
    readonly subscriptionId: number;
    readonly tokenHash: string;
    readonly now: number;
  },
): Promise<boolean> {
  const { issueId, subscriptionId, tokenHash: hash, now } = mail;
  return inTransaction(db, async (kysely) => {
    const { numUpdatedRows } = await kysely
      .updateTable('newsletter_deliveries')
      .set({ state: 'handed', sent_at: isoTime(now) })
      .where('issue_id', '=', issueId)
      .where('subscription_id', '=', subscriptionId)
      .where('state', '=', 'queued')
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('newsletter_issues')
            .select('id')
            .where('id', '=', issueId)
            .where('state', '=', 'sending'),
        ),
      )
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await addSubscriptionToken({ kysely }, { subscriptionId, purpose: 'unsubscribe', hash, now });
    return true;
  });
}

/** Stores the outcome of a mail. `bounced` also suppresses the address. */
export function settleDelivery(
  db: Database,
  mail: { readonly issueId: number; readonly subscriptionId: number; readonly now: number },
  outcome: {
    readonly state: DeliveryState;
    readonly attempts?: number;
    readonly dueAt?: number;
    readonly failure?: string;
  },
): Promise<void> {
  return inTransaction(db, async (kysely) => {
    await kysely
      .updateTable('newsletter_deliveries')
      .set({
        state: outcome.state,
        ...(outcome.attempts === undefined ? {} : { attempts: outcome.attempts }),
        ...(outcome.dueAt === undefined ? {} : { due_at: isoTime(outcome.dueAt) }),
        ...(outcome.failure === undefined ? {} : { last_failure: outcome.failure }),
      })
      .where('issue_id', '=', mail.issueId)
      .where('subscription_id', '=', mail.subscriptionId)
      .execute();
    if (outcome.state === 'bounced') {
      const reason = outcome.failure ?? '';
      await suppressSubscription({ kysely }, mail.subscriptionId, { reason, now: mail.now });
    }
  });
}

/** The state of one mail of a newsletter. Null if there is none. */
export async function readDeliveryState(
  { kysely }: Database,
  { issueId, subscriptionId }: { readonly issueId: number; readonly subscriptionId: number },
): Promise<DeliveryState | null> {
  const row = await kysely
    .selectFrom('newsletter_deliveries')
    .select('state')
    .where('issue_id', '=', issueId)
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst();
  return row === undefined ? null : (row.state as DeliveryState);
}

/** The number of mails of each newsletter, by state. */
export async function countDeliveries({
  kysely,
}: Database): Promise<ReadonlyMap<number, Readonly<Record<DeliveryState, number>>>> {
  const rows = await kysely
    .selectFrom('newsletter_deliveries')
    .select((eb) => ['issue_id', 'state', eb.fn.countAll<number>().as('count')])
    .groupBy(['issue_id', 'state'])
    .execute();
  const counts = new Map<number, Record<DeliveryState, number>>();
  for (const { issue_id: id, state, count } of rows) {
    const entry: Record<DeliveryState, number> = counts.get(id) ?? { ...NO_DELIVERIES };
    entry[state as DeliveryState] = Number(count);
    counts.set(id, entry);
  }
  return counts;
}
