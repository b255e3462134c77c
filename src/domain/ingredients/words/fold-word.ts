import { LIGATURES, type Spellings, singular } from './normalize-name.ts';

const PLAIN = /^[a-z0-9]*$/u;
/** "DL-α-tocopherol", "β-carotene". Within a word scanning writes "β" for "ß". */
const GREEK: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
};
/** Scanning writes "$" for s; "měď" (copper) is not "med" (honey). */
const LETTERS: Readonly<Record<string, string>> = { ...LIGATURES, $: 's', ď: 'dj' };
const MAX_LETTERS = 1000;
const folded = new Map<string, string>();

/** One letter as look-ups use it: lower case, without accents, ligatures separated; empty for soft hyphens and marks. */
function foldLetter(letter: string): string {
  const known = folded.get(letter);
  if (known !== undefined) return known;
  const lower = letter.toLowerCase();
  const fold = LETTERS[lower] ?? lower.normalize('NFKD').replace(/[^\p{L}\p{N}!|\\]/gu, '');
  if (folded.size < MAX_LETTERS) folded.set(letter, fold);
  return fold;
}

/** A word as look-ups use it: "Süßmolke" → "sussmolke", "œuf" → "oeuf", full-width letters as others. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  const greek = GREEK[lower];
  if (greek !== undefined) return greek;
  let plain = '';
  for (const letter of lower) plain += foldLetter(letter);
  return plain;
}

/** Index in `word` of the letter that became letter `at` of the folded word. */
export function unfoldedIndex(word: string, at: number): number {
  let folded = 0;
  let index = 0;
  for (const letter of word) {
    if (folded >= at) return index;
    folded += foldLetter(letter).length;
    index += letter.length;
  }
  return word.length;
}

/** The forms of a folded word in names: as it is, in US spelling and the singular, without a plural's s. */
export function formsOf(folded: string, spellings: Spellings): readonly string[] {
  const stem = singular(spellings.get(folded) ?? folded);
  const short = folded.length > 3 && folded.endsWith('s') ? folded.slice(0, -1) : folded;
  // "E450i" is a kind of E450.
  const whole = folded.startsWith('e')
    ? folded.replace(/^(e\d{3,4}[a-f]?)(?:i{1,3}|iv|v)$/u, '$1')
    : folded;
  if (stem === folded && short === folded && whole === folded) return [folded];
  return [...new Set([folded, stem, short, whole])];
}
