import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ImportStatus } from '#contract/import-status.ts';
import { JobStatus } from './job-status.tsx';

const done: ImportStatus = {
  status: 'completed',
  startedAt: '2026-11-26T10:00:00Z',
  finishedAt: '2026-11-26T10:01:00Z',
  step: '',
  percent: 100,
  report: null,
};

it('the report says what was not taken, where it is and why', () => {
  const html = renderToStaticMarkup(
    <JobStatus
      job={{
        ...done,
        report: {
          rows: 5,
          rejected: [{ reason: 'no name', count: 4, examples: ['line 3', 'line 7', 'line 9'] }],
          quarantined: [{ reason: 'figures against the name', count: 1, examples: ['0001 Whey'] }],
          leftOut: [],
          badLines: [{ file: 'my.csv', line: 5, problem: '1 cells where 4 were due' }],
        },
      }}
    />,
  );
  const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(text).toContain('Not taken: no name 4: line 3; line 7; line 9 …');
  expect(text).toContain('Held back: figures against the name 1: 0001 Whey');
  expect(text).toContain('my.csv, line 5 1 cells where 4 were due');
});

it('a report of rows that were all taken has no list of others', () => {
  const html = renderToStaticMarkup(
    <JobStatus job={{ ...done, report: { rows: 1, rejected: [], badLines: [] } }} />,
  );
  expect(html).not.toContain('<details');
});
