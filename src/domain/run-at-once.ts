/** Takes all steps of a work that yields between them, and answers what it returns. */
export function runAtOnce<T>(work: Generator<unknown, T>): T {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}
