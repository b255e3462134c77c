import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { findFormat } from '../readers/formats.ts';
import { ImportFileError, readLines } from './read-lines.ts';
import { readJsonRows, readTableRows, type ReadRow } from './read-rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'proteinwise-rows-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function all<T>(batches: AsyncIterable<readonly T[]>): Promise<T[]> {
  const items: T[] = [];
  for await (const batch of batches) items.push(...batch);
  return items;
}

const COMMA = { separator: ',', quoted: true, required: ['a'] } as const;
const NOT_CLOSED = 'a quoted field is not closed (a quotation mark too many, or cut off?)';
const TAB = { separator: '\t', quoted: false, required: ['a'] } as const;

it('says of a folder, or of what is not there, that no file can be read', async () => {
  await expect(all(readLines(folder))).rejects.toThrow('this is a folder, and a file was expected');
  const gone = all(readLines(join(folder, 'gone')));
  await expect(gone).rejects.toThrow(ImportFileError);
});

describe('readLines', () => {
  it('numbers lines, with or without a last line break, byte order mark and carriage returns', async () => {
    const lines = await all(readLines(file('bom.txt', '\u{feff}one\r\n\r\ntwö\nthree')));
    expect(lines).toEqual([
      { number: 1, text: 'one' },
      { number: 2, text: '' },
      { number: 3, text: 'twö' },
      { number: 4, text: 'three' },
    ]);
  });
  it('reads gzip by its first bytes, whatever the name, and letters across chunks', async () => {
    const text = Array.from({ length: 60_000 }, (_, index) => `ligne ${index} é€😀`).join('\n');
    const lines = await all(readLines(file('packed', gzipSync(text))));
    expect(lines).toHaveLength(60_000);
    expect(lines.at(-1)?.text).toBe('ligne 59999 é€😀');
    expect(lines.every((line) => !line.text.includes('\u{fffd}'))).toBe(true);
  });
  it('says by line where a compressed file breaks off', async () => {
    const whole = gzipSync(Array.from({ length: 20_000 }, () => `${Math.random()}`).join('\n'));
    const cut = file('cut.gz', whole.subarray(0, whole.length / 2));
    await expect(all(readLines(cut))).rejects.toThrow(
      /cut\.gz: line \d+: the file breaks off or is damaged/,
    );
  });
  it('reads nothing from an empty file', async () => {
    expect(await all(readLines(file('empty', '')))).toEqual([]);
  });
});

describe('readJsonRows', () => {
  it('passes over bad lines with their number', async () => {
    const rows = await all(readJsonRows(file('rows.jsonl', '{"a":1}\n\n{"a":\n[1]\n{"a":2}')));
    expect(rows).toEqual([
      { line: 1, row: { a: 1 } },
      { line: 3, problem: 'the line is not a JSON object (cut off?)' },
      { line: 4, problem: 'the line is not a JSON object (cut off?)' },
      { line: 5, row: { a: 2 } },
    ]);
  });
  it('refuses a file of another kind at its first line', async () => {
    await expect(all(readJsonRows(file('rows.csv', 'a,b\n1,2')))).rejects.toThrow(
      'line 1: not JSON lines',
    );
  });
});

describe('readTableRows', () => {
  const rows = (content: string, shape: typeof COMMA | typeof TAB) =>
    all<ReadRow>(readTableRows(file('table', content), shape));
  it('reads quotes, separators and line breaks in fields', async () => {
    expect(await rows('a,b\n"x, ""y""",1\n"two\nlines",\n,3\n', COMMA)).toEqual([
      { line: 2, row: { a: 'x, "y"', b: '1' } },
      { line: 3, row: { a: 'two\nlines', b: '' } },
      { line: 5, row: { a: '', b: '3' } },
    ]);
  });
  it('takes quotes for themselves in a tab-separated export', async () => {
    expect(await rows('a\tb\n5" bar\t"x\n', TAB)).toEqual([
      { line: 2, row: { a: '5" bar', b: '"x' } },
    ]);
  });
  it('reports rows with too few or too many cells, and an open quote at the end', async () => {
    expect(await rows('a,b\n1\n1,2,3\n1,2\n"open,2', COMMA)).toEqual([
      { line: 2, problem: '1 cells where the header has 2 (cut off?)' },
      { line: 3, problem: '3 cells where the header has 2 (cut off?)' },
      { line: 4, row: { a: '1', b: '2' } },
      { line: 5, problem: NOT_CLOSED },
    ]);
  });
  it('loses one row by a quotation mark too many, and reads those behind it', async () => {
    expect(await rows('a,b\n"Pea,1\nSoy,2\n"Egg, ""white""",3\n\n4,Rice', COMMA)).toEqual([
      { line: 2, problem: NOT_CLOSED },
      { line: 3, row: { a: 'Soy', b: '2' } },
      { line: 4, row: { a: 'Egg, "white"', b: '3' } },
      { line: 6, row: { a: '4', b: 'Rice' } },
    ]);
  });
  it('takes no lines for one row that together have too many cells or too few', async () => {
    expect(await rows('a,b\n"x,5\ny","6",7\n"z,8\n8"', COMMA)).toEqual([
      { line: 2, problem: NOT_CLOSED },
      { line: 3, problem: '3 cells where the header has 2 (cut off?)' },
      { line: 4, problem: NOT_CLOSED },
      { line: 5, problem: '1 cells where the header has 2 (cut off?)' },
    ]);
  });
  it('takes an inch mark for itself', async () => {
    expect(await rows('a,b\nTower 12",1\nSoy,2\nRice "raw",3', COMMA)).toEqual([
      { line: 2, row: { a: 'Tower 12"', b: '1' } },
      { line: 3, row: { a: 'Soy', b: '2' } },
      { line: 4, row: { a: 'Rice "raw"', b: '3' } },
    ]);
  });
  it('refuses a header whose quoted field is not closed', async () => {
    await expect(rows('"a,b\n1,2', COMMA)).rejects.toThrow(`line 1: ${NOT_CLOSED}`);
  });
  it('reads all lines behind one whose quoted field stays open for long', async () => {
    const lines = Array.from({ length: 300_000 }, () => 'abc,1');
    const read = await rows(`a,b\n"x,1\n${lines.join('\n')}`, COMMA);
    expect(read.slice(0, 2)).toEqual([
      { line: 2, problem: NOT_CLOSED },
      { line: 3, row: { a: 'abc', b: '1' } },
    ]);
    expect(read).toHaveLength(300_001);
  });
  it('finds the columns that people write with spaces and capitals; two such are there twice', async () => {
    const known = { ...COMMA, known: ['a', 'b'] };
    expect(await rows('A, B\n1,2', known)).toEqual([{ line: 2, row: { a: '1', b: '2' } }]);
    await expect(rows('a, A ,b\n1,2,3', known)).rejects.toThrow('the column "a" is there twice');
    await expect(rows('A,b\n1,2', COMMA)).rejects.toThrow('no column "a"');
  });
  it('refuses another table, and an empty one', async () => {
    await expect(rows('x,y\n1,2', COMMA)).rejects.toThrow(
      'line 1: not the file that was expected: no column "a"',
    );
    await expect(rows('', COMMA)).rejects.toThrow('line 1: the file is empty');
  });
});

describe('a FoodData Central folder', () => {
  const fdc = join(folder, 'fdc');
  mkdirSync(fdc);
  const format = findFormat('usda-fdc-csv');
  const read = async () =>
    all(format?.read(fdc, 'usda-fdc', () => undefined) ?? (async function* () {})());

  it('is refused while a table is missing', async () => {
    await expect(read()).rejects.toThrow('no branded_food.csv in this folder');
  });
  it('is joined by fdc_id: name, figures per 100 g, label', async () => {
    writeFileSync(
      join(fdc, 'branded_food.csv'),
      `"fdc_id","brand_owner","brand_name","subbrand_name","gtin_upc","ingredients","not_a_significant_source_of","serving_size","serving_size_unit","household_serving_fulltext","branded_food_category","data_source","package_weight","modified_date","available_date","market_country"
"1","Acme Inc.","ACME","","748927064100","WHEY PROTEIN ISOLATE, COCOA.","","31","g","1 scoop","Energy, Protein & Muscle Recovery Drinks","LI","2 lb/907 g","2024-01-01","2024-01-01","United States"
"2","Soup Co","","","","WATER, SOY PROTEIN, SALT","","240","ml","","Soups","LI","","","",""
"3","Cola","","","","WATER, SUGAR","","355","ml","","Soda","LI","","","",""
`,
    );
    writeFileSync(
      join(fdc, 'food.csv'),
      `"fdc_id","data_type","description","food_category_id","publication_date"
"1","branded_food","WHEY PROTEIN POWDER, CHOCOLATE","","2024-01-01"
"2","branded_food","VEGETABLE SOUP","","2024-01-01"
`,
    );
    writeFileSync(
      join(fdc, 'food_nutrient.csv'),
      `"id","fdc_id","nutrient_id","amount","data_points"
"10","1","1003","77.4",""
"11","1","1004","3.2",""
"12","1","1005","9.7",""
"13","1","1008","387",""
"14","1","1093","419",""
"15","1","2000","3.2",""
"16","2","1003","2",""
"17","9","1003","50",""
`,
    );
    const parsed = await read();
    expect(
      parsed.flatMap((row) => ('rejected' in row ? [row.rejected.reason] : [])).sort(),
    ).toEqual(['another kind of food', 'mentions no protein']);
    expect(parsed.flatMap((row) => ('record' in row ? [row.record] : []))).toMatchObject([
      {
        record: '1',
        format: 'powder',
        gtin: '0748927064100',
        name: 'WHEY PROTEIN POWDER, CHOCOLATE',
        brand: 'ACME',
        per100: {
          energy: 387,
          protein: 77.4,
          carbohydrate: 9.7,
          sugar: 3.2,
          fat: 3.2,
          fiber: null,
          saturatedFat: null,
        },
        servingSize: { amount: 31, unit: 'g' },
        packageSize: { amount: 907, unit: 'g' },
      },
    ]);
  });
});

describe('DSLD files', () => {
  const format = findFormat('nih-dsld');
  const read = (path: string) =>
    all(format?.read(path, 'nih-dsld', () => undefined) ?? (async function* () {})());
  const label = {
    id: 1,
    fullName: 'Whey Protein Powder',
    physicalState: { langualCodeDescription: 'Powder' },
  };
  it('come as a folder of labels, as a list, or as lines', async () => {
    const labels = join(folder, 'labels');
    mkdirSync(labels);
    writeFileSync(join(labels, '1.json'), JSON.stringify(label));
    writeFileSync(join(labels, '2.json'), '{"id": 2,');
    expect(await read(labels)).toMatchObject([
      { line: 1, record: { record: '1' } },
      { line: 2, problem: expect.stringContaining('2.json is not a JSON object') },
    ]);
    expect(
      await read(file('list.json', JSON.stringify([label, { ...label, id: 2 }]))),
    ).toHaveLength(2);
    expect(await read(file('labels.jsonl', `${JSON.stringify(label)}\n`))).toHaveLength(1);
  });
});

describe('a file that is no table in UTF-8', () => {
  const read = (content: string | Buffer) => all(readTableRows(file('t.csv', content), COMMA));
  it.each([
    [
      'UTF-16',
      Buffer.from('\u{feff}a,b\n1,2', 'utf16le'),
      /line 1: the file is UTF-16: save it as/,
    ],
    ['UTF-16 BE', Buffer.from('\u{feff}a,b', 'utf16le').swap16(), /line 1: the file is UTF-16/],
    ['a workbook', Buffer.from('PK\u0003\u0004 xl/workbook.xml'), /line 1: this is a workbook/],
    ['semicolons', 'a;b\n1;2', /no column "a"; columns must be separated by commas$/],
    ['lines that end with CR', 'a,b\r1,2\r', /line 1: lines end with CR alone/],
    ['a column twice', 'a,b,a\n1,2,3', /line 1: the column "a" is there twice$/],
    [
      'an endless header',
      `a${','.repeat(100_000)}`,
      /line 1: the line is too long to name columns/,
    ],
  ])('says what is wrong with %s, and what to do', async (_what, content, problem) => {
    await expect(read(content)).rejects.toThrow(problem);
  });

  it('does not lose what stands behind a closing quote', async () => {
    const [row] = await read('a,b\n"5 g" whey,x');
    expect(row).toMatchObject({ row: { a: '5 g whey', b: 'x' } });
  });
});
