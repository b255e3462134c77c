import { describe, expect, it } from 'vitest';
import { wordFits } from './filters.ts';

describe('a word typed to narrow the list by name or brand', () => {
  it.each([
    ['opti', 'optimum', 'its beginning'],
    ['quset', 'quest', 'two letters swapped'],
    ['qest', 'quest', 'a letter missing'],
    ['optinum', 'optimum', 'a letter wrong'],
    ['0ptimum', 'optimum', 'the first letter wrong in a long word'],
  ])('"%s" finds "%s": %s', (typed, word) => {
    expect(wordFits(typed, word)).toBe(true);
  });

  it.each([
    ['huel', 'fuel', 'the first letter tells short words apart'],
    ['iso', 'is', 'three letters are typed right'],
    ['optimun nutrition', 'optimum', 'words are typed one by one'],
    ['stndrd', 'standard', 'two letters missing'],
  ])('"%s" does not find "%s": %s', (typed, word) => {
    expect(wordFits(typed, word)).toBe(false);
  });
});
