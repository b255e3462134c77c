import { describe, expect, test } from 'vitest';
import { aTerm, anIngredient } from '../../../tests/support/a-product.ts';
import { phraseOf } from './literal-words.ts';
import { findNamedInUnknown, LONGEST_NAME_WORDS, namesOfTerm } from './named-in-unknown.ts';

const whey = aTerm('whey', { members: ['whey', 'whey protein isolate'] });
const unknown = (name: string) => anIngredient(name, { known: false });

describe('a term inside a name that the vocabulary does not know', () => {
  test('is found by whole words of any of its names, the first such ingredient', () => {
    const garbled = unknown('ultra filtered whey protein isolate');
    const list = [unknown('wheyish dust'), garbled, unknown('micro whey')];
    expect(findNamedInUnknown(list, whey)).toBe(garbled);
    expect(findNamedInUnknown(list.slice(0, 1), whey)).toBeNull();
  });

  test('is not looked for in ingredients that are known, nor in headings', () => {
    const heading = anIngredient('whey blend', { known: false, heading: true });
    expect(findNamedInUnknown([anIngredient('whey permeate'), heading], whey)).toBeNull();
    expect(findNamedInUnknown([], whey)).toBeNull();
  });

  test('is looked for under names of up to eight words', () => {
    const name = (words: number) => Array.from({ length: words }, (_, i) => `w${i}`).join(' ');
    const term = aTerm(name(LONGEST_NAME_WORDS), { members: [name(LONGEST_NAME_WORDS + 1), '…'] });
    expect(namesOfTerm(term)).toEqual([` ${name(LONGEST_NAME_WORDS)} `]);
  });

  test('has no names where the word itself is searched for', () => {
    expect(namesOfTerm(aTerm('zorbium', { kind: 'literal' }))).toEqual([]);
    expect(
      findNamedInUnknown([unknown('zorbium dust')], aTerm('zorbium', { kind: 'literal' })),
    ).toBeNull();
  });
});

test('a phrase is lower case, without accents, and nothing where there is no word', () => {
  expect(phraseOf('Crème-BRÛLÉE (2%)')).toBe(' creme brulee 2 ');
  expect(phraseOf('e\u0301\u0323x')).toBe(' ex ');
  expect(phraseOf('– … –')).toBe('');
});
