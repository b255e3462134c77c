import { describe, expect, it } from 'vitest';
import { tables } from '../../../../tests/support/naming-tables.ts';
import { isEatenByName } from './named-foods.ts';

describe('isEatenByName', () => {
  it.each([
    [['Protein Wafers'], true],
    [['Protein Cookie'], true],
    [['32% Whey-Wafer Strawberry'], true],
    [['Protein Wafer Cookies & Cream'], true],
    [['Protein Cookies & Cream'], false],
    [['Protein Bar, Peanut Butter Cookie'], false],
    // The label says bar.
    [['Protein Wafer Bar'], false],
    [['WHEY WAFER', 'Barretta whey wafer'], false],
    [['', ''], false],
  ])('%s: %s', (names, expected) => {
    expect(isEatenByName(names, tables.words)).toBe(expected);
  });
});
