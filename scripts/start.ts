/** `npm start`: builds the site if dist/ is missing or out of date, then serves it. `--build-only` builds and exits. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const HELP = `npm start [-- --build-only]

Builds the site where dist/ is missing or was made of other sources, fills an empty database with the bundled catalogue,
and serves it on http://HOST:PORT (127.0.0.1:3000). --build-only builds and ends.
Settings are environment variables, or lines of a file .env in this folder; .env.example explains each, all are optional.
The operator's password is ADMIN_PASSWORD; where it is not set, one is printed here at each start.
`;
if (process.argv.includes('--help') || process.argv.includes('-h')) {
  process.stdout.write(HELP);
  process.exit(0);
}

const MINIMUM = 24;
if (Number(process.versions.node.split('.')[0]) < MINIMUM) {
  process.stderr.write(
    `Node ${MINIMUM} or newer is needed, this is ${process.version}. \`npm ci\` brings one: start with \`npm start\`.\n`,
  );
  process.exit(1);
}

/** Caches compiled code and stripped types, which halves the time of the next start (docs/decisions/process.md). */
const COMPILE_CACHE = fileURLToPath(new URL('../node_modules/.cache/compile', import.meta.url));

enableCompileCache(COMPILE_CACHE);
const { buildSite } = await import('./build-site.ts');
const started = performance.now();
if (buildSite()) {
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  process.stdout.write(`Built the site in ${seconds} s.\n`);
}

if (!process.argv.includes('--build-only')) {
  await import(new URL('../dist/server/main.js', import.meta.url).href);
}
