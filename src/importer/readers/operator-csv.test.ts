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
    ['serving_size', '0x18', 'serving_size must be a number'],
    ['energy_kcal', '0b11', 'energy_kcal must be a number'],
    ['protein_g', 'Infinity', 'protein_g must be a number'],
    ['protein_g', '1,234,5', 'protein_g must be a number'],
    ['url', 'shop.example/whey', 'url must begin with http:// or https://'],
  ])(
    'refuses a row whose %s is %j aloud, instead of leaving the cell out',
    (column, cell, reason) => {
      expect(read({ [column]: cell })).toMatchObject({ rejected: { reason, detail: cell } });
    },
  );

  it.each([
    ['24', 24],
    [' 24,5 ', 24.5],
    ['.5', 0.5],
    ['+2.', 2],
    ['2.4e1', 24],
  ])('takes %j for a number', (cell, protein) => {
    expect(read({ protein_g: cell })).toMatchObject({ record: { perServing: { protein } } });
  });

  it('takes cells that are left empty', () => {
    expect(read({ serving_size: '', url: '' })).toHaveProperty('record');
  });
});
