import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { isoTime } from './iso-time.ts';

/** The time, and the longest that anything of a kind is put off; milliseconds. */
export interface DueTimes {
  readonly now: number;
  readonly longestWaitMs: number;
}

/**
 * Whether something is due. What is due later than any wait reaches (`longestWaitMs`) was put there by a wrong clock: it is
 * due now.
 */
export function isDue(
  dueAt: Expression<string | null>,
  { now, longestWaitMs }: DueTimes,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${dueAt} <= ${isoTime(now)} or ${dueAt} > ${isoTime(now + longestWaitMs)})`;
}
