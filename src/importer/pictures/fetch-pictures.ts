import { bumpProductsVersion } from '#database/settings/catalogue-version.ts';
import { type Database, inTransaction } from '#database/connection/open-database.ts';
import { wantedPictures, writePicture, type StoredPicture } from '#database/products/pictures.ts';
import { takeLock } from '#database/jobs/take-lock.ts';
import { OFF_PICTURE_BY, OFF_PICTURE_LICENCE } from '#domain/product/picture.ts';
import { createPoliteClient, type PoliteClient } from '../update/polite-client.ts';
import { preparePicture } from './prepare-picture.ts';

export interface FetchOptions {
  readonly dataDir: string;
  readonly imagesUrl: string;
  readonly userAgent: string;
  readonly sleep?: ((milliseconds: number) => Promise<unknown>) | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: { readonly done: number }) => void) | undefined;
}

export type FetchOutcome =
  | {
      readonly status: 'done';
      readonly fetched: number;
      /** Counts of unusable pictures by problem. */
      readonly unusable: Readonly<Record<string, number>>;
    }
  | { readonly status: 'busy' };

const LOCK = 'catalogue-pictures';
const TTL_MS = 120_000;
/** Open Food Facts requires that pictures are fetched one at a time. */
const PAUSE_MS = 1_000;
/** Size limit of a photograph in bytes; Open Food Facts has none larger. */
const MAX_BYTES = 20 * 1024 * 1024;
/** New pictures are published in batches of this size. */
const SHOWN_AFTER = 50;

/**
 * Fetches the front pictures that records of Open Food Facts name for visible products, one at a time and each at most
 * once. It can be stopped at any moment and run again. Unusable pictures are recorded and not requested again. Rejects
 * with `OutsideError` if the server is unavailable.
 */
export async function fetchPictures(db: Database, options: FetchOptions): Promise<FetchOutcome> {
  const lock = await takeLock(db, { name: LOCK, ttlMs: TTL_MS, now: Date.now });
  if (lock === null) return { status: 'busy' };
  const client = createPoliteClient({ ...options, pauseMs: PAUSE_MS });
  const unusable: Record<string, number> = {};
  let fetched = 0;
  let done = 0;
  try {
    for await (const wanted of wantedPictures(db)) {
      options.signal?.throwIfAborted();
      if (!(await lock.renew())) return { status: 'busy' };
      const url = new URL(`/images/products/${wanted.address}`, options.imagesUrl);
      const prepared = await fetchOne(client, url, options.dataDir);
      if (prepared.ok) fetched += 1;
      else unusable[prepared.problem] = (unusable[prepared.problem] ?? 0) + 1;
      const picture: StoredPicture = {
        ...wanted,
        version: prepared.ok ? prepared.version : null,
        problem: prepared.ok ? null : prepared.problem,
        by: OFF_PICTURE_BY,
        licence: OFF_PICTURE_LICENCE,
        at: new Date().toISOString(),
      };
      await writePicture(db, picture);
      options.onProgress?.({ done: ++done });
      if (prepared.ok && fetched % SHOWN_AFTER === 0) await inTransaction(db, bumpProductsVersion);
    }
    return { status: 'done', fetched, unusable };
  } finally {
    if (fetched % SHOWN_AFTER > 0) await inTransaction(db, bumpProductsVersion);
    await lock.release();
  }
}

async function fetchOne(
  client: PoliteClient,
  url: URL,
  dataDir: string,
): ReturnType<typeof preparePicture> {
  for (let failures = 0; ; ) {
    const answer = await client.get(url);
    if (answer.status !== 200) {
      await answer.body?.cancel();
      return { ok: false, problem: 'not there' };
    }
    let bytes: Uint8Array | null;
    try {
      bytes = await readAtMost(answer, MAX_BYTES);
    } catch (error) {
      await client.recover(url, ++failures, error);
      continue;
    }
    if (bytes === null) return { ok: false, problem: 'larger than 20 MB' };
    return preparePicture(dataDir, bytes);
  }
}

async function readAtMost(answer: Response, most: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
