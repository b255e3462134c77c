import { readTable } from '../support/read-table.ts';
import { itemsOf, type RawText } from './raw-records.ts';
import { fold, Spellings, tokensOf, type Token } from './word-index.ts';

/** An occurrence of a word of an avoided thing in a record. */
export interface Hit {
  readonly raw: RawText;
  /** The word of the table. */
  readonly word: string;
  /** Position in the folded text. */
  readonly start: number;
  readonly folded: string;
  /** The text around it, folded. */
  readonly excerpt: string;
}

/** An avoided thing with its words in each language. "+milch" is also searched inside of words. */
export interface Thing {
  readonly name: string;
  readonly words: ReadonlyMap<string, readonly string[]>;
  /** Phrases that clear a product of the thing, wherever they occur. */
  readonly unless: readonly string[];
}

interface Indexed {
  readonly raw: RawText;
  readonly folded: string;
  readonly tokens: readonly Token[];
  readonly languages: ReadonlySet<string>;
}

interface Place {
  readonly text: Indexed;
  readonly token: Token;
}

const SHORT = 5;
const LIST_REACH = 14;
const NEAR_REACH = 3;

/** Returns the things of words.tsv. */
export function readThings(): readonly Thing[] {
  return readTable('tests/truth/words.tsv').map(({ thing = '', unless, ...columns }) => ({
    name: thing,
    words: new Map(Object.entries(columns).map(([column, cell]) => [column, itemsOf(cell)])),
    unless: itemsOf(unless),
  }));
}

/** Returns a pattern that finds a phrase as whole words, with any other characters between them. */
function phrasePattern(phrase: string): RegExp {
  const words = tokensOf(fold(phrase)).flatMap(({ word, first, last }) =>
    first === last ? [word] : [],
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`, 'gu');
}

interface Exception {
  readonly things: readonly string[];
  readonly phrase: RegExp;
  readonly barcode: string;
}

function readExceptions(tables: readonly string[]): readonly Exception[] {
  return tables.flatMap((table) =>
    readTable(`tests/truth/${table}`).map(({ things, phrase = '', barcode = '' }) => ({
      things: itemsOf(things),
      phrase: phrasePattern(phrase),
      barcode,
    })),
  );
}

/**
 * The raw records, searchable by the words of tests/truth/words.tsv. It knows no grammar: a text that contains a word
 * mentions the thing, except in obvious denials ("milk free", "ohne Soja"), false friends and the cases of
 * exceptions.tsv.
 */
export class RecordSearch {
  readonly #places = new Map<string, Place[]>();
  readonly #spellings: Spellings;
  readonly #falseFriends = new Set(
    readTable('tests/truth/false-friends.tsv').map(
      ({ word = '', token = '' }) => `${fold(word)} ${token}`,
    ),
  );
  readonly #denials = readTable('tests/truth/denials.tsv').map(({ words = '', reach }) => ({
    words: fold(words).split(' '),
    far: reach === 'list',
  }));

  readonly #exceptions: readonly Exception[];

  constructor(texts: readonly RawText[], exceptions: readonly string[] = ['exceptions.tsv']) {
    this.#exceptions = readExceptions(exceptions);
    const markers = readTable('tests/truth/languages.tsv').map(
      ({ language = '', markers: list }) => ({
        language,
        words: new Set(itemsOf(list).map(fold)),
      }),
    );
    for (const raw of texts) {
      const folded = fold(raw.text);
      const tokens = tokensOf(folded);
      const languages = new Set(
        markers
          .filter(
            ({ words }) =>
              new Set(tokens.map(({ word }) => word).filter((word) => words.has(word))).size >= 2,
          )
          .map(({ language }) => language),
      );
      const text = { raw, folded, tokens, languages };
      for (const token of tokens) {
        const known = this.#places.get(token.word);
        if (known === undefined) this.#places.set(token.word, [{ text, token }]);
        else known.push({ text, token });
      }
    }
    this.#spellings = new Spellings(this.#places.keys());
  }

  /** Returns where the records mention the thing. */
  find(thing: Thing): readonly Hit[] {
    const hits: Hit[] = [];
    for (const [language, words] of thing.words) {
      for (const word of words) {
        for (const { text, token } of this.#placesOf(word, language)) {
          if (this.#isDenied(text, token) || this.#isExcepted(thing.name, text, token)) continue;
          const excerpt = text.folded.slice(Math.max(0, token.start - 30), token.end + 30);
          hits.push({
            raw: text.raw,
            word,
            start: token.start,
            folded: text.folded,
            excerpt: excerpt.replace(/\s+/g, ' '),
          });
        }
      }
    }
    return hits;
  }

  /** Returns the texts that contain one of these phrases, whatever it means there. */
  holding(phrases: readonly string[]): readonly RawText[] {
    return phrases.flatMap((phrase) => this.#placesOf(phrase, 'en').map(({ text }) => text.raw));
  }

  #placesOf(word: string, language: string): readonly Place[] {
    if (word.startsWith('+')) return this.#spelt(this.#spellings.holding(fold(word.slice(1))));
    const [first = '', ...rest] = tokensOf(fold(word))
      .filter((token) => token.first === token.last)
      .map((token) => token.word);
    const isShort = language !== 'en' && first.length < SHORT && rest.length === 0;
    return this.#spelt(this.#writtenAs(first, rest.length === 0 ? fold(word) : ''))
      .filter(({ text }) => !isShort || text.languages.has(language))
      .flatMap((place) => {
        const last = this.#follow(place, rest);
        return last === null ? [] : [{ ...place, token: { ...place.token, ...last } }];
      });
  }

  #writtenAs(folded: string, word: string): ReadonlySet<string> {
    const written = this.#spellings.of(folded);
    return new Set([...written].filter((token) => !this.#falseFriends.has(`${word} ${token}`)));
  }

  #spelt(words: ReadonlySet<string>): readonly Place[] {
    return [...words].flatMap((word) => this.#places.get(word) ?? []);
  }

  /** Returns the end of a phrase of several words that begins here; null if it does not. */
  #follow({ text, token }: Place, rest: readonly string[]): Pick<Token, 'end' | 'last'> | null {
    let at = token;
    for (const word of rest) {
      const next = text.tokens[at.last + 1];
      if (next === undefined || next.first !== at.last + 1) return null;
      if (!this.#spellings.of(word).has(next.word)) return null;
      if (/[.;]/.test(text.folded.slice(at.end, next.start))) return null;
      at = next;
    }
    return { end: at.end, last: at.last };
  }

  #isDenied(text: Indexed, token: Token): boolean {
    const after = text.tokens[token.last + 1];
    const between = after === undefined ? '' : text.folded.slice(token.end, after.start);
    if (
      after?.first === token.last + 1 &&
      /^(free|frei|freie|vrij|libre|fri|fria)$/.test(after.word) &&
      /^[ -]*$/.test(between)
    )
      return true;
    if (/(frei|freie|freies|fri|vrij)$/.test(token.word)) return true;
    return this.#denials.some(({ words, far }) => this.#deniesBefore(text, token, words, far));
  }

  #deniesBefore(text: Indexed, token: Token, words: readonly string[], far: boolean): boolean {
    const reach = far ? LIST_REACH : NEAR_REACH;
    for (let back = 1; back <= reach; back += 1) {
      const end = token.first - back;
      const start = end - words.length + 1;
      if (start < 0) return false;
      if (!words.every((word, index) => text.tokens[start + index]?.word === word)) continue;
      const gap = text.folded.slice(text.tokens[end]?.end ?? 0, token.start);
      return !(far ? /[.;:()[\]]/ : /[.,;:()[\]]/).test(gap);
    }
    return false;
  }

  #isExcepted(thing: string, text: Indexed, token: Token): boolean {
    return this.#exceptions.some(
      ({ things, phrase, barcode }) =>
        things.includes(thing) &&
        (barcode === '*' || barcode === text.raw.barcode) &&
        Array.from(text.folded.matchAll(phrase)).some(
          ({ index, 0: found }) => index <= token.start && token.end <= index + found.length,
        ),
    );
  }
}
