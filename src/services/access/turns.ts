import { setImmediate } from 'node:timers/promises';

let queue: Promise<void> = Promise.resolve();

/**
 * Resolves in a different turn of the event loop for each caller, so that heavy work is done once per turn and other requests
 * run in between.
 */
export function takeTurn(): Promise<void> {
  queue = queue.then(() => setImmediate());
  return queue;
}
