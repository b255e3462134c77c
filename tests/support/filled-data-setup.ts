import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startSiteProcess } from './site-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A DATA_DIR with the bundled catalogue and the blog. It is copied, never written to. */
    filledDataDir: string;
    /** For example http://127.0.0.1:41234: the site of all files that change nothing. */
    siteOrigin: string;
  }
}

/**
 * All its visitors share an address and report more page views than one shopper may. Nobody can sign in and change it.
 */
const SHARED = { WRITES_PER_MINUTE: '1000000', ADMIN_PASSWORD: randomUUID() };
const FILL = fileURLToPath(new URL('./fill-process.ts', import.meta.url));

/**
 * Puts the bundled catalogue and the blog into the SQLite database of a folder: copied from FILLED_DATA_DIR if the
 * script `npm test` has filled one in parallel with the checks, otherwise imported by a separate process.
 */
export function fillDataDir(folder: string): void {
  const filled = process.env['FILLED_DATA_DIR'];
  if (filled !== undefined) cpSync(filled, folder, { recursive: true });
  else execFileSync(process.execPath, [FILL, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/**
 * Vitest globalSetup of the browser tests. The catalogue is imported once per run and copied for each site, and one
 * site serves all files that change nothing. TEST_ORIGIN names a running site to use instead, for quick checks.
 */
export default async function fillDataOnce(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'proteinwise-filled-'));
  fillDataDir(folder);
  project.provide('filledDataDir', folder);
  const running = process.env['TEST_ORIGIN'];
  const site = running === undefined ? await startSiteProcess(SHARED, folder) : null;
  project.provide('siteOrigin', running ?? site?.origin ?? '');
  return async () => {
    await site?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
