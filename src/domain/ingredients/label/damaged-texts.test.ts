import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';

const ROWS = readFileSync('data/labelled/damaged.tsv', 'utf8').trim().split('\n').slice(1);

const listed = (cell: string): readonly string[] => cell.split(', ').filter((each) => each !== '');

describe('real texts that scanning damaged, labelled by hand', () => {
  test.each(ROWS.map((row) => row.split('\t')))(
    '%s (%s): complete %s',
    (_gtin, _language, complete = '', contains = '', mayContain = '', statement = '') => {
      const read = explainLabel({ statement }, vocabulary);
      expect(read.complete).toBe(complete === 'yes');
      expect(read.contains).toEqual(expect.arrayContaining([...listed(contains)]));
      const named = [...read.contains, ...read.mayContain];
      expect(named).toEqual(expect.arrayContaining([...listed(mayContain)]));
    },
  );
});
