import {
  type DueDelivery,
  markHandedOver,
  readDueDeliveries,
  settleDelivery,
} from '#database/newsletter/newsletter-deliveries.ts';
import {
  finishIssue,
  type Issue,
  postponeIssue,
  readSendingIssue,
} from '#database/newsletter/newsletter-issues.ts';
import type { Database } from '#database/connection/open-database.ts';
import { type TakenLock, underLock } from '#database/jobs/take-lock.ts';
import { hashToken, makeToken } from '#services/access/random-token.ts';
import { signMailId } from '#services/access/site-secret.ts';
import { oneAtATime } from '#services/one-at-a-time.ts';
import { type CommittedMailer, DeliveryUnknownError } from './committed-mailer.ts';
import { describeMailFailure } from './mailer.ts';
import { type IssueMailContext, newsletterMail } from './issue-mail.ts';
import { refusalOf } from './refusal.ts';
import { MINUTE_MS } from '#domain/durations.ts';

/** Longer than one mail can take. */
const LOCK_MS = 2 * MINUTE_MS;
const RENEW_MS = MINUTE_MS / 6;
const BATCH = 100;
/** The wait while the mail server is unreachable. */
const SERVER_WAIT_MS = MINUTE_MS;
/** The wait after the first temporary refusal of a mail. It doubles with each further one. */
const FIRST_WAIT_MS = 5 * MINUTE_MS;
const MAX_ATTEMPTS = 6;
const waitAfter = (attempts: number) => FIRST_WAIT_MS * 2 ** (attempts - 1);
const LONGEST_WAIT_MS = waitAfter(MAX_ATTEMPTS - 1);

export interface SenderParts {
  readonly database: Database;
  readonly mailer: CommittedMailer;
  readonly context: Omit<IssueMailContext, 'token'>;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

export interface NewsletterSender {
  /** Sends all due mails, in one process at a time. Resolves when nothing more is due. */
  deliver(): Promise<void>;
  /** Starts `deliver` in the background. */
  wake(): void;
}

/**
 * Sends one mail and stores the outcome. Throws if the mail server accepts no mail from the site; then the whole
 * newsletter waits.
 */
async function sendOne(parts: SenderParts, issue: Issue, due: DueDelivery): Promise<void> {
  const { database, mailer, now } = parts;
  const mail = { issueId: issue.id, subscriptionId: due.subscriptionId, now: now() };
  if (!due.isWanted) return settleDelivery(database, mail, { state: 'skipped' });
  const token = makeToken();
  const letter = newsletterMail(due.email, issue, { ...parts.context, token });
  const commit = () => markHandedOver(database, { ...mail, tokenHash: hashToken(token) });
  try {
    const mark = await signMailId(database, `issue.${issue.id}.${due.subscriptionId}`);
    const outcome = await mailer.send(letter, mark, commit);
    if (outcome === 'sent') await settleDelivery(database, mail, { state: 'sent' });
    return undefined;
  } catch (error) {
    if (error instanceof DeliveryUnknownError) {
      return settleDelivery(database, mail, { state: 'handed', failure: error.message });
    }
    const refused = refusalOf(error);
    if (refused.of === 'site') throw error;
    const failure = describeMailFailure(error);
    const attempts = due.attempts + 1;
    if (refused.of === 'address')
      return settleDelivery(database, mail, { state: 'bounced', failure });
    const isFinal = refused.isFinal || attempts >= MAX_ATTEMPTS;
    const dueAt = now() + waitAfter(attempts);
    const state = isFinal ? 'failed' : 'queued';
    return settleDelivery(database, mail, { state, attempts, dueAt, failure });
  }
}

/**
 * Sends newsletters in order and in batches. Resumes after a crash and sends no mail twice: `committed-mailer.ts` marks
 * a mail as handed over before its last byte is sent, and a marked mail is not sent again.
 */
export function createNewsletterSender(parts: SenderParts): NewsletterSender {
  const { database, now, onError } = parts;
  const times = () => ({ now: now(), longestWaitMs: LONGEST_WAIT_MS });

  async function sendBatch(issue: Issue, lock: TakenLock): Promise<boolean> {
    const due = await readDueDeliveries(database, { issueId: issue.id, limit: BATCH, ...times() });
    if (due.length === 0) {
      await finishIssue(database, issue.id, now());
      return true;
    }
    let renewedAt = -Infinity;
    for (const delivery of due) {
      if (now() - renewedAt >= RENEW_MS) {
        if (!(await lock.renew())) return false;
        renewedAt = now();
      }
      try {
        await sendOne(parts, issue, delivery);
      } catch (error) {
        const failure = describeMailFailure(error);
        await postponeIssue(database, issue.id, { failure, dueAt: now() + SERVER_WAIT_MS });
        onError(new Error(`Newsletter ${issue.id} waits: the mail server is away (${failure}).`));
        return true;
      }
    }
    return true;
  }

  const deliver = oneAtATime(async () => {
    await underLock(database, { name: 'newsletter', ttlMs: LOCK_MS, now }, async (lock) => {
      for (;;) {
        const issue = await readSendingIssue(database, times());
        if (issue === null || !(await sendBatch(issue, lock))) break;
      }
    });
  });

  return { deliver, wake: () => void deliver().catch(onError) };
}
