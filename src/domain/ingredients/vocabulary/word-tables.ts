import type { PrecautionBasis } from '../../enumerations.ts';
import { normalizeName, type Spellings } from '../words/normalize-name.ts';
import { phraseKeys } from '../words/tokens.ts';
import type { CueKind } from './meanings.ts';
import type { VocabularyTables, WordsRow } from './vocabulary.ts';

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
  'plant form',
  'often denied',
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
  'list tells',
] as const;
export type WordClass = (typeof WORD_CLASSES)[number];

/** Words as alternatives of a regular expression, longest first; an expression that never matches if there are none. */
export function alternatives(words: Iterable<string>): string {
  return [...words].sort((a, b) => b.length - a.length).join('|') || '(?!)';
}

/** Matches the words, longest first, where no letter is next to them. */
export function wholeWords(words: Iterable<string>, flags = ''): RegExp {
  return new RegExp(`\\b(?:${alternatives(words)})\\b`, flags);
}

/** The words of rows that mean one of the given kinds. */
export function wordsByMeaning<Kind extends string>(rows: readonly WordsRow[]) {
  return (...kinds: readonly Kind[]): readonly string[] =>
    rows.flatMap(({ words, meaning }) => (kinds.some((kind) => kind === meaning) ? [words] : []));
}

/** Words inside names that describe what is named. The expressions match whole words of a canonical name. */
export type WordClasses = ReturnType<typeof wordClassesOf>;

export function wordClassesOf(rows: readonly WordsRow[]) {
  const wordsOf = wordsByMeaning<WordClass>(rows);
  const setOf = (...classes: WordClass[]): ReadonlySet<string> => new Set(wordsOf(...classes));
  const praise = setOf('praise');
  const phrases = [...praise].filter((words) => words.includes(' '));
  return {
    praise,
    praisePhrases: wholeWords(phrases, 'gu'),
    /** Including colors. */
    forms: setOf('form', 'color'),
    colors: setOf('color'),
    common: setOf('common'),
    compound: wholeWords(wordsOf('compound')),
    protein: wholeWords(wordsOf('protein')),
    besideProtein: wholeWords(wordsOf('beside protein')),
    madeFrom: wholeWords(wordsOf('made from')),
    /** "Peach fiber": the form of a plant. */
    plantForms: wordsOf('plant form'),
    general: setOf('general'),
    plantOrAnimal: setOf('plant or animal'),
    readyFoods: setOf('ready food'),
    inReadyFoods: setOf('in ready food'),
    toldByList: setOf('list tells'),
    generalProtein: setOf('general protein'),
    proteinMaterial: setOf('protein material'),
    proteinForm: new RegExp(`\\bprotein\\b.*${wholeWords(wordsOf('protein form')).source}`),
    animalProtein: wholeWords(wordsOf('animal protein')),
  };
}

/** The kinds of `data/vocabulary/headings.tsv` (its README says what each means). */
export const HEADING_KINDS = ['noun', 'kept noun', 'content', 'heading', 'part'] as const;

/** Words that mark a name as a heading ("Protein Blend"). The expressions match whole words. */
export type HeadingWords = ReturnType<typeof headingWordsOf>;

export function headingWordsOf(rows: readonly WordsRow[]) {
  const wordsOf = wordsByMeaning<(typeof HEADING_KINDS)[number]>(rows);
  const content = rows.filter(({ meaning }) => meaning === 'content');
  return {
    noun: wholeWords(wordsOf('noun', 'kept noun')),
    keptNoun: wholeWords(wordsOf('kept noun')),
    heading: wholeWords(wordsOf('heading')),
    part: wholeWords(wordsOf('part')),
    /** Each with the word of the canonical name. */
    content: new Map(content.map(({ words, detail }) => [words, detail])),
  };
}

/** Sugar free is a dietary wish, which sweeteners do not break. */
const DIETARY = new Set(['sugar free', 'sugarfree']);

/** What a shopper may require of an ingredient besides its name: the quality of each word, by look-up key. */
export function qualityWords(
  { qualities = [], wordClasses = [] }: VocabularyTables,
  spellings: Spellings,
): ReadonlyMap<string, string> {
  const wordsOf = wordsByMeaning<WordClass>(wordClasses);
  // Naming an ingredient's form or part still asks for the ingredient.
  const forms = new Set(wordsOf('form quality'));
  const mixed = new Set(wordsOf('mixed quality'));
  const words = new Map<string, string>();
  for (const { words: written, meaning } of qualities) {
    const key = normalizeName(written, spellings);
    if (key === '' || forms.has(meaning) || DIETARY.has(key) || words.has(key)) continue;
    words.set(key, mixed.has(meaning) ? key : meaning);
  }
  return words;
}

export const BASES: Readonly<Record<string, PrecautionBasis>> = {
  'precaution-traces': 'traces',
  'precaution-may': 'may contain',
  'precaution-facility': 'facility',
};
export const CUES: Readonly<Record<string, CueKind>> = {
  'precaution-traces': 'precaution',
  'precaution-may': 'precaution',
  'precaution-facility': 'precaution',
  declaration: 'declaration',
  denial: 'denial',
  heading: 'heading',
  list: 'heading',
  taste: 'heading',
  claim: 'claim',
  sweetened: 'claim',
  direction: 'direction',
  storage: 'direction',
  nutrition: 'direction',
  address: 'address',
  company: 'address',
  quantity: 'quantity',
};

/** The parts of `data/vocabulary/making.tsv` (its README says what each means). */
const PLACE_PARTS = ['work', 'at', 'place', 'where', 'relative', 'small'] as const;
export type FacilityWordPart = (typeof PLACE_PARTS)[number];
const WARNING_PARTS = ['allergic', 'fit', 'unfit', 'said'] as const;
/** What sentences on how allergens are printed consist of. */
export const NOTICE_PARTS = ['printed', 'noticed', 'notice'] as const;
export const MAKING_PARTS = [...PLACE_PARTS, ...WARNING_PARTS, ...NOTICE_PARTS] as const;

/** The parts that each folded word, of any language, may have in a statement of where a product is made. */
export function facilityWordsOf(
  rows: readonly WordsRow[],
): ReadonlyMap<string, ReadonlySet<FacilityWordPart>> {
  const words = new Map<string, Set<FacilityWordPart>>();
  for (const { words: written, meaning } of rows) {
    const parts = PLACE_PARTS.filter((part) => meaning.split('|').includes(part));
    for (const key of parts.length === 0 ? [] : phraseKeys(written))
      words.set(key, new Set([...(words.get(key) ?? []), ...parts]));
  }
  return words;
}

/** What single words say in sentences about diets, allergies and what a product is free from (`claims.tsv`, `making.tsv`). */
export function wordsThatSay(rows: readonly WordsRow[]) {
  const single = (said: string): ReadonlySet<string> => {
    const saying = rows.filter(({ meaning }) => meaning.split('|').includes(said));
    const words = saying.map(({ words: written }) => phraseKeys(written));
    return new Set(words.filter(({ length }) => length === 1).flat());
  };
  return {
    not: single('not'),
    yes: single('yes'),
    nor: single('nor'),
    only: single('only'),
    vegan: single('isVegan'),
    vegetarian: single('vegetarian'),
    allergic: single('allergic'),
    fit: single('fit'),
    unfit: single('unfit'),
    printed: single('printed'),
    noticed: single('noticed'),
    notice: single('notice'),
  };
}
