/** Formats milliseconds since 1970 as times are stored and sent: ISO 8601 UTC. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
