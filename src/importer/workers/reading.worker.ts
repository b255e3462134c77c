/** Entry point of a worker process: runs tasks (`reading-tasks.ts`) and ends with its parent. */
export { deriveProducts, readLabel } from './reading-tasks.ts';

// Signals reach all processes of a group, but running tasks must still be finished.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
