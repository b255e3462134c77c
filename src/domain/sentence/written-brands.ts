import type { Token } from './cut-pieces.ts';
import type { NamedBrand } from './look-up-names.ts';
import { isOfKind, type SentenceWords } from './sentence-words.ts';

/** A sentence, and the index from which a brand is searched. */
interface Place {
  readonly sentence: string;
  readonly tokens: readonly Token[];
  readonly at: number;
}

/**
 * The first of these brands, longest names first, whose name is written here although its words have their own meanings
 * ("KIND", "ONE", "Pure Protein") or it contains a sign ("Oh Yeah!"), with its number of tokens. Null if the words may
 * be meant literally: "the perfect bar", "one bar a day".
 */
export function writtenBrand(
  place: Place,
  brands: readonly NamedBrand[],
  words: SentenceWords,
): readonly [NamedBrand, number] | null {
  const { sentence, tokens, at } = place;
  const start = tokens[at]?.start ?? 0;
  for (const brand of brands) {
    const end = start + brand.name.length;
    const text = sentence.slice(start, end);
    if (text.toLowerCase() !== brand.name.toLowerCase()) continue;
    const length = tokens.slice(at).filter((token) => token.end <= end).length;
    if (tokens[at + length - 1]?.end === end && isMeant(place, { text, length }, brand, words))
      return [brand, length];
  }
  return null;
}

function isMeant(
  { sentence, tokens, at }: Place,
  { text, length }: { readonly text: string; readonly length: number },
  { name }: NamedBrand,
  words: SentenceWords,
): boolean {
  if (/[!.]/.test(name)) return true;
  const next = tokens[at + length];
  // "Pure protein bars", "kind bars"; "one bar" is a bar.
  if (isOfKind(next, 'format', words) && (length > 1 || next?.plain.endsWith('s') === true))
    return true;
  const isAllCapitals = sentence === sentence.toUpperCase();
  const begins = at === 0 || /^[.!?]$/.test(tokens[at - 1]?.plain ?? '');
  const isCapital = /\p{Lu}/u.test(begins ? name.slice(1) : name);
  return text === name && isCapital && !isAllCapitals;
}
