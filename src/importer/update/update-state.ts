import { readSetting, writeSetting } from '#database/settings/settings.ts';
import type { Database } from '#database/connection/open-database.ts';

/** How far Open Food Facts has been read. */
export interface OffState {
  /** Everything that changed until then has been imported: Unix seconds; null before the first full export. */
  readonly since: number | null;
  /** The lowest unknown schema among skipped records; null if none was skipped. */
  readonly unread: number | null;
  /** A partially read file; null if there is none. */
  readonly part: PartOfFile | null;
}

/** How much of a file from the web has been stored. */
export interface PartOfFile {
  readonly path: string;
  /** Its ETag. Nothing of another version is stored. */
  readonly version: string;
  readonly line: number;
  /** The lowest unknown schema among those lines; null if all were known. */
  readonly unread: number | null;
}

/** How far a searched service has been read. */
export interface SearchState {
  /** The newest record seen by a completed run, in the order of the service's records; "" before the first. */
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

/** Returns the stored progress of a service, from which a stopped update is resumed. */
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
