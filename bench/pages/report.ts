import type { PageExample } from '../../tests/support/every-page.ts';
import { machine, row } from '../results-file.ts';
import { CATEGORIES, type Look } from './visit.ts';
import { median } from '../../tests/support/median.ts';

export interface PageResult {
  readonly page: PageExample;
  readonly simulated: Look;
  readonly applied: Look | null;
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(2);
const kilobytes = (value: number): string => value.toFixed(1);

/** Pages that tell search engines not to index them, or that answer 404. Lighthouse deducts SEO points for that. */
const leftOut = ({ unlisted, status }: PageExample): boolean =>
  unlisted === true || status !== undefined;

function pageRow({ page, simulated, applied }: PageResult): string {
  const { scores, lcp, cls, tbt, weights, elements } = simulated;
  return row([
    page.name,
    ...CATEGORIES.map((category) =>
      category === 'seo' && leftOut(page) ? '–' : (scores[category] ?? 'none'),
    ),
    seconds(lcp),
    cls.toFixed(3),
    Math.round(tbt),
    ...(applied === null
      ? ['', '', '']
      : [seconds(applied.lcp), applied.cls.toFixed(3), Math.round(applied.tbt)]),
    ...[weights.html, weights.style, weights.font, weights.script].map(kilobytes),
    elements,
  ]);
}

const HEAD = [
  'page',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'LCP s',
  'CLS',
  'TBT ms',
  'LCP s, slowed',
  'CLS, slowed',
  'TBT ms, slowed',
  'HTML KB',
  'CSS KB',
  'fonts KB',
  'JavaScript KB',
  'elements',
];

function lostLines(results: readonly PageResult[]): string[] {
  const lines = results.flatMap(({ page, simulated }) => {
    const lost = simulated.lost.filter(
      (audit) => !leftOut(page) || !['is-crawlable', 'http-status-code'].includes(audit),
    );
    return lost.length === 0 ? [] : [`- ${page.name}: ${lost.join(', ')}`];
  });
  return lines.length === 0 ? [] : ['', 'Audits below 100 in at least one visit:', '', ...lines];
}

/** Writes the section of bench/results.md. */
export function pagesReport(results: readonly PageResult[], runs: number): string {
  const index = median(results.map(({ simulated }) => simulated.machine));
  return [
    '## Pages',
    '',
    `Measured ${machine()}; Lighthouse’s own measure of the machine: ${index}. Lighthouse, mobile profile (1.6 Mbit/s, 150 ms, processor four times slower), medians of ${runs} visits with an empty cache; the server had made the page before.`,
    '',
    'LCP, CLS and TBT are reckoned by Lighthouse from an unhindered visit ("simulate"); "slowed" is one visit with the browser itself slowed down to the same figures ("devtools"). KB are 1,000 bytes as they travelled, headers (about 1 KB an answer) included. "–": the page tells search engines to leave it out, or answers 404.',
    '',
    row(HEAD),
    row(HEAD.map((_, place) => (place === 0 ? '---' : '---:'))),
    ...results.map(pageRow),
    ...lostLines(results),
    '',
  ].join('\n');
}
