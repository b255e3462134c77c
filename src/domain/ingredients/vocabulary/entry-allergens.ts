import type { Allergen } from '../../enumerations.ts';
import type { Entries, VocabularyEntry } from './vocabulary.ts';

/** The allergens of an ingredient; grains with gluten carry gluten, wheat or not. */
export function allergensOfEntry(entry: VocabularyEntry | null): readonly Allergen[] {
  if (entry === null) return [];
  return entry.gluten.length > 0 ? [...entry.allergens, 'gluten'] : entry.allergens;
}

/** The allergens that all of these entries carry, since a damaged word may be any of them. */
export function allergensOfAll(entries: Entries): readonly Allergen[] {
  const [first, ...rest] = entries.map(allergensOfEntry);
  return (first ?? []).filter((allergen) => rest.every((each) => each.includes(allergen)));
}
