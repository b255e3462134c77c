import { type Lexicon, nameOf } from '../vocabulary/meanings.ts';
import type { Token } from '../words/tokens.ts';
import { partsOfWord } from './split-compound.ts';

/** "öl" */
const SHORTEST_HEAD = 2;
const LONGEST_HEADED = 45;
/** "Raps-, Soja- und gehärtetes Palmöl": most marks and small words between two parts. */
const MAX_BETWEEN = 3;

/** "und", "of", "och", ",", "/" */
function isBetween({ kind, key }: Token, { phrases }: Lexicon): boolean {
  if (kind === 'mark') return ',/'.includes(key);
  return phrases.get(key)?.meanings.some(({ value }) => value === 'and' || value === 'or') === true;
}

/** A word with a hyphen after it that no word continues. */
function isSuspended(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const [word, hyphen, next] = tokens.slice(at, at + 3);
  if (word?.kind !== 'word' || hyphen?.key !== '-' || next === undefined) return false;
  return isBetween(next, lexicon);
}

/** "u.", "und gehärtetes": an abbreviation's full stop, and adjectives of a fat. */
function standsBefore({ key }: Token, { phrases }: Lexicon): boolean {
  const said = phrases.get(key)?.meanings.some(({ value }) => value === 'hydrogenated');
  return key === '.' || said === true;
}

/** Index of the word that ends the series beginning at a suspended one, which has the shared head; null if there is none. */
function findHead(tokens: readonly Token[], at: number, lexicon: Lexicon): number | null {
  const behind = tokens.slice(at + 2, at + 3 + MAX_BETWEEN);
  const head = behind.findIndex(
    (each) => !isBetween(each, lexicon) && !standsBefore(each, lexicon),
  );
  return behind[head]?.kind === 'word' ? at + 2 + head : null;
}

/** The word with the head of the other: "sonnenblumen" before "rapsöl" is "sonnenblumenöl"; null if that is not a name. */
function withHeadOf(first: string, whole: string, lexicon: Lexicon): string | null {
  if (whole.length > LONGEST_HEADED) return null;
  for (let from = 2; from <= whole.length - SHORTEST_HEAD; from += 1) {
    const word = first + whole.slice(from);
    if (lexicon.formsOf(word).some((form) => nameOf([form], lexicon) !== null)) return word;
  }
  // "Soja- und Erbsenproteinisolat": known only by its parts.
  const parts = partsOfWord(whole, lexicon)?.slice(1) ?? [];
  const words = parts.map((_, from) => first + parts.slice(from).join(''));
  return words.find((word) => partsOfWord(word, lexicon) !== null) ?? null;
}

/** "Mono- and diacetyltartaric (acid esters of …)" */
function beginsName(words: readonly string[], { phrases }: Lexicon): boolean {
  let longer: Lexicon['phrases'] | null = phrases;
  for (const word of words) longer = longer?.get(word)?.longer ?? null;
  return longer !== null;
}

/**
 * Completes words whose head is at the end of the series, as in German, Dutch and the Nordic languages: "Sonnenblumen-,
 * Soja- und Rapsöl" are three oils, "Erd- und Haselnüsse" include peanuts. A word stays as it is if it forms no name
 * with the head.
 */
export function completeSuspendedCompounds(
  tokens: readonly Token[],
  lexicon: Lexicon,
): readonly Token[] {
  const headed = [...tokens];
  let whole = '';
  for (let at = tokens.length - 3; at >= 0; at -= 1) {
    const word = tokens[at];
    if (word === undefined || !isSuspended(tokens, at, lexicon)) continue;
    const head = findHead(tokens, at, lexicon);
    if (head === null) continue;
    const words = tokens.slice(at, head + 1).filter(({ kind }) => kind === 'word');
    // "Mono- und Diglyceride" is one name as written.
    const written = words.map(({ forms }) => forms.at(-1) ?? '');
    if (nameOf(written, lexicon) !== null || beginsName(written, lexicon)) continue;
    // The head is at the end of the series.
    if (!isSuspended(tokens, head, lexicon)) whole = tokens[head]?.key ?? '';
    const key = withHeadOf(word.key, whole, lexicon);
    const end = tokens[at + 1]?.end ?? word.end;
    if (key !== null) headed.splice(at, 2, { ...word, key, forms: lexicon.formsOf(key), end });
  }
  return headed;
}
