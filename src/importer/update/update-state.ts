import { readSetting, writeSetting } from '#database/settings/settings.ts';
import type { Database } from '#database/connection/open-database.ts';

/** How far Open Food Facts has been read. */
export interface OffState {
  /** Everything that changed until then is here: Unix seconds. Null before the first full export. */
  readonly since: number | null;
  /** The lowest unknown schema among skipped records; null if none was skipped. */
  readonly unread: number | null;
  /** A partially read file; null if there is none. */
  readonly part: PartOfFile | null;
}

/** How much of a file of the web is stored already. */
export interface PartOfFile {
  readonly path: string;
  /** Its ETag: of another version nothing is stored. */
  readonly version: string;
  readonly line: number;
  /** The lowest schema among those lines that was not known, or null. */
  readonly unread: number | null;
}

/** How far a service that is searched has been read. */
export interface SearchState {
  /** The newest record seen by a finished run, in the order the service's records come; "" before the first. */
  readonly newest: string;
  /** Where to resume an unfinished run; null if the last one finished. */
  readonly run: {
    readonly term: number;
    readonly page: number;
    readonly newest: string;
    /** Whether it reads everything, including what was seen before. */
    readonly full: boolean;
  } | null;
}

/** The state of each service. */
export interface UpdateStates {
  readonly off: OffState;
  readonly usda: SearchState;
  readonly dsld: SearchState;
}
export type UpdateSource = keyof UpdateStates;

const SEARCHED: SearchState = { newest: '', run: null };
const NOTHING_READ: UpdateStates = {
  off: { since: null, unread: null, part: null },
  usda: SEARCHED,
  dsld: SEARCHED,
};

/** All services, in the order of updates. */
export const ALL_SOURCES = ['off', 'usda', 'dsld'] as const satisfies readonly UpdateSource[];

/** The stored progress of a service, from which a stopped update resumes. */
export async function readState<Key extends UpdateSource>(
  db: Database,
  source: Key,
): Promise<UpdateStates[Key]> {
  const stored = await readSetting(db, settingOf(source));
  if (stored === null) return NOTHING_READ[source];
  return { ...NOTHING_READ[source], ...(JSON.parse(stored) as UpdateStates[Key]) };
}

export async function writeState<Key extends UpdateSource>(
  db: Database,
  source: Key,
  state: UpdateStates[Key],
): Promise<void> {
  await writeSetting(db, settingOf(source), JSON.stringify(state));
}

function settingOf(source: UpdateSource): string {
  return `update ${source}`;
}
