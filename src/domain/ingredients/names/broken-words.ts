import type { Lexicon } from '../vocabulary/meanings.ts';
import type { Token } from '../words/tokens.ts';

/** Whether a word ends its line in a hyphen and goes on in the next one: "ent- halten". */
function isBroken(mark: Token | undefined, rest: Token | undefined): boolean {
  if (mark?.key !== '-' || mark.spaced) return false;
  return rest?.kind === 'word' && rest.spaced && !rest.paragraph;
}

/** Broken names are pieces of one word to the search for phrases, which keeps them as written. */
function isOnlyOfStatements(key: string, { statementWords, phrases }: Lexicon): boolean {
  const names = phrases.get(key)?.meanings.some(({ kind }) => kind === 'name') === true;
  return statementWords.has(key) && !names;
}

/** "Kann Soja ent- halten", "in einem Betrieb herge- stellt": words of statements that the end of a line breaks are made whole. */
export function joinBrokenWords(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [word, mark, rest] = tokens.slice(at, at + 3);
    if (word === undefined) break;
    const broken = word.kind === 'word' && isBroken(mark, rest) ? rest : undefined;
    const key = `${word.key}${broken?.key}`;
    if (broken === undefined || !isOnlyOfStatements(key, lexicon)) {
      joined.push(word);
      continue;
    }
    joined.push({ ...word, key, forms: lexicon.formsOf(key), end: broken.end });
    at += 2;
  }
  return joined;
}
