import { ALLERGENS, ANIMAL_ALLERGENS } from '../enumerations.ts';
import { buildVocabulary, listOf } from '../ingredients/vocabulary/build-vocabulary.ts';
import { checkFoodsWithinNames } from './check-foods-within-names.ts';
import { checkWords } from './check-words.ts';
import {
  type Entries,
  type FamilyRow,
  GLUTEN_GRAINS,
  INGREDIENT_ROLES,
  type SynonymRow,
  type Vocabulary,
  type VocabularyEntry,
  type VocabularyTables,
} from '../ingredients/vocabulary/vocabulary.ts';

/** Ingredients in an allergen's family that do not carry the allergen, and why. */
const ALLERGEN_EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['eggshell calcium', 'the mineral of the shell, without the egg'],
]);

const ANIMAL_FAMILY = 'animal products';
const ANIMAL_VALUES = new Set(['yes', 'no', 'maybe']);

/** Returns the look-up key of a name. */
type KeyOf = (written: string) => string;

/** Names of the tables that are duplicated, invalid, or read as others; `canonicalOf` gets each by its look-up key. */
function* canonicalProblems(
  rows: readonly FamilyRow[],
  keyOf: KeyOf,
  canonicalOf: Map<string, string>,
): Generator<string> {
  const seen = new Set<string>();
  for (const { canonical } of rows) {
    if (seen.has(canonical)) yield `"${canonical}" stands twice in the tables`;
    seen.add(canonical);
    const key = keyOf(canonical);
    const other = canonicalOf.get(key);
    if (key === '') yield `"${canonical}" is no name`;
    else if (other !== undefined && other !== canonical)
      yield `"${canonical}" and "${other}" are read as the same name`;
    else canonicalOf.set(key, canonical);
    if (canonical !== canonical.toLowerCase()) yield `"${canonical}" is not in lower case`;
  }
}

function* synonymProblems(
  synonyms: Iterable<SynonymRow>,
  known: ReadonlySet<string>,
  keyOf: KeyOf,
  canonicalOf: ReadonlyMap<string, string>,
): Generator<string> {
  const meaning = new Map<string, string>();
  for (const { synonym, canonical, kind } of synonyms) {
    const key = keyOf(synonym);
    const named = `synonym "${synonym}" of "${canonical}"`;
    if (!known.has(canonical)) yield `synonym "${synonym}" means the unknown name "${canonical}"`;
    if (kind === '') yield `synonym "${synonym}" has no kind`;
    if (key === '') yield `synonym "${synonym}" is no name`;
    const own = canonicalOf.get(key);
    const before = meaning.get(key);
    if (own !== undefined && own !== canonical) yield `${named} is itself the name "${own}"`;
    else if (before !== undefined && before !== canonical)
      yield `synonym "${synonym}" means both "${before}" and "${canonical}"`;
    else if (own !== undefined || before !== undefined)
      yield `${named} needs no row: it is read the same already`;
    meaning.set(key, canonical);
  }
}

function unknownWords(
  cell: string,
  allowed: readonly string[],
  what: string,
  of: string,
): string[] {
  const unknown = listOf(cell).filter((word) => !allowed.includes(word));
  return unknown.map((word) => `"${of}" has the unknown ${what} "${word}"`);
}

function* cellProblems(
  { families, ingredients }: VocabularyTables,
  known: ReadonlySet<string>,
): Generator<string> {
  for (const row of [...families, ...ingredients]) {
    const name = row.canonical;
    for (const parent of listOf(row.parents))
      if (!known.has(parent)) yield `"${name}" has the unknown parent "${parent}"`;
    yield* unknownWords(row.allergens, ALLERGENS, 'allergen', name);
    if (row.description === '') yield `"${name}" has no description`;
    if (row.source === '') yield `"${name}" has no source`;
  }
  for (const row of ingredients) {
    const name = row.canonical;
    for (const other of [...listOf(row.maybe ?? ''), ...listOf(row.mayHold ?? '')])
      if (!known.has(other)) yield `"${name}" may be or hold the unknown "${other}"`;
    const roles = listOf(row.roles);
    yield* unknownWords(row.gluten, GLUTEN_GRAINS, 'gluten grain', name);
    yield* unknownWords(row.roles, INGREDIENT_ROLES, 'role', name);
    if (roles.length === 0) yield `"${name}" has no role`;
    if (!ANIMAL_VALUES.has(row.animal))
      yield `"${name}" says "${row.animal}" for animal instead of yes, no or maybe`;
    if (roles.includes('protein source') && row.proteinSource === '')
      yield `"${name}" is a protein source without a name for it`;
  }
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

/** Allergens of an ingredient's families that it does not carry. */
function* missingAllergens(
  { canonical, ancestors, allergens }: VocabularyEntry,
  { entries }: Vocabulary,
): Generator<string> {
  if (ALLERGEN_EXCEPTIONS.has(canonical)) return;
  for (const above of ancestors) {
    const family = entries.get(above);
    const [allergen, another] = family?.kind === 'family' ? family.allergens : [];
    // "nuts" covers two allergens, so a nut carries only one of them.
    if (allergen !== undefined && another === undefined && !allergens.includes(allergen))
      yield `"${canonical}" is below "${above}" but does not carry the allergen ${allergen}`;
  }
}

function* animalProblems(entry: VocabularyEntry): Generator<string> {
  const { canonical, animal, allergens } = entry;
  if (entry.ancestors.includes(ANIMAL_FAMILY) && animal !== 'yes')
    yield `"${canonical}" is below "${ANIMAL_FAMILY}" but says "${animal}" for animal`;
  for (const allergen of animal === 'no' ? ANIMAL_ALLERGENS : [])
    if (allergens.includes(allergen))
      yield `"${canonical}" carries ${allergen} but says "no" for animal`;
}

/** Allergens of an ingredient that belongs to none of their families, though there is one. */
function* unplacedAllergens(
  { canonical, allergens, ancestors }: VocabularyEntry,
  families: Entries,
): Generator<string> {
  for (const allergen of allergens) {
    const ofAllergen = families.filter((family) => family.allergens.includes(allergen));
    if (ofAllergen.length > 0 && !ofAllergen.some((family) => ancestors.includes(family.canonical)))
      yield `"${canonical}" carries ${allergen} but is in no family of it`;
  }
}

function* factProblems(vocabulary: Vocabulary): Generator<string> {
  const { ingredient: ingredients = [], family: families = [] } = Object.groupBy(
    vocabulary.entries.values(),
    ({ kind }) => kind,
  );
  for (const entry of ingredients) {
    yield* missingAllergens(entry, vocabulary);
    yield* animalProblems(entry);
    yield* unplacedAllergens(entry, families);
    if (entry.gluten.includes('wheat') && !entry.allergens.includes('wheat'))
      yield `"${entry.canonical}" brings wheat gluten but does not carry the allergen wheat`;
  }
}

/**
 * The faults of the vocabulary's tables, one sentence each; empty if they are consistent. Checked: names and synonyms
 * that clash over all tables, unknown parents, cycles, values outside the closed lists, missing descriptions and
 * sources, and facts that contradict the families above.
 */
export function checkVocabulary(tables: VocabularyTables): readonly string[] {
  const vocabulary = buildVocabulary(tables);
  const rows = [...tables.families, ...tables.ingredients];
  const known = new Set(rows.map(({ canonical }) => canonical));
  const canonicalOf = new Map<string, string>();
  return [
    ...canonicalProblems(rows, vocabulary.keyOf, canonicalOf),
    ...synonymProblems(tables.synonyms, known, vocabulary.keyOf, canonicalOf),
    ...cellProblems(tables, known),
    ...cycles(vocabulary),
    ...factProblems(vocabulary),
    ...checkWords(tables),
    ...checkFoodsWithinNames(tables, vocabulary),
  ];
}
