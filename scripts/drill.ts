/**
 * `npm run drill [-- NAME…]`: runs the long forms of the drills in tests/drills whose file names contain one of the
 * names (all without a name). Writes their counts to the table of docs/drills.md. Rows of drills that did not run are
 * kept.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGE = join(ROOT, 'docs/drills.md');
const BEGIN = '<!-- Written by npm run drill: begin -->';
const END = '<!-- end -->';

interface Row {
  readonly drill: string;
  readonly result: string;
  readonly measured: string;
}

function drillFiles(names: readonly string[]): readonly string[] {
  return readdirSync(join(ROOT, 'tests/drills'))
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => names.length === 0 || names.some((name) => file.includes(name)))
    .map((file) => join('tests/drills', file));
}

function commit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim();
}

/** The rows of a report, measured at a commit. The last row of a drill wins. */
function newRows(report: string, at: string): readonly Row[] {
  if (!existsSync(report)) return [];
  return readFileSync(report, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { drill: string; result: string; at: string })
    .map((line) => ({
      drill: line.drill,
      result: line.result,
      measured: `${line.at.slice(0, 16).replace('T', ' ')} UTC, ${at}`,
    }));
}

function oldRows(table: string): readonly Row[] {
  return table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, drill = '', result = '', measured = '']) => ({ drill, result, measured }));
}

function writeTable(rows: readonly Row[]): void {
  const page = readFileSync(PAGE, 'utf8');
  const [start, end] = [page.indexOf(BEGIN) + BEGIN.length, page.indexOf(END)];
  const known = new Map(oldRows(page.slice(start, end)).map((row) => [row.drill, row]));
  for (const row of rows) known.set(row.drill, row);
  const lines = [...known.values()]
    .toSorted((a, b) => (a.drill < b.drill ? -1 : 1))
    .map(({ drill, result, measured }) => `| ${drill} | ${result} | ${measured} |`);
  const table = ['| drill | counted | measured |', '|---|---|---|', ...lines].join('\n');
  writeFileSync(PAGE, `${page.slice(0, start)}\n${table}\n${page.slice(end)}`);
}

/** Whether a drill measures no time, so that two may run in parallel. */
function isUntimed(file: string): boolean {
  return /(?:kill|power-cut|backup|http-requests|http-hostile|http-headers)/.test(file);
}

function runDrills(files: readonly string[], how: string, report: string): boolean {
  if (files.length === 0) return true;
  const { status } = spawnSync('vitest', ['run', '--project', 'api', how, ...files], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, DRILL: 'long', DRILL_REPORT: report },
  });
  return status === 0;
}

const names = process.argv.slice(2);
const files = drillFiles(names);
if (files.length === 0) {
  process.stderr.write(`No drill in tests/drills is called ${names.join(' or ')}.\n`);
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'proteinwise-drill-'));
const report = join(folder, 'report.jsonl');
// Read before the drills run, because there may be a commit meanwhile.
const measured = commit();
try {
  spawnSync(process.execPath, ['scripts/start.ts', '--build-only'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  const passed = [
    runDrills(files.filter(isUntimed), '--maxWorkers=2', report),
    runDrills(
      files.filter((file) => !isUntimed(file)),
      '--no-file-parallelism',
      report,
    ),
  ];
  writeTable(newRows(report, measured));
  process.exitCode = passed.every(Boolean) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
