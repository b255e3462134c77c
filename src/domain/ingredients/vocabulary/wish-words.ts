import { DIETARY_FLAGS, type DietaryFlag } from '../../product/enumerations.ts';
import type { WordsRow } from './vocabulary.ts';
import { alternatives, wordsByMeaning } from './word-classes.ts';

/** The kinds of `data/vocabulary/wish-words.tsv` (its README says what each means). */
export const WISH_KINDS = ['before', 'after', 'between', 'beside', 'avoided', 'dietary'] as const;

/** Words around the names that shoppers avoid. */
export interface WishWords {
  /** What begins and ends such a text: "no soy", "dairy-free", "allergic to nuts". */
  readonly before: RegExp;
  readonly after: RegExp;
  /** What parts several names where no comma does. */
  readonly between: RegExp;
  /** What may stand between names: "dairy free gluten free". */
  readonly beside: ReadonlySet<string>;
  /**
   * Names that say less on a label than they mean to those who avoid them, by canonical name: milk ingredients bring lactose
   * without naming it, whatever is made of milk or wheat brings its protein, gelatin need not say which animal it is from.
   */
  readonly avoided: ReadonlyMap<string, string>;
  /** What is written as an ingredient although it is a dietary wish of the form. */
  readonly dietary: ReadonlyMap<string, DietaryFlag>;
}

export function wishWordsOf(rows: readonly WordsRow[]): WishWords {
  const wordsOf = wordsByMeaning<(typeof WISH_KINDS)[number]>(rows);
  const anyOf = (kind: (typeof WISH_KINDS)[number]) => `(?:${alternatives(wordsOf(kind))})`;
  const flags = DIETARY_FLAGS.flatMap((flag) =>
    rows.flatMap(({ words, detail }) => (detail === flag ? [[words, flag] as const] : [])),
  );
  const avoided = rows.filter(({ meaning }) => meaning === 'avoided');
  return {
    before: new RegExp(`^(?:${anyOf('before')}[\\s-]+)+`, 'i'),
    after: new RegExp(`(?:[\\s-]+${anyOf('after')})+$`, 'i'),
    between: new RegExp(`\\s*[,;/&+|]\\s*|\\s+${anyOf('between')}\\s+`, 'i'),
    beside: new Set(wordsOf('beside')),
    avoided: new Map(avoided.map(({ words, detail }) => [words, detail])),
    dietary: new Map(flags),
  };
}
