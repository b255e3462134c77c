import { setImmediate } from 'node:timers/promises';

/** Work in turns: what is returned resolves in a later turn of the event loop for each caller, so that others run in between. */
export function createTurns(): () => Promise<void> {
  let queue: Promise<void> = Promise.resolve();
  return () => {
    queue = queue.then(() => setImmediate());
    return queue;
  };
}
