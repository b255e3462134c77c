import { describe, expect, it } from 'vitest';
import { readVocabularyTables } from '#importer/tables/read-vocabulary.ts';
import { checkVocabulary } from './check-vocabulary.ts';
import type {
  FamilyRow,
  IngredientRow,
  SynonymRow,
  VocabularyTables,
} from '../ingredients/vocabulary/vocabulary.ts';

function anIngredient(overrides: Partial<IngredientRow> = {}): IngredientRow {
  return {
    canonical: 'pea protein',
    parents: '',
    allergens: '',
    animal: 'no',
    gluten: '',
    roles: 'protein source',
    proteinSource: 'pea protein',
    description: 'The protein of peas.',
    source: 'a book',
    ...overrides,
  };
}

function aFamily(overrides: Partial<FamilyRow> = {}): FamilyRow {
  return {
    canonical: 'dairy',
    parents: '',
    allergens: 'milk',
    description: 'Made from milk.',
    source: 'a book',
    ...overrides,
  };
}

function problemsOf(
  ingredients: readonly IngredientRow[],
  families: readonly FamilyRow[] = [],
  synonyms: readonly SynonymRow[] = [],
): readonly string[] {
  return checkVocabulary({ ingredients, families, synonyms });
}

describe('the shipped vocabulary', () => {
  it('has no problems', () => {
    expect(checkVocabulary(readVocabularyTables())).toEqual([]);
  });

  it('is sorted, so that changes are easy to review', () => {
    const tables = readVocabularyTables();
    const inOrder = (names: readonly string[]) =>
      names.every((name, at) => at === 0 || (names[at - 1] ?? '') <= name);
    expect(inOrder(tables.ingredients.map((row) => row.canonical))).toBe(true);
    expect(inOrder(tables.families.map((row) => row.canonical))).toBe(true);
    expect(inOrder([...tables.synonyms].map((row) => row.synonym))).toBe(true);
  });
});

describe('checkVocabulary', () => {
  it('finds nothing wrong with sound tables', () => {
    const tables: VocabularyTables = {
      ingredients: [anIngredient()],
      families: [aFamily()],
      synonyms: [{ synonym: 'pea protein powder', canonical: 'pea protein', kind: 'synonym' }],
    };
    expect(checkVocabulary(tables)).toEqual([]);
  });

  it.each<[string, readonly IngredientRow[], readonly FamilyRow[], readonly SynonymRow[], string]>([
    [
      'an unknown parent',
      [anIngredient({ parents: 'legumes' })],
      [],
      [],
      'unknown parent "legumes"',
    ],
    [
      'a cycle',
      [
        anIngredient({ canonical: 'a', parents: 'b' }),
        anIngredient({ canonical: 'b', parents: 'a' }),
      ],
      [],
      [],
      'is its own ancestor',
    ],
    ['a name that stands twice', [anIngredient(), anIngredient()], [], [], 'stands twice'],
    [
      'two names that read the same',
      [anIngredient(), anIngredient({ canonical: 'pea proteins' })],
      [],
      [],
      'are read as the same name',
    ],
    [
      'an ingredient named like a family',
      [anIngredient({ canonical: 'dairy', roles: 'other', proteinSource: '' })],
      [aFamily()],
      [],
      'stands twice',
    ],
    ['upper case', [anIngredient({ canonical: 'Pea protein' })], [], [], 'not in lower case'],
    [
      'a synonym of nothing',
      [],
      [],
      [{ synonym: 'ace-k', canonical: 'acesulfame potassium', kind: 'synonym' }],
      'unknown name "acesulfame potassium"',
    ],
    [
      'a synonym that is another name',
      [anIngredient(), anIngredient({ canonical: 'pea' })],
      [],
      [{ synonym: 'peas', canonical: 'pea protein', kind: 'synonym' }],
      'is itself the name "pea"',
    ],
    [
      'a synonym with two meanings',
      [anIngredient(), anIngredient({ canonical: 'pea' })],
      [],
      [
        { synonym: 'pisum', canonical: 'pea protein', kind: 'synonym' },
        { synonym: 'Pisum', canonical: 'pea', kind: 'synonym' },
      ],
      'means both',
    ],
    [
      'a synonym that normalising makes needless',
      [anIngredient()],
      [],
      [{ synonym: 'Pea-Proteins', canonical: 'pea protein', kind: 'plural' }],
      'needs no row',
    ],
    [
      'a synonym without a kind',
      [anIngredient()],
      [],
      [{ synonym: 'pea p', canonical: 'pea protein', kind: '' }],
      'no kind',
    ],
    [
      'an unknown allergen',
      [anIngredient({ allergens: 'radish' })],
      [],
      [],
      'unknown allergen "radish"',
    ],
    ['an unknown role', [anIngredient({ roles: 'filler' })], [], [], 'unknown role "filler"'],
    ['a missing role', [anIngredient({ roles: '' })], [], [], 'has no role'],
    [
      'an unknown grain',
      [anIngredient({ gluten: 'spelt' })],
      [],
      [],
      'unknown gluten grain "spelt"',
    ],
    [
      'an unknown animal value',
      [anIngredient({ animal: 'perhaps' })],
      [],
      [],
      'instead of yes, no or maybe',
    ],
    ['a missing description', [anIngredient({ description: '' })], [], [], 'has no description'],
    ['a missing source', [], [aFamily({ source: '' })], [], 'has no source'],
    [
      'a nameless protein source',
      [anIngredient({ proteinSource: '' })],
      [],
      [],
      'without a name for it',
    ],
    [
      "a member without the family's allergen",
      [anIngredient({ canonical: 'whey', parents: 'dairy', animal: 'yes', proteinSource: 'whey' })],
      [aFamily()],
      [],
      'does not carry the allergen milk',
    ],
    [
      'a plant below the animals',
      [anIngredient({ parents: 'animal products' })],
      [aFamily({ canonical: 'animal products', allergens: '' })],
      [],
      'below "animal products" but says "no"',
    ],
    [
      'milk that is not animal',
      [anIngredient({ allergens: 'milk' })],
      [],
      [],
      'carries milk but says "no"',
    ],
    [
      'wheat gluten without wheat',
      [anIngredient({ gluten: 'wheat' })],
      [],
      [],
      'does not carry the allergen wheat',
    ],
  ])('finds %s', (_, ingredients, families, synonyms, expected) => {
    expect(problemsOf(ingredients, families, synonyms).join('\n')).toContain(expected);
  });

  it('lets a nut carry one of the two allergens of "nuts"', () => {
    expect(
      problemsOf(
        [
          anIngredient({
            canonical: 'almond',
            parents: 'nuts',
            allergens: 'tree nuts',
            roles: 'other',
            proteinSource: '',
          }),
        ],
        [aFamily({ canonical: 'nuts', allergens: 'tree nuts|peanuts' })],
      ),
    ).toEqual([]);
  });
});
