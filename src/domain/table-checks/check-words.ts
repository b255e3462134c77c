import { FLAVOR_KINDS } from '../flavors/flavor-table.ts';
import { ALLERGENS, DIETARY_FLAGS } from '../enumerations.ts';
import { PRODUCT_WORD_KINDS } from '../product-words/product-words.ts';
import { SENTENCE_KINDS } from '../sentence/sentence-words.ts';
import { listOf } from '../ingredients/vocabulary/build-vocabulary.ts';
import { phraseKeys } from '../ingredients/words/tokens.ts';
import { WISH_KINDS } from '../ingredients/vocabulary/wish-words.ts';
import {
  CUES,
  HEADING_KINDS,
  MAKING_PARTS,
  WORD_CLASSES,
} from '../ingredients/vocabulary/word-tables.ts';
import type { NameRow, VocabularyTables, WordsRow } from '../ingredients/vocabulary/vocabulary.ts';

const JOINER_ROLES = 'and or of from with containing for article except but'.split(' ');
const SPELLING_KINDS = ['british', 'misspelling', 'other language', 'plural', 'short', 'variant'];
const CLAIM_FLAGS = [
  ...DIETARY_FLAGS,
  ...'not nor only yes part milk nothing vegetarian'.split(' '),
];

type WordTables = Omit<VocabularyTables, 'ingredients' | 'families' | 'synonyms' | 'names'>;

/** The meanings that rows of each table may have; null if any is allowed. */
const MEANINGS: readonly (readonly [keyof WordTables, readonly string[] | null])[] = [
  ['functions', null],
  ['qualities', null],
  ['statements', Object.keys(CUES)],
  ['joiners', JOINER_ROLES],
  ['making', MAKING_PARTS],
  ['allergenWords', ALLERGENS],
  ['claims', CLAIM_FLAGS],
  ['alsoNamed', null],
  ['namedAlike', null],
  ['noIngredient', null],
  ['shoppersWords', null],
  ['wordClasses', WORD_CLASSES],
  ['headings', HEADING_KINDS],
  ['spellings', SPELLING_KINDS],
  ['wishWords', WISH_KINDS],
  ['flavors', FLAVOR_KINDS],
  ['sentenceWords', SENTENCE_KINDS],
  ['productWords', PRODUCT_WORD_KINDS],
];

/** Marks and pictographs count as words, too. */
const NO_LETTERS = /^(?:[-+/&$%<>≤≥✓✗✘]=?|\p{Extended_Pictographic})$/u;

function* rowProblems(
  { words, language, source, meaning }: WordsRow,
  table: string,
  allowed: readonly string[] | null,
): Generator<string> {
  const called = `"${words}" (${language}, ${table})`;
  if (phraseKeys(words).length === 0 && !NO_LETTERS.test(words)) yield `${called} holds no word`;
  if (!/^[a-z]{2}$/u.test(language)) yield `${called} has no language`;
  if (source === '') yield `${called} has no source`;
  // "type:Pea + Rice|Multi-Plant": a sentence's wish follows the kind.
  const meanings = listOf(meaning.replace(/:.*/su, ''));
  if (meanings.length === 0) yield `${called} means nothing`;
  for (const each of meanings)
    if (allowed?.includes(each) === false) yield `${called} means "${each}"`;
}

function* nameProblems(names: Iterable<NameRow>, known: ReadonlySet<string>): Generator<string> {
  const canonicalOf = new Map<string, string>();
  for (const { name, canonical, language, source } of names) {
    const called = `"${name}" (${language})`;
    if (!known.has(canonical)) yield `${called} means the unknown "${canonical}"`;
    if (source === '') yield `${called} has no source`;
    const key = `${language} ${phraseKeys(name).join(' ')}`;
    const other = canonicalOf.get(key);
    if (other !== undefined && other !== canonical)
      yield `${called} means both "${other}" and "${canonical}"`;
    canonicalOf.set(key, canonical);
  }
}

/** What rows may refer to. */
interface Named {
  /** Canonical names of the vocabulary. */
  readonly known: ReadonlySet<string>;
  readonly qualities: ReadonlySet<string>;
}

type Misfit = (row: WordsRow, named: Named) => string | false;

/** Why a row's columns do not fit its meaning, by table. */
const MISFITS: readonly (readonly [keyof WordTables, Misfit])[] = [
  ['allergenWords', ({ detail }, named) => unknownAmong([detail], named)],
  ['shoppersWords', ({ meaning }, named) => unknownAmong([meaning], named)],
  ['alsoNamed', ({ meaning }, named) => unknownAmong(listOf(meaning), named)],
  ['alsoNamed', ({ detail }) => !['of', 'may'].includes(detail) && 'says neither "of" nor "may"'],
  [
    'wordClasses',
    ({ words, meaning }, { qualities }) =>
      meaning.endsWith(' quality') && !qualities.has(words) && 'is no quality',
  ],
  [
    'wishWords',
    ({ words, meaning, detail }, named) => {
      const flags: readonly string[] = DIETARY_FLAGS;
      if (meaning === 'dietary') return !flags.includes(detail) && `means the unknown "${detail}"`;
      const names = ['group', 'brings'].includes(meaning) ? detail.split('|') : [];
      return unknownAmong(
        ['avoided', 'brings'].includes(meaning) ? [words, ...names] : names,
        named,
      );
    },
  ],
  ['wishWords', (row) => canonicalMisfit(row, 'avoided', 'brings', 'group', 'dietary')],
  ['spellings', ({ detail }) => detail === '' && 'stands for no word'],
  ['headings', (row) => canonicalMisfit(row, 'content')],
  ['productWords', (row) => canonicalMisfit(row, 'alike', 'beside', 'mistyped')],
];

function unknownAmong(names: readonly string[], { known }: Named): string | false {
  const unknown = names.find((name) => !known.has(name));
  return unknown !== undefined && `means the unknown "${unknown}"`;
}

/** Rows of some kinds have a canonical word, all others must not. */
function canonicalMisfit({ meaning, detail }: WordsRow, ...kinds: string[]): string | false {
  if (kinds.includes(meaning) === (detail !== '')) return false;
  return detail === '' ? 'has no canonical word' : 'needs no canonical word';
}

/** Faults of the tables of names in all languages and of words that are not names, one sentence each. */
export function* checkWords(tables: VocabularyTables): Generator<string> {
  const known = new Set([...tables.families, ...tables.ingredients].map((row) => row.canonical));
  const qualities = new Set([...(tables.qualities ?? [])].map(({ meaning }) => meaning));
  yield* nameProblems(tables.names ?? [], known);
  for (const [table, misfitOf] of MISFITS)
    for (const row of tables[table] ?? []) {
      const misfit = misfitOf(row, { known, qualities });
      if (misfit !== false) yield `"${row.words}" (${table}) ${misfit}`;
    }
  for (const [table, allowed] of MEANINGS)
    for (const row of tables[table] ?? []) yield* rowProblems(row, table, allowed);
}
