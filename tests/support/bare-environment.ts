import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The compile cache, as `npm start` has one (docs/decisions/process.md). It is kept between runs, because compiling
 * takes half the time of a short command.
 */
export const COMPILE_CACHE = join(tmpdir(), 'proteinwise-compile-cache');

/** The environment of a process under test, without any settings of whoever runs the tests. */
export const BARE_ENVIRONMENT = {
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: COMPILE_CACHE,
  // Tests wait for imports, on processors that other tests keep busy.
  WORKER_NICENESS: '0',
} as const;
