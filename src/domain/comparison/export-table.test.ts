import { expect, test } from 'vitest';
import type { CompareTableSection } from './compare-table.ts';
import { toMarkdown, toTsv } from './export-table.ts';

/** A section of one row with these cells. */
function aSection(title: string, label: string, ...texts: string[]): CompareTableSection {
  const cells = texts.map((text) => ({ text, value: null, unknown: false, note: null }));
  const row = { key: label, label, better: null, cells, best: [], reason: null, same: false };
  return { section: 'details', title, rows: [row] };
}

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@a', "'@a"],
  ['1+1=2', '1+1=2'],
  ['a-b@c', 'a-b@c'],
  ['  two \r\n\t lines ', 'two lines'],
])('the spreadsheet cell %j is written %j', (text, written) => {
  expect(toTsv([text], [aSection('T', 'Row', text)])).toBe(`\t${written}\nT\t\nRow\t${written}`);
});

test.each(['\\', '|', '*', '_', '`', '[', ']', '<', '>'])(
  'the Markdown sign %s is escaped wherever it stands',
  (sign) => {
    expect(toMarkdown([`a${sign}`], [aSection('T', 'R', `${sign}b${sign}`)])).toBe(
      [`|  | a\\${sign} |`, '| --- | --- |', '| **T** |  |', `| R | \\${sign}b\\${sign} |`].join(
        '\n',
      ),
    );
  },
);

test('titles of sections are bold, cells that read like one are not', () => {
  expect(toMarkdown(['A', 'B'], [aSection('T', 'R', 'T', 'x')])).toBe(
    ['|  | A | B |', '| --- | --- | --- |', '| **T** |  |  |', '| R | T | x |'].join('\n'),
  );
});
