import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { prepareSpeller } from './spelling.ts';
import { prepareNearestNames } from './nearest-names.ts';

/** Builds what wishes are understood by before the first need, awaiting `pause` some milliseconds apart. */
export async function prepareWishes(
  vocabulary: Vocabulary,
  pause: () => Promise<unknown>,
): Promise<void> {
  await vocabulary.prepare(pause);
  await prepareSpeller(vocabulary, pause);
  await prepareNearestNames(vocabulary, pause);
}
