import { buildVocabulary } from '#domain/ingredients/vocabulary/build-vocabulary.ts';
import { readVocabularyTables } from '#importer/tables/read-vocabulary.ts';
import type {
  FamilyRow,
  IngredientRow,
  Vocabulary,
} from '#domain/ingredients/vocabulary/vocabulary.ts';

const { wordClasses, headings, wishWords, spellings } = readVocabularyTables();

/** Returns a row of the ingredients table; by default a plain ingredient without relatives. */
export function anIngredientRow(
  canonical: string,
  overrides: Partial<IngredientRow> = {},
): IngredientRow {
  return {
    canonical,
    parents: '',
    allergens: '',
    animal: 'no',
    gluten: '',
    roles: 'other',
    proteinSource: '',
    description: 'A thing.',
    source: 'a book',
    ...overrides,
  };
}

/** Returns a row of the families table; by default without an allergen, at the top of the tree. */
export function aFamilyRow(canonical: string, overrides: Partial<FamilyRow> = {}): FamilyRow {
  return {
    canonical,
    parents: '',
    allergens: '',
    description: 'Things.',
    source: 'a book',
    ...overrides,
  };
}

/**
 * Returns a small vocabulary of plain ingredients, with synonyms as `{ synonym: canonical }`, and the project's tables
 * of word classes, headings, spellings and words of wishes.
 */
export function aVocabulary(
  ingredients: readonly (string | IngredientRow)[],
  synonyms: Readonly<Record<string, string>> = {},
): Vocabulary {
  return buildVocabulary({
    wordClasses,
    headings,
    wishWords,
    spellings,
    families: [],
    ingredients: ingredients.map((row) => (typeof row === 'string' ? anIngredientRow(row) : row)),
    synonyms: Object.entries(synonyms).map(([synonym, canonical]) => ({
      synonym,
      canonical,
      kind: 'synonym',
    })),
  });
}
