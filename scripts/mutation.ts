/**
 * `npm run mutation [-- PART…]`: changes the code of `src/domain` and `src/catalogue` in thousands of small ways and counts how many the
 * tests beside it notice (quality.md 16). Writes docs/mutation.md; parts that were not run keep their line.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const PAGE = 'docs/mutation.md';
const REPORT = 'reports/mutation/mutation.json';
const PARTS: Readonly<Record<string, string>> = {
  matching: 'src/domain/matching/**/*.ts',
  product: 'src/domain/product/**/*.ts',
  others: 'src/domain/!(matching|product|ingredients)/**/*.ts',
  ingredients: 'src/domain/ingredients/**/*.ts',
  catalogue: 'src/catalogue/**/*.ts',
};

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { status: string }[] }>>;
}

/** A line of the table. A mutant that makes the tests run for ever, or that no test reaches, counts as Stryker counts it. */
function lineOf(part: string, { files }: Report): string {
  const counts: Record<string, number> = {};
  for (const { mutants } of Object.values(files)) {
    for (const { status } of mutants) counts[status] = (counts[status] ?? 0) + 1;
  }
  const { Killed = 0, Timeout = 0, Survived = 0, NoCoverage = 0 } = counts;
  const found = Killed + Timeout;
  const all = found + Survived + NoCoverage;
  const score = ((100 * found) / all).toFixed(2);
  const date = new Date().toISOString().slice(0, 10);
  return `| ${part} | ${score} % | ${all} | ${Killed} | ${Timeout} | ${Survived} | ${NoCoverage} | ${date} |`;
}

function readLines(): Map<string, string> {
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  const rows = page.split('\n').map((line) => [line.split('|')[1]?.trim() ?? '', line] as const);
  return new Map(rows.filter(([part]) => part in PARTS));
}

function writePage(lines: ReadonlyMap<string, string>): void {
  const rows = Object.keys(PARTS).flatMap((part) => lines.get(part) ?? []);
  writeFileSync(
    PAGE,
    `# Mutation score

Written by \`npm run mutation\` (Stryker, [configuration](../stryker.config.json)): each mutant is one small change of the code; it is killed where a test
beside the code fails by it.

| part | score | mutants | killed | timed out | survived | not reached | run on |
|---|---:|---:|---:|---:|---:|---:|---|
${rows.join('\n')}
`,
  );
}

const asked = process.argv.slice(2);
const unknown = asked.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(
    `no part called ${unknown.join(', ')}; there are: ${Object.keys(PARTS).join(', ')}`,
  );
  process.exit(1);
}
let failed = false;
for (const [part, files] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(part)) continue;
  const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js';
  const args = [stryker, 'run', '--mutate', `${files},!src/**/*.test.ts`];
  const layer = files.startsWith('src/domain/') ? 'domain' : 'catalogue';
  const env = { ...process.env, MUTATED_LAYER: layer };
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env });
  failed ||= status !== 0;
  writePage(
    readLines().set(part, lineOf(part, JSON.parse(readFileSync(REPORT, 'utf8')) as Report)),
  );
}
process.exit(failed ? 1 : 0);
