import { expect, test } from 'vitest';
import { anIngredientRow } from '../../../tests/support/a-vocabulary.ts';
import { checkWords } from './check-words.ts';
import type { VocabularyTables, WordsRow } from '../ingredients/vocabulary/vocabulary.ts';

const TABLES: VocabularyTables = {
  families: [],
  ingredients: [anIngredientRow('milk'), anIngredientRow('egg')],
  synonyms: [],
};
const row = (words: string, meaning: string, more: Partial<WordsRow> = {}): WordsRow => ({
  words,
  meaning,
  language: 'de',
  source: 'reviewed',
  detail: '',
  ...more,
});
const name = (of: string, canonical: string) => ({
  name: of,
  canonical,
  language: 'de',
  kind: 'translation',
  source: 'reviewed',
});

test.each<[string, Partial<VocabularyTables>, string]>([
  ['an unknown entry', { names: [name('Milch', 'melk')] }, 'means the unknown "melk"'],
  [
    'two meanings',
    { names: [name('Ei', 'egg'), name('ei', 'milk')] },
    'means both "egg" and "milk"',
  ],
  ['an unknown kind', { statements: [row('enthält …', 'says')] }, 'means "says"'],
  [
    'an unknown allergen',
    { allergenWords: [row('Milch', 'dairy', { detail: 'milk' })] },
    '"dairy"',
  ],
  ['a language that is none', { joiners: [row('und', 'and', { language: 'deu' })] }, 'no language'],
  ['no source', { functions: [row('Emulgator', 'emulsifier', { source: '' })] }, 'no source'],
  ['an unknown class', { wordClasses: [row('zorb', 'nonsense')] }, 'means "nonsense"'],
  ['a heading of no kind', { headings: [row('zorb', 'nonsense')] }, 'means "nonsense"'],
  ['content without its word', { headings: [row('veggie', 'content')] }, 'has no canonical word'],
  [
    'a noun with a word',
    { headings: [row('blend', 'noun', { detail: 'blend' })] },
    '"blend" (headings) needs no canonical word',
  ],
  ['a word of wishes of no kind', { wishWords: [row('zorb', 'nonsense')] }, 'means "nonsense"'],
  [
    'an unknown avoided name',
    { wishWords: [row('zorb', 'avoided')] },
    '"zorb" (wishWords) means the unknown "zorb"',
  ],
  [
    'a form of no quality',
    { wordClasses: [row('zorb', 'form quality')] },
    '"zorb" (wordClasses) is no quality',
  ],
  [
    'an unknown flag',
    { wishWords: [row('keto', 'dietary', { detail: 'isKeto' })] },
    'means the unknown "isKeto"',
  ],
  [
    'a spelling that stands for nothing',
    { spellings: [row('fibre', 'british')] },
    'stands for no word',
  ],
  ['a word of flavors of no kind', { flavors: [row('zorb', 'nonsense')] }, 'means "nonsense"'],
  ['a word of sentences of no kind', { sentenceWords: [row('zorb', 'nonsense:a')] }, '"nonsense"'],
  ['a word of names of no kind', { productWords: [row('zorb', 'nonsense')] }, 'means "nonsense"'],
  ['a spelling of no word', { productWords: [row('isolat', 'alike')] }, 'has no canonical word'],
  [
    'another word that has one',
    { productWords: [row('pulver', 'idle', { detail: 'powder' })] },
    '"pulver" (productWords) needs no canonical word',
  ],
  ['no word', { noIngredient: [row('…', 'footnote')] }, 'holds no word'],
])('finds %s', (_, tables, problem) => {
  expect([...checkWords({ ...TABLES, ...tables })].join('\n')).toContain(problem);
});

test('finds nothing in rows that fit', () => {
  const tables = { names: [name('Milch', 'milk')], joiners: [row('und', 'and')] };
  expect([...checkWords({ ...TABLES, ...tables })]).toEqual([]);
});
