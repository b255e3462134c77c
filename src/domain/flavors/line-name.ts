import type { ProductFormat } from '../enumerations.ts';
import type { ProductWords } from '../product-words/product-words.ts';
import type { Leap } from './group-member.ts';

/** A base name (`baseName`), split by what its words say about the product line. */
export interface LineName {
  /** The words that all names of the line have, sorted. Never empty. */
  readonly line: string;
  /** Words and numbers that one record of the line has and another leaves out ("Premium", "32"): figures decide whether both are one family. "" for none. */
  readonly optionalWords: string;
  /** Where the line's name is generic ("Protein", "Vegan"): differences from which on two products are two lines. Null for a specific name. */
  readonly figureGap: Leap | null;
  /** Words of the line that another name of it may imply ("isolate"); "" for none. */
  readonly impliedWords: string;
  /** The line by the name's own words, before the brand's table of equal lines. */
  readonly ownLine: string;
  /** True where the name says only what kind of product it is ("Whey Isolate", "Mass Gainer"), or nothing. */
  readonly isGeneric: boolean;
  /** Words for the origin of the protein, optional words included; "" for none. */
  readonly origins: string;
}

/** The line of a name that says nothing but "protein". */
export const PLAIN_LINE = 'protein';

/** The words of a line; none for the plain line. */
export function wordsOfLine(line: string): readonly string[] {
  return line === PLAIN_LINE ? [] : line.split(' ');
}

/** True where a line has all words of the other and at least one more. */
export function isMoreSpecific(line: string, other: string): boolean {
  return hasAllAndMore(wordsOfLine(line), wordsOfLine(other));
}

/** `isMoreSpecific` for the words of two lines. */
export function hasAllAndMore(words: readonly string[], less: readonly string[]): boolean {
  return words.length > less.length && less.every((word) => words.includes(word));
}

/**
 * Splits a base name (`baseName`) into its line and its optional words. Words that another word implies are dropped ("Vegan Soy",
 * "Mass Weight Gainer"); an isolate without a named origin is a whey isolate. `same` maps other names of the brand's lines to
 * the line.
 */
export function lineName(
  base: string,
  format: ProductFormat,
  { optional, beside, general, origin, implied, mix, gainer }: LineWords,
  same: ReadonlyMap<string, string> = new Map(),
): LineName {
  const words = base.split(' ').filter((word) => word !== PLAIN_LINE);
  const said = new Set(words.flatMap((word) => beside.get(word) ?? []));
  const unsaid = words.filter((word) => !said.has(word));
  const isOfWhey = words.includes('isolate') && !unsaid.some((word) => origin.has(word));
  const named = isOfWhey ? [...unsaid, 'whey'] : unsaid;
  // "Recovery Bar Whey Protein" is the "Recovery Bar": bars and drinks are not named after their whey.
  const isOptional = (word: string) =>
    optional.has(word) || /^\d+$/.test(word) || (format !== 'powder' && word === 'whey');
  const ownLine =
    named
      .filter((word) => !isOptional(word))
      .sort()
      .join(' ') || PLAIN_LINE;
  // The table equates whole names ("Pure Whey Pro" and "Whey Pro"), whatever the figures.
  const whole = same.get([...named].sort().join(' '));
  const line = wordsOfLine(whole ?? same.get(ownLine) ?? ownLine);
  return {
    line: line.join(' ') || PLAIN_LINE,
    optionalWords: whole === undefined ? named.filter(isOptional).join(' ') : '',
    figureGap: line.every((word) => general.has(word)) ? leapOf(line, format, mix) : null,
    impliedWords: line.filter((word) => implied.has(word)).join(' '),
    ownLine,
    origins: [...new Set(named)].filter((word) => origin.has(word)).join(' '),
    isGeneric: wordsOfLine(ownLine).every(
      (word) => origin.has(word) || implied.has(word) || gainer.test(word),
    ),
  };
}

/**
 * Chosen by reading families (docs/decisions/catalogue.md): flavors of bars and drinks differ little, flavors of powders more, and
 * products that share nothing but "Protein" least of all.
 */
function leapOf(line: readonly string[], format: ProductFormat, mix: LineWords['mix']): Leap {
  if (format === 'bar') return { protein: 7, fat: 10 };
  if (format === 'rtd') return { protein: 1.2, carbohydrate: 3.5 };
  if (line.length === 0) return { protein: 7, carbohydrate: 8, fat: 5 };
  if (line.some((word) => mix.has(word))) return { protein: 7, fat: 8 };
  return line.every((word) => word === 'whey') ? { protein: 10, fat: 8 } : { protein: 17, fat: 4 };
}

type LineWords = Pick<
  ProductWords,
  'optional' | 'beside' | 'general' | 'origin' | 'implied' | 'mix' | 'gainer'
>;
