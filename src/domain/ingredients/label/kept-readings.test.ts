import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { type KeptReading, readKeptLabel } from '../../../../tests/support/kept-standing.ts';

const kept = readFileSync('data/kept/readings.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as KeptReading);

test('bundled statements are read as they were when they were last looked at', () => {
  expect(kept.length).toBeGreaterThan(250);
  for (const { name, statement, read } of kept)
    expect({ statement, read: readKeptLabel({ name, statement }, vocabulary) }).toEqual({
      statement,
      read,
    });
});
