import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer } from './built-server.ts';
import { fillDataDir } from './filled-data-setup.ts';

const START_WITHIN_MS = 60_000;

/**
 * Runs the built site with the bundled catalogue for benchmarks and scripts, as a process with a data folder of its
 * own.
 */
export async function runSite(
  env: Readonly<Record<string, string>>,
): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'proteinwise-site-'));
  fillDataDir(dataDir);
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env };
  const { origin, child, exit } = await startBuiltServer(settings, START_WITHIN_MS);
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await exit;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
