import type { ProductFormat } from '../product/enumerations.ts';
import type { ProductWords } from '../product/product-words.ts';

/** The words of a base name, told apart by what they say of its line. */
export interface LineName {
  /** What every name of the line has. Never empty. */
  readonly line: string;
  /** Words and numbers that one record of a line writes and another leaves out ("Premium", "32"): figures decide; "" for none. */
  readonly aside: string;
  /**
   * Grams of protein per 100 g between two lines that bear it, where it is no name of its own ("Protein", "Vegan"); null where it
   * is.
   */
  readonly leap: number | null;
}

/** The line of a name that says no more than what the thing is. */
const PLAIN_LINE = 'protein';

/**
 * Parts a base name (`baseName`) into its line and what is optional in it. What a word beside it says already goes without a
 * figure being asked ("Vegan Soy", "Mass Weight Gainer"), and an isolate that names no origin is one of whey.
 */
export function lineName(
  base: string,
  format: ProductFormat,
  { optional, beside, general, origin }: LineWords,
): LineName {
  const words = base.split(' ').filter((word) => word !== PLAIN_LINE);
  const said = new Set(words.flatMap((word) => beside.get(word) ?? []));
  const telling = words.filter((word) => !said.has(word));
  const isOfWhey = telling.includes('isolate') && !telling.some((word) => origin.has(word));
  const named = isOfWhey ? [...telling, 'whey'] : telling;
  // What a bar or drink is made of is no name of its line: "Recovery Bar", "Recovery Bar Whey Protein".
  const isOptional = (word: string) =>
    optional.has(word) || /^\d+$/.test(word) || (format !== 'powder' && word === 'whey');
  const line = named.filter((word) => !isOptional(word)).sort();
  return {
    line: line.join(' ') || PLAIN_LINE,
    aside: named.filter(isOptional).join(' '),
    leap: line.every((word) => general.has(word)) ? leapOf(line, format) : null,
  };
}

/** Bars are sold by their protein; flavors of powders differ by more, and by most where names say more than "Whey". */
function leapOf(line: readonly string[], format: ProductFormat): number {
  if (format === 'bar') return 7;
  return line.every((word) => word === 'whey') ? 10 : 17;
}

type LineWords = Pick<ProductWords, 'optional' | 'beside' | 'general' | 'origin'>;
