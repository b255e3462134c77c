import './scripts/files-in-memory.ts';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { COMPILE_CACHE } from './tests/support/bare-environment.ts';

/** A worker goes on to files of its own project only, and the quick ones even out the end. */
const PROJECTS = ['nightly', 'browser', 'api', 'unit'];
/** Pictures, and that the looks of axe see what they should: `npm run nightly`. */
const NIGHTLY = 'tests/browser/**/*.nightly.test.ts';
/** What only counts in its long form: `npm run drill`, which the night runs too. */
const LONG_DRILLS = 'tests/drills/*.nightly.test.ts';
/** Files that take long, the longest first: a fresh clone knows no times of its own. */
const LONG = [
  'browser/whole-visit',
  'browser/workbench',
  'browser/operator-products',
  'browser/search',
  'browser/read-a-label',
  'browser/compare',
  'browser/consent',
  'browser/operator.',
  'api/importer/bundled-catalogue',
  'api/server-process',
  'drills/scale',
  'api/importer/update-off',
  'drills/kill',
  'truth/never-frees',
  'drills/backup',
];

/** One project after the other, the longest files first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const project = ({ project: { name } }: TestSpecification) => PROJECTS.indexOf(name);
    const length = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((part) => moduleId.includes(`/tests/${part}`));
      return place === -1 ? LONG.length : place;
    };
    const usual = await super.sort(files);
    return usual.toSorted((a, b) => project(a) - project(b) || length(a) - length(b));
  }
}

const BROWSER = {
  // One process, and so one Chromium, a worker.
  isolate: false,
  include: ['tests/browser/**/*.test.ts'],
  // What the operator changes is shown after a new index: seconds, on a machine with a load of 10 half a minute.
  expect: { poll: { timeout: 60_000 } },
  globalSetup: ['tests/support/filled-data-setup.ts'],
  // Three states of a screen in six looks took two minutes on two cores with a load of 20.
  testTimeout: 300_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    // Half as many again as there are processors: many tests of the API and the browser wait for others.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // A process a worker, not a file: starting them took longer than the tests (docs/decisions/testing.md).
          isolate: false,
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/architecture/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          // As those of the browser: a process a file loaded the whole server, and read the vocabulary, a hundred times.
          isolate: false,
          include: [
            'tests/api/**/*.test.ts',
            'tests/drills/**/*.test.ts',
            'tests/truth/**/*.test.ts',
          ],
          exclude: process.env['DRILL'] === 'long' ? [] : [LONG_DRILLS],
          expect: { poll: { timeout: 15_000 } },
          globalSetup: ['tests/support/postgres-setup.ts'],
          // Of the commands and servers that tests start.
          env: { NODE_COMPILE_CACHE: COMPILE_CACHE },
          // Whole imports took more than a minute on two cores with a load of 20.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      { test: { ...BROWSER, name: 'browser', exclude: [NIGHTLY] } },
      { test: { ...BROWSER, name: 'nightly', include: [NIGHTLY] } },
    ],
  },
});
