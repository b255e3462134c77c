import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** As `npm start` has one (docs/decisions/process.md); kept from run to run. Half the time of a short command goes into compiling. */
export const COMPILE_CACHE = join(tmpdir(), 'proteinwise-compile-cache');

/** What a process under test is given: no settings of whoever runs the tests. */
export const BARE_ENVIRONMENT = {
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: COMPILE_CACHE,
} as const;
