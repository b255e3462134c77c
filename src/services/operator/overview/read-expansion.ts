import type { ExpansionProgress } from '#contract/expand-flavors.ts';
import { JOB_KINDS, readLatestJob, wasStopped } from '#database/jobs/jobs.ts';
import type { Site } from '../../site.ts';

function isReport(report: unknown): report is { variantsCreated: number; errors: string[] } {
  return typeof report === 'object' && report !== null && 'variantsCreated' in report;
}

/** The progress of the newest expansion. The status is `idle` if there was none. */
export async function readExpansionProgress({
  database,
  now,
}: Pick<Site, 'database' | 'now'>): Promise<ExpansionProgress> {
  const job = await readLatestJob(database, JOB_KINDS.expansion);
  const report = isReport(job?.report) ? job.report : { variantsCreated: 0, errors: [] };
  if (job === null) {
    return {
      status: 'idle',
      processedProducts: 0,
      totalProducts: 0,
      currentProduct: '',
      totalVariantsCreated: 0,
      errors: [],
    };
  }
  const stopped = wasStopped(job, now());
  const errors = stopped
    ? [...report.errors, 'The expansion was stopped before its end. Start it again to go on.']
    : report.errors;
  const finished = errors.length > 0 ? 'completed with errors' : 'completed';
  return {
    status: job.status === 'running' && !stopped ? 'running' : finished,
    processedProducts: job.done,
    totalProducts: job.total,
    currentProduct: job.current,
    totalVariantsCreated: report.variantsCreated,
    errors: [...errors],
  };
}
