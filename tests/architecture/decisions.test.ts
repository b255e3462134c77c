import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = 'docs/decisions';
const records = globSync(`${FOLDER}/[0-9]*.md`)
  .map((path) => basename(path))
  .sort();
const index = readFileSync(`${FOLDER}/README.md`, 'utf8');
const lines = index.split('\n').filter((line) => line.startsWith('- ['));

/** The line of the index that a record must have, up to the marks behind it. */
function lineOf(record: string): string {
  const [heading = ''] = readFileSync(`${FOLDER}/${record}`, 'utf8').split('\n');
  const title = heading.replace(/^# \d+[.:]? /, '');
  return `- [${Number(record.slice(0, 4))}](${record}) ${title}`;
}

/** The records that this one says it replaces, changes, narrows or goes on from, in its first lines or by "this narrows 41". */
function changedBy(record: string): readonly number[] {
  const text = readFileSync(`${FOLDER}/${record}`, 'utf8');
  const said = /(?:replaces what decision|Changes|Completes|Goes on from|narrows) (\d[\d ,and]*)/g;
  return [...text.matchAll(said)].flatMap(([, numbers = '']) =>
    (numbers.match(/\d+/g) ?? []).map(Number),
  );
}

describe('the index of decisions', () => {
  it.each(records)('lists %s once, by its title', (record) => {
    const wanted = lineOf(record);
    expect(lines.filter((line) => line === wanted || line.startsWith(`${wanted} (`))).toHaveLength(
      1,
    );
  });

  it('lists nothing else', () => {
    expect(lines).toHaveLength(records.length);
    for (const [, link = ''] of index.matchAll(/\]\(([^)]+)\)/g)) expect(records).toContain(link);
  });

  it.each(
    records.flatMap((record) => changedBy(record).map((earlier) => [record, earlier] as const)),
  )('marks what %s changes: %i', (record, earlier) => {
    const line = lines.find((each) => each.startsWith(`- [${earlier}](`)) ?? '';
    expect(line).toContain(`(${record})`);
  });
});

it('every decision that code or a document names is there', () => {
  const numbers = new Set(records.map((record) => Number(record.slice(0, 4))));
  const named = globSync([
    '{src,scripts,bench,tests}/**/*.{ts,tsx}',
    '*.md',
    'docs/**/*.md',
  ]).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b[Dd]ecisions? (\d{1,4})\b/g)]
      .filter(([, number]) => !numbers.has(Number(number)))
      .map(([words]) => `${file}: ${words}`),
  );
  expect(named).toEqual([]);
});
