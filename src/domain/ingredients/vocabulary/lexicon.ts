import type { Allergen } from '../../product/enumerations.ts';
import { formsOf } from '../words/fold-word.ts';
import type { Spellings } from '../words/normalize-name.ts';
import { phraseKeys } from '../words/phrase-keys.ts';
import { NearbyWords } from '../words/spelling.ts';
import { beheaded, SHORTEST_TAIL } from './beheaded-warnings.ts';
import { makingWordsOf, warningWordsOf } from './making-words.ts';
import {
  type ClaimPhrase,
  type Lexicon,
  type Meaning,
  type Phrase,
  LIST,
  TASTE,
  WHOLE,
} from './meanings.ts';
import { BASES, CUES } from './statement-cues.ts';
import type { VocabularyEntry, VocabularyTables, WordsRow } from './vocabulary.ts';
import { type WordClass, wordsByMeaning } from './word-classes.ts';

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

/** Stands for the names in a statement's words. */
const PLACE = '…';
/** Shorter words stand in others by chance. */
export const SHORTEST_WARNING = 4;
const MISSPELT = new Set(['misspelling', 'ocr']);

interface Node extends Phrase {
  meanings: readonly Meaning[];
  longer: Map<string, Node> | null;
}

const NO_MEANINGS: readonly Meaning[] = [];

class LexiconBuilder {
  readonly phrases = new Map<string, Node>();
  readonly words = new Set<string>();
  readonly wordsOfNames = new Map<string, Set<string>>();
  readonly parts = new Map<string, Set<string>>();
  readonly statementWords = new Set<string>();
  readonly denyingEnds = new Set<string>();
  readonly warningWords = new Map<string, VocabularyEntry>();
  readonly uses = new Map<string, number>();
  readonly #forms = new Map<string, readonly string[]>();
  readonly #spellings: Spellings;

  constructor(spellings: Spellings) {
    this.#spellings = spellings;
  }

  /** Enters a phrase as written, and with its words in the singular and in US spelling. */
  add(phrase: string, meaning: Meaning): void {
    const named = meaning.kind === 'name' || meaning.kind === 'quality';
    const keys = phraseKeys(phrase).filter((key) => !named || key !== '#');
    if (keys.length === 0) return;
    this.uses.set(meaning.language, (this.uses.get(meaning.language) ?? 0) + 1);
    const [only = ''] = keys;
    if (
      meaning.warns &&
      meaning.entry !== null &&
      keys.length === 1 &&
      only.length >= SHORTEST_WARNING
    )
      this.warningWords.set(only, meaning.entry);
    this.#enter(keys, meaning);
    const forms = keys.map((key) => this.#formsOf(key));
    const most = Math.max(...forms.map((each) => each.length));
    for (let form = 1; form < Math.min(most, 3); form += 1)
      this.#enter(
        forms.map((each) => each[form] ?? each.at(-1) ?? ''),
        meaning,
      );
    if (meaning.misspelt) return;
    if (meaning.kind === 'name' || meaning.kind === 'function')
      addAll(this.wordsOfNames, meaning.language, keys);
    if (meaning.cue === 'precaution')
      addAll(
        this.wordsOfNames,
        meaning.language,
        keys.filter((key) => key.length >= SHORTEST_TAIL),
      );
    if (['name', 'quality', 'function'].includes(meaning.kind))
      addAll(this.parts, meaning.language, keys);
  }

  #formsOf(key: string): readonly string[] {
    let forms = this.#forms.get(key);
    if (forms === undefined) {
      forms = formsOf(key, this.#spellings);
      this.#forms.set(key, forms);
    }
    return forms;
  }

  #enter(keys: readonly string[], meaning: Meaning): void {
    let level = this.phrases;
    let node: Node | undefined;
    for (const key of keys) {
      if (node !== undefined) level = node.longer ??= new Map();
      node = level.get(key);
      if (node === undefined) {
        node = { meanings: NO_MEANINGS, longer: null };
        level.set(key, node);
      }
      this.words.add(key);
    }
    if (node === undefined) return;
    const same = node.meanings.find((other) => sameMeaning(other, meaning));
    if (same === undefined) node.meanings = [...node.meanings, meaning];
    else if (meaning.warns)
      node.meanings = node.meanings.map((each) =>
        each === same ? { ...same, warns: true, allergens: narrower(meaning) } : each,
      );
  }
}

/** The allergens that a warning word names where they are not all of its entry's: "nuts" are tree nuts in the words of the law. */
function narrower({ allergens, entry }: Meaning): Meaning['allergens'] {
  return entry?.allergens.every((each) => allergens.includes(each)) === true ? [] : allergens;
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

function valueOf(meaning: string, whole: boolean): string {
  if (meaning === TASTE || meaning === LIST) return meaning;
  return whole ? WHOLE : '';
}

function addStatement(lexicon: LexiconBuilder, row: WordsRow): void {
  const kind = CUES[row.meaning];
  if (kind === undefined) return;
  const basis = BASES[row.meaning] ?? null;
  const parts = row.words.split(PLACE).map((part) => part.trim());
  for (const key of parts.flatMap(phraseKeys)) lexicon.statementWords.add(key);
  const minor = kind === 'quantity' && row.words.includes('%');
  const meaning: Meaning = {
    ...NOTHING,
    kind: 'cue',
    language: row.language,
    cue: minor ? 'minor part' : kind,
    basis,
    value: valueOf(row.meaning, parts.length === 1),
  };
  const before = parts[0] as string;
  const after = parts[1] ?? '';
  if (parts.length > 1 && before === '') {
    if (/^…[\p{L}-]/u.test(row.words))
      for (const key of phraseKeys(after)) lexicon.denyingEnds.add(key);
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
  const named = new Map<VocabularyEntry, Meaning[]>();
  /** An entry has many names in one language, which mean the same. */
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

function claimsByFirstWord(rows: readonly WordsRow[]): Lexicon['claims'] {
  const claims = new Map<string, ClaimPhrase[]>();
  for (const { words: written, meaning: flag } of rows) {
    const words = phraseKeys(written);
    const [first = ''] = words;
    const known = claims.get(first) ?? [];
    claims.set(first, known);
    known.push({ words, flag });
  }
  return claims;
}

/** Words near one that is damaged, by language; those of a language are made ready at the first need. */
function nearIn(wordsOfNames: Lexicon['wordsOfNames']): Lexicon['near'] {
  const nearby = new Map<string, NearbyWords>();
  return (word, language) => {
    const known = nearby.get(language) ?? new NearbyWords(wordsOfNames.get(language) ?? []);
    nearby.set(language, known);
    return known.near(word);
  };
}

/** Enters all tables of words; names first, so that a name is never hidden by what is no ingredient. */
export function lexiconOf(
  tables: VocabularyTables,
  entries: ReadonlyMap<string, VocabularyEntry>,
  spellings: Spellings,
): Lexicon {
  const lexicon = new LexiconBuilder(spellings);
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
  const making = makingWordsOf(tables.making ?? []);
  const allergic = warningWordsOf(tables.making ?? [], 'allergic');
  const fit = warningWordsOf(tables.making ?? [], 'fit');
  const unfit = warningWordsOf(tables.making ?? [], 'unfit');
  const said = warningWordsOf(tables.making ?? [], 'said');
  for (const key of [...making.keys(), ...allergic, ...fit, ...unfit, ...said]) {
    lexicon.statementWords.add(key);
    lexicon.words.add(key);
  }
  for (const row of tables.statements ?? []) {
    addStatement(lexicon, row);
  }
  const beheadedWarnings = beheaded(lexicon);
  const ofClass = wordsByMeaning<WordClass>(tables.wordClasses ?? []);
  const wordsOfClass = (kind: WordClass): ReadonlySet<string> =>
    new Set(ofClass(kind).map((words) => phraseKeys(words).join(' ')));
  const most = Math.max(1, ...lexicon.uses.values());
  return {
    near: nearIn(lexicon.wordsOfNames),
    formsOf: (key) => formsOf(key, spellings),
    phrases: lexicon.phrases,
    words: lexicon.words,
    wordsOfNames: lexicon.wordsOfNames,
    claims: claimsByFirstWord(tables.claims ?? []),
    compounds: new Map(),
    parts: lexicon.parts,
    statementWords: lexicon.statementWords,
    making,
    allergic,
    fit,
    unfit,
    denyingEnds: [...lexicon.denyingEnds],
    flours: wordsOfClass('flour'),
    nutButters: wordsOfClass('nut butter'),
    warningWords: lexicon.warningWords,
    beheadedWarnings,
    share: new Map([...lexicon.uses].map(([language, uses]) => [language, uses / most])),
  };
}
