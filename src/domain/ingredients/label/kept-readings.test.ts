import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import {
  type KeptReading,
  readKeptLabel,
  readKept,
} from '../../../../tests/support/kept-standing.ts';

const kept = readKept<KeptReading>('readings');

test('bundled statements are read as they were when they were last looked at', () => {
  expect(kept.length).toBeGreaterThan(250);
  for (const { name, statement, read } of kept)
    expect({ statement, read: readKeptLabel({ name, statement }, vocabulary) }).toEqual({
      statement,
      read,
    });
});
