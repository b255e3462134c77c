import { availableParallelism } from 'node:os';

/**
 * Environment for the C library's allocator, which keeps what is let go: with its own settings a site holds 60 MB more
 * after some hundred pages (docs/decisions/0121).
 */
export const ALLOCATOR: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '65536',
  UV_THREADPOOL_SIZE: String(Math.min(4, availableParallelism())),
};
