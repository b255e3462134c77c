const RUN = 2048;
const STEP = 16_384;

/**
 * Returns the numbers 0 … size − 1 in the order of `compare`. Sorts runs and merges them pair by pair. Yields every few
 * milliseconds; a single sort of a million would block the thread for seconds.
 */
export function* sortInSteps(
  size: number,
  compare: (a: number, b: number) => number,
): Generator<void, Int32Array> {
  let from = new Int32Array(size);
  for (let start = 0; start < size; start += RUN) {
    const run = Array.from({ length: Math.min(RUN, size - start) }, (_, at) => start + at);
    from.set(run.sort(compare), start);
    yield;
  }
  let into = new Int32Array(size);
  for (let width = RUN; width < size; width *= 2) {
    for (let start = 0; start < size; start += 2 * width) {
      const middle = Math.min(start + width, size);
      const end = Math.min(start + 2 * width, size);
      let left = start;
      let right = middle;
      for (let at = start; at < end; at++) {
        const takeLeft =
          right >= end ||
          (left < middle && compare(from[left] as number, from[right] as number) <= 0);
        into[at] = from[takeLeft ? left++ : right++] as number;
        if (at % STEP === 0) yield;
      }
    }
    [from, into] = [into, from];
  }
  return from;
}

/** Rounds of `steps` between two yields: a few milliseconds if each splits a text into words. */
const ROUNDS = 512;

/** Calls `work` with 0 … count − 1. Yields after every 512 calls. */
export function* steps(count: number, work: (index: number) => void): Generator<void, void> {
  for (let index = 0; index < count; index++) {
    work(index);
    if (index % ROUNDS === ROUNDS - 1) yield;
  }
}
