import { describe, expect, test } from 'vitest';
import { readTable } from '../../../../tests/support/read-table.ts';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';

const listed = (cell: string): readonly string[] => cell.split(', ').filter((each) => each !== '');

describe('real texts that scanning damaged, labelled by hand', () => {
  test.each(readTable('data/labelled/damaged.tsv'))(
    '$gtin ($language): complete $complete',
    ({ complete, contains = '', 'may contain': mayContain = '', text: statement = '' }) => {
      const read = explainLabel({ statement }, vocabulary);
      expect(read.complete).toBe(complete === 'yes');
      expect(read.contains).toEqual(expect.arrayContaining([...listed(contains)]));
      const named = [...read.contains, ...read.mayContain];
      expect(named).toEqual(expect.arrayContaining([...listed(mayContain)]));
    },
  );
});
