/**
 * Has this process and those that it starts keep temporary files in memory, where there is plenty of it: databases of tests wait
 * for no disk then (docs/decisions/testing.md).
 */
import { existsSync, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
const GIGABYTE = 2 ** 30;
/** What the tests write at most, with room; and what they, their servers and Chromium take beside it. */
const ROOM = 4 * GIGABYTE;
const BESIDE = 6 * GIGABYTE;

if (process.env['TMPDIR'] === undefined && existsSync(MEMORY)) {
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize > ROOM && process.availableMemory() > ROOM + BESIDE)
    process.env['TMPDIR'] = MEMORY;
}
