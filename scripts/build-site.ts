import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BUILD_ID = join(ROOT, 'dist', '.build-id');

/** What the built pages are made of. The database, the API and the importer are not: they run from their sources. */
const SOURCES = [
  'src/site',
  'src/domain',
  'src/contract',
  'src/server/render-page.tsx',
  'src/server/page-renderer.ts',
  'docs/openapi.json',
  'data/catalogue/sources.json',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build-site.ts',
];

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/** A hash over names and contents of everything the pages are made of, tests left out. */
function sourcesHash(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesUnder(join(ROOT, source)))) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Files below this size, and those that are compressed already, gain nothing. */
const WORTH_COMPRESSING = 1_024;
const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|xml|webmanifest|html|ttf)$/;

/** Leaves a .br and a .gz beside every file that gains by it: compressed once, as small as it goes. */
function precompress(folder: string): void {
  for (const file of filesUnder(folder)) {
    if (!COMPRESSIBLE.test(file) || file.includes('/.vite/')) continue;
    const body = readFileSync(file);
    if (body.length < WORTH_COMPRESSING) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(body, { params }));
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
  }
}

function vite(...args: string[]): void {
  const bin = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [bin, 'build', '--logLevel', 'warn', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The site could not be built; see the lines above.');
}

/**
 * Builds the site into dist/ unless dist/ was built from exactly these sources already (dist/.build-id). Built beside
 * and swapped in, so that a build that fails leaves the last one. True if anything was built.
 */
export function buildSite({ force = false }: { force?: boolean } = {}): boolean {
  const id = sourcesHash();
  if (!force && existsSync(BUILD_ID) && readFileSync(BUILD_ID, 'utf8') === id) return false;
  const fresh = join(ROOT, 'node_modules', '.cache', `dist-${process.pid}`);
  mkdirSync(fresh, { recursive: true });
  try {
    vite('--outDir', join(fresh, 'client'));
    vite('--ssr', '--outDir', join(fresh, 'server'));
    precompress(join(fresh, 'client'));
    writeFileSync(join(fresh, '.build-id'), id);
    rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
    renameSync(fresh, join(ROOT, 'dist'));
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return true;
}
