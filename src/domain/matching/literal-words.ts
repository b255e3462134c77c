import type { IngredientFacts } from './match-facts.ts';
import { UNSTATED_BRAND } from '../product/product.ts';

/**
 * A text as a phrase of whole words: lower case, accents removed, words parted and enclosed by single
 * spaces (" cocoa butter "). Empty where the text has no letter or digit. One phrase occurs in another as
 * whole words in sequence exactly where it is a substring of it, so that *nut* is not found in coconut
 * (product.md section 2: "No substring matching").
 */
export function phraseOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words === null ? '' : ` ${words.join(' ')} `;
}

/** Whether `phrase` (of `phraseOf`) occurs in `text` as whole words. An empty phrase occurs nowhere. */
export function containsPhrase(text: string, phrase: string): boolean {
  return phrase !== '' && phraseOf(text).includes(phrase);
}

/** A text of a product beside its list of ingredients, and how a sentence calls it. */
export interface ProductText {
  readonly text: string;
  readonly where: string;
}

/** All texts in which a word that the vocabulary does not know is looked for, beside the names of the ingredients. */
export function textsOf(facts: IngredientFacts): readonly ProductText[] {
  const { brand } = facts;
  return [
    { text: facts.ingredientsStatement ?? '', where: 'in its text' },
    { text: facts.name, where: 'in its name' },
    { text: facts.nameOnLabel ?? '', where: 'in its name on the label' },
    { text: brand.name === UNSTATED_BRAND.name ? '' : brand.name, where: 'in its brand' },
    ...facts.otherStatements.map((text) => ({ text, where: 'on another record of its barcode' })),
    ...facts.evidence.map(({ words }) => ({ text: words, where: 'on its label' })),
  ].filter(({ text }) => text !== '');
}
