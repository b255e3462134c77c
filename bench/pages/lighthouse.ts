import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromiumPath } from '../../scripts/find-chromium.ts';
import { CHROMIUM_ARGUMENTS } from '../../tests/support/chromium-arguments.ts';

/**
 * The parts of Lighthouse's report that the bench reads. Lighthouse is not a dependency of the site, so no types are
 * imported from it.
 */
interface Audit {
  readonly score: number | null;
  readonly title: string;
  readonly displayValue?: string;
  readonly numericValue?: number;
  readonly scoreDisplayMode: string;
  readonly details?: { readonly items?: readonly Record<string, unknown>[] };
}
export interface LighthouseResult {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly environment: { readonly benchmarkIndex: number };
  readonly runtimeError?: { readonly message: string };
}
type Lighthouse = (
  url: string,
  flags: Readonly<Record<string, unknown>>,
) => Promise<{ readonly lhr: LighthouseResult } | undefined>;
export interface Chrome {
  readonly port: number;
  kill(): void;
}
type Launch = (options: Readonly<Record<string, unknown>>) => Promise<Chrome>;

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const CHROME_FLAGS = ['--headless=new', ...CHROMIUM_ARGUMENTS];

/** Loads Lighthouse and its launcher from bench/pages/node_modules. Runs `npm ci` if they are not installed. */
export async function loadTools(): Promise<{
  lighthouse: Lighthouse;
  launch: () => Promise<Chrome>;
}> {
  if (!existsSync(`${FOLDER}node_modules/lighthouse`)) {
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: FOLDER,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('Lighthouse could not be installed; see the lines above.');
  }
  const load = async (path: string): Promise<unknown> =>
    import(new URL(`./node_modules/${path}`, import.meta.url).href);
  const { default: lighthouse } = (await load('lighthouse/core/index.js')) as {
    default: Lighthouse;
  };
  const { launch } = (await load('chrome-launcher/dist/index.js')) as { launch: Launch };
  return {
    lighthouse,
    launch: () =>
      launch({
        chromePath: chromiumPath(),
        chromeFlags: CHROME_FLAGS,
        logLevel: 'silent',
      }),
  };
}

/** The mobile profile of docs/figures.md, 7, for both methods of throttling. */
const PROFILE = {
  rttMs: 150,
  throughputKbps: 1_600,
  requestLatencyMs: 150,
  downloadThroughputKbps: 1_600,
  uploadThroughputKbps: 750,
  cpuSlowdownMultiplier: 4,
};

/** Flags of one run. `simulate` computes times from an unthrottled visit; `devtools` slows the browser itself down. */
export function flagsFor(port: number, method: 'simulate' | 'devtools') {
  return {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    formFactor: 'mobile',
    throttlingMethod: method,
    throttling: PROFILE,
    // "Not found" pages are audited too.
    ignoreStatusCode: true,
  };
}
