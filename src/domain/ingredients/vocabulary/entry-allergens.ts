import type { Allergen } from '../../enumerations.ts';
import type { Entries, VocabularyEntry } from './vocabulary.ts';

/** The allergens of an ingredient; grains that hold gluten bring gluten whether they are wheat or not. */
export function allergensOfEntry(entry: VocabularyEntry | null): readonly Allergen[] {
  if (entry === null) return [];
  return entry.gluten.length > 0 ? [...entry.allergens, 'gluten'] : entry.allergens;
}

/** The allergens that a damaged word brings, whichever of these entries it was. */
export function allergensOfAll(entries: Entries): readonly Allergen[] {
  const [first, ...rest] = entries.map(allergensOfEntry);
  return (first ?? []).filter((allergen) => rest.every((each) => each.includes(allergen)));
}
