import type { Allergen } from '../../product/enumerations.ts';
import { allergensNamedIn } from './allergen-words.ts';
import { foreignAllergens, withoutDenials } from '../words/recognise-language.ts';

/** Intense sweeteners by what their names have in common in English, French, German, Spanish and Italian. */
const SWEETENERS: readonly (readonly [string, RegExp])[] = [
  ['sucralose', /\bsucralos/i],
  ['acesulfame potassium', /\bac[eé]sulfam/i],
  ['stevia', /\bst[eé]vi(?:a|ol)|\bst\S{1,4}l glycosid|\br[eé]baudiosi/i],
  ['monk fruit', /\bmonk fruit|\bluo han|\bmönchsfrucht/i],
  ['aspartame', /\baspartam/i],
  ['saccharin', /\bsacc?harin/i],
  ['thaumatin', /\bthaumatin/i],
  ['neotame', /\bneotam/i],
];

/** From here on a text no longer says what is in the product. */
const BESIDE =
  /\b(?:may (?:also )?contain|traces?|made in|produced in|manufactured|facility|factory|directions?|suggested|recommended|mix(?:ed)? (?:\d|with)|add \d|\d ?ml\b|shake|stir|with milk)\b/i;

/**
 * What a text names that could not be read as a list (another language, a nutrition table, scanned debris): allergens
 * and intense sweeteners by their words, up to the first warning or direction. Adverse evidence is believed even
 * where nothing may be concluded from what is absent (docs/decisions/reading-labels.md).
 */
export function namedInUnreadText(text: string): {
  readonly allergens: readonly Allergen[];
  readonly sweeteners: readonly string[];
} {
  const end = text.search(BESIDE);
  const said = end < 0 ? text : text.slice(0, end);
  return {
    allergens: allergensNamedIn(said),
    sweeteners: SWEETENERS.filter(([, pattern]) => pattern.test(said)).map(([name]) => name),
  };
}

/** Allergens that a text names, in whatever language, which a source marks as not readable; and those it warns of. */
export function allergensInUnreadText(text: string): {
  readonly contains: readonly Allergen[];
  readonly warned: readonly Allergen[];
} {
  const { contains, precautions } = foreignAllergens(text);
  return {
    contains: [...new Set([...contains, ...namedInUnreadText(withoutDenials(text)).allergens])],
    warned: precautions.map(({ allergen }) => allergen),
  };
}
