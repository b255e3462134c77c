import { DIETARY_FLAG_LABELS } from '../product/enumerations.ts';
import { joinNames } from '../wording.ts';
import { phraseKey, type SentenceWords } from './sentence-words.ts';
import type { SentenceReading } from './sentence-wishes.ts';

/**
 * Where the site has what a must-have asks for that names no ingredient, as a request: "choose Weight Management among the
 * fitness goals" of "weight loss"; null where it has no such setting (product.md section 2).
 */
export function settingOfWish(
  written: string,
  reading: SentenceReading,
  words: SentenceWords,
): string | null {
  const { flags, proteinTypes, fitnessGoals, brands, formats, flavors, bounds } = reading;
  if (reading.avoid.length + reading.mustHave.length > 0) return null;
  if (reading.remainder.length > 0) return sortingOf(written, words);
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

/** "High protein", "low in sugar": how much is enough, only the shopper knows. */
function sortingOf(written: string, { phrases }: SentenceWords): string | null {
  const tokens = phraseKey(written).split(' ');
  const means = (key: string, kind: string, values: readonly string[]) =>
    phrases.get(key)?.some((each) => each.kind === kind && values.includes(each.value)) === true;
  for (let at = 1; at < tokens.length; at++) {
    if (!means(tokens.slice(0, at).join(' '), 'vague', [''])) continue;
    const figure = tokens.slice(at).join(' ');
    if (means(figure, 'figure', ['protein', 'sugar']) || means(figure, 'unit', ['kcal']))
      return 'sort the results by it or set a bound among their filters';
  }
  return null;
}
