/**
 * Audits every page with Lighthouse (docs/figures.md, 7): mobile profile, 1.6 Mbit/s, 150 ms, CPU four times slower.
 * Writes its section of bench/results.md. Lighthouse has its own lock file in bench/pages and is installed if it is
 * missing.
 *
 *   npm run bench -- pages [--only='home;product' --runs=3 --applied=1 --origin=http://localhost:3000
 *       --keep=/tmp/folder --print --short]
 *
 * `--applied=0` omits the visits with a browser that is really slowed down; `--keep` stores Lighthouse's reports;
 * `--print` writes to the console instead; `--short` only requests every page once, without Lighthouse.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../scripts/build-site.ts';
import { EVERY_PAGE, findExamples, type PageExample } from '../tests/support/every-page.ts';
import { flagsFor, loadTools } from './pages/lighthouse.ts';
import { runSite } from '../tests/support/run-site.ts';
import { type PageResult, pagesReport } from './pages/report.ts';
import { type Look, lookOf, medianLook } from './pages/visit.ts';
import { writeSection } from './results-file.ts';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '3' },
    applied: { type: 'string', default: '1' },
    origin: { type: 'string' },
    keep: { type: 'string' },
    print: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
  },
  // Flags of other benches may be among them.
  strict: false,
});
const say = (line: string) => process.stderr.write(`${line}\n`);

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const [only, given, keep] = [
  text(options.only)?.split(';'),
  text(options.origin),
  text(options.keep),
];
const pages = EVERY_PAGE.filter(({ name }) => only === undefined || only.includes(name));
if (pages.length === 0) throw new Error(`No page is called ${only?.join(', ')}.`);
if (keep !== undefined) mkdirSync(keep, { recursive: true });

const isShort = options.short === true;
const tools = isShort ? null : await loadTools();
if (given === undefined) buildSite();
const run = given === undefined ? await runSite({ ADMIN_PASSWORD: 'only for the bench' }) : null;
const origin = given ?? run?.origin.replace('127.0.0.1', 'localhost') ?? '';

/** If a browser loses its trace (on a busy machine), that says nothing about the page, and the visit is repeated. */
const ATTEMPTS = 8;

/** Audits one visit with a new browser and profile, so that nothing is cached. */
async function look(
  page: PageExample,
  url: string,
  method: 'simulate' | 'devtools',
  run: number,
  attempt = 1,
): Promise<Look> {
  if (tools === null) throw new Error('The short form looks at no page.');
  const chrome = await tools.launch();
  try {
    const answer = await tools.lighthouse(url, flagsFor(chrome.port, method));
    if (answer === undefined) throw new Error(`Lighthouse gave nothing for ${url}`);
    if (keep !== undefined) {
      const file = `${page.name.replaceAll(/\W+/g, '-')}-${method}-${run}.json`;
      writeFileSync(join(keep, file), JSON.stringify(answer.lhr));
    }
    return lookOf(answer.lhr);
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
  } finally {
    chrome.kill();
  }
  return look(page, url, method, run, attempt + 1);
}

async function auditRepeatedly(
  page: PageExample,
  url: string,
  method: 'simulate' | 'devtools',
  runs: number,
): Promise<Look | null> {
  const looks: Look[] = [];
  for (let run = 1; run <= runs; run += 1) looks.push(await look(page, url, method, run));
  return looks.length === 0 ? null : medianLook(looks);
}

const results: PageResult[] = [];
try {
  const examples = await findExamples(origin);
  for (const page of pages) {
    const url = `${origin}${page.path(examples)}`;
    // The server caches a page once it has been requested, so this is what most visitors get.
    const answer = await fetch(url);
    await answer.text();
    if (answer.status !== (page.status ?? 200))
      throw new Error(`${url} answered ${answer.status}.`);
    if (isShort) continue;
    const simulated = await auditRepeatedly(page, url, 'simulate', Number(options.runs));
    const applied = await auditRepeatedly(page, url, 'devtools', Number(options.applied));
    if (simulated === null) throw new Error('--runs must be at least 1.');
    results.push({ page, simulated, applied });
    const { scores, lcp, tbt, cls, lost } = simulated;
    say(
      `${page.name}: ${Object.values(scores).join(' ')}, LCP ${Math.round(lcp)} ms, TBT ${Math.round(tbt)} ms, CLS ${cls.toFixed(3)}${lost.length === 0 ? '' : `; ${lost.join(', ')}`}` +
        (applied === null
          ? ''
          : `; slowed down: LCP ${Math.round(applied.lcp)} ms, TBT ${Math.round(applied.tbt)} ms, CLS ${applied.cls.toFixed(3)}`),
    );
  }
} finally {
  await run?.stop();
}

const report = isShort
  ? `${pages.length} pages answered.\n`
  : pagesReport(results, Number(options.runs));
if (isShort || options.print === true) process.stdout.write(report);
else writeSection('pages', report);
