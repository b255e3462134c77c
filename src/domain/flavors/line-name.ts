import type { ProductFormat } from '../product/enumerations.ts';
import type { ProductWords } from '../product/product-words.ts';
import type { Leap } from './group-member.ts';

/** The words of a base name, told apart by what they say of its line. */
export interface LineName {
  /** What every name of the line has. Never empty. */
  readonly line: string;
  /** Words and numbers that one record of a line writes and another leaves out ("Premium", "32"): figures decide; "" for none. */
  readonly aside: string;
  /** What lies between two lines that bear it, where it is no name of its own ("Protein", "Vegan"); null where it is. */
  readonly leap: Leap | null;
  /** Words of the line that other names of it may leave out ("isolate"); "" for none. */
  readonly unsaid: string;
  /** The line as its own words have it, before what its brand calls otherwise. */
  readonly told: string;
  /** True where these say only of what kind it is ("Whey Isolate", "Mass Gainer"), or nothing. */
  readonly isKind: boolean;
  /** Words that say what its protein is made of, optional ones, too; "" for none. */
  readonly origins: string;
}

/** The line of a name that says no more than what the thing is. */
export const PLAIN_LINE = 'protein';

/** The words of a line; none where it is plain. */
export function wordsOfLine(line: string): readonly string[] {
  return line === PLAIN_LINE ? [] : line.split(' ');
}

/** True where one line has all words of the other, and more. */
export function saysMore(line: string, other: string): boolean {
  return hasMore(wordsOfLine(line), wordsOfLine(other));
}

/** `saysMore` of the words of two lines. */
export function hasMore(words: readonly string[], less: readonly string[]): boolean {
  return words.length > less.length && less.every((word) => words.includes(word));
}

/**
 * Parts a base name (`baseName`) into its line and what is optional in it. What a word beside it says already goes without a
 * figure being asked ("Vegan Soy", "Mass Weight Gainer"), and an isolate that names no origin is one of whey. `same` has the
 * lines that the brand's records call by other words, too, optional ones or not.
 */
export function lineName(
  base: string,
  format: ProductFormat,
  { optional, beside, general, origin, unsaid, mix, gainer }: LineWords,
  same: ReadonlyMap<string, string> = new Map(),
): LineName {
  const words = base.split(' ').filter((word) => word !== PLAIN_LINE);
  const said = new Set(words.flatMap((word) => beside.get(word) ?? []));
  const telling = words.filter((word) => !said.has(word));
  const isOfWhey = words.includes('isolate') && !telling.some((word) => origin.has(word));
  const named = isOfWhey ? [...telling, 'whey'] : telling;
  // What a bar or drink is made of is no name of its line: "Recovery Bar", "Recovery Bar Whey Protein".
  const isOptional = (word: string) =>
    optional.has(word) || /^\d+$/.test(word) || (format !== 'powder' && word === 'whey');
  const told =
    named
      .filter((word) => !isOptional(word))
      .sort()
      .join(' ') || PLAIN_LINE;
  // "Pure Whey Pro" is "Whey Pro" however its figures are.
  const whole = same.get([...named].sort().join(' '));
  const line = wordsOfLine(whole ?? same.get(told) ?? told);
  return {
    line: line.join(' ') || PLAIN_LINE,
    aside: whole === undefined ? named.filter(isOptional).join(' ') : '',
    leap: line.every((word) => general.has(word)) ? leapOf(line, format, mix) : null,
    unsaid: line.filter((word) => unsaid.has(word)).join(' '),
    told,
    origins: [...new Set(named)].filter((word) => origin.has(word)).join(' '),
    isKind: wordsOfLine(told).every(
      (word) => origin.has(word) || unsaid.has(word) || gainer.test(word),
    ),
  };
}

/**
 * Bars and mixes with sugar are sold by their protein, drinks by their sugar, too; flavors of powders differ by more, and by most where
 * names say more than "Whey". What says nothing at all has least in common.
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
  'optional' | 'beside' | 'general' | 'origin' | 'unsaid' | 'mix' | 'gainer'
>;
