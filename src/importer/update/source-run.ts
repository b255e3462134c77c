import type { Database } from '#database/connection/open-database.ts';
import type { RunningImport } from '../import/import-job.ts';
import type { PoliteClient } from './polite-client.ts';

/** What an update needs to read one service. */
export interface SourceRun extends RunningImport {
  readonly db: Database;
  readonly client: PoliteClient;
  /** Whether to read everything, including what was read before. */
  readonly full: boolean;
}
