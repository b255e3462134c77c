import type { Figures } from './http-scenarios.ts';
import type { Start } from './http-start.ts';
import { machine, row } from './results-file.ts';
import { median } from '../tests/support/median.ts';

export interface HttpResults {
  readonly figures: readonly Figures[];
  readonly answerBytes: number;
  readonly pageBytes: number;
  readonly elements: number;
  readonly peerElements: number | null;
  readonly empty: Start;
  readonly starts: readonly Start[];
  /** Megabytes after a start, and after requests for every page and a mixture of requests. */
  readonly atRest: { readonly resident: number };
  readonly memory: { readonly resident: number; readonly peak: number };
  readonly products: number;
}

const whole = (value: number) => Math.round(value).toLocaleString('en');
const times = (value: number) => `${Number(value.toPrecision(3))} ×`;
const least = (values: readonly number[]) => Math.min(...values);

function figuresTable(figures: readonly Figures[]): string {
  return [
    row([
      'asked for',
      'requests a core-second',
      'µs of processor each',
      'by the clock, a second',
      'p99 ms',
      'bytes each',
      'failed',
    ]),
    row(['---', ...Array.from({ length: 6 }, () => '---:')]),
    ...figures.map((each) =>
      row([
        each.name,
        whole(each.perCoreSecond),
        whole(each.microseconds),
        whole(each.perSecond),
        Number(each.p99.toPrecision(3)),
        whole(each.bytes / Math.max(1, each.requests)),
        each.failed,
      ]),
    ),
  ].join('\n');
}

interface Aim {
  readonly what: string;
  readonly aim: string;
  readonly measured: string;
  readonly reached: boolean;
}

function speedAims(figures: readonly Figures[]): readonly Aim[] {
  const rate = (name: string) => figures.find((each) => each.name === name)?.perCoreSecond ?? null;
  const share = (rate('search, new') ?? 0) / (rate('constant') ?? 1);
  const beside = (rate('bare render') ?? 0) / (rate('page, new') ?? 1);
  const ratio = (ours: string, theirs: string, least: number): readonly Aim[] => {
    const [own, peer] = [rate(ours), rate(theirs)];
    if (own === null || peer === null) return [];
    return [
      {
        what: `${ours}, beside ${theirs}`,
        aim: `≥ ${least} ×`,
        measured: times(own / peer),
        reached: own / peer >= least,
      },
    ];
  };
  return [
    {
      what: "search, new: share of the constant JSON's requests",
      aim: '≥ 50 %',
      measured: `${Math.round(100 * share)} %`,
      reached: share >= 0.5,
    },
    {
      what: 'page, new: time beside a bare renderToString of the same elements',
      aim: '≤ 2 ×',
      measured: times(beside),
      reached: beside <= 2,
    },
    ...ratio('page, new', 'next, new', 8),
    ...ratio('page, kept', 'next, kept', 12),
    ...ratio('page, kept', 'next, new', 40),
  ];
}

function aims(results: HttpResults): readonly Aim[] {
  const { starts, empty, atRest, memory } = results;
  const soonest = least(starts.map(({ firstPage }) => firstPage));
  return [
    ...speedAims(results.figures),
    {
      what: 'start to first page, existing database',
      aim: '≤ 1 s',
      measured: `${whole(soonest)} ms at best, ${whole(median(starts.map(({ firstPage }) => firstPage)))} ms median of ${starts.length}; processor ${whole(median(starts.map(({ processor }) => processor)))} ms`,
      reached: soonest <= 1_000,
    },
    {
      what: 'start to first page, empty database',
      aim: '≤ 10 s',
      measured: `${whole(empty.firstPage)} ms; processor ${whole(empty.processor)} ms`,
      reached: empty.firstPage <= 10_000,
    },
    {
      what: 'resident five seconds after a start',
      aim: '≤ 256 MB',
      measured: `${whole(atRest.resident)} MB (as the first page was sent: ${whole(median(starts.map(({ resident }) => resident)))} MB)`,
      reached: atRest.resident <= 256,
    },
    {
      what: 'resident five seconds after every page and 2,000 searches',
      aim: '≤ 256 MB',
      measured: `${whole(memory.resident)} MB (most ever ${whole(memory.peak)} MB)`,
      reached: memory.resident <= 256,
    },
  ];
}

/** Writes the section of bench/results.md. */
export function httpReport(results: HttpResults): string {
  const { answerBytes, pageBytes, elements, peerElements, products, figures } = results;
  return `## HTTP, pages, start and memory

Measured ${machine()}. ${whole(products)} products. The server is pinned to one core and started as by \`npm start\` (LOG_LEVEL=warn), the asking process to the other. Others may use the same cores: "requests a core-second" are requests for each second of processor time that the whole server process took, all its threads counted, and are what ratios are made of; medians of the rounds, all scenarios by turns in one run.

"constant": ${whole(answerBytes)} bytes of JSON, a buffer, sent by a route of the same server, through the same hooks: the middle one of the searches' own answers. All are asked for with a browser's Accept-Encoding. "search, new": 2,000 different ones, answered with the fields that cards show. "bare render": React’s own rendering of the elements of those product pages, made before; the answer is only how long the text is. "page": 200 product pages; "new" ones have an address never asked before, are rendered, hashed, compressed and kept; the middle one has ${whole(pageBytes)} bytes and ${elements} elements.${peerElements === null ? '' : ` "next": Next.js 16 (\`next build\`, \`next start\`), the elements of that page from a constant in one server component, no component between, no data to fetch and nothing to hydrate: ${peerElements} elements; "new" is force-dynamic, "kept" is force-static. New is compared with new, kept with kept.`}

${figuresTable(figures)}

| figure of docs/figures.md | aim | measured | reached |
| --- | --- | --- | --- |
${aims(results)
  .map(({ what, aim, measured, reached }) => row([what, aim, measured, reached ? 'yes' : 'no']))
  .join('\n')}
`;
}
