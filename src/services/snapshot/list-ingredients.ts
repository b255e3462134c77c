import { setImmediate } from 'node:timers/promises';
import type { IngredientListing } from '#contract/api.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Vocabulary, VocabularyEntry } from '#domain/ingredients/vocabulary/vocabulary.ts';
import { capitalize, compareTexts } from '#domain/wording.ts';

function familiesOf(entry: VocabularyEntry, vocabulary: Vocabulary): string[] {
  return entry.ancestors.filter((name) => vocabulary.entries.get(name)?.kind === 'family');
}

/** Formats a canonical name as a heading. Single letters become capitals ("Vitamin B12", "Rebaudioside A"). */
function nameOf(canonical: string): string {
  return capitalize(
    canonical.replace(/(?<![\p{L}\p{N}'])[a-z]\d*(?![\p{L}\p{N}'])/gu, (letter) =>
      letter.toUpperCase(),
    ),
  );
}

/** Milliseconds of work before yielding to requests. */
const STEP_MS = 5;

/**
 * Lists every ingredient and ingredient family of the vocabulary with the number of products that contain it, by name.
 * Works in steps.
 */
export async function listIngredients(
  vocabulary: Vocabulary,
  catalogue: Catalogue,
): Promise<readonly IngredientListing[]> {
  const listings: IngredientListing[] = [];
  let began = performance.now();
  for (const entry of vocabulary.entries.values()) {
    const { products, families } = catalogue.ingredientCounts(entry.members);
    listings.push({
      canonical: entry.canonical,
      name: nameOf(entry.canonical),
      kind: entry.kind,
      family: familiesOf(entry, vocabulary),
      allergen: entry.allergens[0] ?? null,
      productsCount: products,
      familiesCount: families,
      description: entry.description,
      source: entry.source,
    });
    if (performance.now() - began < STEP_MS) continue;
    await setImmediate();
    began = performance.now();
  }
  return listings.sort((a, b) => compareTexts(a.canonical, b.canonical));
}
