import type { Lexicon, Phrase } from '../vocabulary/meanings.ts';
import { foldWord } from '../words/fold-word.ts';
import type { Token } from '../words/tokens.ts';

/** A word with a capital after two lower-case letters. */
const CAPITAL_INSIDE = /(?<=\p{Ll}{2})\p{Lu}\p{Ll}+$/u;

/** Whether words that begin so declare allergens or warn of them. */
function opensStatement({ meanings, longer }: Phrase): boolean {
  return (
    meanings.some(({ cue }) => cue === 'declaration' || cue === 'precaution') ||
    [...(longer?.values() ?? [])].some(opensStatement)
  );
}

/** "de", "aus" */
function isJoiner({ meanings }: Phrase): boolean {
  return meanings.some(({ value }) => value === 'of' || value === 'from');
}

/**
 * "… yeastMay contain milk": if the line break before a sentence is lost, an unknown word is split into a known one and
 * one that begins a statement about allergens. "Protéine deWhey" is split into a word for "of" and the name after it.
 */
export function partRunOnWords(
  tokens: readonly Token[],
  text: string,
  { words, phrases, formsOf }: Lexicon,
): readonly Token[] {
  return tokens.flatMap((token) => {
    const written = text.slice(token.start, token.end);
    const at = written.search(CAPITAL_INSIDE);
    if (at < 0 || words.has(token.key)) return [token];
    const [key, second] = [foldWord(written.slice(0, at)), foldWord(written.slice(at))];
    const forms = formsOf(key);
    const [before, behind] = [phrases.get(key), phrases.get(second)];
    const opens = behind !== undefined && opensStatement(behind);
    const joins = before !== undefined && isJoiner(before) && words.has(second);
    if (!forms.some((form) => words.has(form)) || !(opens || joins)) return [token];
    const start = token.start + at;
    return [
      { ...token, key, forms, end: start },
      {
        ...token,
        key: second,
        forms: formsOf(second),
        start,
        spaced: joins,
        paragraph: opens,
        capital: true,
      },
    ];
  });
}
