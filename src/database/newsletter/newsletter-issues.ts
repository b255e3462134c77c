import type { Selectable } from 'kysely';
import { type DueTimes, isDue } from '../connection/is-due.ts';
import { isoTime } from '../connection/iso-time.ts';
import { type Database, inTransaction } from '../connection/open-database.ts';
import type { NewsletterIssuesTable } from '../tables/site-tables.ts';

export type IssueState = 'draft' | 'sending' | 'paused' | 'sent';

/** A newsletter. Times are ISO 8601 UTC. */
export interface Issue {
  readonly id: number;
  readonly subject: string;
  readonly markdown: string;
  readonly state: IssueState;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly lastFailure: string | null;
}

function toIssue(row: Selectable<NewsletterIssuesTable>): Issue {
  return {
    id: row.id,
    subject: row.subject,
    markdown: row.markdown,
    state: row.state as IssueState,
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    lastFailure: row.last_failure,
  };
}

/** Newsletters, newest first. */
export async function readIssues({ kysely }: Database, limit = 100): Promise<readonly Issue[]> {
  const query = kysely.selectFrom('newsletter_issues').selectAll().orderBy('id', 'desc');
  return (await query.limit(limit).execute()).map(toIssue);
}

/** One newsletter. Null if there is none. */
export async function readIssue({ kysely }: Database, id: number): Promise<Issue | null> {
  const query = kysely.selectFrom('newsletter_issues').selectAll().where('id', '=', id);
  const row = await query.executeTakeFirst();
  return row ? toIssue(row) : null;
}

/** Stores a new draft and returns its id. */
export async function insertIssue(
  { kysely }: Database,
  draft: { readonly subject: string; readonly markdown: string; readonly now: number },
): Promise<number> {
  const { subject, markdown, now } = draft;
  const row = await kysely
    .insertInto('newsletter_issues')
    .values({ subject, markdown, state: 'draft', created_at: isoTime(now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Changes a draft. Returns false if it is not, or no longer, a draft. */
export async function updateDraft(
  { kysely }: Database,
  id: number,
  draft: { readonly subject: string; readonly markdown: string },
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('newsletter_issues')
    .set({ subject: draft.subject, markdown: draft.markdown })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a draft. Returns false if it is not, or no longer, a draft. */
export async function deleteDraft({ kysely }: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await kysely
    .deleteFrom('newsletter_issues')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Starts sending a draft or resumes a paused newsletter. Starting creates one delivery for each active address in the
 * same transaction, so that no address gets two. Returns false if the newsletter is neither draft nor paused.
 */
export async function startIssue(db: Database, id: number, now: number): Promise<boolean> {
  return inTransaction(db, async (kysely) => {
    const { numUpdatedRows: resumed } = await kysely
      .updateTable('newsletter_issues')
      .set({ state: 'sending', due_at: isoTime(now) })
      .where('id', '=', id)
      .where('state', '=', 'paused')
      .executeTakeFirst();
    if (resumed > 0n) return true;
    const { numUpdatedRows } = await kysely
      .updateTable('newsletter_issues')
      .set({ state: 'sending', started_at: isoTime(now), due_at: isoTime(now) })
      .where('id', '=', id)
      .where('state', '=', 'draft')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await kysely
      .insertInto('newsletter_deliveries')
      .columns(['issue_id', 'subscription_id', 'state', 'attempts', 'due_at'])
      .expression((eb) =>
        eb
          .selectFrom('newsletter_subscriptions')
          .select((row) => [
            row.val(id).$castTo<number>().as('issue_id'),
            'newsletter_subscriptions.id as subscription_id',
            row.val('queued').as('state'),
            row.val(0).$castTo<number>().as('attempts'),
            row.val(isoTime(now)).as('due_at'),
          ])
          .where('is_active', '=', 1)
          .where('suppressed_at', 'is', null),
      )
      .execute();
    return true;
  });
}

/** Pauses sending. Returns false if the newsletter is not being sent. */
export async function pauseIssue({ kysely }: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('newsletter_issues')
    .set({ state: 'paused' })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The oldest newsletter that is due. Null if there is none. */
export async function readSendingIssue(
  { kysely }: Database,
  times: DueTimes,
): Promise<Issue | null> {
  const row = await kysely
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('state', '=', 'sending')
    .where((eb) => isDue(eb.ref('due_at'), times))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? toIssue(row) : null;
}

/** Postpones a newsletter until `dueAt` (milliseconds since 1970), because the mail server is unavailable. */
export async function postponeIssue(
  { kysely }: Database,
  id: number,
  { failure, dueAt }: { readonly failure: string; readonly dueAt: number },
): Promise<void> {
  await kysely
    .updateTable('newsletter_issues')
    .set({ last_failure: failure, due_at: isoTime(dueAt) })
    .where('id', '=', id)
    .execute();
}

/** Marks a newsletter as sent if no mail is queued. Returns false while some wait for a retry. */
export async function finishIssue({ kysely }: Database, id: number, now: number): Promise<boolean> {
  const waiting = await kysely
    .selectFrom('newsletter_deliveries')
    .select('due_at')
    .where('issue_id', '=', id)
    .where('state', '=', 'queued')
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  await kysely
    .updateTable('newsletter_issues')
    .set(
      waiting
        ? { due_at: waiting.due_at }
        : { state: 'sent', finished_at: isoTime(now), due_at: null },
    )
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute();
  return waiting === undefined;
}
