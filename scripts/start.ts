/**
 * `npm start`: builds the site where dist/ is missing or was made of other sources, then serves it.
 * `--build-only` builds and ends.
 */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { buildSite } from './build-site.ts';

const MINIMUM = 24;
if (Number(process.versions.node.split('.')[0]) < MINIMUM) {
  process.stderr.write(
    `Node ${MINIMUM} or newer is needed, this is ${process.version}. \`npm ci\` brings one: start with \`npm start\`.\n`,
  );
  process.exit(1);
}

const started = performance.now();
if (buildSite()) {
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  process.stdout.write(`Built the pages in ${seconds} s.\n`);
}

if (!process.argv.includes('--build-only')) {
  // Types stripped and code compiled once: halves the start (docs/decisions/0061).
  enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compile', import.meta.url)));
  await import('../src/server/main.ts');
}
