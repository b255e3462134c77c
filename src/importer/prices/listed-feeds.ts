import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Database } from '#database/connection/open-database.ts';
import { ImportFileError } from '../rows/read-lines.ts';
import { createPoliteClient } from '../update/polite-client.ts';
import { readFeedMap } from './feed-map.ts';
import { importPrices, type PriceFeed } from './import-prices.ts';

/**
 * Reads the feeds of a JSON file: `[{ "retailer", "map", "feed" }]`, with paths relative to it. Throws
 * `ImportFileError` if it is invalid.
 */
function readFeedList(file: string): readonly PriceFeed[] {
  let list: unknown;
  try {
    list = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ImportFileError(file, 1, `cannot be read as JSON (${(error as Error).message})`);
  }
  const beside = (path: string) => resolve(dirname(file), path);
  return (Array.isArray(list) ? (list as readonly Record<string, unknown>[]) : []).map((each) => {
    const { retailer, map, feed } = each;
    if (typeof retailer !== 'string' || typeof map !== 'string' || typeof feed !== 'string')
      throw new ImportFileError(file, 1, 'each feed needs "retailer", "map" and "feed"');
    const place = /^https?:\/\//.test(feed) ? feed : beside(feed);
    return { retailer, place, map: readFeedMap(beside(map)) };
  });
}

/** Imports the prices of every listed feed. Failures are thrown after the last one. */
export async function importListedFeeds(
  db: Database,
  file: string,
  userAgent: string,
  signal: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  for (const feed of readFeedList(file)) {
    signal.throwIfAborted();
    const client = createPoliteClient({ userAgent, pauseMs: 0, signal });
    await importPrices(db, feed, client).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'a price feed could not be read');
}
