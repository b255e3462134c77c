import { isoTime } from '../connection/iso-time.ts';
import { type Database, inTransaction } from '../connection/open-database.ts';

/**
 * Suppresses a subscription whose address does not exist. `reason` is the mail server's codes, or "operator". An
 * unconfirmed subscription keeps awaiting confirmation: it is deleted with the other unconfirmed ones, and no
 * confirmation mail is sent before its time.
 */
export async function suppressSubscription(
  { kysely }: Pick<Database, 'kysely'>,
  id: number,
  { reason, now }: { readonly reason: string; readonly now: number },
): Promise<void> {
  await kysely
    .updateTable('newsletter_subscriptions')
    .set({
      is_active: 0,
      suppressed_at: isoTime(now),
      suppressed_for: reason,
    })
    .where('id', '=', id)
    .execute();
}

/** Suppresses every subscription with one of these addresses, for the operator. Returns their number. */
export function suppressAll(db: Database, emails: readonly string[], now: number): Promise<number> {
  return inTransaction(db, async (kysely) => {
    const rows = await kysely
      .selectFrom('newsletter_subscriptions')
      .select('id')
      .where('email_key', 'in', ['', ...emails.map((email) => email.toLowerCase())])
      .execute();
    for (const { id } of rows)
      await suppressSubscription({ kysely }, id, { reason: 'operator', now });
    return rows.length;
  });
}
