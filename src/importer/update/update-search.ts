import { importRows } from '../import/import-file.ts';
import type { ParsedRow } from '../rows/record-fields.ts';
import type { SourceRun } from './source-run.ts';
import { readState, writeState, type SearchState } from './update-state.ts';

/** One page of a service's results. */
export interface FoundPage {
  readonly parsed: readonly ParsedRow[];
  /** The newest record of the page, comparable as text; "" for an empty page. */
  readonly newest: string;
  /** Whether there is another page. */
  readonly more: boolean;
  /** Records of the term read so far. */
  readonly done: number;
  readonly total: number;
}

/** A service that is searched by terms, page by page. */
export interface SearchedService {
  readonly key: 'usda' | 'dsld';
  readonly source: string;
  readonly terms: readonly string[];
  /**
   * Returns a page of a term, from 0. Records up to `since` ("" for none) were read by an earlier update and may be
   * left out.
   */
  page(term: string, page: number, since: string): Promise<FoundPage>;
}

/** Reads every page of every term and stores the progress after each, so that a stopped update can be resumed. */
export async function updateBySearch(run: SourceRun, service: SearchedService): Promise<void> {
  const { db } = run;
  const { key, terms } = service;
  const state = await readState(db, key);
  const place = placeToBegin(state, run.full);
  const since = place.full ? '' : state.newest;
  while (place.term < terms.length) {
    const found = await readPage(run, service, place, since);
    if (found.newest > place.newest) place.newest = found.newest;
    if (found.more) place.page += 1;
    else {
      place.term += 1;
      place.page = 0;
    }
    await writeState(db, key, { newest: state.newest, run: place });
  }
  await writeState(db, key, { newest: place.newest, run: null });
}

type Place = {
  -readonly [Key in keyof NonNullable<SearchState['run']>]: NonNullable<SearchState['run']>[Key];
};

/** Returns where the last run was stopped, unless a full run is requested and that one was not. */
function placeToBegin({ run, newest }: SearchState, full: boolean): Place {
  if (run !== null && (run.full || !full)) return { ...run };
  return { term: 0, page: 0, newest, full };
}

async function readPage(
  { db, tally, beat }: SourceRun,
  service: SearchedService,
  { term, page }: Place,
  since: string,
): Promise<FoundPage> {
  const words = service.terms[term] ?? '';
  const found = await service.page(words, page, since);
  const step = `asking ${service.source} for ${words}`;
  const rows = { name: step, source: service.source, parsed: once(found.parsed) };
  const share = found.total === 0 ? 1 : Math.min(1, found.done / found.total);
  await importRows(db, rows, tally, () => beat(step, share));
  return found;
}

async function* once(parsed: readonly ParsedRow[]): AsyncGenerator<readonly ParsedRow[]> {
  yield parsed;
}
