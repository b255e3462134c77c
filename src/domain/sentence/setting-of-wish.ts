import { DIETARY_FLAG_LABELS } from '../enumerations.ts';
import { joinNames } from '../wording.ts';
import { cutPieces } from './cut-pieces.ts';
import type { NameLookUp, Piece } from './piece.ts';
import { vagueUntil } from './phrases.ts';
import { hasMeaning } from './read-figure.ts';
import { readSentence } from './read-sentence.ts';
import type { SentenceWords } from './sentence-words.ts';

/**
 * The control that serves a must-have that names no ingredient, as a request: "choose Weight Management among the
 * fitness goals" for "weight loss"; null if there is none (product.md section 2).
 */
export function settingOfWish(
  written: string,
  words: SentenceWords,
  names: NameLookUp,
): string | null {
  const reading = readSentence(written, words, names);
  const { flags, proteinTypes, fitnessGoals, brands, formats, flavors, bounds } = reading;
  if (reading.avoid.length + reading.mustHave.length > 0) return null;
  if (reading.remainder.length > 0)
    return isAmount(cutPieces(written, words, names))
      ? 'sort the results by it or set a bound among their filters'
      : null;
  if (flags.length > 0)
    return `tick ${joinNames(
      flags.map((flag) => DIETARY_FLAG_LABELS[flag]),
      'and',
    )} among the dietary wishes`;
  if (proteinTypes.length > 0)
    return `choose ${joinNames(proteinTypes, 'or')} among the protein types`;
  if (fitnessGoals.length > 0)
    return `choose ${joinNames(fitnessGoals, 'or')} among the fitness goals`;
  if (brands.length > 0) return 'choose it among the brands';
  const narrows = formats.length + flavors.length + Object.keys(bounds).length > 0;
  return narrows ? 'set it among the filters of the results' : null;
}

/** "High protein", "low in sugar": only the shopper knows how much is enough. */
function isAmount(pieces: readonly Piece[]): boolean {
  const [, figure] = pieces;
  if (pieces.length !== 2 || vagueUntil(pieces, 0) !== 2) return false;
  return (
    hasMeaning(figure, 'figure', 'protein') ||
    hasMeaning(figure, 'figure', 'sugar') ||
    hasMeaning(figure, 'unit', 'kcal')
  );
}
