import { writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { buildColumnsInSteps } from '#catalogue/build-catalogue.ts';
import { indexCatalogue } from '#catalogue/index-catalogue.ts';
import type { IndexFacts } from '#domain/matching/match-facts.ts';
import { readVocabulary } from '#importer/tables/read-vocabulary.ts';
import { askedQueries, readRealProducts, resample } from './match-population.ts';

/** The measurements at one size. Times are in milliseconds unless named otherwise, memory in bytes. */
export interface SizeResult {
  readonly size: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  /** The 99th percentile of each search's best time in three passes: the cost of slow searches without interference. */
  readonly best99: number;
  /** Average CPU time of the thread per call, which other load on the machine does not lengthen. */
  readonly cpu: number;
  readonly buildSeconds: number;
  /** The longest time for which the build blocked the thread. */
  readonly longestStall: number;
  readonly bytesPerProduct: number;
  /** The time to read once as many bytes as a search has sets to read. */
  readonly sweep: number;
  readonly find: readonly { readonly text: string; readonly ms: number }[];
}

const TEXTS = ['whey', 'gold standard', 'protein powder', 'choc', 'e', 'zzz'];
const CALLS = 400;
const PASSES = 3;

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number;
}

/** The median time to read 60 sets of the catalogue's size from memory, summing every word. */
function sweepMemory(size: number): number {
  const words = new Int32Array(60 * ((size + 31) >>> 5)).fill(1);
  const times: number[] = [];
  let sum = 0;
  for (let round = 0; round < 21; round++) {
    const start = performance.now();
    for (let w = 0; w < words.length; w++) sum = (sum + (words[w] as number)) | 0;
    times.push(performance.now() - start);
  }
  if (sum === 0) throw new Error('nothing was read');
  return quantile(
    times.toSorted((a, b) => a - b),
    0.5,
  );
}

function memoryUsed(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function measure(size: number): Promise<SizeResult> {
  const vocabulary = readVocabulary();
  const real = await readRealProducts();
  const before = memoryUsed();
  let longestStall = 0;
  let last = performance.now();
  let resampling = 0;
  let resampledBefore = 0;
  function* timed(): Generator<IndexFacts> {
    let start = performance.now();
    for (const product of resample(real, size, 1)) {
      resampling += performance.now() - start;
      yield product;
      start = performance.now();
    }
  }
  const start = performance.now();
  const columns = await buildColumnsInSteps(timed(), async () => {
    longestStall = Math.max(
      longestStall,
      performance.now() - last - (resampling - resampledBefore),
    );
    await setImmediate();
    last = performance.now();
    resampledBefore = resampling;
  });
  const catalogue = indexCatalogue(columns);
  const buildSeconds = (performance.now() - start - resampling) / 1000;
  const bytesPerProduct = (memoryUsed() - before) / size;

  const ask = (query: Parameters<typeof catalogue.search>[0]): void => {
    catalogue.search(query);
    catalogue.summarize(query);
  };
  // Warm up with other searches, to measure a server that has been running for a while.
  for (const query of askedQueries(real, vocabulary, CALLS, 7)) ask(query);
  const queries = askedQueries(real, vocabulary, CALLS, 8);
  const times: number[] = [];
  const best: number[] = queries.map(() => Number.POSITIVE_INFINITY);
  const atStart = process.threadCpuUsage();
  for (let pass = 0; pass < PASSES; pass++) {
    queries.forEach((query, at) => {
      const begin = performance.now();
      ask(query);
      const time = performance.now() - begin;
      times.push(time);
      best[at] = Math.min(best[at] as number, time);
    });
  }
  const { user, system } = process.threadCpuUsage(atStart);
  times.sort((a, b) => a - b);
  best.sort((a, b) => a - b);
  const find = TEXTS.map((text) => {
    catalogue.find(text, 20);
    const begin = performance.now();
    catalogue.find(text, 20);
    return { text, ms: performance.now() - begin };
  });
  return {
    size,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    worst: times.at(-1) as number,
    best99: quantile(best, 0.99),
    cpu: (user + system) / 1000 / times.length,
    buildSeconds,
    longestStall,
    bytesPerProduct,
    sweep: sweepMemory(size),
    find,
  };
}

const [size, answer] = process.argv.slice(2);
if (size === undefined || answer === undefined) throw new Error('usage: match-one-size SIZE FILE');
writeFileSync(answer, JSON.stringify(await measure(Number(size))));
