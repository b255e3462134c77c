import { describe, expect, it } from 'vitest';
import { missedText } from './verdict.ts';

describe('the words for what near matches miss', () => {
  it.each([
    ['proteinType', 'the protein type'],
    ['mustHave fitnessGoal', 'a must-have ingredient and the goal'],
    ['mustHave fitnessGoal brand', 'a must-have ingredient, the goal and the brand'],
    ['', 'a name or a protein figure'],
  ])('%s: %s', (keys, words) => {
    expect(missedText(keys)).toBe(words);
  });
});
