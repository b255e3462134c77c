import { prepareSpeller } from '../words/spelling.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { prepareNearestNames } from './nearest-names.ts';

/**
 * Builds before the first need all that shoppers' words are understood by, awaiting `pause` in between (some milliseconds
 * apart): forty thousand names, their languages, and what finds a misspelt one.
 */
export async function prepareWishes(
  vocabulary: Vocabulary,
  pause: () => Promise<unknown>,
): Promise<void> {
  await vocabulary.prepare(pause);
  await prepareSpeller(vocabulary, pause);
  await prepareNearestNames(vocabulary, pause);
}
