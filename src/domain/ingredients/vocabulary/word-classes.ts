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

/** Words inside of names that say something of what is named. The expressions look for whole words of a canonical name. */
export type WordClasses = ReturnType<typeof wordClassesOf>;

export function wordClassesOf(rows: readonly WordsRow[]) {
  const wordsOf = wordsByMeaning<WordClass>(rows);
  const setOf = (...classes: WordClass[]): ReadonlySet<string> => new Set(wordsOf(...classes));
  const praise = setOf('praise');
  const phrases = [...praise].filter((words) => words.includes(' '));
  return {
    praise,
    praisePhrases: wholeWords(phrases, 'gu'),
    /** Colors among them. */
    forms: setOf('form', 'color'),
    colors: setOf('color'),
    common: setOf('common'),
    compound: wholeWords(wordsOf('compound')),
    protein: wholeWords(wordsOf('protein')),
    besideProtein: wholeWords(wordsOf('beside protein')),
    madeFrom: wholeWords(wordsOf('made from')),
    general: setOf('general'),
    plantOrAnimal: setOf('plant or animal'),
    readyFoods: setOf('ready food'),
    inReadyFoods: setOf('in ready food'),
    generalProtein: setOf('general protein'),
    proteinMaterial: setOf('protein material'),
    proteinForm: new RegExp(`\\bprotein\\b.*${wholeWords(wordsOf('protein form')).source}`),
    animalProtein: wholeWords(wordsOf('animal protein')),
  };
}
