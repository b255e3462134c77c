import type { ReadingWorkers } from '#importer/workers/reading-workers.ts';
import { decisionsInForce } from '#importer/tables/vocabulary-overlay.ts';
import { LabelsWaitingError, type LabelReader } from '#services/label-reader.ts';

/** The most labels that may wait in the queue. A label takes some milliseconds, the first of each worker a second. */
const MAX_WAITING = 64;

/** Reads labels for visitors. Throws `LabelsWaitingError` if too many are queued. */
export function labelReader(workers: ReadingWorkers, mostWaiting = MAX_WAITING): LabelReader {
  return async (request) => {
    if (workers.waiting() >= mostWaiting)
      throw new LabelsWaitingError('Too many labels wait to be read. Please try again shortly.');
    return workers.readLabel(request, decisionsInForce());
  };
}
