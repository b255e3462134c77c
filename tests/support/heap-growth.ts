import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options?: { readonly type: 'minor' }) => void;

/** Bytes by which the heap grows where only the young generation is collected, as between two full collections. */
export function heapGrowth(run: () => void): number {
  const collectYoung = () => {
    // What is alive at the second of two collections moves to the old generation.
    for (const _ of [1, 2]) collect({ type: 'minor' });
  };
  collectYoung();
  const before = process.memoryUsage().heapUsed;
  run();
  collectYoung();
  return process.memoryUsage().heapUsed - before;
}

/** Bytes that stay in the heap with what a function returns. */
export function heldBytes(make: () => unknown): number {
  collect();
  const before = process.memoryUsage().heapUsed;
  const held = [make()];
  collect();
  const after = process.memoryUsage().heapUsed;
  held.pop();
  return after - before;
}
