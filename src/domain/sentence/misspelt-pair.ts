import type { Token } from './cut-pieces.ts';
import type { NameLookUp } from './piece.ts';
import { isOfKind, type SentenceWords } from './sentence-words.ts';

/** "Sugar alchohols", "gaur gum": a misspelled name of two words, one of which is known; null if there is none. */
export function misspeltPair(
  sentence: string,
  pair: readonly Token[],
  words: SentenceWords,
  names: NameLookUp,
): { readonly text: string; readonly term: string } | null {
  const [first, second] = pair;
  if (first === undefined || second === undefined) return null;
  if (!pair.every(({ plain }) => /^\p{L}{3}/u.test(plain))) return null;
  const isKnown = ({ text, plain }: Token) => words.phrases.has(plain) || names.term(text) !== null;
  if (pair.every(isKnown) || pair.some((token) => isWish(token, words))) return null;
  const text = sentence.slice(first.start, second.end);
  const term = names.misspelt(text);
  if (term === null || losesName(pair, term, names)) return null;
  return { text, term };
}

/** "Vegan" in "vanila vegan" is a wish of its own. */
const isWish = (token: Token, words: SentenceWords): boolean =>
  ['flag', 'goal', 'format'].some((kind) => isOfKind(token, kind, words));

/** "Milk cassein": casein says less than the two words. */
function losesName(pair: readonly Token[], term: string, names: NameLookUp): boolean {
  return pair.some(({ text, plain }) => {
    const known = names.term(text);
    return known !== null && ![plain, known].some((each) => term.includes(each));
  });
}
