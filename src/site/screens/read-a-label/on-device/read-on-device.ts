import type { ExplainedLabel, StatementRequest } from '#domain/matching/explain-statement.ts';
import type { LabelAnswer, LabelMessage } from './label-worker.ts';

/**
 * What reading without a network loads once, in KB of 1,000 bytes as transferred. The page states it before loading,
 * and a test checks it.
 */
export const ON_DEVICE_KB = 790;

/** The tables of names, which the service worker caches like every file with a hash in its name. */
const TABLES = import.meta.glob<string>(
  ['/data/vocabulary/*.tsv', '!**/{sentence-words,flavors,product-words}.tsv'],
  { query: '?url', import: 'default', eager: true },
);

async function fetchTables(): Promise<Readonly<Record<string, string>>> {
  const tables = Object.entries(TABLES).map(async ([path, address]) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
    return [path.slice(path.lastIndexOf('/') + 1), await answer.text()] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}

async function startWorker(): Promise<Worker> {
  const tables = await fetchTables();
  const worker = new Worker(new URL('./label-worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage({ tables } satisfies LabelMessage);
  return worker;
}

let started: Promise<Worker> | null = null;
let next = 0;

/**
 * Reads a label as the server does, with the tables of this build, which lack the operator's own decisions about words.
 * Rejects if the tables or the worker cannot be loaded; the next call tries again.
 */
export async function readOnDevice(request: StatementRequest): Promise<ExplainedLabel> {
  started ??= startWorker();
  const id = next++;
  const end = new AbortController();
  const { signal } = end;
  try {
    const worker = await started;
    return await new Promise((resolve, reject) => {
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<LabelAnswer>) => {
          if (data.id !== id) return;
          if ('explained' in data) resolve(data.explained);
          else reject(new Error(data.fault));
        },
        { signal },
      );
      worker.addEventListener(
        'error',
        () => {
          worker.terminate();
          reject(new Error('The reader could not be started.'));
        },
        { signal },
      );
      worker.postMessage({ id, request } satisfies LabelMessage);
    });
  } catch (error) {
    started = null;
    throw error;
  } finally {
    end.abort();
  }
}

/** Returns whether this browser has cached all tables that reading on the device needs. */
export async function isKept(): Promise<boolean> {
  const found = await Promise.all(Object.values(TABLES).map((address) => caches.match(address)));
  return found.every((each) => each !== undefined);
}
