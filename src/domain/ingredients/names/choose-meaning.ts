import type { Lexicon, Meaning } from '../vocabulary/meanings.ts';
import { SPOKEN } from './languages.ts';

/** Which of a phrase's meanings is heard first. */
const ORDER: ReadonlyMap<string, number> = new Map(
  [
    'minor part',
    'precaution',
    'declaration',
    'denial',
    'address',
    'direction',
    'quantity',
    'cue behind',
    'function',
    'name',
    'heading',
    'quality',
    'claim',
    'joiner',
    'no ingredient',
  ].map((kind, place) => [kind, place]),
);

/** A word is taken from a language that is spoken around it while one has it; without evidence, from that of the most words. */
export function chosenMeaning(
  written: string,
  meanings: readonly Meaning[],
  languages: ReadonlyMap<string, number>,
  lexicon: Lexicon,
): Meaning | null {
  let best: Meaning | null = null;
  let bestRank = Number.POSITIVE_INFINITY;
  for (const meaning of meanings) {
    // A word for an allergen is heard in any language.
    const warns = meaning.warns && written.length > 3;
    const share = languages.get(meaning.language) ?? (warns ? 0 : undefined);
    if (share === undefined) continue;
    const stated = meaning.allergens.length > 0 ? 0.6 : 0;
    const rank =
      (ORDER.get(meaning.kind === 'cue' ? (meaning.cue ?? '') : meaning.kind) ?? -1) -
      share / 2 +
      stated +
      (warns || share >= SPOKEN ? 0 : ORDER.size) -
      (lexicon.share.get(meaning.language) ?? 0) / 1000;
    if (rank < bestRank) [best, bestRank] = [meaning, rank];
  }
  return best;
}
