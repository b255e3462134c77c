/** Entry point of a worker process: runs tasks (`reading-tasks.ts`) and ends with its parent. */
import { constants, getPriority, setPriority } from 'node:os';

export { deriveProducts, readLabel } from './reading-tasks.ts';

// Told by the parent (`reading-workers.ts`).
const niceness = getPriority() + Number(process.env['WORKER_NICENESS'] ?? 0);
setPriority(Math.min(niceness, constants.priority.PRIORITY_LOW));

// Signals reach all processes of a group, but running tasks must still be finished.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
