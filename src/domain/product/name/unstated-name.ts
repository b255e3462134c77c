import type { ProductFormat } from '../../enumerations.ts';
import type { ProductWords } from '../../product-words/product-words.ts';
import { foldText } from '../../slug.ts';

/** The ending of a composed name of a product that no record names. */
const UNSTATED_NAME = ' (name not stated)';

/** A name for a product that no record names, composed of known facts. */
export function composeName(parts: string): string {
  return `${parts}${UNSTATED_NAME}`;
}

/** The noun of each format, as shops write it. */
export const KINDS: Readonly<Record<ProductFormat, string>> = {
  powder: 'Protein Powder',
  rtd: 'Protein Drink',
  bar: 'Protein Bar',
};

/** Adds the noun to a name that is only its brand or its flavor: "Aloha Protein Bar"; "Protein Bar, Rocky Road". */
export function nameWithKind(name: string, format: ProductFormat, isFlavor: boolean): string {
  const kind = KINDS[format];
  if (isFlavor) return `${kind}, ${name}`;
  return `${name} ${/\bprotein$/i.test(name) ? kind.replace('Protein ', '') : kind}`;
}

/**
 * Whether a name says how a bar is but not that it is one: "NuGo Dark", "Barebells Plant Based", "60% Protein". `base`
 * is its base name.
 */
export function saysOnlyHow(name: string, base: string, words: ProductWords): boolean {
  const said = foldText(name);
  const isThing =
    words.bar.test(said) || /prot(?!ein$)/.test(said) || /\d(?![\d.,]* ?%)|\+/.test(name);
  const isHow = (word: string) =>
    word === 'protein' || words.general.has(word) || words.quality.has(word);
  const isPlain = (word: string) => isHow(word) || /^\d+$/.test(word);
  return !isThing && said.split(' ').some(isHow) && base.split(' ').every(isPlain);
}

/** Whether a record states the name. */
export function isNameStated(name: string): boolean {
  return !name.endsWith(UNSTATED_NAME);
}
