import type { Lexicon, Meaning } from '../vocabulary/meanings.ts';
import { type LanguageShares, SPOKEN } from './languages.ts';

/** Kinds of meaning, in order of preference. */
const ORDER: LanguageShares = new Map(
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

/** Chooses a phrase's meaning: in a language that is spoken there, by the order of kinds, then by the language of most words. */
export function chooseMeaning(
  written: string,
  meanings: readonly Meaning[],
  languages: LanguageShares,
  lexicon: Lexicon,
): Meaning | null {
  let best: Meaning | null = null;
  let bestRank = Number.POSITIVE_INFINITY;
  for (const meaning of meanings) {
    // An allergen's word counts in every language.
    const isHeardAnyway = meaning.isAllergenWord && written.length > 3;
    const share = languages.get(meaning.language) ?? (isHeardAnyway ? 0 : undefined);
    if (share === undefined) continue;
    const stated = meaning.allergens.length > 0 ? 0.6 : 0;
    const rank =
      (ORDER.get(meaning.kind === 'cue' ? (meaning.cue ?? '') : meaning.kind) ?? -1) -
      share / 2 +
      stated +
      (isHeardAnyway || share >= SPOKEN ? 0 : ORDER.size) -
      (lexicon.share.get(meaning.language) ?? 0) / 1000;
    if (rank < bestRank) [best, bestRank] = [meaning, rank];
  }
  return best;
}
