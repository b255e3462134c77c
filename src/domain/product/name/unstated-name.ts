import type { ProductFormat } from '../../enumerations.ts';
import type { ProductWords } from '../../product-words/product-words.ts';
import { foldText } from '../../slug.ts';

/** What stands behind the name of a product that no record names. */
const UNSTATED_NAME = ' (name not stated)';

/** A name for a product that no record names, made of what is known of it. */
export function composeName(parts: string): string {
  return `${parts}${UNSTATED_NAME}`;
}

/** What a thing is, as names of shops say it. */
const KINDS: Readonly<Record<ProductFormat, string>> = {
  powder: 'Protein Powder',
  rtd: 'Protein Drink',
  bar: 'Protein Bar',
};

/** A name that says nothing but its brand, or its flavor, with what the thing is: "Aloha Protein Bar"; "Protein Bar, Rocky Road". */
export function nameWithKind(name: string, format: ProductFormat, isFlavor: boolean): string {
  const kind = KINDS[format];
  if (isFlavor) return `${kind}, ${name}`;
  return `${name} ${/\bprotein$/i.test(name) ? kind.replace('Protein ', '') : kind}`;
}

/** A name that says how a bar is, and not what: "NuGo Dark", "Barebells Plant Based", "60% Protein". `base` is its base name. */
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
