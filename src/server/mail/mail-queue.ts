import { addSubscriptionToken } from '#database/newsletter/newsletter.ts';
import { suppressSubscription } from '#database/newsletter/suppress-subscriptions.ts';
import {
  deleteQueuedMail,
  postponeMail,
  type QueuedMail,
  readDueMail,
} from '#database/newsletter/mail-queue.ts';
import type { Database } from '#database/connection/open-database.ts';
import { type TakenLock, underLock } from '#database/jobs/take-lock.ts';
import { hashToken, makeToken } from '#services/access/random-token.ts';
import { signMailId } from '#services/access/site-secret.ts';
import { oneAtATime } from '#services/one-at-a-time.ts';
import { describeMailFailure, type Mail, type Mailer } from './mailer.ts';
import { refusalOf } from './refusal.ts';
import { confirmMail, goodbyeMail, welcomeMail } from './subscription-mails.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';

/** The wait after the first failure. It doubles with each further one. */
const FIRST_WAIT_MS = MINUTE_MS;
const LONGEST_WAIT_MS = 6 * HOUR_MS;
/** About three days with the waits above. Then the mail stays for `npm run operator -- retry-mails`. */
const MAX_ATTEMPTS = 20;
/** Longer than one mail can take. The lock is renewed before each mail. */
const LOCK_MS = 2 * MINUTE_MS;

export interface MailQueueParts {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly now: () => number;
  /** Called on each failed attempt and each database failure. */
  readonly onError: (error: unknown) => void;
}

export interface MailQueue {
  /** Sends all due mails, in one process at a time. Resolves when nothing more is due. */
  deliver(): Promise<void>;
  /** Starts `deliver` in the background. */
  wake(): void;
  /** The number of failed attempts in this process. */
  failures(): number;
}

function waitAfter(attempts: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
}

/** The mail to send. Null if it is no longer due. The token is only in the mail; the database stores its hash. */
async function compose(parts: MailQueueParts, queued: QueuedMail): Promise<Mail | null> {
  const { database, publicUrl, now } = parts;
  const { kind, subscriptionId, email } = queued;
  const isDue = { confirm: queued.isPending, welcome: queued.isActive, goodbye: !queued.isActive };
  if (!isDue[kind]) return null;
  if (kind === 'goodbye') return goodbyeMail(email, { publicUrl });
  const token = makeToken();
  const purpose = kind === 'confirm' ? 'confirm' : 'unsubscribe';
  const hash = hashToken(token);
  await addSubscriptionToken(database, { subscriptionId, purpose, hash, now: now() });
  const write = kind === 'confirm' ? confirmMail : welcomeMail;
  return write(email, { publicUrl, token });
}

/**
 * The queue of mails about subscriptions. A mail is enqueued in the transaction that causes it and deleted once the
 * mail server has accepted it. Failures and crashes lose no mail; a crash between acceptance and deletion sends one
 * twice, with the same Message-ID.
 */
export function createMailQueue(parts: MailQueueParts): MailQueue {
  const { database, mailer, now, onError } = parts;
  let failures = 0;

  async function sendOne(queued: QueuedMail): Promise<void> {
    const mail = await compose(parts, queued);
    const mark = await signMailId(database, `mail.${queued.id}.${queued.subscriptionId}`);
    try {
      if (mail !== null) await mailer.send(mail, mark);
    } catch (error) {
      failures += 1;
      const attempts = queued.attempts + 1;
      const failure = describeMailFailure(error);
      const refused = `Mail ${queued.id} was not taken (${failure})`;
      if (refusalOf(error).of === 'address') {
        const { subscriptionId } = queued;
        await suppressSubscription(database, subscriptionId, { reason: failure, now: now() });
        await deleteQueuedMail(database, queued.id);
        onError(new Error(`${refused}; there is no such address.`));
        return;
      }
      const dueAt = attempts >= MAX_ATTEMPTS ? null : now() + waitAfter(attempts);
      await postponeMail(database, queued.id, { attempts, failure, dueAt });
      const outlook = dueAt === null ? 'failed for good' : 'it will be tried again';
      onError(new Error(`${refused}; ${outlook}.`));
      return;
    }
    await deleteQueuedMail(database, queued.id);
  }

  async function sendAll({ renew }: TakenLock): Promise<void> {
    while (await renew()) {
      const queued = await readDueMail(database, { now: now(), longestWaitMs: LONGEST_WAIT_MS });
      if (queued === null) return;
      await sendOne(queued);
    }
  }

  const deliver = oneAtATime(async () => {
    await underLock(database, { name: 'mail', ttlMs: LOCK_MS, now }, sendAll);
  });

  return {
    deliver,
    wake: () => void deliver().catch(onError),
    failures: () => failures,
  };
}
