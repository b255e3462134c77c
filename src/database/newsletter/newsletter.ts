import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { isoTime } from '../connection/iso-time.ts';
import { queueMail } from './mail-queue.ts';
import { countRows } from '../connection/count-rows.ts';
import { type Database, inTransaction } from '../connection/open-database.ts';

/** A subscription to the newsletter. Times are ISO 8601 UTC. */
export interface Subscription {
  readonly id: number;
  readonly email: string;
  readonly createdAt: string;
  readonly isActive: boolean;
  /** Whether it awaits confirmation. */
  readonly isPending: boolean;
  /** Whether a mail server has reported that the address does not exist. */
  readonly isSuppressed: boolean;
  readonly subscriptionSource: string;
}

export interface NewSubscription {
  readonly email: string;
  readonly subscriptionSource: string;
  readonly now: number;
  /** If true, the subscription begins when the link in a mail is followed. */
  readonly confirm: boolean;
}

/**
 * The shortest time between two confirmation mails, so that nobody can fill another's mailbox: the time since the first
 * one, at least an hour and at most a day.
 */
function askAgainAfter(first: number, last: number): number {
  return Math.min(DAY_MS, Math.max(HOUR_MS, last - first));
}

/**
 * Inserts an address, or reactivates a known one, in one transaction. With `confirm`, the subscription awaits
 * confirmation and that mail is queued; otherwise it is active immediately and its welcome mail is queued. An active
 * subscription is left unchanged.
 */
export async function writeSubscription(
  db: Database,
  subscription: NewSubscription,
): Promise<{ readonly id: number; readonly activated: boolean }> {
  const now = isoTime(subscription.now);
  const { confirm } = subscription;
  const begun = confirm
    ? { is_active: 0, confirm_asked_at: now }
    : { is_active: 1, confirm_asked_at: null, suppressed_at: null, suppressed_for: null };
  return inTransaction(db, async (transaction) => {
    const inserted = await transaction
      .insertInto('newsletter_subscriptions')
      .values({
        email: subscription.email,
        email_key: subscription.email.toLowerCase(),
        source: subscription.subscriptionSource,
        created_at: now,
        unsubscribed_at: null,
        ...begun,
      })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    let id = inserted?.id;
    if (id === undefined) {
      const known = await transaction
        .selectFrom('newsletter_subscriptions')
        .select(['id', 'is_active', 'confirm_asked_at', 'created_at'])
        .where('email_key', '=', subscription.email.toLowerCase())
        .executeTakeFirstOrThrow();
      id = known.id;
      if (known.is_active === 1) return { id, activated: false };
      const asked = Date.parse(known.confirm_asked_at ?? '1970-01-01');
      const wait = askAgainAfter(Date.parse(known.created_at), asked);
      if (confirm && Math.abs(subscription.now - asked) < wait) return { id, activated: false };
      await transaction
        .updateTable('newsletter_subscriptions')
        .set(confirm ? begun : { ...begun, unsubscribed_at: null })
        .where('id', '=', id)
        .execute();
    }
    const kind = confirm ? 'confirm' : 'welcome';
    await queueMail(transaction, { kind, subscriptionId: id, at: now });
    return { id, activated: !confirm };
  });
}

/**
 * Activates the subscription of a confirmation token and queues its welcome mail, in one transaction. Returns false if
 * the token is unknown or the subscription has since ended. Idempotent.
 */
export async function confirmSubscription(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<boolean> {
  const at = isoTime(now);
  return inTransaction(db, async (transaction) => {
    const known = await transaction
      .selectFrom('newsletter_tokens')
      .innerJoin(
        'newsletter_subscriptions',
        'newsletter_subscriptions.id',
        'newsletter_tokens.subscription_id',
      )
      .select(['subscription_id as id', 'is_active', 'confirm_asked_at'])
      .where('token_hash', '=', tokenHash)
      .where('purpose', '=', 'confirm')
      .executeTakeFirst();
    if (!known) return false;
    if (known.is_active === 1) return true;
    if (known.confirm_asked_at === null) return false;
    await transaction
      .updateTable('newsletter_subscriptions')
      .set({
        is_active: 1,
        confirm_asked_at: null,
        confirmed_at: at,
        unsubscribed_at: null,
        suppressed_at: null,
        suppressed_for: null,
      })
      .where('id', '=', known.id)
      .execute();
    await queueMail(transaction, { kind: 'welcome', subscriptionId: known.id, at });
    return true;
  });
}

/** Deletes subscriptions whose confirmation was requested before a time (milliseconds since 1970) and never given. */
export async function deleteUnconfirmedBefore(db: Database, before: number): Promise<void> {
  await db.kysely
    .deleteFrom('newsletter_subscriptions')
    .where('confirm_asked_at', '<', isoTime(before))
    .where('confirmed_at', 'is', null)
    .where('unsubscribed_at', 'is', null)
    .where('is_active', '=', 0)
    .execute();
}

/** Stores the hash of a token for a link in a subscription's mail. Earlier tokens stay valid. */
export async function addSubscriptionToken(
  { kysely }: Pick<Database, 'kysely'>,
  token: {
    readonly subscriptionId: number;
    readonly purpose: 'unsubscribe' | 'confirm';
    readonly hash: string;
    readonly now: number;
  },
): Promise<void> {
  await kysely
    .insertInto('newsletter_tokens')
    .values({
      token_hash: token.hash,
      purpose: token.purpose,
      subscription_id: token.subscriptionId,
      created_at: isoTime(token.now),
    })
    .execute();
}

/**
 * Ends the subscription of a token and queues the goodbye mail, in one transaction. Returns false if the token is
 * unknown. Idempotent.
 */
export async function endSubscription(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<boolean> {
  const at = isoTime(now);
  return inTransaction(db, async (transaction) => {
    const known = await transaction
      .selectFrom('newsletter_tokens')
      .select('subscription_id as id')
      .where('token_hash', '=', tokenHash)
      .where('purpose', '=', 'unsubscribe')
      .executeTakeFirst();
    if (!known) return false;
    const { numUpdatedRows } = await transaction
      .updateTable('newsletter_subscriptions')
      .set({ is_active: 0, unsubscribed_at: at })
      .where('id', '=', known.id)
      .where('is_active', '=', 1)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      await queueMail(transaction, { kind: 'goodbye', subscriptionId: known.id, at });
    }
    return true;
  });
}

/** All subscriptions, newest first. */
export async function readSubscriptions(db: Database): Promise<readonly Subscription[]> {
  const rows = await db.kysely
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email', 'created_at', 'is_active', 'source'])
    .select(['confirm_asked_at', 'suppressed_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    createdAt: row.created_at,
    isActive: row.is_active === 1,
    isPending: row.confirm_asked_at !== null,
    isSuppressed: row.suppressed_at !== null,
    subscriptionSource: row.source,
  }));
}

/** Deletes a subscription and its tokens. Returns false if it does not exist. */
export async function eraseSubscription(db: Database, id: number): Promise<boolean> {
  const result = await db.kysely
    .deleteFrom('newsletter_subscriptions')
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** The number of addresses that a newsletter would currently be sent to. */
export function countReaders({ kysely }: Database): Promise<number> {
  return countRows(
    kysely
      .selectFrom('newsletter_subscriptions')
      .where('is_active', '=', 1)
      .where('suppressed_at', 'is', null),
  );
}
