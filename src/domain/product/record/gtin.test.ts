import { describe, expect, it } from 'vitest';
import { hasValidCheckDigit, isNorthAmerican, normalizeGtin } from './gtin.ts';

describe('hasValidCheckDigit', () => {
  it.each(['0748927064100', '748927064100', '5060088700105', '96385074', '10614141000415'])(
    '%s is right',
    (code) => {
      expect(hasValidCheckDigit(code)).toBe(true);
    },
  );
  it('finds every single wrong digit', () => {
    const code = '5060088700105';
    for (let index = 0; index < code.length; index += 1) {
      for (let digit = 0; digit < 10; digit += 1) {
        const changed = code.slice(0, index) + digit + code.slice(index + 1);
        expect(hasValidCheckDigit(changed)).toBe(changed === code);
      }
    }
  });
  it.each(['', '1234', '1234565', 'abcdefghijklm', '123456789012347', ' 96385074', '96385074 '])(
    '%j is no GTIN',
    (code) => {
      expect(hasValidCheckDigit(code)).toBe(false);
    },
  );
});

describe('normaliseGtin', () => {
  it.each([
    ['748927064100', '0748927064100'],
    ['0748927064100', '0748927064100'],
    ['00748927064100', '0748927064100'],
    ['7 48927-06410 0', '0748927064100'],
    ['8346780020', '0008346780020'],
    ['1234565', '0000001234565'],
    ['5060088700105', '5060088700105'],
    ['96385074', '0000096385074'],
  ])('%s → %s', (written, gtin) => {
    expect(normalizeGtin(written)).toBe(gtin);
  });
  it.each([
    ['748927064101', 'wrong check digit'],
    ['2000000000008', 'in-store number'],
    ['0200000000004', 'in-store number'],
    ['0400000000008', 'in-store number'],
    ['00001438', 'internal number'],
    ['123457', 'internal number'],
    ['00123457', 'internal number'],
    ['000748927064100', 'too long'],
    ['', 'nothing'],
    ['n/a', 'no digits'],
    ['10614141000415', 'a case of several units'],
  ])('refuses %s: %s', (written) => {
    expect(normalizeGtin(written)).toBeNull();
  });
});

it('tells codes of the United States and Canada from others', () => {
  expect(isNorthAmerican('0748927064100')).toBe(true);
  expect(isNorthAmerican('0008346780020')).toBe(true);
  expect(isNorthAmerican('0190000000000')).toBe(true);
  expect(isNorthAmerican('0200000000000')).toBe(false);
  expect(isNorthAmerican('0290000000000')).toBe(false);
  expect(isNorthAmerican('0390000000000')).toBe(true);
  expect(isNorthAmerican('0590000000000')).toBe(false);
  expect(isNorthAmerican('0600000000000')).toBe(true);
  expect(isNorthAmerican('0300000000000')).toBe(true);
  expect(isNorthAmerican('0400000000000')).toBe(false);
  expect(isNorthAmerican('1390000000000')).toBe(true);
  expect(isNorthAmerican('1400000000000')).toBe(false);
  expect(isNorthAmerican('5060088700105')).toBe(false);
});
