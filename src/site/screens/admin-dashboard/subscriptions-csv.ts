import type { NewsletterSubscription } from '#contract/newsletter.ts';

/** A spreadsheet runs a cell that starts like this as a formula; an apostrophe keeps it text. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The subscriptions as CSV (RFC 4180), header first; cells that a spreadsheet would run are defused. */
export function subscriptionsCsv(subscriptions: readonly NewsletterSubscription[]): string {
  const rows = subscriptions.map(({ email, createdAt, subscriptionSource, isActive }) => [
    email,
    createdAt,
    subscriptionSource,
    isActive ? 'Active' : 'Unsubscribed',
  ]);
  return [['email', 'createdAt', 'source', 'state'], ...rows]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
}
