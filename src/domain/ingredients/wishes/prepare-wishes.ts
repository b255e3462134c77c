import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { prepareSpeller } from './spelling.ts';
import { prepareNearestNames } from './nearest-names.ts';

/** Builds in advance what understanding wishes needs, awaiting `pause` every few milliseconds. */
export async function prepareWishes(
  vocabulary: Vocabulary,
  pause: () => Promise<unknown>,
): Promise<void> {
  await vocabulary.prepare(pause);
  await prepareSpeller(vocabulary, pause);
  await prepareNearestNames(vocabulary, pause);
}
