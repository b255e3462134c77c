import type { Lexicon } from '../vocabulary/meanings.ts';
import type { Token } from '../words/tokens.ts';
import { COMPOUNDING, partsOfWord } from './split-compound.ts';

/** "öl" */
const SHORTEST_HEAD = 2;
const LONGEST_HEADED = 45;
/** "Raps-, Soja- und gehärtetes Palmöl": marks and small words between two parts. */
const MOST_BETWEEN = 3;

/** "und", "of", "och", ",", "/" */
function isBetween({ kind, key }: Token, { phrases }: Lexicon): boolean {
  if (kind === 'mark') return ',/'.includes(key);
  return (
    phrases
      .get(key)
      ?.meanings.some((meaning) => meaning.value === 'and' || meaning.value === 'or') === true
  );
}

/** A word with a hyphen behind it, behind which no word goes on. */
function isSuspended(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const [word, hyphen, next] = tokens.slice(at, at + 3);
  if (word?.kind !== 'word' || hyphen?.key !== '-' || next === undefined) return false;
  return isBetween(next, lexicon);
}

/** "Mono- und Diglyceride" is one name as it is written. */
function isName(tokens: readonly Token[], { phrases, formsOf }: Lexicon): boolean {
  let level: Lexicon['phrases'] | null | undefined = phrases;
  for (const { kind, key } of tokens) {
    if (kind !== 'word') continue;
    const form: string | undefined = formsOf(key).find((each) => level?.has(each));
    if (form === undefined) return false;
    level = level?.get(form)?.longer;
  }
  return true;
}

/** "u.", "und gehärtetes": an abbreviation's full stop, and what is said of a fat. */
function standsBefore({ kind, key }: Token, { phrases }: Lexicon): boolean {
  if (kind === 'mark') return key === '.';
  return phrases.get(key)?.meanings.some(({ value }) => value === 'hydrogenated') === true;
}

/** The word that ends what begins at a suspended one: where its head stands; null where none follows. */
function findHead(tokens: readonly Token[], at: number, lexicon: Lexicon): number | null {
  let next = at + 2;
  const last = next + MOST_BETWEEN;
  for (let token = tokens[next]; token !== undefined && next < last; token = tokens[next]) {
    if (!isBetween(token, lexicon) && !(next > at + 2 && standsBefore(token, lexicon))) break;
    next += 1;
  }
  return tokens[next]?.kind === 'word' ? next : null;
}

/** A name of one word in a language that writes compounds so. */
function isCompound(word: string, { phrases, formsOf }: Lexicon): boolean {
  return formsOf(word).some((form) =>
    phrases
      .get(form)
      ?.meanings.some(({ kind, language }) => kind === 'name' && COMPOUNDING.has(language)),
  );
}

/** What the word means with the head of the other: "sonnenblumen" of "rapsöl" is "sonnenblumenöl"; null where no name is that. */
function withHeadOf(first: string, whole: string, lexicon: Lexicon): string | null {
  if (whole.length > LONGEST_HEADED) return null;
  for (let from = 2; from <= whole.length - SHORTEST_HEAD; from += 1) {
    const word = first + whole.slice(from);
    if (isCompound(word, lexicon)) return word;
  }
  // "Soja- und Erbsenproteinisolat": known by its parts only.
  const parts = partsOfWord(whole, lexicon)?.slice(1) ?? [];
  for (let from = 0; from < parts.length; from += 1) {
    const word = first + parts.slice(from).join('');
    if (partsOfWord(word, lexicon) !== null) return word;
  }
  return null;
}

/**
 * Words whose head stands at the end of the row, as in German, Dutch and the Nordic languages: "Sonnenblumen-, Soja- und Rapsöl"
 * are three oils, "Erd- und Haselnüsse" hold peanuts. A word stays as it is where no name is made of it and the head.
 */
export function completeSuspendedCompounds(
  tokens: readonly Token[],
  lexicon: Lexicon,
): readonly Token[] {
  const headed = [...tokens];
  let whole: string | null = null;
  for (let at = tokens.length - 3; at >= 0; at -= 1) {
    const word = tokens[at];
    const hyphen = tokens[at + 1];
    if (word === undefined || hyphen === undefined || !isSuspended(tokens, at, lexicon)) continue;
    const head = findHead(tokens, at, lexicon);
    if (head === null) continue;
    const other = tokens[head];
    if (other === undefined || isName(tokens.slice(at, head + 1), lexicon)) continue;
    // The head stands at the end of the row.
    if (!isSuspended(tokens, head, lexicon)) whole = other.key;
    const key = whole === null ? null : withHeadOf(word.key, whole, lexicon);
    if (key === null) continue;
    headed.splice(at, 2, { ...word, key, forms: lexicon.formsOf(key), end: hyphen.end });
  }
  return headed;
}
