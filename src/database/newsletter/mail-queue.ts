import { type DueTimes, isDue } from '../connection/is-due.ts';
import { isoTime } from '../connection/iso-time.ts';
import type { Database, Transaction } from '../connection/open-database.ts';

export type MailKind = 'confirm' | 'welcome' | 'goodbye';

/** A mail in the queue. */
export interface QueuedMail {
  readonly id: number;
  readonly kind: MailKind;
  readonly subscriptionId: number;
  readonly email: string;
  /** Whether the subscription is currently active. */
  readonly isActive: boolean;
  /** Whether the subscription is currently awaiting confirmation. */
  readonly isPending: boolean;
  /** The number of failed attempts. */
  readonly attempts: number;
}

/** Beyond any real due time: the mail is not retried, but kept for the operator's command. */
const GIVEN_UP = '9999-12-31T00:00:00.000Z';

/** Enqueues a mail in the transaction of the change that causes it. `at` is ISO 8601 UTC. */
export async function queueMail(
  transaction: Transaction,
  mail: { readonly kind: MailKind; readonly subscriptionId: number; readonly at: string },
): Promise<void> {
  await transaction
    .insertInto('mail_queue')
    .values({
      kind: mail.kind,
      subscription_id: mail.subscriptionId,
      created_at: mail.at,
      due_at: mail.at,
      attempts: 0,
      last_failure: null,
    })
    .execute();
}

/** The mail that has been due for longest. Null if there is none. */
export async function readDueMail(db: Database, times: DueTimes): Promise<QueuedMail | null> {
  const row = await db.kysely
    .selectFrom('mail_queue')
    .innerJoin(
      'newsletter_subscriptions',
      'newsletter_subscriptions.id',
      'mail_queue.subscription_id',
    )
    .select(['mail_queue.id', 'kind', 'subscription_id', 'attempts'])
    .select(['email', 'is_active', 'confirm_asked_at'])
    .where('due_at', '<', GIVEN_UP)
    .where((eb) => isDue(eb.ref('due_at'), times))
    .orderBy('due_at')
    .orderBy('mail_queue.id')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    kind: row.kind as MailKind,
    subscriptionId: row.subscription_id,
    email: row.email,
    isActive: row.is_active === 1,
    isPending: row.confirm_asked_at !== null,
    attempts: row.attempts,
  };
}

/** Dequeues a mail that was sent or is no longer due. */
export async function deleteQueuedMail(db: Database, id: number): Promise<void> {
  await db.kysely.deleteFrom('mail_queue').where('id', '=', id).execute();
}

/**
 * Records a failed attempt. `dueAt` (milliseconds since 1970) is the time of the next one; null if only the operator's
 * command may retry it.
 */
export async function postponeMail(
  db: Database,
  id: number,
  attempt: { readonly attempts: number; readonly failure: string; readonly dueAt: number | null },
): Promise<void> {
  await db.kysely
    .updateTable('mail_queue')
    .set({
      attempts: attempt.attempts,
      last_failure: attempt.failure,
      due_at: attempt.dueAt === null ? GIVEN_UP : isoTime(attempt.dueAt),
    })
    .where('id', '=', id)
    .execute();
}

/** Counts the mails that are waiting and those that have failed for good. */
export async function countQueuedMails(
  db: Database,
): Promise<{ readonly waiting: number; readonly givenUp: number }> {
  const rows = await db.kysely
    .selectFrom('mail_queue')
    .select((eb) => ['due_at', eb.fn.countAll<number>().as('count')])
    .groupBy('due_at')
    .execute();
  const sum = (givenUp: boolean) =>
    rows
      .filter((row) => (row.due_at === GIVEN_UP) === givenUp)
      .reduce((total, { count }) => total + Number(count), 0);
  return { waiting: sum(false), givenUp: sum(true) };
}

/** Makes every mail due now and resets its attempts. Returns the number of mails. */
export async function retryAllMails(db: Database, now: number): Promise<number> {
  const { numUpdatedRows } = await db.kysely
    .updateTable('mail_queue')
    .set({ attempts: 0, due_at: isoTime(now) })
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
