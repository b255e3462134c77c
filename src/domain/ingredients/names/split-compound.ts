import type { Lexicon } from '../vocabulary/meanings.ts';
import { formsOf, unfoldedIndex } from '../words/fold-word.ts';
import type { Token } from '../words/tokens.ts';

/** Languages that write compounds as one word; in others only a lost blank joins words. */
const COMPOUNDING = new Set('de nl da sv no fi hu'.split(' '));
const LINKS = ['', 's', 'n', 'en', 'er', 'es', 'e'];
const SHORTEST = 7;
const LONGEST = 45;
const MOST_REMEMBERED = 20_000;

/** The known words that a compound is made of, longest first words first; null unless every part is known. */
function partsOf(
  word: string,
  parts: ReadonlySet<string>,
  shortest: number,
  links: readonly string[],
  most: number,
): readonly string[] | null {
  if (parts.has(word)) return [word];
  if (most === 1) return null;
  for (let end = word.length - shortest; end >= shortest; end -= 1) {
    const first = word.slice(0, end);
    if (!parts.has(first)) continue;
    for (const link of links) {
      if (!word.startsWith(link, end)) continue;
      const rest = partsOf(word.slice(end + link.length), parts, shortest, links, most - 1);
      if (rest !== null) return [first + link, ...rest];
    }
  }
  return null;
}

function splitKey(key: string, lexicon: Lexicon): readonly string[] | null {
  if (!beginsWithWord(key, lexicon)) return null;
  for (const [language, parts] of lexicon.parts) {
    const compounding = COMPOUNDING.has(language);
    const found = partsOf(
      key,
      parts,
      compounding ? 3 : 4,
      compounding ? LINKS : [''],
      compounding ? 5 : 3,
    );
    if (found !== null) return found;
  }
  return null;
}

function beginsWithWord(key: string, { words }: Lexicon): boolean {
  for (let end = 3; end <= key.length - 3; end += 1) if (words.has(key.slice(0, end))) return true;
  return false;
}

function splitDenial(key: string, lexicon: Lexicon): readonly string[] | null {
  for (const end of lexicon.denyingEnds) {
    const before = key.slice(0, -end.length);
    if (key.endsWith(end) && before.length > 2 && isKnown(before, lexicon)) return [before, end];
  }
  return null;
}

export function isKnown(key: string, lexicon: Lexicon): boolean {
  return formsOf(key).some((form) => lexicon.words.has(form));
}

/**
 * The tokens of a text, with compounds and run-together words that no phrase has cut into their parts, if every part
 * is known ("Molkenproteinpulver", "wheyprotein", "glutenfrei").
 */
export function splitCompounds(
  tokens: readonly Token[],
  text: string,
  lexicon: Lexicon,
): readonly Token[] {
  const split = lexicon.compounds;
  if (split.size > MOST_REMEMBERED) split.clear();
  return tokens.flatMap((token) => {
    const { key } = token;
    if (token.kind !== 'word' || isKnown(key, lexicon)) return [token];
    const short = key.length < SHORTEST || key.length > LONGEST;
    let parts = split.get(key);
    if (parts === undefined) {
      parts = short ? null : (splitDenial(key, lexicon) ?? splitKey(key, lexicon));
      split.set(key, parts);
    }
    if (parts === null) return [token];
    const written = text.slice(token.start, token.end);
    let from = 0;
    return parts.map((part, at): Token => {
      const start = token.start + unfoldedIndex(written, from);
      from += part.length;
      const end = at === parts.length - 1 ? token.end : token.start + unfoldedIndex(written, from);
      return { ...token, key: part, start, end, spaced: at === 0 && token.spaced };
    });
  });
}
