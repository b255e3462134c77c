/**
 * Wraps `work` so that it runs one at a time. Calls made while it runs share the next run, because the current one may
 * have begun before the changes they want it to see.
 */
export function oneAtATime<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;
  return function run(): Promise<T> {
    if (running !== null) {
      const again = (): Promise<T> => {
        next = null;
        return run();
      };
      next ??= running.then(again, again);
      return next;
    }
    running = work().finally(() => {
      running = null;
    });
    return running;
  };
}
