/** A word of a text: folded (no case, no accents), with its position in the folded text. */
export interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Index of the first and last plain token it covers: two for words split by a hyphen. */
  readonly first: number;
  readonly last: number;
}

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  '’': "'",
};
const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': ' ',
  '&amp;': '&',
  '&nbsp;': ' ',
  '&lt;': ' ',
  '&gt;': ' ',
  '&#39;': "'",
};

/**
 * Returns a text in lower case without accents, soft hyphens, entities, or the underscores that mark allergens inside
 * words.
 */
export function fold(text: string): string {
  return text
    .replace(/&(?:quot|amp|nbsp|lt|gt|#39);/g, (entity) => ENTITIES[entity] ?? ' ')
    .replace(/[\u00AD_]/g, '')
    .toLowerCase()
    .replace(/[ßœæøłđı’]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
}

/** Returns the words of a folded text in order, followed by words split by a hyphen, joined. */
export function tokensOf(folded: string): readonly Token[] {
  const plain = Array.from(folded.matchAll(/[\p{L}\p{N}]+/gu), (match, index) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
    first: index,
    last: index,
  }));
  const joined = plain.flatMap((token, index) => {
    const next = plain[index + 1];
    if (next === undefined || !/^ ?[-‐‑] ?$/.test(folded.slice(token.end, next.start))) return [];
    return [{ ...token, word: token.word + next.word, end: next.end, last: next.first }];
  });
  return [...plain, ...joined];
}

/** Characters that scanners read, and what was printed. One such slip counts as one error, whatever its length. */
const SLIPS: readonly (readonly [read: string, printed: string])[] = [
  ['0', 'o'],
  ['1', 'l'],
  ['1', 'i'],
  ['5', 's'],
  ['8', 'b'],
  ['ij', 'u'],
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
  ['ii', 'u'],
  ['li', 'h'],
];

/** Returns the word with one slip undone, for each position where one is possible. */
function slipsUndone(word: string): readonly string[] {
  const undone: string[] = [];
  for (const [read, printed] of SLIPS) {
    for (let at = word.indexOf(read); at >= 0; at = word.indexOf(read, at + 1))
      undone.push(word.slice(0, at) + printed + word.slice(at + read.length));
  }
  return undone;
}

function shortened(word: string): readonly string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** Returns whether two words differ by at most one letter inserted, removed or replaced. */
function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1);
}

const ENDINGS = ['', 's', 'es', 'n', 'en', 'e', 'er', 'x'];
const TOLERANT_FROM = 6;

/** Finds how a word may be written in a set of words: itself, its plurals, and from six letters on with one error. */
export class Spellings {
  readonly #words: ReadonlySet<string>;
  readonly #near = new Map<string, string[]>();
  readonly #slipped = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    this.#words = new Set(words);
    const add = (map: Map<string, string[]>, key: string, word: string) =>
      map.set(key, [...(map.get(key) ?? []), word]);
    for (const word of this.#words) {
      for (const undone of slipsUndone(word)) add(this.#slipped, undone, word);
      if (word.length < TOLERANT_FROM - 1) continue;
      add(this.#near, word, word);
      for (const shorter of shortened(word)) add(this.#near, shorter, word);
    }
  }

  /** Returns the spellings of a folded word. */
  of(word: string): ReadonlySet<string> {
    const found = new Set<string>();
    for (const ending of word.length < 4 ? ['', 's'] : ENDINGS) {
      if (this.#words.has(word + ending)) found.add(word + ending);
      if (word.length >= 4)
        for (const slipped of this.#slipped.get(word + ending) ?? []) found.add(slipped);
    }
    if (word.length < TOLERANT_FROM) return found;
    for (const key of [word, ...shortened(word)])
      for (const near of this.#near.get(key) ?? []) if (isOneEditAway(word, near)) found.add(near);
    return found;
  }

  /** Returns all words that contain this one. */
  holding(part: string): ReadonlySet<string> {
    return new Set([...this.#words].filter((word) => word.includes(part)));
  }
}
