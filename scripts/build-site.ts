import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { describeBuild } from './describe-build.ts';
import { filesUnder } from './files-under.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(ROOT, 'dist');

/** Sources of both halves, besides each half's own. */
const COMMON_SOURCES = [
  'docs/openapi.json',
  'docs/api-examples.json',
  'docs/proteinwise-api.d.ts',
  'data/catalogue/sources.json',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build-site.ts',
];

/** A folder of dist/: the files for browsers, or the code of the server. */
interface Half {
  readonly name: 'client' | 'server';
  readonly sources: readonly string[];
  readonly flags: readonly string[];
}

const CLIENT: Half = {
  name: 'client',
  sources: ['src/site', 'src/domain', 'src/contract', 'data/vocabulary', ...COMMON_SOURCES],
  flags: [],
};
/**
 * Its hash also identifies the index that the server stores for its next start, which depends on vocabulary and
 * collections as well as code.
 */
const SERVER: Half = {
  name: 'server',
  sources: ['src', 'data/vocabulary', 'data/collections', ...COMMON_SOURCES],
  flags: ['--ssr'],
};

/** Returns a function that hashes the names and contents of a half's sources, without tests. Each file is read once. */
function hashSources(): (half: Half) => string {
  const digests = new Map<string, string>();
  const digestOf = (file: string) => {
    const digest = digests.get(file) ?? hash('sha256', readFileSync(file));
    digests.set(file, digest);
    return digest;
  };
  return ({ sources }) => {
    const files = sources
      .flatMap((source) => filesUnder(join(ROOT, source)))
      .filter((file) => !/\.test\.tsx?$/.test(file));
    return hash(
      'sha256',
      files.map((file) => `${relative(ROOT, file)}\0${digestOf(file)}\n`).join(''),
    );
  };
}

/** Files below this size, and those that are already compressed, gain nothing. */
const WORTH_COMPRESSING = 300;
const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|tsv|xml|webmanifest|html|ttf|wasm)$/;
/** Larger files take many seconds at the highest quality and gain only a twentieth. */
const LARGE = 500_000;
const LARGE_QUALITY = 9;

/** Writes a .br and a .gz next to every compressible file, with the best compression. */
function precompress(folder: string): void {
  for (const file of filesUnder(folder)) {
    if (!COMPRESSIBLE.test(file) || file.includes('/.vite/')) continue;
    const body = readFileSync(file);
    if (body.length < WORTH_COMPRESSING) continue;
    const quality = body.length > LARGE ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
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

function isOf(half: Half, id: string): boolean {
  const idFile = join(DIST, `${half.name}.id`);
  return existsSync(idFile) && readFileSync(idFile, 'utf8') === id;
}

/** Whether dist/ was built from exactly the current sources. */
export function isBuilt(): boolean {
  const hashOf = hashSources();
  return [CLIENT, SERVER].every((half) => isOf(half, hashOf(half)));
}

/**
 * Builds one half unless it was already built from exactly these sources (dist/client.id, dist/server.id). Builds into
 * another folder and swaps it in, so that a failed build leaves the last one in place. Returns true if anything was
 * built.
 */
function buildHalf(half: Half, id: string, force: boolean): boolean {
  const folder = join(DIST, half.name);
  const idFile = `${folder}.id`;
  if (!force && isOf(half, id)) return false;
  const fresh = join(ROOT, 'node_modules', '.cache', `dist-${half.name}-${process.pid}`);
  try {
    vite(...half.flags, '--outDir', fresh);
    if (half === CLIENT) {
      // Browsers treat the suffix .ts as a video format.
      copyFileSync(join(ROOT, 'docs/proteinwise-api.d.ts'), join(fresh, 'proteinwise-api.txt'));
      precompress(fresh);
    }
    mkdirSync(DIST, { recursive: true });
    rmSync(idFile, { force: true });
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
    writeFileSync(idFile, id);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return true;
}

/** Builds the halves of dist/ whose sources have changed. Returns true if anything was built. */
export function buildSite({ force = false }: { force?: boolean } = {}): boolean {
  const hashOf = hashSources();
  const startedOn = new Date();
  const built = [CLIENT, SERVER].map((half) => buildHalf(half, hashOf(half), force));
  if (!built.includes(true)) return false;
  describeBuild(ROOT, DIST, startedOn);
  return true;
}
