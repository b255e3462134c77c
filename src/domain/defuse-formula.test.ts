import { expect, test } from 'vitest';
import { defuseFormula } from './defuse-formula.ts';

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\rx',
  ' =1',
  '\u00a0+1',
  '\u3000=1',
  '\u200b=1',
  '\ufeff=1',
  '\u0000=1',
  '\u2066@A1',
  '\u00ad=1',
  '"=1',
  "'=1",
  '“ =1',
  '＂＝1',
  '＝1',
  '＋1',
  '－1',
  '＠A1',
  '﹦1',
  '﹢1',
  '﹣1',
  '﹫A1',
  '⁺1',
  '₋1',
  '−1',
  '–1',
  '‑1',
])('%j, which a spreadsheet would run, is disarmed', (text) => {
  expect(defuseFormula(text)).toBe(`'${text}`);
});

test.each(['Whey = good', 'C4 - Original', '"Whey"', ' Whey', '100% @home', '1+1=2'])(
  '%j stays as it is',
  (text) => {
    expect(defuseFormula(text)).toBe(text);
  },
);
