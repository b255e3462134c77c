import { fileURLToPath } from 'node:url';
import Tinypool from 'tinypool';
import { decisionsInForce } from '#importer/vocabulary-overlay.ts';
import type { ExplainedLabel } from '#domain/matching/explain-statement.ts';
import { LabelsWaitingError, type LabelReader } from '#services/label-reader.ts';
import type { LabelTask } from './read-label.worker.ts';

/** Beside this module: in dist/server built, in src/ as written. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './read-label.worker.ts' : './read-label.worker.js',
  import.meta.url,
);
/** Labels that wait for their turn; a label takes some milliseconds, the first of a thread a second. */
const MOST_WAITING = 64;
const MINUTE = 60_000;

export interface LabelPool {
  readonly read: LabelReader;
  close(): Promise<void>;
}

/**
 * Reads labels in a thread beside the one that answers requests. The thread begins with the first label and ends after ten
 * minutes without one: the phrases by which labels are read take some 60 MB, which most processes never need.
 */
export function startLabelPool(
  onError: (error: unknown) => void,
  mostWaiting = MOST_WAITING,
): LabelPool {
  const pool = new Tinypool({
    filename: fileURLToPath(WORKER),
    minThreads: 0,
    maxThreads: 1,
    maxQueue: mostWaiting,
    idleTimeout: 10 * MINUTE,
  });
  // A thread that cannot start says so here; unheard, that would end the process.
  pool.on('error', onError);
  return {
    async read(request) {
      if (pool.queueSize >= mostWaiting) {
        throw new LabelsWaitingError('Too many labels wait to be read. Please try again shortly.');
      }
      const task: LabelTask = { request, decisions: decisionsInForce() };
      return (await pool.run(task)) as ExplainedLabel;
    },
    close: () => pool.destroy(),
  };
}
