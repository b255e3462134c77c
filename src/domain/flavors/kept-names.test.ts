import { expect, test } from 'vitest';
import { tables } from '../../../tests/support/naming-tables.ts';
import { type KeptName, readKeptName, readKept } from '../../../tests/support/kept-standing.ts';

const kept = readKept<KeptName>('names');

test('names of the bundled records are taken apart as they were when they were last looked at', () => {
  expect(kept.length).toBeGreaterThan(1_000);
  const otherwise = kept
    .map((each) => ({ ...each, now: readKeptName(each, tables) }))
    .filter(({ now, read }) => JSON.stringify(now) !== JSON.stringify(read));
  expect(otherwise).toEqual([]);
});
