import type { Selectable } from 'kysely';
import { isoTime } from '../connection/iso-time.ts';
import type { Database } from '../connection/open-database.ts';
import type { JobsTable } from '../tables/tables.ts';

/** Kinds of background jobs, as stored in their rows. */
export const JOB_KINDS = {
  import: 'catalogue-import',
  update: 'catalogue-update',
  expansion: 'flavor-expansion',
} as const;

export type JobStatus = 'running' | 'completed' | 'failed';

/** One run of a background job (catalogue import, flavor expansion …). Times are ISO 8601 UTC. */
export interface Job {
  readonly id: number;
  readonly kind: string;
  readonly status: JobStatus;
  readonly holder: string;
  readonly startedAt: string;
  readonly heartbeatAt: string;
  readonly finishedAt: string | null;
  readonly total: number;
  readonly done: number;
  readonly current: string;
  /** The outcome, specific to the kind, as parsed JSON. */
  readonly report: unknown;
}

/** A running job without a heartbeat for this time has been stopped. */
const SILENCE_MS = 60_000;

/** Whether a job marked as running has lost its process: no heartbeat for a minute. `now`: milliseconds since 1970. */
export function wasStopped({ status, heartbeatAt }: Job, now: number): boolean {
  return status === 'running' && now - Date.parse(heartbeatAt) > SILENCE_MS;
}

export type JobProgress = Partial<
  Pick<Job, 'status' | 'finishedAt' | 'total' | 'done' | 'current' | 'report'>
>;

/** Records the start of a job and returns its id. Does not prevent concurrent jobs; `acquireLock` does. */
export async function startJob(
  db: Database,
  job: {
    readonly kind: string;
    readonly holder: string;
    readonly now: number;
    readonly total?: number;
  },
): Promise<number> {
  const now = isoTime(job.now);
  const row = await db.kysely
    .insertInto('jobs')
    .values({
      kind: job.kind,
      status: 'running',
      holder: job.holder,
      started_at: now,
      heartbeat_at: now,
      finished_at: null,
      total: job.total ?? 0,
      done: 0,
      current: '',
      report: 'null',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Writes the progress and the heartbeat (`now`, milliseconds since 1970). */
export async function updateJob(
  db: Database,
  id: number,
  now: number,
  progress: JobProgress,
): Promise<void> {
  const { finishedAt, report, ...plain } = progress;
  await db.kysely
    .updateTable('jobs')
    .set({
      ...plain,
      ...(finishedAt === undefined ? {} : { finished_at: finishedAt }),
      ...(report === undefined ? {} : { report: JSON.stringify(report) }),
      heartbeat_at: isoTime(now),
    })
    .where('id', '=', id)
    .execute();
}

/** The newest job of a kind. Null if there is none. */
export async function readLatestJob(db: Database, kind: string): Promise<Job | null> {
  const row = await db.kysely
    .selectFrom('jobs')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toJob(row) : null;
}

function toJob(row: Selectable<JobsTable>): Job {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status as JobStatus,
    holder: row.holder,
    startedAt: row.started_at,
    heartbeatAt: row.heartbeat_at,
    finishedAt: row.finished_at,
    total: row.total,
    done: row.done,
    current: row.current,
    report: JSON.parse(row.report),
  };
}
