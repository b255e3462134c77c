import type { Lexicon, Phrase } from '../vocabulary/meanings.ts';
import { foldWord } from '../words/fold-word.ts';
import type { Token } from '../words/tokens.ts';

/** A word with a capital behind three small letters. */
const CAPITAL_INSIDE = /(?<=\p{Ll}{3})\p{Lu}\p{Ll}+$/u;

/** Whether words that begin so declare allergens or warn of them. */
function opensStatement({ meanings, longer }: Phrase): boolean {
  return (
    meanings.some(({ cue }) => cue === 'declaration' || cue === 'precaution') ||
    [...(longer?.values() ?? [])].some(opensStatement)
  );
}

/**
 * "… yeastMay contain milk": where the line break before a sentence is lost, a word that no name has is parted into a known one
 * and one that begins what is said of allergens.
 */
export function partRunOnWords(
  tokens: readonly Token[],
  text: string,
  { words, phrases, formsOf }: Lexicon,
): readonly Token[] {
  return tokens.flatMap((token) => {
    const written = text.slice(token.start, token.end);
    const at = words.has(token.key) ? -1 : written.search(CAPITAL_INSIDE);
    if (at < 0) return [token];
    const [key, opener] = [foldWord(written.slice(0, at)), foldWord(written.slice(at))];
    const forms = formsOf(key);
    const opened = phrases.get(opener);
    if (!forms.some((form) => words.has(form)) || opened === undefined || !opensStatement(opened))
      return [token];
    const start = token.start + at;
    const second = { ...token, key: opener, forms: formsOf(opener), start };
    return [
      { ...token, key, forms, end: start },
      { ...second, spaced: false, paragraph: true, capital: true },
    ];
  });
}
