import { addTo } from '../../multimap.ts';
import { runAtOnce } from '../../run-at-once.ts';
import { once } from '../../once.ts';
import { ALLERGENS } from '../../enumerations.ts';
import { IncrementalBuild } from '../../incremental-build.ts';
import { lexiconOf } from './lexicon.ts';
import {
  lookUpKeys,
  normalizeName,
  normalizeWithoutBrackets,
  spellingsOf,
} from '../words/normalize-name.ts';
import { headingWordsOf, qualityWords, type WordClasses, wordClassesOf } from './word-tables.ts';
import { shoppersWordsOf, canonicalNamesOf, isPlain, knownNamesOf } from './known-names.ts';
import { wishWordsOf } from './wish-words.ts';
import {
  type FamilyRow,
  GLUTEN_GRAINS,
  INGREDIENT_ROLES,
  type IngredientRow,
  type Vocabulary,
  type VocabularyEntry,
  type VocabularyTables,
} from './vocabulary.ts';

/** The items of a cell: separated by "|", blanks dropped. */
export function listOf(cell: string): readonly string[] {
  // Most cells are empty: this halves the time of building.
  if (cell === '') return [];
  return cell
    .split('|')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function oneOf<T extends string>(cell: string, allowed: readonly T[]): readonly T[] {
  const items = listOf(cell);
  return items.length === 0 ? [] : allowed.filter((item) => items.includes(item));
}

const LACTOSE = ['yes', 'traces', 'maybe'] as const;
const PALM = ['yes', 'maybe'] as const;
const ANIMAL = ['yes', 'no'] as const;

/** An entry with the data of its own row. */
type Row = Omit<VocabularyEntry, 'ancestors' | 'members'>;

function rowOf(row: FamilyRow & Partial<IngredientRow>, kind: Row['kind']): Row {
  return {
    canonical: row.canonical,
    kind,
    parents: listOf(row.parents),
    allergens: oneOf(row.allergens, ALLERGENS),
    animal: oneOf(row.animal ?? '', ANIMAL)[0] ?? 'maybe',
    gluten: oneOf(row.gluten ?? '', GLUTEN_GRAINS),
    roles: oneOf(row.roles ?? '', INGREDIENT_ROLES),
    proteinSource: row.proteinSource || null,
    description: row.description,
    source: row.source,
    maybeAllergens: oneOf(row.maybeAllergens ?? '', ALLERGENS),
    maybe: listOf(row.maybe ?? ''),
    mayHold: listOf(row.mayHold ?? ''),
    palm: oneOf(row.palm ?? '', PALM)[0] ?? 'no',
    lactose: oneOf(row.lactose ?? '', LACTOSE)[0] ?? 'no',
  };
}

function rowsOf({ families, ingredients }: VocabularyTables): ReadonlyMap<string, Row> {
  const rows = new Map<string, Row>();
  for (const row of families) rows.set(row.canonical, rowOf(row, 'family'));
  for (const row of ingredients)
    if (!rows.has(row.canonical)) rows.set(row.canonical, rowOf(row, 'ingredient'));
  return rows;
}

/** Everything reachable from `start` by `next`, nearest first, without `start` itself. Safe for cycles. */
function reach(start: string, next: (name: string) => readonly string[]): readonly string[] {
  const found = new Set([start]);
  // A set's iteration includes what is added to it meanwhile.
  for (const name of found) for (const other of next(name)) found.add(other);
  return [...found].slice(1);
}

function commonTo<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const first = lists[0] ?? [];
  return first.filter((item) => lists.every((list) => list.includes(item)));
}

/** Yields after each row. */
function* entriesOf(
  rows: ReadonlyMap<string, Row>,
): Generator<undefined, Map<string, VocabularyEntry>> {
  const children = new Map<string, string[]>();
  for (const row of rows.values()) {
    for (const parent of row.parents) {
      if (rows.has(parent)) addTo(children, parent, row.canonical);
    }
  }
  const parentsOf = (name: string): readonly string[] =>
    (rows.get(name)?.parents ?? []).filter((parent) => rows.has(parent));
  const entries = new Map<string, VocabularyEntry>();
  for (const row of rows.values()) {
    const below = reach(row.canonical, (name) => children.get(name) ?? []);
    entries.set(row.canonical, {
      ...row,
      ...(row.kind === 'family' ? trueOfAll(below, rows) : {}),
      parents: parentsOf(row.canonical),
      ancestors: reach(row.canonical, parentsOf),
      members: [row.canonical, ...below],
    });
    yield;
  }
  return entries;
}

/** What is true of every ingredient below a family. */
function trueOfAll(
  below: readonly string[],
  rows: ReadonlyMap<string, Row>,
): Pick<Row, 'animal' | 'gluten' | 'roles'> {
  const eaten = below
    .flatMap((name) => rows.get(name) ?? [])
    .filter(({ kind }) => kind === 'ingredient');
  const [animal = 'maybe', ...others] = new Set(eaten.map((other) => other.animal));
  return {
    animal: others.length === 0 ? animal : 'maybe',
    gluten: commonTo(eaten.map((other) => other.gluten)),
    roles: commonTo(eaten.map((other) => other.roles)),
  };
}

/** "Gluten free bread crumbs" are not wheat and "vegan butter" is not butter: such a name stays unknown. */
function deniedBy(key: string, entry: VocabularyEntry): boolean {
  if (key.includes('gluten free') && entry.gluten.some((grain) => grain !== 'oats')) return true;
  return /\b(?:vegan|vegetarian)\b/u.test(key) && entry.animal === 'yes';
}

/** Australian labels write only the number ("415"). Numbers below 300 may be calories, so they need their letter. */
const BARE_NUMBER = /^(?:[3-9]\d{2}|1\d{3}|[1-9]\d{2}[a-f])$/u;

function find(
  names: ReadonlyMap<string, VocabularyEntry>,
  key: string,
  classes: WordClasses,
): VocabularyEntry | null {
  if (key === '') return null;
  const whole = names.get(key);
  if (whole !== undefined) return whole;
  if (BARE_NUMBER.test(key)) return names.get(`e${key}`) ?? null;
  if (/^e\d{3,4}(?:[a-f]|i{1,3}|iv|v)$/u.test(key)) {
    return names.get(key.replace(/(?:[a-f]|i{1,3}|iv|v)$/u, '')) ?? null;
  }
  for (const candidate of lookUpKeys(key, classes)) {
    const entry = names.get(candidate);
    if (entry !== undefined) return deniedBy(key, entry) ? null : entry;
  }
  return null;
}

/** Finds a name as written, without its brackets, or in another form. */
function findWritten(
  names: ReadonlyMap<string, VocabularyEntry>,
  flat: string,
  bare: string,
  classes: WordClasses,
): VocabularyEntry | null {
  const whole = names.get(flat);
  if (whole !== undefined) return whole;
  return find(names, bare, classes) ?? (bare === flat ? null : find(names, flat, classes));
}

/** The tables of words that are small enough to be built at once. */
function wordsOf(tables: VocabularyTables) {
  return {
    wordClasses: wordClassesOf(tables.wordClasses ?? []),
    wishWords: wishWordsOf(tables.wishWords ?? []),
    headingWords: headingWordsOf(tables.headings ?? []),
  };
}

/**
 * Builds the vocabulary from its tables: the tree of families and ingredients, and an exact look-up of written names
 * (product.md section 2, "Ingredient language"). A family's animal origin, gluten and roles are those that all its
 * members share. Invalid rows are skipped here; `checkVocabulary` reports them.
 */
export function buildVocabulary(tables: VocabularyTables): Vocabulary {
  return runAtOnce(buildVocabularyInSteps(tables));
}

/** The same; yields after each row. */
export function* buildVocabularyInSteps(
  tables: VocabularyTables,
): Generator<undefined, Vocabulary> {
  const entries = yield* entriesOf(rowsOf(tables));
  const words = wordsOf(tables);
  const spellings = spellingsOf(tables.spellings);
  const keyOf = (written: string) => normalizeName(written, spellings);
  // The first page needs only the canonical names; the other forty thousand are prepared after the start.
  const canonical = once(() => canonicalNamesOf(entries, spellings));
  const known = new IncrementalBuild(knownNamesOf(tables, entries, spellings));
  const lexicon = once(() => lexiconOf(tables, entries, spellings));
  const qualities = once(() => qualityWords(tables, spellings));
  const shoppersWords = new IncrementalBuild(shoppersWordsOf(tables, entries, spellings));
  return {
    entries,
    ...words,
    keyOf,
    get lexicon() {
      return lexicon();
    },
    get names() {
      return known.value.entries;
    },
    get shoppersWords() {
      return shoppersWords.value;
    },
    get qualities() {
      return qualities();
    },
    async prepare(pause) {
      await known.prepare(pause);
      await shoppersWords.prepare(pause);
    },
    findAccented(written) {
      if (isPlain(written)) return null;
      return known.value.accented.get(written.trim().toLowerCase().normalize()) ?? null;
    },
    isCanonical: (written) => canonical().has(keyOf(written)),
    languageOf(written) {
      const key = keyOf(written);
      if (key !== '' && canonical().has(key)) return 'en';
      return known.value.languages.get(key) ?? null;
    },
    resolve(written) {
      const flat = keyOf(written);
      const own = flat === '' ? undefined : canonical().get(flat);
      if (own !== undefined) return own;
      const hasBrackets = /[()[\]{}]/u.test(written);
      const bare = hasBrackets ? normalizeWithoutBrackets(written, spellings) : flat;
      return findWritten(known.value.entries, flat, bare, words.wordClasses);
    },
  };
}
