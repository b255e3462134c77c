import { readSetting, writeSetting } from '#database/settings.ts';
import type { Database } from '#database/open-database.ts';

/** How far Open Food Facts has been read. */
export interface OffState {
  /** Everything that changed until then is here: Unix seconds. Null before the first full export. */
  readonly since: number | null;
  /** The lowest schema among the records that were skipped because this version did not know their schema; null where there are none. */
  readonly unread: number | null;
  /** A file that was begun and not read to its end; null where there is none. */
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
  /** Where an unfinished run goes on; null where the last one finished. */
  readonly run: {
    readonly term: number;
    readonly page: number;
    readonly newest: string;
    /** Whether it reads everything, whatever was seen before. */
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

/** All services, in the order in which they are asked. */
export const ALL_SOURCES = ['off', 'usda', 'dsld'] as const satisfies readonly UpdateSource[];

/** How far a service has been read, as stored in the database: a stopped update goes on from there. */
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
