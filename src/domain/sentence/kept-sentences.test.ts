import { expect, test } from 'vitest';
import { composedSentences } from '../../../tests/support/composed-sentences.ts';
import {
  type KeptSentence,
  readKept,
  readKeptSentence,
} from '../../../tests/support/kept-standing.ts';
import { readShipped } from '../../../tests/support/read-shipped.ts';

test('composed sentences are read as they were when they were last looked at', () => {
  const kept = readKept<KeptSentence>('sentences');
  expect(kept.length).toBeGreaterThan(500);
  const otherwise = kept
    .map(([sentence, reading]) => ({ sentence, reading, now: readKeptSentence(sentence) }))
    .filter(({ reading, now }) => now !== reading);
  expect(otherwise).toEqual([]);
});

test('a name right behind a denial is never asked for, and never lost', () => {
  const denial =
    /\b(?:no|without|avoid|free of|allergic to) (soy|milk|whey protein|sugar alcohols|zorbium|nuts|casein)\b/;
  const denying = composedSentences(3_000).flatMap((sentence) => {
    const name = denial.exec(sentence)?.[1] ?? '';
    // Said twice, it may be asked for the other time.
    return name !== '' && sentence.split(name).length === 2 ? [{ sentence, name }] : [];
  });
  expect(denying.length).toBeGreaterThan(400);
  const turned = denying.filter(({ sentence, name }) => {
    const { avoid, mustHave, proteinTypes, remainder } = readShipped(sentence);
    const asked = [...mustHave, ...proteinTypes.map((type) => type.toLowerCase())];
    const isSaid = [...avoid, ...remainder].some((each) => each.includes(name));
    return asked.includes(name) || !isSaid;
  });
  expect(turned).toEqual([]);
});
