import { DIETARY_FLAGS, type DietaryFlag } from '../../enumerations.ts';
import type { WordsRow } from './vocabulary.ts';
import { alternatives, wordsByMeaning } from './word-tables.ts';

/** The kinds of `data/vocabulary/wish-words.tsv` (its README says what each means). */
export const WISH_KINDS = [
  'before',
  'after',
  'ending',
  'between',
  'either',
  'except',
  'beside',
  'avoided',
  'in product names',
  'brings',
  'group',
  'dietary',
  'little',
  'nothing',
] as const;
type WishKind = (typeof WISH_KINDS)[number];

function withoutAccents(written: string): string {
  return written.normalize('NFKD').replace(/\p{M}/gu, '');
}

/** The look-up key of a group: lower case, without accents and hyphens, which hurried shoppers leave out. */
export function plainWish(written: string): string {
  return withoutAccents(written)
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[\s-]+/g, ' ')
    .trim();
}

/** Words around the names that shoppers avoid, and what names mean to them, by canonical name. */
export type WishWords = ReturnType<typeof wishWordsOf>;

export function wishWordsOf(rows: readonly WordsRow[]) {
  const wordsOf = wordsByMeaning<WishKind>(rows);
  const anyOf = (kind: WishKind) => {
    const typed = wordsOf(kind).flatMap((words) => [words, withoutAccents(words)]);
    return `(?:${alternatives([...new Set(typed)].map((words) => words.replaceAll('.', '\\.')))})`;
  };
  const detailsOf = (kind: WishKind) =>
    rows.flatMap(({ words, meaning, detail }) =>
      meaning === kind ? [[words, detail] as const] : [],
    );
  const flags = DIETARY_FLAGS.flatMap((flag) =>
    rows.flatMap(({ words, detail }) => (detail === flag ? [[words, flag] as const] : [])),
  );
  const brings = detailsOf('brings').map(([words, names]) => [words, names.split('|')] as const);
  const groups = detailsOf('group').map(
    ([words, names]) => [plainWish(words), names.split('|')] as const,
  );
  return {
    before: new RegExp(`^(?:${anyOf('before')}(?:[\\s:-]+|(?<=['’])))+`, 'i'),
    after: new RegExp(`(?:[\\s-]+${anyOf('after')})+$`, 'i'),
    ending: new RegExp(`${anyOf('ending')}$`, 'i'),
    /** "Other than", "(except", in a text with single spaces. */
    except: new RegExp(` ?[([{]? ?(?<!\\p{L})${anyOf('except')} `, 'iu'),
    between: new RegExp(`\\s*[,;/&+|]\\s*|\\s+${anyOf('between')}\\s+`, 'i'),
    /** Separates must-haves of which one suffices: "whey or casein". */
    either: new RegExp(`\\s+${anyOf('either')}\\s+`, 'i'),
    beside: new Set(wordsOf('beside')),
    avoided: new Map(detailsOf('avoided')),
    /** Canonical names that nobody uses to ask for an ingredient. */
    inProductNames: new Set(wordsOf('in product names')),
    brings: new Map<string, readonly string[]>(brings),
    /** By `plainWish`. */
    groups: new Map<string, readonly string[]>(groups),
    /** Words that ask for little of a thing. */
    little: new RegExp(`^${anyOf('little')}(?:\\s|$)`, 'i'),
    /** Words that say that nothing is avoided, by `plainWish`. */
    nothing: new Set(wordsOf('nothing').map(plainWish)),
    dietary: new Map<string, DietaryFlag>(flags),
  };
}
