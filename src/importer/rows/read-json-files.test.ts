import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { readJsonFiles } from './read-json-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'proteinwise-json-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(name: string, content: string | Buffer) {
  const path = join(folder, name);
  writeFileSync(path, content);
  const rows = [];
  for await (const batch of readJsonFiles(path, () => undefined)) rows.push(...batch);
  return rows;
}

const LINES = '{"id":1}\n{"id":2}\n';
const LIST = '[\n{"id":1},\n{"id":2}]';
const TWO = [
  { line: 1, row: { id: 1 } },
  { line: 2, row: { id: 2 } },
];

describe('a file of JSON without a name that says what it is', () => {
  it.each([
    ['JSON lines', LINES],
    ['JSON lines, gzipped', gzipSync(LINES)],
    ['a list', LIST],
    ['a list, gzipped', gzipSync(LIST)],
    ['a list behind a byte order mark', `\u{feff}${LIST}`],
  ])('is read as %s', async (_what, content) => {
    expect(await read('upload', content)).toEqual(TWO);
  });

  it('is reported as a whole where it is neither, without its path', async () => {
    const problem = 'this is not a JSON object or list of objects';
    expect(await read('upload', 'id,name\n1,x')).toEqual([{ line: 1, problem }]);
  });
});
