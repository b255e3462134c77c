import { describe, expect, it } from 'vitest';
import { readOperatorRow } from './operator-csv.ts';

const read = (cells: Record<string, string>) =>
  readOperatorRow({ name: 'Whey', format: 'powder', ...cells }, 'operator');

describe("the operator's own table", () => {
  it.each([
    ['name', 'Caf\u{fffd} Whey', 'not UTF-8: save the table as "CSV UTF-8"'],
    ['serving_size', '0', 'serving_size is no serving of anything'],
    ['serving_size', '3000', 'serving_size is no serving of anything'],
    ['servings_per_container', '-3', 'servings_per_container is no count of servings'],
    ['url', 'shop.example/whey', 'url must begin with http:// or https://'],
  ])(
    'refuses a row whose %s is %j aloud, instead of leaving the cell out',
    (column, cell, reason) => {
      expect(read({ [column]: cell })).toMatchObject({ rejected: { reason, detail: cell } });
    },
  );

  it('takes cells that are left empty', () => {
    expect(read({ serving_size: '', url: '' })).toHaveProperty('record');
  });
});
