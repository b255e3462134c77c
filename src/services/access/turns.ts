import { setImmediate } from 'node:timers/promises';

let queue: Promise<void> = Promise.resolve();

/**
 * Resolves in a later turn of the event loop for each caller: what goes through the catalogue is done once a turn, whoever
 * asks, and others run in between.
 */
export function takeTurn(): Promise<void> {
  queue = queue.then(() => setImmediate());
  return queue;
}
