/**
 * Runs the named benches (without names: those that have a section of bench/results.md) and writes their sections.
 * Flags are passed to the benches that know them. `--short` runs every bench on little data, in seconds, writes nothing
 * and judges no time. `npm test` runs it, so that the benches stay consistent with what they measure.
 *
 *   npm run bench [-- match http --sizes=1000,10000 --seconds=4 …]
 *   npm run bench -- --short
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PARTS } from './results-file.ts';

interface Bench {
  readonly script: string;
  /** The arguments of its short form. */
  readonly short: readonly string[];
}

const BENCHES: Readonly<Record<string, Bench>> = {
  match: {
    script: './match-engine.ts',
    short: ['--sizes=1000', '--peer-size=2000', '--queries=15', '--print'],
  },
  http: {
    script: './http-speed.ts',
    short: [
      '--seconds=0.1',
      '--rounds=1',
      '--least=20',
      '--connections=4',
      '--starts=1',
      '--load=0.5',
      '--next=no',
      '--filled',
      '--print',
    ],
  },
  pages: { script: './pages.ts', short: ['--short'] },
  import: { script: './import.ts', short: ['1000'] },
  labels: { script: './explain-label.ts', short: ['--labels=100'] },
  verify: { script: './match-verify.ts', short: ['3000', '1'] },
};
const asked = process.argv.slice(2);
const isShort = asked.includes('--short');
const flags = asked.filter((word) => word.startsWith('--') && word !== '--short');
const named = asked.filter((word) => !word.startsWith('--'));
const unknown = named.find((name) => !(name in BENCHES));
if (unknown !== undefined) {
  const known = Object.keys(BENCHES).join(', ');
  process.stderr.write(`There is no bench "${unknown}"; there are: ${known}.\n`);
  process.exit(1);
}
const usual = isShort ? Object.keys(BENCHES) : PARTS;
for (const name of named.length > 0 ? named : usual) {
  const bench = BENCHES[name];
  if (bench === undefined) continue;
  const script = fileURLToPath(new URL(bench.script, import.meta.url));
  const words = isShort ? bench.short : flags;
  process.stdout.write(`▸ ${name}\n`);
  const { status } = spawnSync(process.execPath, [script, ...words], { stdio: 'inherit' });
  if (status !== 0) {
    process.stderr.write(`✕ The bench "${name}" failed.\n`);
    process.exitCode = 1;
  }
}
