import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A DATA_DIR with the bundled catalogue and the blog in it; copied, never written to. */
    filledDataDir: string;
  }
}

const FILL = fileURLToPath(new URL('./fill-process.ts', import.meta.url));

/** Imports the bundled catalogue and the blog into the SQLite database of a folder; a process of its own does it. */
export function fillDataDir(folder: string): void {
  execFileSync(process.execPath, [FILL, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Vitest globalSetup of the browser tests: the catalogue is imported once a run, and copied for each site. */
export default function fillDataOnce(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'proteinwise-filled-'));
  fillDataDir(folder);
  project.provide('filledDataDir', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
