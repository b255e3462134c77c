import type { Reader } from '../list/entry-drafts.ts';
import { isHeadingName } from './heading-names.ts';
import { splitName } from './split-name.ts';

/** What is no ingredient by itself: "peanut butter fudge (sugar, …)" is one name, though "peanut butter" is one too. */
const MADE_OF_OTHERS =
  /^(?:chips?|chunks?|crisps?|coating|layer|filling|pieces?|crumbs?|topping|fudge|nougat|spread|drizzle|icing|swirl|clusters?|nuggets?|bits?)$/i;

/** The names in the text before a bracket that `lists`, or before none. */
export function namesIn(text: string, lists: boolean, { vocabulary }: Reader): readonly string[] {
  if (isHeadingName(text)) return [text];
  const names = splitName(text, vocabulary);
  const whole = lists && names.length === 2 && MADE_OF_OTHERS.test(names[1] ?? '');
  return whole && names.join(' ') === text ? [text] : names;
}

/** "natural flavor salt (sodium chloride)": where a comma misses, the bracket belongs to the last name only. */
export function namesBeforeBracket(
  text: string,
  { vocabulary }: Reader,
): { readonly before: readonly string[]; readonly last: string } | null {
  if (isHeadingName(text)) return null;
  const names = splitName(text, vocabulary);
  const last = names.at(-1);
  if (names.length < 2 || last === undefined || MADE_OF_OTHERS.test(last)) return null;
  if (!text.endsWith(last) || /(?:\band|&|\bor|\bplus) ?$/i.test(text.slice(0, -last.length)))
    return null;
  if (names.some((name) => vocabulary.resolve(name)?.kind !== 'ingredient')) return null;
  return { before: names.slice(0, -1), last };
}
