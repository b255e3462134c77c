import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groupKept, type KeptFamilies } from '../../../tests/support/kept-standing.ts';

const kept = readFileSync('data/kept/families.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as KeptFamilies);

test('products of the bundled brands stand in the families in which they stood when they were last looked at', () => {
  expect(kept.length).toBeGreaterThan(80);
  for (const { of, members, families } of kept)
    expect({ of, families: groupKept(members) }).toEqual({ of, families });
});
