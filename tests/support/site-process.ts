import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { startBuiltServer } from './built-server.ts';
import { keepFewProducts } from './few-products.ts';
import { TEST_PASSWORD } from './test-password.ts';

const START_WITHIN_MS = 60_000;

export interface SiteProcess {
  /** For example http://127.0.0.1:41234. */
  readonly origin: string;
  /** Returns the resident memory of the process in bytes. */
  residentBytes(): number;
  /** Returns the CPU time used by the process, in ms. */
  processorTime(): number;
  /** Returns the number of open sockets of the process. */
  openSockets(): number;
  stop(): Promise<void>;
}

/**
 * Starts the built site as an operator would run it: as a process on a free port, with the bundled catalogue in a
 * temporary DATA_DIR. This is a copy of `filled`, by default of what the run has filled; if there is neither, the site
 * imports the catalogue. With `few`, it has only the first products.
 */
export async function startSiteProcess(
  env: Readonly<Record<string, string>> = {},
  filled: string | undefined = inject('filledDataDir') as string | undefined,
  products: 'all' | 'few' = 'all',
): Promise<SiteProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'proteinwise-'));
  if (filled !== undefined) await cp(filled, dataDir, { recursive: true });
  if (products === 'few') await keepFewProducts(dataDir);
  const { origin, child, exit } = await startBuiltServer(
    {
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: TEST_PASSWORD,
      LOG_LEVEL: 'error',
      ...env,
    },
    START_WITHIN_MS,
  );
  return {
    origin,
    residentBytes() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1_024;
    },
    processorTime() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
      // utime and stime, in hundredths of a second.
      return 10 * (Number(fields?.[11]) + Number(fields?.[12]));
    },
    openSockets() {
      const folder = `/proc/${child.pid}/fd`;
      return readdirSync(folder).filter((fd) => {
        try {
          return readlinkSync(join(folder, fd)).startsWith('socket:');
        } catch {
          // Closed since the folder was read.
          return false;
        }
      }).length;
    },
    async stop() {
      child.kill('SIGTERM');
      await exit;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
