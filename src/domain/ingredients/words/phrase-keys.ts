import { foldWord } from './fold-word.ts';
import { tokensOf } from './tokens.ts';

const PLAIN_WORDS = /^[a-z]+(?:[ -][a-z]+)*$/u;
const LETTERS_ONLY = /^\p{Ll}+(?:[ -]\p{Ll}+)*$/u;
const BETWEEN_WORDS = /[ -]/u;

/** The words of a phrase as look-ups join them; numbers with a unit become "#". */
export function phraseKeys(phrase: string): readonly string[] {
  // Most rows of the tables are plain words.
  if (PLAIN_WORDS.test(phrase)) return phrase.split(BETWEEN_WORDS);
  if (LETTERS_ONLY.test(phrase)) return phrase.split(BETWEEN_WORDS).map(foldWord);
  return tokensOf(phrase, (key) => [key])
    .filter(({ kind }) => kind !== 'mark')
    .map(({ key }) => key);
}
