/**
 * Runs the benches named (all of them where none is) and writes their sections of bench/results.md. Flags are handed to
 * the bench that knows them.
 *
 *   npm run bench [-- match http --sizes=1000,10000 --seconds=4 …]
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Part, PARTS } from './results-file.ts';

const SCRIPTS: Readonly<Record<Part, string>> = {
  match: './match-engine.ts',
  http: './http-speed.ts',
  pages: './pages.ts',
};
const asked = process.argv.slice(2);
const flags = asked.filter((word) => word.startsWith('--'));
const named = asked.filter((word) => !word.startsWith('--'));
const unknown = named.find((name) => !(PARTS as readonly string[]).includes(name));
if (unknown !== undefined) {
  process.stderr.write(`There is no bench "${unknown}"; there are: ${PARTS.join(', ')}.\n`);
  process.exit(1);
}
for (const part of PARTS) {
  if (named.length > 0 && !named.includes(part)) continue;
  const script = fileURLToPath(new URL(SCRIPTS[part], import.meta.url));
  const { status } = spawnSync(process.execPath, [script, ...flags], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
