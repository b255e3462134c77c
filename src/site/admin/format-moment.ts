const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A time (ISO 8601) as the operator reads it: "Nov 22, 2026, 4:10 PM", UTC. */
export function formatMoment(at: string): string {
  return moment.format(new Date(at));
}
