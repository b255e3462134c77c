import type { Allergen, PrecautionBasis } from '../../product/enumerations.ts';
import { formsOf } from '../words/fold-word.ts';
import { NearbyWords } from '../words/spelling.ts';
import { tokensOf } from '../words/tokens.ts';
import type { VocabularyEntry, VocabularyTables, WordsRow } from './vocabulary.ts';

/** What a statement's words do; what stands behind them follows. */
export type CueKind =
  | 'declaration'
  | 'precaution'
  | 'denial'
  | 'heading'
  | 'claim'
  | 'direction'
  | 'address'
  | 'quantity'
  | 'minor part';

/** One meaning of a phrase in one language. */
export interface Meaning {
  readonly kind:
    | 'name'
    | 'function'
    | 'quality'
    | 'joiner'
    | 'no ingredient'
    | 'cue'
    | 'cue behind';
  readonly language: string;
  /** Of a name. */
  readonly entry: VocabularyEntry | null;
  /** The function's class, the quality, the joiner's role. */
  readonly value: string;
  /** Words by which statements alone name an allergen ("nuts", "gluten"). */
  readonly allergens: readonly Allergen[];
  /** Stands in the table of words by which labels name allergens. */
  readonly warns: boolean;
  readonly cue: CueKind | null;
  readonly basis: PrecautionBasis | null;
  /** The words that close a cue which encloses its names ("kann … enthalten"). */
  readonly closing: string | null;
  /** A quality without which the name is another thing ("from soy"). */
  readonly changes: boolean;
  /** As a table lists for misspellings and scanning errors. */
  readonly misspelt: boolean;
}

/** All phrases of the vocabulary, by their folded words joined with blanks. */
export interface Lexicon {
  readonly phrases: ReadonlyMap<string, readonly Meaning[]>;
  /** Beginnings of longer phrases. */
  readonly beginnings: ReadonlySet<string>;
  /** Every word of a phrase. */
  readonly words: ReadonlySet<string>;
  /** Words of names and functions, by language, for repair. */
  readonly wordsOfNames: ReadonlyMap<string, ReadonlySet<string>>;
  /** Words of names, qualities and functions, by language: what compounds are made of. */
  readonly parts: ReadonlyMap<string, ReadonlySet<string>>;
  /** Phrases that claim a dietary flag, or "not" and "part", by their folded words. */
  readonly claims: readonly { readonly phrase: string; readonly flag: string }[];
  /** What compounds were split into before; a memory, bounded. */
  readonly compounds: Map<string, readonly string[] | null>;
  /** Words of statements and joiners: plainly no ingredient inside a statement. */
  readonly statementWords: ReadonlySet<string>;
  /** Words of names near a misspelt one, in one language. */
  near(word: string, language: string): readonly string[];
  /** Ends of words that deny what stands before them in the word ("glutenfrei"). */
  readonly denyingEnds: readonly string[];
}

const NOTHING: Omit<Meaning, 'kind' | 'language'> = {
  entry: null,
  value: '',
  allergens: [],
  warns: false,
  cue: null,
  basis: null,
  closing: null,
  changes: false,
  misspelt: false,
};

const BASES: Readonly<Record<string, PrecautionBasis>> = {
  'precaution-traces': 'traces',
  'precaution-may': 'may contain',
  'precaution-facility': 'facility',
};
const CUES: Readonly<Record<string, CueKind>> = {
  'precaution-traces': 'precaution',
  'precaution-may': 'precaution',
  'precaution-facility': 'precaution',
  declaration: 'declaration',
  denial: 'denial',
  heading: 'heading',
  claim: 'claim',
  direction: 'direction',
  storage: 'direction',
  address: 'address',
  quantity: 'quantity',
};
/** Stands for the names in a statement's words. */
const PLACE = '…';
const MISSPELT = new Set(['misspelling', 'ocr']);

/** The words of a phrase as look-ups join them; numbers with a unit are "#". */
export function phraseKeys(phrase: string): readonly string[] {
  return tokensOf(phrase)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ key }) => key);
}

class LexiconBuilder {
  readonly phrases = new Map<string, Meaning[]>();
  readonly beginnings = new Set<string>();
  readonly words = new Set<string>();
  readonly wordsOfNames = new Map<string, Set<string>>();
  readonly parts = new Map<string, Set<string>>();
  readonly statementWords = new Set<string>();
  readonly denyingEnds = new Set<string>();

  /** Enters a phrase as written, and with its words in the singular and in US spelling. */
  add(phrase: string, meaning: Meaning): void {
    const named = meaning.kind === 'name' || meaning.kind === 'quality';
    const keys = phraseKeys(phrase).filter((key) => !named || key !== '#');
    if (keys.length === 0) return;
    this.#enter(keys, meaning);
    for (const form of [1, 2]) {
      const bent = keys.map((key) => formsOf(key)[form] ?? formsOf(key).at(-1) ?? key);
      if (bent.some((key, at) => key !== keys[at])) this.#enter(bent, meaning);
    }
    if (meaning.misspelt) return;
    if (meaning.kind === 'name' || meaning.kind === 'function')
      addAll(this.wordsOfNames, meaning.language, keys);
    if (['name', 'quality', 'function'].includes(meaning.kind))
      addAll(this.parts, meaning.language, keys);
  }

  #enter(keys: readonly string[], meaning: Meaning): void {
    let phrase = '';
    for (const key of keys) {
      if (phrase !== '') this.beginnings.add(phrase);
      phrase = phrase === '' ? key : `${phrase} ${key}`;
      this.words.add(key);
    }
    const known = this.phrases.get(phrase);
    if (known === undefined) {
      this.phrases.set(phrase, [meaning]);
      return;
    }
    const at = known.findIndex((other) => sameMeaning(other, meaning));
    const same = known[at];
    if (same === undefined) known.push(meaning);
    else if (meaning.warns) known[at] = { ...same, warns: true };
  }
}

function addAll(words: Map<string, Set<string>>, language: string, keys: readonly string[]): void {
  const known = words.get(language) ?? new Set<string>();
  words.set(language, known);
  for (const key of keys) if (key.length > 2) known.add(key);
}

function sameMeaning(a: Meaning, b: Meaning): boolean {
  return (
    a.kind === b.kind &&
    a.language === b.language &&
    a.cue === b.cue &&
    a.closing === b.closing &&
    (a.kind === 'name' ? true : a.value === b.value)
  );
}

function addStatement(lexicon: LexiconBuilder, row: WordsRow): void {
  const kind = CUES[row.meaning];
  if (kind === undefined) return;
  const basis = BASES[row.meaning] ?? null;
  for (const key of phraseKeys(row.words)) lexicon.statementWords.add(key);
  const minor = kind === 'quantity' && row.words.includes('%');
  const meaning: Meaning = {
    ...NOTHING,
    kind: 'cue',
    language: row.language,
    cue: minor ? 'minor part' : kind,
    basis,
  };
  const [before = '', after = ''] = row.words.split(PLACE).map((part) => part.trim());
  const enclosing = row.words.includes(PLACE);
  if (enclosing && before === '') {
    const glued = row.words.startsWith(PLACE) && /^…[\p{L}-]/u.test(row.words);
    if (glued) for (const key of phraseKeys(after)) lexicon.denyingEnds.add(key);
    lexicon.add(after, { ...meaning, kind: 'cue behind' });
    return;
  }
  const closing = after === '' ? null : phraseKeys(after).join(' ');
  lexicon.add(before, { ...meaning, closing });
  if (closing !== null) for (const key of closing.split(' ')) lexicon.words.add(key);
}

function addNames(
  lexicon: LexiconBuilder,
  tables: VocabularyTables,
  entries: ReadonlyMap<string, VocabularyEntry>,
): void {
  const name = (entry: VocabularyEntry, language: string, misspelt = false): Meaning => ({
    ...NOTHING,
    kind: 'name',
    language,
    entry,
    misspelt,
  });
  for (const entry of entries.values()) lexicon.add(entry.canonical, name(entry, 'en'));
  for (const { synonym, canonical, kind } of tables.synonyms) {
    const entry = entries.get(canonical);
    if (entry === undefined) continue;
    lexicon.add(synonym, name(entry, kind === 'other language' ? 'xx' : 'en', MISSPELT.has(kind)));
  }
  for (const row of tables.names ?? []) {
    const entry = entries.get(row.canonical);
    if (entry !== undefined)
      lexicon.add(row.name, name(entry, row.language, MISSPELT.has(row.kind)));
  }
  for (const row of tables.allergenWords ?? []) {
    const entry = entries.get(row.detail);
    if (entry === undefined) continue;
    const allergens = row.meaning.split('|') as Allergen[];
    lexicon.add(row.words, { ...name(entry, row.language), allergens, warns: true });
  }
}

/** Enters all tables of words; names first, so that a name is never hidden by what is no ingredient. */
export function buildLexicon(
  tables: VocabularyTables,
  entries: ReadonlyMap<string, VocabularyEntry>,
): Lexicon {
  const lexicon = new LexiconBuilder();
  addNames(lexicon, tables, entries);
  const addWords = (rows: readonly WordsRow[] | undefined, kind: Meaning['kind']): void => {
    for (const { words, meaning, language, detail } of rows ?? []) {
      const changes = detail === 'yes';
      lexicon.add(words, { ...NOTHING, kind, language, value: meaning, changes });
    }
  };
  addWords(tables.functions, 'function');
  addWords(tables.qualities, 'quality');
  addWords(tables.joiners, 'joiner');
  for (const { words } of tables.joiners ?? [])
    for (const key of phraseKeys(words)) lexicon.statementWords.add(key);
  addWords(tables.noIngredient, 'no ingredient');
  for (const row of tables.statements ?? []) addStatement(lexicon, row);
  const nearby = new Map<string, NearbyWords>();
  return {
    near(word, language) {
      const known =
        nearby.get(language) ?? new NearbyWords(lexicon.wordsOfNames.get(language) ?? []);
      nearby.set(language, known);
      return known.near(word);
    },
    phrases: lexicon.phrases,
    beginnings: lexicon.beginnings,
    words: lexicon.words,
    wordsOfNames: lexicon.wordsOfNames,
    claims: (tables.claims ?? []).map(({ words, meaning }) => ({
      phrase: phraseKeys(words).join(' '),
      flag: meaning,
    })),
    compounds: new Map(),
    parts: lexicon.parts,
    statementWords: lexicon.statementWords,
    denyingEnds: [...lexicon.denyingEnds],
  };
}
