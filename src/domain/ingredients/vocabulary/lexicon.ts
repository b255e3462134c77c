import type { Allergen } from '../../enumerations.ts';
import { addTo } from '../../multimap.ts';
import { formsOf } from '../words/fold-word.ts';
import type { Spellings } from '../words/normalize-name.ts';
import { phraseKeys } from '../words/tokens.ts';
import { NearbyWords, skeleton } from '../words/near-words.ts';
import {
  clippedAllergenWordsOf,
  confusedAllergenWordsOf,
  LexiconBuilder,
} from './lexicon-builder.ts';
import {
  BASES,
  CUES,
  facilityWordsOf,
  type WordClass,
  wordsByMeaning,
  wordsThatSay,
} from './word-tables.ts';
import type { AlsoNamed, ClaimPhrase, GroundForm, Meaning } from './meanings.ts';
import type { VocabularyEntry, VocabularyTables, WordsRow } from './vocabulary.ts';

const NOTHING: Omit<Meaning, 'kind' | 'language'> = {
  entry: null,
  also: [],
  value: '',
  allergens: [],
  isAllergenWord: false,
  cue: null,
  basis: null,
  closing: null,
  changes: false,
  misspelt: false,
};

/** Placeholder for the names in a phrase of `statements.tsv`: "kann … enthalten". */
const PLACE = '…';
const MISSPELT = new Set(['misspelling', 'ocr']);

/** The meaning of a phrase of `statements.tsv`, which may be `whole`, without a placeholder; null for unknown kinds. */
function meaningOfStatement(
  { words, meaning, language }: WordsRow,
  whole: boolean,
): Meaning | null {
  const kind = CUES[meaning];
  if (kind === undefined) return null;
  const basis = BASES[meaning] ?? null;
  const cue = kind === 'quantity' && words.includes('%') ? 'minor part' : kind;
  const says = meaning !== kind && basis === null;
  const value = says ? meaning : whole ? 'whole' : '';
  return { ...NOTHING, kind: 'cue', language, cue, basis, value };
}

function addStatement(lexicon: LexiconBuilder, row: WordsRow): void {
  const parts = row.words.split(PLACE).map((part) => part.trim());
  const meaning = meaningOfStatement(row, parts.length === 1);
  if (meaning === null) return;
  for (const key of parts.flatMap(phraseKeys)) lexicon.statementWords.add(key);
  const [before = '', after = ''] = parts;
  if (parts.length > 1 && before === '') {
    if (/^…[\p{L}-]/u.test(row.words))
      for (const key of phraseKeys(after)) lexicon.denyingSuffixes.add(key);
    lexicon.add(after, { ...meaning, kind: 'cue behind' });
    return;
  }
  const closing = after === '' ? null : phraseKeys(after).join(' ');
  lexicon.add(before, { ...meaning, closing });
  if (closing !== null) for (const key of closing.split(' ')) lexicon.words.add(key);
}

/** What names say besides their entry, by the name as its table has it, and qualities by their value. */
function alsoNamedOf(
  rows: Iterable<WordsRow>,
  entries: ReadonlyMap<string, VocabularyEntry>,
): ReadonlyMap<string, readonly AlsoNamed[]> {
  const named = new Map<string, readonly AlsoNamed[]>();
  for (const { words, meaning, detail } of rows) {
    const foods = meaning.split('|').flatMap((canonical) => entries.get(canonical) ?? []);
    named.set(
      words,
      foods.map((entry) => ({ entry, certain: detail === 'of' })),
    );
  }
  return named;
}

function addNames(
  lexicon: LexiconBuilder,
  tables: VocabularyTables,
  entries: ReadonlyMap<string, VocabularyEntry>,
  also: ReadonlyMap<string, readonly AlsoNamed[]>,
): void {
  const named = new Map<VocabularyEntry, Meaning[]>();
  /** The many names of an entry in one language share a meaning. */
  const name = (entry: VocabularyEntry, language: string, misspelt = false): Meaning => {
    const known = named.get(entry) ?? [];
    named.set(entry, known);
    let meaning = known.find((each) => each.language === language && each.misspelt === misspelt);
    if (meaning === undefined) {
      meaning = { ...NOTHING, kind: 'name', language, entry, misspelt };
      known.push(meaning);
    }
    return meaning;
  };
  const add = (written: string, meaning: Meaning): void => {
    const said = also.get(written);
    lexicon.add(written, said === undefined ? meaning : { ...meaning, also: said });
  };
  for (const entry of entries.values()) add(entry.canonical, name(entry, 'en'));
  for (const { synonym, canonical, kind } of tables.synonyms) {
    const entry = entries.get(canonical);
    if (entry === undefined) continue;
    add(synonym, name(entry, kind === 'other language' ? 'xx' : 'en', MISSPELT.has(kind)));
  }
  for (const row of tables.names ?? []) {
    const entry = entries.get(row.canonical);
    if (entry !== undefined) add(row.name, name(entry, row.language, MISSPELT.has(row.kind)));
  }
  for (const row of tables.allergenWords ?? []) {
    const entry = entries.get(row.detail);
    if (entry === undefined) continue;
    const allergens = row.meaning.split('|') as Allergen[];
    lexicon.add(row.words, { ...name(entry, row.language), allergens, isAllergenWord: true });
  }
}

function claimsByFirstWord(rows: Iterable<WordsRow>): ReadonlyMap<string, readonly ClaimPhrase[]> {
  const claims = new Map<string, ClaimPhrase[]>();
  for (const { words: written, meaning: flag } of rows) {
    const words = phraseKeys(written);
    addTo(claims, words[0] ?? '', { words, flag });
  }
  return claims;
}

/** Finds words of names near a damaged one, in a language; the words of a language are prepared when first needed. */
function nearIn(wordsOfNames: LexiconBuilder['wordsOfNames']) {
  const nearby = new Map<string, NearbyWords>();
  return (word: string, language: string): readonly string[] => {
    const known = nearby.get(language) ?? new NearbyWords(wordsOfNames.get(language) ?? []);
    nearby.set(language, known);
    return known.near(word);
  };
}

/** A word that opens the ingredient list, its shape for scanning errors (`skeleton`), and its meaning. */
interface ListHeading {
  readonly word: string;
  readonly shape: string;
  readonly meaning: Meaning;
}

/** The single words of a table that open the ingredient list. */
function listHeadingsOf(
  rows: readonly WordsRow[],
  phrases: LexiconBuilder['phrases'],
): readonly ListHeading[] {
  const words = wordsByMeaning(rows)('list').map(phraseKeys);
  const single = words.filter(({ length }) => length === 1).flat();
  return [...new Set(single)].flatMap((word) => {
    const meaning = phrases.get(word)?.meanings.find(({ value }) => value === 'list');
    return meaning === undefined ? [] : [{ word, shape: skeleton(word), meaning }];
  });
}

function abbreviationsOf(rows: readonly WordsRow[]): ReadonlySet<string> {
  const written = rows.filter(({ words }) => words.endsWith('.'));
  return new Set(written.map((row) => `${row.language} ${phraseKeys(row.words).join(' ')}`));
}

function groundFormsOf(rows: readonly WordsRow[]): ReadonlyMap<string, GroundForm> {
  const wordsOf = wordsByMeaning<WordClass>(rows);
  return new Map(
    (['nut butter', 'paste', 'flour'] as const).flatMap((form) =>
      wordsOf(form).map((words) => [phraseKeys(words).join(' '), form] as const),
    ),
  );
}

/** Adds all tables of words; names first, so that a name is never hidden by a word that is not an ingredient. */
export function lexiconOf(
  tables: VocabularyTables,
  entries: ReadonlyMap<string, VocabularyEntry>,
  spellings: Spellings,
) {
  const lexicon = new LexiconBuilder(spellings);
  const joiners = [...(tables.joiners ?? [])];
  const functions = [...(tables.functions ?? [])];
  const making = [...(tables.making ?? [])];
  const statements = [...(tables.statements ?? [])];
  const claims = [...(tables.claims ?? [])];
  const also = alsoNamedOf(tables.alsoNamed ?? [], entries);
  addNames(lexicon, tables, entries, also);
  const addWords = (rows: Iterable<WordsRow> | undefined, kind: Meaning['kind']): void => {
    for (const { words, meaning: value, language, detail } of rows ?? []) {
      const said = (kind === 'quality' ? also.get(value) : undefined) ?? NOTHING.also;
      const changes = detail === 'yes';
      lexicon.add(words, { ...NOTHING, kind, language, value, changes, also: said });
    }
  };
  addWords(functions, 'function');
  addWords(tables.qualities, 'quality');
  addWords(joiners, 'joiner');
  for (const { words } of joiners)
    for (const key of phraseKeys(words)) lexicon.statementWords.add(key);
  addWords(tables.noIngredient, 'no ingredient');
  for (const key of making.flatMap(({ words }) => phraseKeys(words))) {
    lexicon.statementWords.add(key);
    lexicon.words.add(key);
  }
  for (const row of statements) addStatement(lexicon, row);
  const most = Math.max(1, ...lexicon.uses.values());
  const { phrases, words, wordsOfNames, parts, statementWords, allergenWords } = lexicon;
  return {
    phrases,
    /** Every word of a phrase. */
    words,
    /** The forms that a folded word may have in names. */
    formsOf: (key: string): readonly string[] => formsOf(key, spellings),
    /** Words of names and functions, by language, for repair. */
    wordsOfNames,
    near: nearIn(wordsOfNames),
    /** Parts of compounds, by language. */
    parts,
    /** How compounds were split before; a bounded cache. */
    compounds: new Map<string, readonly string[] | null>(),
    /** Suffixes that deny the first part of the word ("frei" in "glutenfrei"). */
    denyingSuffixes: [...lexicon.denyingSuffixes],
    /** By their first word. */
    claims: claimsByFirstWord(claims),
    /** Words of statements and joiners, which are no ingredient inside a statement. */
    statementWords,
    /** Joiners, functions and qualities that are written with a full stop, after their language ("de inkl"). */
    abbreviations: abbreviationsOf([...joiners, ...functions, ...(tables.qualities ?? [])]),
    /** Single words that open the ingredient list. */
    listHeadings: listHeadingsOf(statements, phrases),
    facilityWords: facilityWordsOf(making),
    wordsThatSay: wordsThatSay([...claims, ...making]),
    groundForms: groundFormsOf(tables.wordClasses ?? []),
    /** Canonical names. */
    oftenDenied: new Set(wordsByMeaning<WordClass>(tables.wordClasses ?? [])('often denied')),
    /** Words with which labels name an allergen; they are searched inside unknown words. */
    allergenWords,
    longestAllergenWord: Math.max(0, ...Array.from(allergenWords.keys(), ({ length }) => length)),
    clippedAllergenWords: clippedAllergenWordsOf(lexicon),
    confusedAllergenWords: confusedAllergenWordsOf(lexicon),
    /** The size of each language as a share of the largest: decides between two if there is no evidence. */
    share: new Map([...lexicon.uses].map(([language, uses]) => [language, uses / most])),
  };
}
