import type { Database } from '../connection/open-database.ts';
import { JOB_KINDS, readLatestJob, wasStopped } from './jobs.ts';
import { readSetting, writeSetting } from '../settings/settings.ts';

const KEY = 'import_cancelled';

/** Asks the running import to stop, in whichever process it runs. Returns false if none is running. */
export async function cancelImport(db: Database, now: number): Promise<boolean> {
  const job = await readLatestJob(db, JOB_KINDS.import);
  if (job?.status !== 'running' || wasStopped(job, now)) return false;
  await writeSetting(db, KEY, String(job.id));
  return true;
}

/** Whether an import has been asked to stop. */
export async function isCancelled(db: Database, job: number): Promise<boolean> {
  return (await readSetting(db, KEY)) === String(job);
}
