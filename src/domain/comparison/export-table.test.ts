import { describe, expect, test } from 'vitest';
import { aProduct } from '../../../tests/support/a-product.ts';
import { compareTable, type CompareTableSection, differencesOnly } from './compare-table.ts';
import { toMarkdown, toTsv } from './export-table.ts';

/** A section of one row with these cells. */
function aSection(title: string, label: string, ...texts: string[]): CompareTableSection {
  const cells = texts.map((text) => ({ text, value: null, unknown: false, note: null }));
  const row = { key: label, label, better: null, cells, best: [], reason: null, same: false };
  return { section: 'details', title, rows: [row] };
}

test.each([
  ['=1+1', "'=1+1"],
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

describe('a whole comparison', () => {
  const products = [aProduct({ flavor: '=Lemon\t*Zest*' }), aProduct({ flavor: null })];
  const sections = differencesOnly(compareTable(products, { basis: 'serving', now: 0 }));

  test('tab-separated values', () => {
    expect(toTsv(['A\nB', '-C'], sections)).toBe(
      "\tA B\t'-C\nProduct Details\t\t\nFlavor\t'=Lemon *Zest*\tUnknown",
    );
  });

  test('Markdown', () => {
    expect(toMarkdown(['A | B', 'C'], sections)).toBe(
      [
        '|  | A \\| B | C |',
        '| --- | --- | --- |',
        '| **Product Details** |  |  |',
        '| Flavor | =Lemon \\*Zest\\* | Unknown |',
      ].join('\n'),
    );
    expect(toMarkdown([], [])).toBe('|  |\n| --- |');
  });
});
