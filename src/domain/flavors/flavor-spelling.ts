import { flavorWord, type FlavorTable } from './flavor-table.ts';

/** Letters of the shortest word that may be a taste mistyped, and of the shortest taste it may be. */
const SHORTEST_WORD = 6;
const SHORTEST_TASTE = 7;
/** Letters of the shortest word at the end of a name that may be a taste cut off. */
const SHORTEST_CUT = 8;

/** Words corrected so far, by table: names repeat their words. */
const corrected = new WeakMap<FlavorTable, Map<string, string | null>>();

/**
 * Makes the flavor of a name readable: splits words that contain a taste at "-", "/", "+" and "," ("Scitec-vanille"),
 * and corrects tastes that are mistyped by one letter ("strawbery") or cut off at the end of the name ("Stracciatel").
 */
export function spellFlavors(name: string, table: FlavorTable): string {
  const words = name
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=\p{L}{3})&(?=\p{L}{3})/gu, ' & ')
    .replace(/[´`]/g, "'")
    .replace(/[^\s(),;:]*[\p{L}%](?:[-/+,—][\p{L}&']+)+/gu, (word) => apart(word, table))
    .split(' ');
  return words
    .map((word, index) => {
      const bare = flavorWord(word);
      const right =
        correct(bare, table) ?? (index === words.length - 1 ? wholeTaste(bare, table) : null);
      return right === null ? word : word.toLowerCase().replace(bare, right);
    })
    .join(' ');
}

/**
 * "Cherry-Joghurt" as two words, and "Scitec-vanille" with the taste as a part of its own, if all that follows the
 * first mark are tastes.
 */
function apart(word: string, table: FlavorTable): string {
  const pieces = word.split(/[-/+,—]/);
  const flavored = (piece: string): boolean => {
    const bare = flavorWord(piece);
    return table.tastes.has(bare) || table.colors.has(bare) || correct(bare, table) !== null;
  };
  const from = pieces.findIndex((_, index) => pieces.slice(index).every(flavored));
  const tastes = pieces.filter((piece) =>
    table.tastes.has(correct(flavorWord(piece), table) ?? flavorWord(piece)),
  );
  if (from < 0 || tastes.length === 0) return word;
  const tail = pieces.slice(from).join(/[/+,]/.test(word) && tastes.length > 1 ? ' & ' : ' ');
  const head = word.slice(0, pieces.slice(0, from).join('-').length);
  return head === '' ? tail : `${head} - ${tail}`;
}

/**
 * The only taste that differs from a word by one letter added, removed, changed or swapped; null if there is none, or
 * the word is correct.
 */
function correct(word: string, table: FlavorTable): string | null {
  if (word.length < SHORTEST_WORD || table.tastes.has(word) || table.colors.has(word)) return null;
  const known = corrected.get(table) ?? new Map<string, string | null>();
  corrected.set(table, known);
  const before = known.get(word);
  if (before !== undefined) return before;
  const near = [...table.tastes.keys()].filter(
    (taste) =>
      taste.length >= SHORTEST_TASTE &&
      !table.lastOnly.has(taste) &&
      taste[0] === word[0] &&
      isOneEdit(word, taste),
  );
  const readings = new Set(near.map((taste) => table.tastes.get(taste)));
  // The table contains misspellings, too ("rasbeery").
  const proper = near.find((taste) => table.tastes.get(taste) === taste) ?? near[0];
  const found = readings.size === 1 ? (proper ?? null) : null;
  known.set(word, found);
  return found;
}

/** The only taste that begins with this text; null if the word is complete, short, or begins several tastes. */
export function wholeTaste(word: string, table: FlavorTable): string | null {
  if (word.length < SHORTEST_CUT || table.tastes.has(word) || table.colors.has(word)) return null;
  const begun = [...table.tastes].filter(
    ([taste]) => taste.startsWith(word) && !taste.includes(' '),
  );
  return new Set(begun.map(([, english]) => english)).size === 1 ? (begun[0]?.[0] ?? null) : null;
}

/** The only taste that a word is a misspelling of; null if it may be another form of the word ("noisettes"), or is correct. */
export function rightTaste(word: string, table: FlavorTable): string | null {
  const right = correct(word, table);
  return right === null || right.startsWith(word) || word.startsWith(right) ? null : right;
}

function isOneEdit(word: string, taste: string): boolean {
  if (Math.abs(word.length - taste.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === taste[start]) start += 1;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  return (
    rest(word, 1) === rest(taste, 1) ||
    rest(word, 1) === rest(taste, 0) ||
    rest(word, 0) === rest(taste, 1) ||
    (word[start] === taste[start + 1] &&
      word[start + 1] === taste[start] &&
      rest(word, 2) === rest(taste, 2))
  );
}
