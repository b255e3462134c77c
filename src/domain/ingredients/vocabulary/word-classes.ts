import type { WordsRow } from './vocabulary.ts';

/** The classes of `data/vocabulary/word-classes.tsv` (its README says what each means). */
export const WORD_CLASSES = [
  'praise',
  'form',
  'color',
  'common',
  'compound',
  'protein',
  'beside protein',
  'made from',
  'general',
  'general protein',
  'protein material',
  'protein form',
  'animal protein',
  'form quality',
  'mixed quality',
  'flour',
  'nut butter',
  'paste',
  'plant or animal',
  'ready food',
  'in ready food',
] as const;
export type WordClass = (typeof WORD_CLASSES)[number];

/** Words inside of names that say something of what is named. The expressions look for whole words of a canonical name. */
export interface WordClasses {
  /** Words and phrases that never change what an ingredient is ("organic", "cold pressed"), by look-up key. */
  readonly praise: ReadonlySet<string>;
  readonly praisePhrases: RegExp;
  /** The form in which an ingredient is used ("powder"), left out only where the whole name is not known; colors among them. */
  readonly forms: ReadonlySet<string>;
  /** Left out before a name, never after it: "sugar brown" is brown sugar or nothing. */
  readonly colors: ReadonlySet<string>;
  /** English words of labels that need not stand in any name: never misspellings of one ("milled" is not millet). */
  readonly common: ReadonlySet<string>;
  /** Foods made of others, whose bracket is their list even where it names but one thing. */
  readonly compound: RegExp;
  /** What proteins are sold as, whose contents count as the product's proteins. */
  readonly protein: RegExp;
  /** What coats, fills, colors or sweetens: its proteins do not count. */
  readonly besideProtein: RegExp;
  /** Parts and preparations of a food that are not the food itself ("rice starch"). */
  readonly madeFrom: RegExp;
  /** Canonical names that do not say which of their kinds is meant ("lecithin"). */
  readonly general: ReadonlySet<string>;
  /** Canonical names of what is made of plants or of animals, where labels that say nothing may mean either ("rennet"). */
  readonly plantOrAnimal: ReadonlySet<string>;
  /** Canonical names of what is made of several things, with all below them: without its list such a name tells none. */
  readonly readyFoods: ReadonlySet<string>;
  /** Canonical names of what ready foods are made with, with all below them. */
  readonly inReadyFoods: ReadonlySet<string>;
  /** Proteins that give way to those they consist of: "milk protein (milk protein concentrate, whey isolate)". */
  readonly generalProtein: ReadonlySet<string>;
  /** Inside a protein these only say what it is made of. */
  readonly proteinMaterial: ReadonlySet<string>;
  /** What is made of protein, though it is called as what stands beside one: "protein crisps". */
  readonly proteinForm: RegExp;
  /** Sources of protein that are of an animal, but not of milk. */
  readonly animalProtein: RegExp;
}

/** Words as alternatives of an expression, the longest first; without any, nothing is found. */
export function alternatives(words: Iterable<string>): string {
  return [...words].sort((a, b) => b.length - a.length).join('|') || '(?!)';
}

/** Finds the words, the longest first, where no letter stands beside them. */
export function wholeWords(words: Iterable<string>, flags = ''): RegExp {
  return new RegExp(`\\b(?:${alternatives(words)})\\b`, flags);
}

/** The words of rows that mean one of the kinds asked for. */
export function wordsByMeaning<Kind extends string>(rows: readonly WordsRow[]) {
  return (...kinds: readonly Kind[]): readonly string[] =>
    rows.flatMap(({ words, meaning }) => (kinds.some((kind) => kind === meaning) ? [words] : []));
}

/** The classes of words; those that are in no row have none. */
export function wordClassesOf(rows: readonly WordsRow[]): WordClasses {
  const wordsOf = wordsByMeaning<WordClass>(rows);
  const praise = wordsOf('praise');
  return {
    praise: new Set(praise),
    praisePhrases: wholeWords(
      praise.filter((words) => words.includes(' ')),
      'gu',
    ),
    forms: new Set(wordsOf('form', 'color')),
    colors: new Set(wordsOf('color')),
    common: new Set(wordsOf('common')),
    compound: wholeWords(wordsOf('compound')),
    protein: wholeWords(wordsOf('protein')),
    besideProtein: wholeWords(wordsOf('beside protein')),
    madeFrom: wholeWords(wordsOf('made from')),
    general: new Set(wordsOf('general')),
    plantOrAnimal: new Set(wordsOf('plant or animal')),
    readyFoods: new Set(wordsOf('ready food')),
    inReadyFoods: new Set(wordsOf('in ready food')),
    generalProtein: new Set(wordsOf('general protein')),
    proteinMaterial: new Set(wordsOf('protein material')),
    proteinForm: new RegExp(`\\bprotein\\b.*${wholeWords(wordsOf('protein form')).source}`),
    animalProtein: wholeWords(wordsOf('animal protein')),
  };
}
