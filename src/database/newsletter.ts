import { queueMail } from './mail-queue.ts';
import type { Database } from './open-database.ts';

/** One address of the newsletter. Times are ISO 8601 UTC. */
export interface Subscription {
  readonly id: number;
  readonly email: string;
  readonly createdAt: string;
  readonly isActive: boolean;
  readonly subscriptionSource: string;
}

export interface NewSubscription {
  readonly email: string;
  readonly subscriptionSource: string;
  readonly now: number;
}

/**
 * Enters an address, or makes a known one active again; one transaction. Answers its id and whether it had not been active
 * before: only then is its welcome queued.
 */
export async function writeSubscription(
  db: Database,
  subscription: NewSubscription,
): Promise<{ readonly id: number; readonly activated: boolean }> {
  const now = new Date(subscription.now).toISOString();
  const key = subscription.email.toLowerCase();
  return db.kysely.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto('newsletter_subscriptions')
      .values({
        email: subscription.email,
        email_key: key,
        source: subscription.subscriptionSource,
        is_active: 1,
        created_at: now,
        unsubscribed_at: null,
      })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    let id = inserted?.id;
    let activated = true;
    if (id === undefined) {
      const known = await transaction
        .selectFrom('newsletter_subscriptions')
        .select(['id', 'is_active'])
        .where('email_key', '=', key)
        .executeTakeFirstOrThrow();
      id = known.id;
      activated = known.is_active === 0;
      await transaction
        .updateTable('newsletter_subscriptions')
        .set({ is_active: 1, unsubscribed_at: null })
        .where('id', '=', id)
        .execute();
    }
    if (activated) {
      await queueMail(transaction, { kind: 'welcome', subscriptionId: id, at: now });
    }
    return { id, activated };
  });
}

/** Stores the hash of a token for a subscription's unsubscribe link; earlier ones go on holding. */
export async function addSubscriptionToken(
  db: Database,
  token: { readonly subscriptionId: number; readonly hash: string; readonly now: number },
): Promise<void> {
  await db.kysely
    .insertInto('newsletter_tokens')
    .values({
      token_hash: token.hash,
      subscription_id: token.subscriptionId,
      created_at: new Date(token.now).toISOString(),
    })
    .execute();
}

/**
 * Ends the subscription that a token belongs to and queues the farewell, one transaction. False if no such token is known;
 * ending it again changes nothing.
 */
export async function endSubscription(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<boolean> {
  const at = new Date(now).toISOString();
  return db.kysely.transaction().execute(async (transaction) => {
    const known = await transaction
      .selectFrom('newsletter_tokens')
      .select('subscription_id as id')
      .where('token_hash', '=', tokenHash)
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

/** Every subscription, newest first. */
export async function readSubscriptions(db: Database): Promise<readonly Subscription[]> {
  const rows = await db.kysely
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email', 'created_at', 'is_active', 'source'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    createdAt: row.created_at,
    isActive: row.is_active === 1,
    subscriptionSource: row.source,
  }));
}

/** Removes an address and its tokens for good; false if it was not known. */
export async function eraseSubscription(db: Database, id: number): Promise<boolean> {
  const result = await db.kysely
    .deleteFrom('newsletter_subscriptions')
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
