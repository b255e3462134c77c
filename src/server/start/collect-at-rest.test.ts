import { describe, expect, it } from 'vitest';
import { collectorAtRest } from './collect-at-rest.ts';

const MB = 1024 * 1024;

/** Looks at a process of the given sizes and loads, one after the other; each collection leaves 100 MB. */
function collections(looks: readonly (readonly [resident: number, busy: number])[]): boolean[] {
  let now = looks[0] ?? [0, 0];
  let collected = false;
  const look = collectorAtRest({
    resident: () => (collected ? 100 : now[0]) * MB,
    busy: () => now[1],
    collect: () => {
      collected = true;
    },
  });
  return looks.map((each) => {
    now = each;
    collected = false;
    look();
    return collected;
  });
}

describe('collecting garbage at rest', () => {
  it('happens once after the start, and again when 16 MB have come together', () => {
    const looks = [180, 101, 115, 117, 115].map((resident) => [resident, 0] as const);
    expect(collections(looks)).toEqual([true, false, false, true, false]);
  });

  it('waits while requests keep the process busy', () => {
    const looks = [0.9, 0.11, 0.1].map((busy) => [180, busy] as const);
    expect(collections(looks)).toEqual([false, false, true]);
  });
});
