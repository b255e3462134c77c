import { expect, test } from 'vitest';
import {
  aFamilyRow as family,
  anIngredientRow as row,
} from '../../../tests/support/a-vocabulary.ts';
import { checkVocabulary } from './check-vocabulary.ts';
import type {
  FamilyRow,
  IngredientRow,
  SynonymRow,
  VocabularyTables,
} from '../ingredients/vocabulary/vocabulary.ts';

const means = (synonym: string, canonical: string, kind = 'synonym'): SynonymRow => ({
  synonym,
  canonical,
  kind,
});
const faults = (
  ingredients: readonly IngredientRow[],
  families: readonly FamilyRow[] = [],
  synonyms: readonly SynonymRow[] = [],
) => checkVocabulary({ ingredients, families, synonyms });

test('a food within a name is above it, may be in it, is said beside it, or is an exception', () => {
  const faultsOf = (more: Partial<IngredientRow>, tables: Partial<VocabularyTables> = {}) =>
    checkVocabulary({
      ingredients: [row('cod'), row('cod crisp', more)],
      families: [],
      synonyms: [],
      ...tables,
    });
  const exception = { words: 'cod', language: 'en', source: 'reviewed', detail: 'named alike' };
  const untold = '"cod crisp" names cod, but cod crisp is not found by those who avoid it';
  expect(faultsOf({})).toEqual([untold]);
  expect(faultsOf({ parents: 'cod' })).toEqual([]);
  expect(faultsOf({ maybe: 'cod' })).toEqual([]);
  expect(faultsOf({ mayHold: 'cod' })).toEqual([]);
  const alsoNamed = [{ ...exception, words: 'cod crisp', meaning: 'cod', detail: 'of' }];
  expect(faultsOf({}, { alsoNamed })).toEqual([]);
  expect(faultsOf({}, { namedAlike: [{ ...exception, meaning: 'cod crisp' }] })).toEqual([]);
  expect(faultsOf({}, { namedAlike: [{ ...exception, meaning: '*' }] })).toEqual([]);
  expect(
    faultsOf({ mayHold: 'cod' }, { namedAlike: [{ ...exception, meaning: 'cod crisp' }] }),
  ).toEqual(['no name of "cod crisp" needs the exception for "cod" (namedAlike)']);
  expect(faultsOf({ mayHold: 'zorb' })).toContain('"cod crisp" may be or hold the unknown "zorb"');
});

test.each([
  ['Butterfisch', 'de', ['butter']],
  ['Nussbutter', 'de', ['butter', 'nut']],
  ['Nuss-Butter', 'de', ['butter', 'nut']],
  ['Butterfischsaft', 'de', []],
  ['noisette butter', 'fr', ['butter']],
  ['Butterfisch', 'fr', []],
])('the foods that a name in another language names: %s (%s)', (written, language, foods) => {
  const named = (name: string, canonical: string) => ({
    name: name.toLowerCase(),
    canonical,
    language,
    kind: 'translation',
    source: 'reviewed',
  });
  const problems = checkVocabulary({
    ingredients: ['eel', 'butter', 'nut', 'fish', 'acid'].map((each) =>
      row(each, { roles: each === 'acid' ? 'acid' : 'fat' }),
    ),
    families: [],
    synonyms: [],
    names: [
      named('butter', 'butter'),
      named('nuss', 'nut'),
      named('noisette', 'acid'),
      named('fisch', 'acid'),
      named(written, 'eel'),
    ],
  });
  const untold = (food: string) =>
    `"${written.toLowerCase()}" names ${food}, but eel is not found by those who avoid it`;
  expect([...problems].sort()).toEqual(foods.map(untold));
});

test('a longer name within a name covers shorter ones', () => {
  const named = (name: string, canonical: string) => ({
    name,
    canonical,
    language: 'fr',
    kind: 'translation',
    source: 'reviewed',
  });
  const problems = checkVocabulary({
    ingredients: [row('apple'), row('potato'), row('starch', { parents: 'potato' })],
    families: [],
    synonyms: [],
    names: [
      named('pomme', 'apple'),
      named('pomme de terre', 'potato'),
      named('amidon de pomme de terre', 'starch'),
    ],
  });
  expect(problems).toEqual([
    '"pomme de terre" names apple, but potato is not found by those who avoid it',
  ]);
});

test('names that clash are each told in a sentence', () => {
  expect(faults([row('salt'), row('salt')])).toEqual(['"salt" stands twice in the tables']);
  expect(faults([row('salt'), row('salts')])).toEqual([
    '"salts" and "salt" are read as the same name',
  ]);
  expect(faults([row('***')])).toEqual(['"***" is no name']);
  expect(faults([row('salt')], [family('salt')])).toEqual(['"salt" stands twice in the tables']);
  expect(faults([row('Salt')])).toEqual(['"Salt" is not in lower case']);
});

test.each<[readonly SynonymRow[], readonly string[]]>([
  [[means('table salt', 'salt')], []],
  [[means('nacl', 'sodium')], ['synonym "nacl" means the unknown name "sodium"']],
  [[means('nacl', 'salt', '')], ['synonym "nacl" has no kind']],
  [[means('***', 'salt')], ['synonym "***" is no name']],
  [[means('sugars', 'salt')], ['synonym "sugars" of "salt" is itself the name "sugar"']],
  [
    [means('nacl', 'salt'), means('NaCl', 'sugar')],
    ['synonym "NaCl" means both "salt" and "sugar"'],
  ],
  [
    [means('nacl', 'salt'), means('NaCl', 'salt')],
    ['synonym "NaCl" of "salt" needs no row: it is read the same already'],
  ],
  [
    [means('Salts', 'salt')],
    ['synonym "Salts" of "salt" needs no row: it is read the same already'],
  ],
])('synonyms %j: %j', (synonyms, expected) => {
  expect(faults([row('salt'), row('sugar')], [], synonyms)).toEqual(expected);
});

test.each<[Partial<IngredientRow>, readonly string[]]>([
  [{}, []],
  [{ parents: 'foods' }, []],
  [
    { parents: 'foods|x|y' },
    ['"zorb" has the unknown parent "x"', '"zorb" has the unknown parent "y"'],
  ],
  [{ allergens: 'soy|radish' }, ['"zorb" has the unknown allergen "radish"']],
  [{ description: '' }, ['"zorb" has no description']],
  [{ source: '' }, ['"zorb" has no source']],
  [{ gluten: 'rye|spelt' }, ['"zorb" has the unknown gluten grain "spelt"']],
  [{ roles: 'salt|filler' }, ['"zorb" has the unknown role "filler"']],
  [{ roles: '' }, ['"zorb" has no role']],
  [{ animal: '' }, ['"zorb" says "" for animal instead of yes, no or maybe']],
  [{ animal: 'yes' }, []],
  [{ animal: 'maybe' }, []],
  [{ roles: 'protein source' }, ['"zorb" is a protein source without a name for it']],
  [{ roles: 'protein source', proteinSource: 'zorb protein' }, []],
  [{ gluten: 'wheat' }, ['"zorb" brings wheat gluten but does not carry the allergen wheat']],
  [{ gluten: 'wheat', allergens: 'wheat' }, []],
  [{ gluten: 'rye' }, []],
  [
    { animal: 'no', allergens: 'milk' },
    [
      '"zorb" carries milk but says "no" for animal',
      '"zorb" carries milk but is in no family of it',
    ],
  ],
  [{ animal: 'no', allergens: 'egg' }, ['"zorb" carries egg but says "no" for animal']],
  [{ animal: 'no', allergens: 'fish' }, ['"zorb" carries fish but says "no" for animal']],
  [
    { animal: 'no', allergens: 'crustacean shellfish' },
    ['"zorb" carries crustacean shellfish but says "no" for animal'],
  ],
  [{ allergens: 'milk', animal: 'yes' }, ['"zorb" carries milk but is in no family of it']],
  [
    { parents: 'dairy', animal: 'yes' },
    ['"zorb" is below "dairy" but does not carry the allergen milk'],
  ],
  [{ parents: 'dairy', animal: 'yes', allergens: 'milk' }, []],
  [{ parents: 'nuts' }, []],
  [{ parents: 'animal products', animal: 'yes' }, []],
  [
    { parents: 'animal products', animal: 'no' },
    ['"zorb" is below "animal products" but says "no" for animal'],
  ],
  [
    { parents: 'animal products', animal: 'maybe' },
    ['"zorb" is below "animal products" but says "maybe" for animal'],
  ],
])('a row %j: %j', (cells, expected) => {
  const families = [
    family('foods'),
    family('dairy', { allergens: 'milk' }),
    family('nuts', { allergens: 'tree nuts|peanuts' }),
    family('animal products'),
  ];
  expect(faults([row('zorb', cells)], families)).toEqual(expected);
});

test('the shell of an egg is below egg without carrying it', () => {
  expect(
    faults(
      [row('eggshell calcium', { parents: 'eggs', animal: 'yes' })],
      [family('eggs', { allergens: 'egg' })],
    ),
  ).toEqual([]);
});

test('families are checked as well', () => {
  expect(
    faults([], [family('a', { parents: 'b', allergens: 'x', description: '', source: '' })]),
  ).toEqual([
    '"a" has the unknown parent "b"',
    '"a" has the unknown allergen "x"',
    '"a" has no description',
    '"a" has no source',
  ]);
});

test('of a cycle every name in it is told, and none beside it', () => {
  expect(
    faults([
      row('a', { parents: 'b' }),
      row('b', { parents: 'c|d' }),
      row('c', { parents: 'a' }),
      row('d'),
      row('e', { parents: 'a|d' }),
    ]),
  ).toEqual(['"a" is its own ancestor', '"b" is its own ancestor', '"c" is its own ancestor']);
});
