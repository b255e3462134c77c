/**
 * Runs `work` one at a time. A call while it runs gets the run after it, which all such calls share: the present run may have
 * begun before what they want it to see.
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
