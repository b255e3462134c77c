import { DIETARY_FLAGS, type DietaryFlag } from '../../product/enumerations.ts';
import type { WordsRow } from './vocabulary.ts';
import { alternatives, wordsByMeaning } from './word-classes.ts';

/** The kinds of `data/vocabulary/wish-words.tsv` (its README says what each means). */
export const WISH_KINDS = [
  'before',
  'after',
  'ending',
  'between',
  'except',
  'beside',
  'avoided',
  'brings',
  'group',
  'dietary',
] as const;

/** Words around the names that shoppers avoid. */
export interface WishWords {
  /** What begins and ends such a text: "no soy", "dairy-free", "allergic to nuts". */
  readonly before: RegExp;
  readonly after: RegExp;
  /** What ends such a text in one word: "sojafrei", "Nussallergie". */
  readonly ending: RegExp;
  /** What takes out of a name what follows ("other than", "(except"), in a text with single spaces. */
  readonly except: RegExp;
  /** What parts several names where no comma does. */
  readonly between: RegExp;
  /** What may stand between names: "dairy free gluten free". */
  readonly beside: ReadonlySet<string>;
  /**
   * Names that say less on a label than they mean to those who avoid them, by canonical name: milk ingredients bring lactose
   * without naming it, whatever is made of milk or wheat brings its protein, gelatin need not say which animal it is from.
   */
  readonly avoided: ReadonlyMap<string, string>;
  /** What names bring, or may be made of, without saying so, by canonical name: cocoa caffeine, stearic acid lard. */
  readonly brings: ReadonlyMap<string, readonly string[]>;
  /**
   * The canonical names that words mean together to those who avoid them, though no label has such a name, or means less by it:
   * what a brand of sweeteners is mixed of, what celiac disease forbids. By `plainWish`.
   */
  readonly groups: ReadonlyMap<string, readonly string[]>;
  /** What is written as an ingredient although it is a dietary wish of the form. */
  readonly dietary: ReadonlyMap<string, DietaryFlag>;
}

function withoutAccents(written: string): string {
  return written.normalize('NFKD').replace(/\p{M}/gu, '');
}

/** A word as groups are looked up: in small letters, without accents and hyphens, which hurried shoppers leave out. */
export function plainWish(written: string): string {
  return withoutAccents(written)
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[\s-]+/g, ' ')
    .trim();
}

export function wishWordsOf(rows: readonly WordsRow[]): WishWords {
  const wordsOf = wordsByMeaning<(typeof WISH_KINDS)[number]>(rows);
  const anyOf = (kind: (typeof WISH_KINDS)[number]) => {
    const typed = wordsOf(kind).flatMap((words) => [words, withoutAccents(words)]);
    return `(?:${alternatives([...new Set(typed)].map((words) => words.replaceAll('.', '\\.')))})`;
  };
  const flags = DIETARY_FLAGS.flatMap((flag) =>
    rows.flatMap(({ words, detail }) => (detail === flag ? [[words, flag] as const] : [])),
  );
  const detailsOf = (kind: (typeof WISH_KINDS)[number]) =>
    rows.flatMap(({ words, meaning, detail }) =>
      meaning === kind ? [[words, detail] as const] : [],
    );
  return {
    before: new RegExp(`^(?:${anyOf('before')}(?:[\\s:-]+|(?<=['’])))+`, 'i'),
    after: new RegExp(`(?:[\\s-]+${anyOf('after')})+$`, 'i'),
    ending: new RegExp(`${anyOf('ending')}$`, 'i'),
    except: new RegExp(` ?[([{]? ?(?<!\\p{L})${anyOf('except')} `, 'iu'),
    between: new RegExp(`\\s*[,;/&+|]\\s*|\\s+${anyOf('between')}\\s+`, 'i'),
    beside: new Set(wordsOf('beside')),
    avoided: new Map(detailsOf('avoided')),
    brings: new Map(detailsOf('brings').map(([words, names]) => [words, names.split('|')])),
    groups: new Map(
      detailsOf('group').map(([words, names]) => [plainWish(words), names.split('|')]),
    ),
    dietary: new Map(flags),
  };
}
