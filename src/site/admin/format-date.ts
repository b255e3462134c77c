const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const dateTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Formats an ISO 8601 time as a date in UTC: "Nov 22, 2026". */
export function formatDate(at: string): string {
  return date.format(new Date(at));
}

/** Formats an ISO 8601 time as date and time: "Nov 22, 2026, 4:10 PM UTC". */
export function formatDateTime(at: string): string {
  return `${dateTime.format(new Date(at))} UTC`;
}
