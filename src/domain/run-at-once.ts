/** Runs a generator to its end without pausing and returns its result. */
export function runAtOnce<T>(work: Generator<unknown, T>): T {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}
