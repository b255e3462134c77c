import { ALLERGENS, ANIMAL_ALLERGENS } from '../../product/enumerations.ts';
import { buildVocabulary, listOf } from './build-vocabulary.ts';
import { checkWords } from './check-words.ts';
import { normalizeName, type Spellings, spellingsOf } from '../words/normalize-name.ts';
import {
  GLUTEN_GRAINS,
  INGREDIENT_ROLES,
  type Vocabulary,
  type VocabularyEntry,
  type VocabularyTables,
} from './vocabulary.ts';

/** Ingredients below an allergen's family that do not carry the allergen, and why. */
const ALLERGEN_EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['eggshell calcium', 'the mineral of the shell, without the egg'],
]);

const ANIMAL_FAMILY = 'animal products';
const ANIMAL_VALUES = new Set(['yes', 'no', 'maybe']);

interface CanonicalNames {
  readonly seen: ReadonlySet<string>;
  /** By look-up key. */
  readonly canonicalOf: ReadonlyMap<string, string>;
  readonly problems: readonly string[];
}

function canonicalNames(tables: VocabularyTables, spellings: Spellings): CanonicalNames {
  const problems: string[] = [];
  const canonicalOf = new Map<string, string>();
  const seen = new Set<string>();
  for (const { canonical } of [...tables.families, ...tables.ingredients]) {
    if (seen.has(canonical)) problems.push(`"${canonical}" stands twice in the tables`);
    seen.add(canonical);
    const key = normalizeName(canonical, spellings);
    const other = canonicalOf.get(key);
    if (key === '') problems.push(`"${canonical}" is no name`);
    else if (other !== undefined && other !== canonical) {
      problems.push(`"${canonical}" and "${other}" are read as the same name`);
    } else canonicalOf.set(key, canonical);
    if (canonical !== canonical.toLowerCase()) problems.push(`"${canonical}" is not in lower case`);
  }
  return { seen, canonicalOf, problems };
}

function synonymProblems(
  { synonyms }: VocabularyTables,
  { seen, canonicalOf }: CanonicalNames,
  spellings: Spellings,
): string[] {
  const problems: string[] = [];
  const meaning = new Map<string, string>();
  for (const { synonym, canonical, kind } of synonyms) {
    const key = normalizeName(synonym, spellings);
    if (!seen.has(canonical))
      problems.push(`synonym "${synonym}" means the unknown name "${canonical}"`);
    if (kind === '') problems.push(`synonym "${synonym}" has no kind`);
    if (key === '') problems.push(`synonym "${synonym}" is no name`);
    const own = canonicalOf.get(key);
    const before = meaning.get(key);
    if (own !== undefined && own !== canonical) {
      problems.push(`synonym "${synonym}" of "${canonical}" is itself the name "${own}"`);
    } else if (before !== undefined && before !== canonical) {
      problems.push(`synonym "${synonym}" means both "${before}" and "${canonical}"`);
    } else if (own !== undefined || before !== undefined) {
      problems.push(
        `synonym "${synonym}" of "${canonical}" needs no row: it is read the same already`,
      );
    }
    meaning.set(key, canonical);
  }
  return problems;
}

function duplicateNames(tables: VocabularyTables): string[] {
  const spellings = spellingsOf(tables.spellings);
  const names = canonicalNames(tables, spellings);
  return [...names.problems, ...synonymProblems(tables, names, spellings)];
}

function unknownWords(
  cell: string,
  allowed: readonly string[],
  what: string,
  of: string,
): string[] {
  return listOf(cell)
    .filter((word) => !allowed.includes(word))
    .map((word) => `"${of}" has the unknown ${what} "${word}"`);
}

function cellProblems(tables: VocabularyTables): string[] {
  const problems: string[] = [];
  const known = new Set([...tables.families, ...tables.ingredients].map((row) => row.canonical));
  for (const row of [...tables.families, ...tables.ingredients]) {
    const name = row.canonical;
    for (const parent of listOf(row.parents)) {
      if (!known.has(parent)) problems.push(`"${name}" has the unknown parent "${parent}"`);
    }
    problems.push(...unknownWords(row.allergens, ALLERGENS, 'allergen', name));
    if (row.description === '') problems.push(`"${name}" has no description`);
    if (row.source === '') problems.push(`"${name}" has no source`);
  }
  for (const row of tables.ingredients) {
    const name = row.canonical;
    problems.push(...unknownWords(row.gluten, GLUTEN_GRAINS, 'gluten grain', name));
    problems.push(...unknownWords(row.roles, INGREDIENT_ROLES, 'role', name));
    if (listOf(row.roles).length === 0) problems.push(`"${name}" has no role`);
    if (!ANIMAL_VALUES.has(row.animal)) {
      problems.push(`"${name}" says "${row.animal}" for animal instead of yes, no or maybe`);
    }
    if (listOf(row.roles).includes('protein source') && row.proteinSource === '') {
      problems.push(`"${name}" is a protein source without a name for it`);
    }
  }
  return problems;
}

function cycles({ entries }: Vocabulary): string[] {
  return [...entries.values()]
    .filter(({ canonical, parents }) =>
      parents.some(
        (parent) =>
          parent === canonical || entries.get(parent)?.ancestors.includes(canonical) === true,
      ),
    )
    .map(({ canonical }) => `"${canonical}" is its own ancestor`);
}

/** Allergens of the families above it that an ingredient does not carry. */
function missingAllergens(entry: VocabularyEntry, vocabulary: Vocabulary): string[] {
  const name = entry.canonical;
  if (ALLERGEN_EXCEPTIONS.has(name)) return [];
  return entry.ancestors.flatMap((above) => {
    const family = vocabulary.entries.get(above);
    // "nuts" covers two allergens, so a nut need carry only one of them.
    if (family?.kind !== 'family' || family.allergens.length !== 1) return [];
    return family.allergens
      .filter((allergen) => !entry.allergens.includes(allergen))
      .map(
        (allergen) => `"${name}" is below "${above}" but does not carry the allergen ${allergen}`,
      );
  });
}

function animalProblems(entry: VocabularyEntry): string[] {
  const name = entry.canonical;
  const problems: string[] = [];
  if (entry.ancestors.includes(ANIMAL_FAMILY) && entry.animal !== 'yes')
    problems.push(`"${name}" is below "${ANIMAL_FAMILY}" but says "${entry.animal}" for animal`);
  if (entry.animal === 'no') {
    for (const allergen of ANIMAL_ALLERGENS)
      if (entry.allergens.includes(allergen))
        problems.push(`"${name}" carries ${allergen} but says "no" for animal`);
  }
  return problems;
}

/** Allergens of an ingredient that is in none of the families of them, though there is one. */
function unplacedAllergens(
  { canonical, allergens, ancestors }: VocabularyEntry,
  families: readonly VocabularyEntry[],
): string[] {
  return allergens
    .filter((allergen) => {
      const ofAllergen = families.filter((family) => family.allergens.includes(allergen));
      return (
        ofAllergen.length > 0 && !ofAllergen.some((family) => ancestors.includes(family.canonical))
      );
    })
    .map((allergen) => `"${canonical}" carries ${allergen} but is in no family of it`);
}

function factProblems(vocabulary: Vocabulary): string[] {
  const { ingredient: ingredients = [], family: families = [] } = Object.groupBy(
    vocabulary.entries.values(),
    ({ kind }) => kind,
  );
  return ingredients.flatMap((entry) => [
    ...missingAllergens(entry, vocabulary),
    ...animalProblems(entry),
    ...unplacedAllergens(entry, families),
    ...(entry.gluten.includes('wheat') && !entry.allergens.includes('wheat')
      ? [`"${entry.canonical}" brings wheat gluten but does not carry the allergen wheat`]
      : []),
  ]);
}

/**
 * The faults of the vocabulary's tables, one sentence each; an empty list means that they are consistent.
 * Looked for: names and synonyms that clash over all tables, unknown parents, cycles, values
 * outside the closed lists, missing descriptions and sources, and facts that contradict the families above.
 */
export function checkVocabulary(tables: VocabularyTables): readonly string[] {
  const vocabulary = buildVocabulary(tables);
  return [
    ...duplicateNames(tables),
    ...cellProblems(tables),
    ...cycles(vocabulary),
    ...factProblems(vocabulary),
    ...checkWords(tables),
  ];
}
