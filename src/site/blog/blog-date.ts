const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "February 3, 2026", the same on the server and in every time zone. */
export function blogDate(publishedAt: string): string {
  return FORMAT.format(new Date(publishedAt));
}
