import type { WordDecision } from '#domain/ingredients/vocabulary/word-decision.ts';
import type { IngredientRow, VocabularyTables } from '#domain/ingredients/vocabulary/vocabulary.ts';

const SOURCE = 'operator';

/**
 * Returns the row of a word that is a kind of an entry. It inherits allergens and gluten from its parent, but not that
 * it is free of animal ingredients.
 */
function kindOf(word: string, parent: IngredientRow | undefined, canonical: string): IngredientRow {
  const { animal = 'maybe' } = parent ?? {};
  return {
    canonical: word,
    parents: canonical,
    allergens: parent?.allergens ?? '',
    animal: animal === 'no' ? 'maybe' : animal,
    gluten: parent?.gluten ?? '',
    roles: parent?.roles ?? 'other',
    proteinSource: '',
    description: '',
    source: SOURCE,
    maybeAllergens: parent?.maybeAllergens,
    maybe: parent?.maybe,
    palm: parent?.palm,
    lactose: parent?.lactose,
  };
}

/** Returns the reviewed tables with the operator's decisions about words applied. */
export function overlayTables(
  tables: VocabularyTables,
  decisions: readonly WordDecision[],
): VocabularyTables {
  const parents = new Map(tables.ingredients.map((row) => [row.canonical, row]));
  const of = (kind: WordDecision['decision']) =>
    decisions.filter(({ decision }) => decision === kind);
  return {
    ...tables,
    synonyms: [
      ...tables.synonyms,
      ...of('spelling').map(({ word, canonical }) => ({
        synonym: word,
        canonical: canonical ?? '',
        kind: SOURCE,
      })),
    ],
    ingredients: [
      ...tables.ingredients,
      ...of('kind').map(({ word, canonical }) =>
        kindOf(word, parents.get(canonical ?? ''), canonical ?? ''),
      ),
    ],
    noIngredient: [
      ...(tables.noIngredient ?? []),
      ...of('none').map(({ word }) => ({
        words: word,
        meaning: SOURCE,
        language: 'xx',
        source: SOURCE,
        detail: '',
      })),
    ],
  };
}
