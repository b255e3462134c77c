/** The file a worker process begins with: it does what it is asked (`reading-tasks.ts`) and ends with the process that started it. */
export { deriveProducts, readLabel } from './reading-tasks.ts';

// A signal to end comes to all processes of a group; what is asked at that moment is still answered.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
