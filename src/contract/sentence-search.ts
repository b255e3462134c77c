import type { SentenceReading } from '#domain/sentence/sentence-wishes.ts';
import type { SearchView } from './search-url.ts';

/** The search view that a sentence means, with the words that were not understood. */
export function searchOfSentence(reading: SentenceReading): Partial<SearchView> {
  const { formats, flavors, bounds } = reading;
  return {
    criteria: {
      avoidIngredients: reading.avoid,
      mustHaveIngredients: reading.mustHave,
      proteinTypes: reading.proteinTypes,
      fitnessGoals: reading.fitnessGoals,
      brandIds: reading.brands.map(({ id }) => id),
      flags: reading.flags,
    },
    showAll: true,
    filters: { formats, flavors, ...bounds },
    unread: reading.remainder,
  };
}
