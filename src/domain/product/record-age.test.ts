import { describe, expect, it, test } from 'vitest';
import { isOldRecord, newestRecord, yearOfRecord } from './record-age.ts';

describe('the age of a record', () => {
  it('is that of the newest, by its last change where the source says', () => {
    expect(newestRecord([])).toBeNull();
    expect(newestRecord([{ retrieved: '2026-10-08', modified: '2018-03-04' }])).toBe('2018-03-04');
    expect(
      newestRecord([{ retrieved: '2019' }, { retrieved: '2026-10-08', modified: '2018-03-04' }]),
    ).toBe('2019');
    expect(newestRecord([{ retrieved: '2020-01-01' }, { retrieved: '2016' }])).toBe('2020-01-01');
    expect(newestRecord([{ retrieved: '2016' }, { retrieved: '2020-01-01' }])).toBe('2020-01-01');
  });

  it.each([
    ['2024-11-22', '2026-11-22', false],
    ['2024-11-21', '2026-11-22', true],
    ['2024', '2026-12-31', false],
    ['2024', '2027-01-01', true],
    ['2024-11', '2026-11-30', false],
    ['2024-11', '2026-12-01', true],
  ])('of %s on %s: old is %s', (date, today, old) => expect(isOldRecord(date, today)).toBe(old));
});

test('a record is of the year that its date begins with, if it has one', () => {
  expect(['2018', '2018-03-04', '', 'soon', null].map(yearOfRecord)).toEqual([
    2018,
    2018,
    null,
    null,
    null,
  ]);
});
