import { execFileSync } from 'node:child_process';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk that can be filled up. */
export interface SmallDisk {
  readonly folder: string;
  /** How it is filled up. */
  readonly how: string;
  /** From now on files cannot grow. `pid` is the process that uses the disk. */
  fill(pid: number): void;
  /** Starts a process on a disk that is full from then on. */
  startFull<T>(start: () => Promise<T>): Promise<T>;
  /** Makes space available again. */
  free(pid: number): void;
  remove(): void;
}

const BALLAST = 'ballast';

/** Writes until the disk is full. */
function writeBallast(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    for (const size of [65_536, 1]) {
      const block = Buffer.alloc(size);
      try {
        for (;;) writeSync(descriptor, block);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Creates a file system in memory, of this many bytes. When full, it returns ENOSPC as a full disk does. If mounting is
 * not permitted (not root), it is an ordinary folder whose process may not let files grow (RLIMIT_FSIZE), which gives
 * EFBIG.
 */
export function makeSmallDisk(bytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'proteinwise-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    return limitedFolder(folder);
  }
  return {
    folder,
    how: 'a full file system (tmpfs)',
    fill: () => writeBallast(join(folder, BALLAST)),
    startFull(start) {
      writeBallast(join(folder, BALLAST));
      return start();
    },
    free: () => rmSync(join(folder, BALLAST)),
    remove: () => {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function limitedFolder(folder: string): SmallDisk {
  const limit = (pid: number, size: string) =>
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${size}:unlimited`]);
  return {
    folder,
    how: 'files that may not grow (RLIMIT_FSIZE)',
    fill: (pid) => {
      const sizes = readdirSync(folder)
        .filter((name) => name.endsWith('-wal'))
        .map((name) => statSync(join(folder, name)).size);
      limit(pid, String(Math.max(...sizes)));
    },
    async startFull(start) {
      // Processes inherit the limits of the one that starts them.
      limit(process.pid, '0');
      try {
        return await start();
      } finally {
        limit(process.pid, 'unlimited');
      }
    },
    free: (pid) => limit(pid, 'unlimited'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
