import type { IngredientFacts } from './match-facts.ts';
import { UNSTATED_BRAND } from '../product/product.ts';

/**
 * A text as a phrase of whole words: lower case, without accents, words separated and enclosed by single spaces ("
 * cocoa butter "). Empty if the text has no letter or digit. A phrase occurs in another as whole words in sequence
 * exactly if it is a substring of it, so *nut* is not found in coconut (product.md section 2: "No substring matching").
 */
export function phraseOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words === null ? '' : ` ${words.join(' ')} `;
}

/** Whether `phrase` (made by `phraseOf`) occurs in `text` as whole words. An empty phrase never occurs. */
export function containsPhrase(text: string, phrase: string): boolean {
  return phrase !== '' && phraseOf(text).includes(phrase);
}

/** A text of a product other than its ingredient list, and how sentences refer to it. */
export interface ProductText {
  readonly text: string;
  readonly where: string;
}

/** All texts, other than the names of ingredients, in which a word that the vocabulary does not know is searched. */
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
