/** What work that is done in steps comes to. */
export function finishSteps<T>(work: Generator<void, T>): T {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}
