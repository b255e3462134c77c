import { importRows } from '../import/import-file.ts';
import { parseRows } from '../readers/formats.ts';
import { NEWEST_SCHEMA } from '../readers/open-food-facts-schema.ts';
import { number, type ParsedRow, type RowReader } from '../rows/record-fields.ts';
import { readOpenFoodFacts } from '../readers/open-food-facts.ts';
import { parseJsonLines } from '../rows/read-rows.ts';
import { OFF_SOURCE } from './ensure-source.ts';
import { planDeltas, readDeltaIndex } from './delta-index.ts';
import { downloadLines } from './download-lines.ts';
import { OutsideError, type PoliteClient } from './polite-client.ts';
import type { SourceRun } from './source-run.ts';
import { type OffState, readState, writeState } from './update-state.ts';

/** The export takes hours to write. What changed meanwhile is in the delta files of the day before its date. */
const EXPORT_TAKES_SECONDS = 24 * 3_600;

/**
 * Imports what changed at Open Food Facts from its daily delta files. The whole export is read first if they do not
 * reach back to the last update, if this version can read records that an earlier one skipped, or if `full` is set.
 * Files are read while they are downloaded. Progress is stored after each batch, so a restarted update skips the lines
 * it has stored.
 */
export async function updateOff(run: SourceRun, filesUrl: string): Promise<void> {
  const { db, client, full, tally } = run;
  let state = await readState(db, 'off');
  const index = new URL('/data/delta/index.txt', filesUrl);
  const files = readDeltaIndex(await readText(client, index));
  let plan = planDeltas(files, state.since);
  const knowsSkipped = state.unread !== null && state.unread <= NEWEST_SCHEMA;
  if (full || knowsSkipped || plan.gap !== null) {
    if (plan.gap !== null) tally.note(`Open Food Facts: ${plan.gap}; the whole export is read`);
    const url = new URL('/data/openfoodfacts-products.jsonl.gz', filesUrl);
    const { modified, unread } = await importUpdateFile(
      run,
      state,
      url,
      'reading the whole Open Food Facts',
    );
    // If the file has no date, every delta file is read after it.
    const written = modified === null ? null : modified - EXPORT_TAKES_SECONDS;
    state = { since: written ?? files[0]?.from ?? null, unread, part: null };
    await writeState(db, 'off', state);
    plan = planDeltas(files, state.since);
    if (plan.gap !== null) tally.note(`Open Food Facts: after its export, ${plan.gap}`);
  }
  for (const file of plan.files) {
    const url = new URL(file.name, index);
    const { unread } = await importUpdateFile(run, state, url, `reading ${file.name}`);
    const since = plan.gap === null ? file.to : state.since;
    state = { since, unread: lowest(state.unread, unread), part: null };
    await writeState(db, 'off', state);
  }
}

interface ImportedFile {
  /** The file's time of last modification in Unix seconds; null if unknown. */
  readonly modified: number | null;
  /** The lowest unknown schema of a record; null if all were known. */
  readonly unread: number | null;
}

async function importUpdateFile(
  run: SourceRun,
  state: OffState,
  url: URL,
  step: string,
): Promise<ImportedFile> {
  let share = 0;
  let modified: number | null = null;
  let version: string | null = null;
  let stored = 0;
  let unread: number | null = null;
  const onOpen = (date: number | null, tag: string | null): void => {
    modified = date === null ? null : Math.floor(date / 1_000);
    version = tag;
    const { part } = state;
    if (part === null || part.path !== url.pathname || part.version !== tag) return;
    stored = part.line;
    unread = part.unread;
    run.tally.note(`Open Food Facts: ${url.pathname} goes on after line ${part.line}`);
  };
  const onBytes = (bytes: number, total: number) => (share = total === 0 ? 0 : bytes / total);
  const lines = downloadLines(run.client, url, { onOpen, onBytes }, () => stored);
  const reader: RowReader = (row, source) => {
    const schema = number(row, 'schema_version');
    if (schema !== null && schema > NEWEST_SCHEMA) unread = lowest(unread, schema);
    return readOpenFoodFacts(row, source);
  };
  const progress = () => run.beat(step, share);
  const parsed = withProgress(parseRows(parseJsonLines(lines), reader, OFF_SOURCE), progress);
  const rows = { name: url.pathname, source: OFF_SOURCE, parsed };
  await importRows(run.db, rows, run.tally, async ({ line }) => {
    if (version !== null && line > stored) {
      const part = { path: url.pathname, version, line, unread };
      await writeState(run.db, 'off', { ...state, part });
    }
    await progress();
  });
  return { modified, unread };
}

/**
 * Calls `progress` after every batch of lines. Most lines are no protein supplements, so batches of stored records are
 * rare.
 */
async function* withProgress(
  parsed: AsyncIterable<readonly ParsedRow[]>,
  progress: () => Promise<void>,
): AsyncGenerator<readonly ParsedRow[]> {
  for await (const rows of parsed) {
    yield rows;
    await progress();
  }
}

function lowest(a: number | null, b: number | null): number | null {
  return a === null ? b : b === null ? a : Math.min(a, b);
}

async function readText(client: PoliteClient, url: URL): Promise<string> {
  const answer = await client.get(url);
  if (answer.status !== 200)
    throw new OutsideError(`${url.origin}${url.pathname} answers ${answer.status}`);
  return answer.text();
}
