import { expect, test } from 'vitest';
import { groupKept, type KeptFamilies, readKept } from '../../../tests/support/kept-standing.ts';

const kept = readKept<KeptFamilies>('families');

test('products of the bundled brands stand in the families in which they stood when they were last looked at', () => {
  expect(kept.length).toBeGreaterThan(80);
  for (const { of, members, families } of kept)
    expect({ of, families: groupKept(members) }).toEqual({ of, families });
});
