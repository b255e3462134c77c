import { describe, expect, it } from 'vitest';
import { missedText } from './verdict.ts';

describe('the words for what near matches miss', () => {
  it.each([
    ['proteinType', 'the protein type'],
    ['mustHave fitnessGoal', 'what must be in it and the goal'],
    ['mustHave fitnessGoal brand', 'what must be in it, the goal and the brand'],
    ['', 'a name or its protein on record'],
  ])('%s: %s', (keys, words) => {
    expect(missedText(keys)).toBe(words);
  });
});
