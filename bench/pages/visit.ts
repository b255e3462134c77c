import type { LighthouseResult } from './lighthouse.ts';
import { median } from '../../tests/support/median.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The results of one audit of a page. Times in ms; transferred bytes in KB of 1,000 bytes. */
export interface Look {
  /** 0-100. Null if Lighthouse gave none. */
  readonly scores: Readonly<Record<Category, number | null>>;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  readonly weights: {
    readonly html: number;
    readonly script: number;
    readonly style: number;
    readonly font: number;
  };
  readonly elements: number;
  /** Audits that lost points, as "id (value)". */
  readonly lost: readonly string[];
  /** Lighthouse's benchmark index of the machine. About 1,500 and more is a desktop. */
  readonly machine: number;
}

const number = (result: LighthouseResult, audit: string): number =>
  result.audits[audit]?.numericValue ?? Number.NaN;

function weightOf(result: LighthouseResult, type: string): number {
  const items = result.audits['network-requests']?.details?.items ?? [];
  const bytes = items
    .filter(({ resourceType }) => resourceType === type)
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
  return bytes / 1_000;
}

function lostAudits(result: LighthouseResult): string[] {
  const refs = CATEGORIES.flatMap((category) => result.categories[category]?.auditRefs ?? []);
  const ids = new Set(refs.filter(({ weight }) => weight > 0).map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const audit = result.audits[id];
    if (audit?.score === undefined || audit.score === null || audit.score >= 0.995) return [];
    return [audit.displayValue === undefined ? id : `${id} (${audit.displayValue})`];
  });
}

/** Reads the results from Lighthouse's report. Throws if the page could not be audited. */
export function lookOf(result: LighthouseResult): Look {
  if (result.runtimeError !== undefined) throw new Error(result.runtimeError.message);
  const scores = CATEGORIES.map((category) => {
    const score = result.categories[category]?.score ?? null;
    return [category, score === null ? null : Math.round(score * 100)] as const;
  });
  return {
    scores: Object.fromEntries(scores) as Look['scores'],
    lcp: number(result, 'largest-contentful-paint'),
    cls: number(result, 'cumulative-layout-shift'),
    tbt: number(result, 'total-blocking-time'),
    weights: {
      html: weightOf(result, 'Document'),
      script: weightOf(result, 'Script'),
      style: weightOf(result, 'Stylesheet'),
      font: weightOf(result, 'Font'),
    },
    elements: number(result, 'dom-size-insight'),
    lost: lostAudits(result),
    machine: Math.round(result.environment.benchmarkIndex),
  };
}

function medianScore(looks: readonly Look[], category: Category): number | null {
  const known = looks.map(({ scores }) => scores[category]).filter((score) => score !== null);
  return known.length === 0 ? null : median(known);
}

/** The median of each figure over several audits of one page. */
export function medianLook(looks: readonly Look[]): Look {
  const of = (figure: (look: Look) => number) => median(looks.map(figure));
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [category, medianScore(looks, category)]),
    ) as Look['scores'],
    lcp: of(({ lcp }) => lcp),
    cls: of(({ cls }) => cls),
    tbt: of(({ tbt }) => tbt),
    weights: {
      html: of(({ weights }) => weights.html),
      script: of(({ weights }) => weights.script),
      style: of(({ weights }) => weights.style),
      font: of(({ weights }) => weights.font),
    },
    elements: of(({ elements }) => elements),
    lost: [...new Set(looks.flatMap(({ lost }) => lost.map((text) => text.split(' (')[0] ?? '')))],
    machine: of(({ machine }) => machine),
  };
}
