import type { ImportStatus } from '#contract/import-status.ts';
import { JOB_KINDS, readLatestJob } from '#database/jobs.ts';
import type { Site } from '../site.ts';

/** A running import that has not been heard of for so long was stopped; running it again goes on. */
const SILENCE_MS = 60_000;

function statusOf(status: 'running' | 'completed' | 'failed', silent: boolean) {
  return status === 'running' && silent ? 'stopped' : status;
}

/** How the newest import of the catalogue stands, whoever started it. */
export async function readImportStatus({ database, now }: Site): Promise<ImportStatus> {
  const job = await readLatestJob(database, JOB_KINDS.import);
  if (job === null) {
    return {
      status: 'never',
      startedAt: null,
      finishedAt: null,
      step: '',
      percent: 0,
      report: null,
    };
  }
  const silent = now() - Date.parse(job.heartbeatAt) > SILENCE_MS;
  const report = typeof job.report === 'object' ? job.report : null;
  return {
    status: statusOf(job.status, silent),
    startedAt: job.startedAt,
    finishedAt: job.finishedAt,
    step: job.current,
    percent: job.total === 0 ? 0 : Math.round((100 * job.done) / job.total),
    report: report as Record<string, unknown> | null,
  };
}
