import { shareOfForeignWords } from './recognise-language.ts';

/** From this share of foreign words on a text is not English. */
export const FOREIGN_SHARE = 0.12;

const HEADING = /\bingr[eé]di[eë]nt\p{L}{0,2} ?[:/]|\b(?:zutaten|ingredienser) ?:/giu;
const PAIR = / \/ [^,;.():[\]/]+/g;
const FEWEST_PAIRS = 3;

interface Division {
  readonly english: string;
  /** What is said in the other language. */
  readonly other: string;
}

/**
 * What a label in two languages says in English: one of its lists ("Ingrédients : lait … Ingredients: milk …"), or the
 * left of each pair ("milk, cocoa / lait, cacao"). Null where the text is not bilingual.
 */
export function englishPart(statement: string): Division | null {
  const starts = [...statement.matchAll(HEADING)].map((hit) => hit.index);
  for (const [index, start] of starts.entries()) {
    const part = statement.slice(start, starts[index + 1]);
    if (starts.length > 1 && part.includes(',') && shareOfForeignWords(part) < FOREIGN_SHARE)
      return { english: part, other: statement.replace(part, ' ') };
  }
  const pairs = statement.match(PAIR) ?? [];
  if (pairs.length < FEWEST_PAIRS) return null;
  const english = statement.replace(PAIR, '');
  return shareOfForeignWords(english) < FOREIGN_SHARE ? { english, other: '' } : null;
}
