import type { ImportStatus } from '#contract/import-status.ts';
import { cancelImport } from '#database/jobs/import-cancel.ts';
import { JOB_KINDS, readLatestJob, wasStopped } from '#database/jobs/jobs.ts';
import type { Site } from '../../site.ts';

/** The status of the newest job of a kind (`JOB_KINDS`), in whichever process it runs. */
export async function readImportStatus(
  { database, now }: Site,
  kind: string = JOB_KINDS.import,
): Promise<ImportStatus> {
  const job = await readLatestJob(database, kind);
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
  const report = typeof job.report === 'object' ? job.report : null;
  return {
    status: wasStopped(job, now()) ? 'stopped' : job.status,
    startedAt: job.startedAt,
    finishedAt: job.finishedAt,
    step: job.current,
    percent: job.total === 0 ? 0 : Math.round((100 * job.done) / job.total),
    report: report as Record<string, unknown> | null,
  };
}

/** Asks the running import to stop, in whichever process it runs. Returns false if none is running. */
export function cancelRunningImport({ database, now }: Site): Promise<boolean> {
  return cancelImport(database, now());
}

/** The status of the newest update from the public services. */
export function readUpdateStatus(site: Site): Promise<ImportStatus> {
  return readImportStatus(site, JOB_KINDS.update);
}
