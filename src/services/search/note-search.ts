import type { OpenedSearch } from '#contract/api.ts';
import type { Site } from '../site.ts';
import { understandWords } from '../understand-search.ts';

/**
 * Notes for the operator what an opened search did not find and which of its words are unknown. Only opened pages are
 * noted, because live counts and results while typing contain unfinished words.
 */
export async function noteSearch(
  { vocabulary, fruitlessSearches }: Pick<Site, 'vocabulary' | 'fruitlessSearches'>,
  { criteria, unread, total, perfect }: OpenedSearch,
): Promise<void> {
  const understood = await understandWords(vocabulary, criteria);
  if (total === 0) fruitlessSearches.note(understood);
  else if (perfect === 0) fruitlessSearches.noteImperfect(understood);
  fruitlessSearches.noteUnknownWords(understood, unread);
}
