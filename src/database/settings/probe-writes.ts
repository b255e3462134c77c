import type { Database } from '../connection/open-database.ts';
import { writeSetting } from './settings.ts';
import { shareFile } from '../connection/sqlite-file.ts';
import { isDatabaseUnavailable } from '../connection/unavailable.ts';

const PROBE = 'write_probe';
/** As many characters as a request writes at most. A full disk may still accept a few bytes if the log has room. */
const PROBE_CHARACTERS = 65_536;

/** Whether the database accepts a write. Rejects with any error other than an unavailable database. */
export async function probeWrites(database: Database): Promise<boolean> {
  try {
    await writeSetting(database, PROBE, ' '.repeat(PROBE_CHARACTERS));
    await writeSetting(database, PROBE, '');
    if (database.engine === 'sqlite') await shareFile(database.kysely);
    return true;
  } catch (error) {
    if (isDatabaseUnavailable(error)) return false;
    throw error;
  }
}
