import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainLabel } from '#domain/ingredients/label/explain-label.ts';
import { isKnown } from '#domain/ingredients/names/split-compound.ts';
import { understandWish } from '#domain/ingredients/wishes/understand-wish.ts';
import { judgeAvoidTerm } from '#domain/matching/judge-avoid.ts';
import { aSourceRecord } from '../support/a-source-record.ts';
import { derive } from '../support/a-derivation.ts';
import { readJsonLines } from '../support/read-json-lines.ts';
import { fold } from './word-index.ts';
import { vocabulary } from '../support/shipped-vocabulary.ts';

/** Total number of changes that are judged. Changes without effect are drawn again. */
const CASES = 10_000;
const WAYS = 4;
/** Longer statements are tested elsewhere. The same rules apply to them, but reading them takes longer. */
const LONGEST = 600;
const FILES = [
  'given',
  'reporting',
  'control',
  'fresh-a',
  'fresh-b',
  'fresh-c',
  'fresh-d',
  'fresh-e',
  'fresh-f',
  'fresh-g',
  'foreign',
  'foreign-fresh',
  'foreign-six',
  'foreign-seven',
  'foreign-eight',
  'foreign-nine',
  'foreign-ten',
  'foreign-eleven',
];
const AVOIDED = [
  'milk',
  'lactose',
  'egg',
  'peanuts',
  'soy',
  'tree nuts',
  'almonds',
  'wheat',
  'gluten',
  'sesame',
  'sucralose',
  'stevia',
  'palm oil',
  'gelatin',
  'honey',
  'zorbium',
];

interface Labelled {
  readonly ingredients_text: string;
  readonly truncated: boolean;
}

const labels = FILES.flatMap((file) =>
  readJsonLines<Labelled>(`data/labelled/${file}.jsonl`),
).filter(({ ingredients_text: text }) => text.length <= LONGEST);
const terms = AVOIDED.flatMap((word) => understandWish(word, 'avoid', vocabulary));

/** Returns what the site concludes from a label about each avoided term. */
function statuses(statement: string, truncated: boolean): readonly string[] {
  const record = aSourceRecord({ name: 'Plain', statement, truncated, readable: true });
  const { product } = derive([record], (label) => explainLabel(label, vocabulary));
  return terms.map((term) => judgeAvoidTerm({ ...product, brand: { name: '' } }, term).status);
}

const known = new Map<Labelled, readonly string[]>();

function statusesOf(given: Labelled): readonly string[] {
  const before = known.get(given) ?? statuses(given.ingredients_text, given.truncated);
  known.set(given, before);
  return before;
}

function freed(before: readonly string[], after: readonly string[]): readonly string[] {
  return terms.flatMap(({ name }, index) =>
    before[index] !== 'met' && after[index] === 'met' ? [`${name} was ${before[index]}`] : [],
  );
}

const label = fc.constantFrom(...labels);
/** A word of no language. */
const unread = fc
  .array(fc.constantFrom('zor', 'qua', 'vym', 'bli', 'fex', 'dro', 'ght', 'wub', 'kny', 'jap'), {
    minLength: 3,
    maxLength: 4,
  })
  .map((syllables) => syllables.join(''));

/** Returns the positions between two words of a text, where no word is split. */
function seams(text: string): readonly number[] {
  return Array.from(text.matchAll(/[,;(] ?| /g), ({ index, 0: gap }) => index + gap.length);
}

/** Returns whether all brackets are closed, none before it was opened. */
function bracketsClose(text: string): boolean {
  let open = 0;
  for (const [mark] of text.matchAll(/[()[\]{}]/gu)) {
    open += '([{'.includes(mark) ? 1 : -1;
    if (open < 0) return false;
  }
  return open === 0;
}

/**
 * Returns whether a text is visibly cut: it ends, or begins, inside a word that no table has, at a mark that separates
 * or joins, or with an unbalanced bracket. A cut may leave a whole word ("jordnød" of "jordnødder"), which nobody can
 * see.
 */
function isVisiblyCut(text: string, end: 'start' | 'end'): boolean {
  const rest = fold(text);
  if (!bracketsClose(rest)) return true;
  const torn = (end === 'end' ? /[\p{L}!|]+$/u : /^[\p{L}!|]+/u).exec(rest)?.[0] ?? '';
  // "F!avour" of "F!avours" is a whole word, whatever a scanner made of it.
  if (/^\p{L}+$/u.test(torn) && !isKnown(vocabulary.lexicon.formsOf(torn), vocabulary.lexicon))
    return true;
  return end === 'end' ? /[,;:/&+-]\s*$/.test(rest) : /^[\s_*]*[,;]/.test(rest);
}

/** What a table or a web page puts around a text. It must not hide a cut. */
const FRAMES: readonly (readonly [before: string, after: string])[] = [
  ['', ''],
  ['"', '"'],
  ['“', '”'],
  ['* ', ' *'],
  ['', ' •'],
];

function framed(text: string, at: number): string {
  const [before, after] = FRAMES[at % FRAMES.length] ?? ['', ''];
  return `${before}${text}${after}`;
}

function neverFrees(
  mutate: (text: string, at: number, word: string) => { text: string; truncated: boolean } | null,
): void {
  let done = 0;
  const runs = { numRuns: CASES / WAYS, seed: 20_261_122 };
  fc.assert(
    fc.property(label, fc.nat({ max: 9_999 }), unread, (given, at, word) => {
      const mutated = mutate(given.ingredients_text, at, word);
      fc.pre(mutated !== null && mutated.text !== given.ingredients_text);
      done += 1;
      const after = statuses(mutated.text, given.truncated || mutated.truncated);
      expect(freed(statusesOf(given), after), mutated.text).toEqual([]);
    }),
    runs,
  );
  expect(done).toBe(CASES / WAYS);
}

describe('nothing is concluded from what was not read', () => {
  it('frees of nothing when a word that nobody knows is added', () => {
    neverFrees((text, at, word) => {
      const places = seams(text);
      const place = places[at % places.length];
      return place === undefined
        ? null
        : { text: `${text.slice(0, place)}${word}, ${text.slice(place)}`, truncated: false };
    });
  });

  it('frees of nothing when one name is translated into a word that is not known', () => {
    neverFrees((text, at, word) => {
      const names = Array.from(text.matchAll(/(?<=^|[,;(] ?)[\p{L}' -]{3,40}(?=[,;().]|$)/gu));
      const name = names[at % Math.max(1, names.length)];
      if (name === undefined) return null;
      const end = name.index + name[0].length;
      return { text: text.slice(0, name.index) + word + text.slice(end), truncated: false };
    });
  });

  it('frees of nothing when the text is cut where one sees it, also within quotation marks or beside a star', () => {
    neverFrees((text, at) => {
      const place = 1 + (at % Math.max(1, text.length - 1));
      const head = text.slice(0, place);
      const tail = text.slice(place);
      if (isVisiblyCut(head, 'end')) return { text: framed(head, at), truncated: false };
      return isVisiblyCut(tail, 'start') ? { text: framed(tail, at), truncated: false } : null;
    });
  });

  it('frees of nothing when the text is cut anywhere and the source says so', () => {
    neverFrees((text, at) => ({
      text: text.slice(0, 1 + (at % Math.max(1, text.length - 2))),
      truncated: true,
    }));
  });
});
