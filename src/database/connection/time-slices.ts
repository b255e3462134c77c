import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work before yielding to requests. */
const TURN = 10;

/** Runs a generator in time slices, so that requests are answered in between. */
export async function runInSlices<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    await setImmediate();
    const began = performance.now();
    do {
      const step = work.next();
      if (step.done === true) return step.value;
    } while (performance.now() - began < TURN);
  }
}
