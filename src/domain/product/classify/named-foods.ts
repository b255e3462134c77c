import type { ProductWords } from '../../product-words/product-words.ts';
import { foldText } from '../../slug.ts';

/** Also bars by the end of a word ("Questbar", "Macrobar"). */
export const BAR_ENDING = /\b[a-z]{3,}bars?\b/;
/** A flavor, not the food. */
export const COOKIES_AND_CREAM = /\bcookies (?:and )?cream\b/;

export function isCalledBar(name: string, words: ProductWords): boolean {
  return words.bar.test(name) || BAR_ENDING.test(name);
}

/** Not a wafer or cookie by its name, whatever the source's category. */
export function mayBeBar(name: string, words: ProductWords): boolean {
  // "32% Whey-Wafer Strawberry" is one; what tastes of cookies and cream is not.
  const said = name.replace(COOKIES_AND_CREAM, '').replace('whey ', 'protein ');
  return !words.eaten.test(name) && !isFoodItself(said, words);
}

/**
 * Whether what a source calls a bar is a wafer, a cookie or the like: by one of its names, if none says bar. It holds
 * for rows of every source, also for those that were selected by hand.
 */
export function isEatenByName(names: readonly string[], words: ProductWords): boolean {
  const folded = names.map(foldText).filter((name) => name !== '');
  const isBar = folded.some((name) => isCalledBar(name, words));
  return !isBar && folded.some((name) => !mayBeBar(name, words));
}

/** "Protein Cookie", "Protein Wafer Vanilla": a food's word right after "protein", or first, rather than a flavor at the end. */
export function isFoodItself(name: string, words: ProductWords): boolean {
  const match = words.food.exec(name);
  return match !== null && (match.index === 0 || /\bprotein\w* $/.test(name.slice(0, match.index)));
}
