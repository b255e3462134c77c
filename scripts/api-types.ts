/**
 * `npm run api-types`: generates docs/proteinwise-api.d.ts, the types of all public API routes, from docs/openapi.json.
 * openapi-typescript is installed in node_modules/.cache if it is missing, from the lock file of scripts/api-types.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LISTED = fileURLToPath(new URL('api-types/', import.meta.url));
const FOLDER = fileURLToPath(new URL('../node_modules/.cache/api-types/', import.meta.url));
const FILE = 'docs/proteinwise-api.d.ts';

interface Operation {
  readonly security?: readonly object[];
  responses: Record<string, unknown>;
}

function run(command: string, parameters: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, parameters, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} failed.`);
}

if (!existsSync(`${FOLDER}node_modules/openapi-typescript`)) {
  cpSync(LISTED, FOLDER, { recursive: true });
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], FOLDER);
}
const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
for (const [path, methods] of Object.entries(document.paths)) {
  for (const [method, operation] of Object.entries(methods)) {
    if (operation.security !== undefined || path.startsWith('/api/admin/')) delete methods[method];
    // All errors have the same type, which the API page shows.
    const answers = Object.entries(operation.responses);
    operation.responses = Object.fromEntries(answers.filter(([status]) => status.startsWith('2')));
  }
  if (Object.keys(methods).length === 0) delete document.paths[path];
}
const folder = mkdtempSync(join(tmpdir(), 'proteinwise-api-types-'));
try {
  const source = join(folder, 'public.json');
  writeFileSync(source, JSON.stringify(document));
  run(
    join(FOLDER, 'node_modules/.bin/openapi-typescript'),
    [source, '-o', join(process.cwd(), FILE)],
    FOLDER,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
