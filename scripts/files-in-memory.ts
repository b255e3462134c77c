/**
 * Keeps the temporary files of this process, and of those it starts, in memory if there is enough of it, so that databases of
 * tests do not wait for a disk (docs/decisions/testing.md).
 */
import { existsSync, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
const GIGABYTE = 2 ** 30;
/** Bytes that the tests may write, and that they, their servers and Chromium take besides. */
const ROOM = 4 * GIGABYTE;
const BESIDE = 6 * GIGABYTE;

if (process.env['TMPDIR'] === undefined && existsSync(MEMORY)) {
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize > ROOM && process.availableMemory() > ROOM + BESIDE)
    process.env['TMPDIR'] = MEMORY;
}
