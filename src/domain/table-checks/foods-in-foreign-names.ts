import { isFlavor } from '../ingredients/vocabulary/entry-facts.ts';
import type {
  IngredientRole,
  NameRow,
  Vocabulary,
  VocabularyEntry,
  VocabularyTables,
} from '../ingredients/vocabulary/vocabulary.ts';

/** A name of the tables, what it means, and the foods that its words name. */
export interface NamedEntry {
  readonly name: string;
  readonly entry: VocabularyEntry;
  readonly foods: ReadonlySet<VocabularyEntry>;
}

type NamesOfLanguage = ReadonlyMap<string, VocabularyEntry>;

/** Languages that write compounds as one word, and what joins their parts. */
const COMPOUNDING = new Set('de nl da sv no'.split(' '));
const LINKS = ['', 's', 'n', 'en', 'er', 'es', 'e'];
const MIN_PART = 3;

/** Names of additives hold each other's, and those of what they are made from ("Zitronensäure"). */
const FOOD_ROLES: readonly IngredientRole[] = [
  'protein source',
  'added sugar',
  'fat',
  'fruit or vegetable',
  'herb or extract',
  'cereal',
  'other',
];

function isFood({ kind, allergens, roles }: VocabularyEntry): boolean {
  if (allergens.length > 0) return true;
  return kind === 'ingredient' && roles.some((role) => FOOD_ROLES.includes(role));
}

/** The longest names within a name: in "farine de pommes de terre" potatoes, and no apples. */
function runsOf(words: readonly string[], named: NamesOfLanguage): readonly string[] {
  const found: (readonly [start: number, end: number])[] = [];
  for (let length = words.length - 1; length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const end = start + length;
      const isWithin = found.some(([from, to]) => start >= from && end <= to);
      if (!isWithin && named.has(words.slice(start, end).join(' '))) found.push([start, end]);
    }
  return found.map(([start, end]) => words.slice(start, end).join(' '));
}

/** The two names that a word is composed of, preferring a long first one: "Butterfisch"; none unless both are known. */
function halvesOf(word: string, named: NamesOfLanguage): readonly string[] {
  for (let end = word.length - MIN_PART; end >= MIN_PART; end -= 1) {
    const last = word.slice(end).replace(/^-/u, '');
    if (!named.has(last)) continue;
    const first = LINKS.filter((link) => word.slice(0, end).endsWith(link))
      .map((link) => word.slice(0, end - link.length).replace(/-$/u, ''))
      .find((each) => each.length >= MIN_PART && named.has(each));
    if (first !== undefined) return [first, last];
  }
  return [];
}

function foodsOf({ name, language }: NameRow, named: NamesOfLanguage): Set<VocabularyEntry> {
  const words = name.split(' ');
  const compounds = COMPOUNDING.has(language)
    ? words.filter((word) => word === name || !named.has(word))
    : [];
  const parts = [...runsOf(words, named), ...compounds.flatMap((word) => halvesOf(word, named))];
  return new Set(parts.flatMap((part) => named.get(part) ?? []).filter(isFood));
}

/**
 * The names of other languages but those of flavors, which their entries say, each with the foods that its own
 * language's words in it name.
 */
export function foreignNames(
  { names = [] }: VocabularyTables,
  { entries }: Vocabulary,
): readonly NamedEntry[] {
  const languages = new Map<string, Map<string, VocabularyEntry>>();
  for (const { name, canonical, language } of names) {
    const entry = entries.get(canonical);
    const known = languages.get(language) ?? new Map<string, VocabularyEntry>();
    if (entry) languages.set(language, known.set(name, entry));
  }
  return [...names].flatMap((row) => {
    const entry = entries.get(row.canonical);
    const named = languages.get(row.language);
    if (!entry || !named || row.language === 'en' || isFlavor(entry)) return [];
    return [{ name: row.name, entry, foods: foodsOf(row, named) }];
  });
}
