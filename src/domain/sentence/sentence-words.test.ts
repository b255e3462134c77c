import { expect, test } from 'vitest';
import { buildSentenceWords } from './sentence-words.ts';

const row = (meaning: string, words: string, language = 'en') => ({ meaning, language, words });

test('a phrase means what any of its rows says, each thing once', () => {
  const { phrases } = buildSentenceWords([
    row('negate', 'sin', 'es'),
    row('negate', 'sin', 'pt'),
    row('flag:isVegan', 'sin'),
    row('flag:isOrganic', 'sin'),
    row('format:isVegan', 'sin'),
  ]);
  expect(phrases.get('sin')).toEqual([
    { kind: 'negate', value: '' },
    { kind: 'flag', value: 'isVegan' },
    { kind: 'flag', value: 'isOrganic' },
    { kind: 'format', value: 'isVegan' },
  ]);
});

test('a misspelt word means what all phrases a letter away mean', () => {
  const { misspelt } = buildSentenceWords([
    row('negate', 'allergic'),
    row('negate', 'allergik', 'nl'),
    row('filler', 'allergik', 'nl'),
    row('flag:isVegan', 'veganes', 'de'),
    row('flag:isOrganic', 'veganas', 'es'),
    row('format:isVegan', 'beganos', 'es'),
  ]);
  expect(misspelt('allergit')).toEqual([{ kind: 'negate', value: '' }]);
  expect(misspelt('veganis')).toEqual([]);
  expect(misspelt('beganus')).toEqual([{ kind: 'format', value: 'isVegan' }]);
  expect(misspelt('beganes')).toEqual([{ kind: 'format', value: 'isVegan' }]);
  expect(misspelt('allerxxx')).toEqual([]);
});
