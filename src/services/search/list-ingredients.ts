import type { IngredientListing } from '#contract/api.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Vocabulary, VocabularyEntry } from '#domain/ingredients/vocabulary/vocabulary.ts';
import { compareTexts } from '#domain/wording.ts';

function familiesOf(entry: VocabularyEntry, vocabulary: Vocabulary): string[] {
  return entry.ancestors.filter((name) => vocabulary.entries.get(name)?.kind === 'family');
}

/** Every ingredient and family of the vocabulary with the number of products that list it, by name. */
export function listIngredients(
  vocabulary: Vocabulary,
  catalogue: Catalogue,
): readonly IngredientListing[] {
  return [...vocabulary.entries.values()]
    .map((entry) => ({
      canonical: entry.canonical,
      name: entry.canonical.charAt(0).toUpperCase() + entry.canonical.slice(1),
      kind: entry.kind,
      family: familiesOf(entry, vocabulary),
      allergen: entry.allergens[0] ?? null,
      productsCount: catalogue.ingredientCount(entry.members),
      description: entry.description,
      source: entry.source,
    }))
    .sort((a, b) => compareTexts(a.canonical, b.canonical));
}
