import { expect, test } from 'vitest';
import { readKept } from '../../../tests/support/kept-standing.ts';
import { readShipped, written } from '../../../tests/support/read-shipped.ts';

test('composed sentences are read as they were when they were last looked at', () => {
  const kept = readKept<readonly [sentence: string, reading: string]>('sentences');
  expect(kept.length).toBeGreaterThan(500);
  const otherwise = kept
    .map(([sentence, reading]) => ({
      sentence,
      reading,
      now: written(readShipped(sentence)).join(' '),
    }))
    .filter(({ reading, now }) => now !== reading);
  expect(otherwise).toEqual([]);
});
