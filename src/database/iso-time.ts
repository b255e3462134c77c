/** Milliseconds since 1970 as the database stores times: ISO 8601 UTC. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
