import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { isoTime } from './iso-time.ts';

/** The current time and the longest delay of anything of a kind, in milliseconds. */
export interface DueTimes {
  readonly now: number;
  readonly longestWaitMs: number;
}

/** Whether something is due. A due time beyond the longest delay was set by a wrong clock and counts as due. */
export function isDue(
  dueAt: Expression<string | null>,
  { now, longestWaitMs }: DueTimes,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${dueAt} <= ${isoTime(now)} or ${dueAt} > ${isoTime(now + longestWaitMs)})`;
}
