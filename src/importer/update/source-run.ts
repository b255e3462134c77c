import type { Database } from '#database/connection/open-database.ts';
import type { RunningImport } from '../import/import-job.ts';
import type { PoliteClient } from './polite-client.ts';

/** What one service is read with, within an update. */
export interface SourceRun extends RunningImport {
  readonly db: Database;
  readonly client: PoliteClient;
  /** Read everything, including what was read before. */
  readonly full: boolean;
}
