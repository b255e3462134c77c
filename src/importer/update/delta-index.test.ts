import { describe, expect, it } from 'vitest';
import { planDeltas, readDeltaIndex } from './delta-index.ts';

const DAY = 86_400;
const START = 1_763_000_000;
const name = (from: number, to: number) => `openfoodfacts_products_${from}_${to}.json.gz`;
const days = (...numbers: number[]) =>
  readDeltaIndex(numbers.map((day) => name(START + day * DAY, START + (day + 1) * DAY)).join('\n'));
const starts = (plan: { files: readonly { from: number }[] }) =>
  plan.files.map(({ from }) => (from - START) / DAY);

describe('the index of delta files', () => {
  it('is read in order of time, whatever its order; other lines are passed over', () => {
    const text = `${name(1763086400, 1763172800)}\r\n\nREADME.txt\n${name(1763000000, 1763086400)}\n${name(5, 6)}\n`;
    expect(readDeltaIndex(text).map(({ from }) => from)).toEqual([1763000000, 1763086400]);
  });

  it('gives the files with something newer', () => {
    const plan = planDeltas(days(0, 1, 2, 3), START + 2 * DAY);
    expect([starts(plan), plan.gap]).toEqual([[2, 3], null]);
  });

  it('gives a file that is partly known, once more', () => {
    expect(starts(planDeltas(days(0, 1, 2), START + 1.5 * DAY))).toEqual([1, 2]);
  });

  it('tells a gap: nothing read yet, too long ago, a file missing', () => {
    expect(planDeltas(days(0), null).gap).toContain('nothing was read');
    expect(planDeltas(days(5, 6), START).gap).toContain('no file covers');
    expect(planDeltas(days(0, 1, 3), START).gap).toContain('no file covers');
  });

  it('has no gap where files overlap, or nothing is new', () => {
    expect(planDeltas([...days(0, 1), ...days(1, 2)], START).gap).toBeNull();
    expect(planDeltas(days(0, 1), START + 9 * DAY)).toEqual({ files: [], gap: null });
  });
});
