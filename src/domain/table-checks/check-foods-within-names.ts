import { listOf } from '../ingredients/vocabulary/build-vocabulary.ts';
import type {
  Vocabulary,
  VocabularyEntry,
  VocabularyTables,
} from '../ingredients/vocabulary/vocabulary.ts';
import { isFlavor } from '../ingredients/vocabulary/entry-facts.ts';
import { tastesOf } from '../ingredients/label/unstated-origins.ts';
import { understandTerm } from '../ingredients/wishes/understand-term.ts';
import { memoize } from '../memoize.ts';
import { foreignNames, type NamedEntry } from './foods-in-foreign-names.ts';

/** A name whose words name another entry, of which those who avoid that are not told. */
interface FoodWithin {
  readonly name: string;
  readonly entry: string;
  readonly food: string;
}

/** All runs of a name's words but the whole. */
function partsOf(name: string): readonly string[] {
  const words = name.split(' ');
  return words.flatMap((_, start) =>
    words.slice(start).flatMap((_word, more) => {
      const part = words.slice(start, start + more + 1);
      return part.length === words.length ? [] : [part.join(' ')];
    }),
  );
}

/** Whether who avoids the food is told of the entry: it is one, may be or hold one, tastes of one, or brings its allergen. */
function isTold(
  food: VocabularyEntry,
  vocabulary: Vocabulary,
): (entry: VocabularyEntry) => boolean {
  const meant = vocabulary.wishWords.avoided.get(food.canonical) ?? food.canonical;
  const { members, mayBe, mayHold, allergens } = understandTerm(meant, vocabulary);
  const told = new Set([...members, ...mayBe, ...mayHold]);
  return (entry) =>
    told.has(entry.canonical) ||
    allergens.some((each) => [...entry.allergens, ...entry.maybeAllergens].includes(each)) ||
    tastesOf(entry, vocabulary).some(({ canonical }) => told.has(canonical));
}

/** The English names of the tables, each with its entry and the foods that its words name. */
function englishNames(
  { ingredients, synonyms }: VocabularyTables,
  vocabulary: Vocabulary,
): readonly NamedEntry[] {
  const names = new Set([
    ...ingredients.map(({ canonical }) => canonical),
    ...[...synonyms].map(({ synonym }) => synonym),
  ]);
  return [...names].flatMap((name) => {
    const entry = vocabulary.resolve(name);
    const parts = partsOf(name).filter((part) => vocabulary.languageOf(part) === 'en');
    const foods = new Set(parts.flatMap((part) => vocabulary.resolve(part) ?? []));
    return entry === null ? [] : [{ name, entry, foods }];
  });
}

/** Which names hold the name of a food that those who avoid it are not told of. */
function foodsWithinNames(tables: VocabularyTables, vocabulary: Vocabulary): readonly FoodWithin[] {
  const told = memoize((food: VocabularyEntry) => isTold(food, vocabulary));
  const also = new Map(
    Array.from(tables.alsoNamed ?? [], ({ words, meaning }) => [words, listOf(meaning)]),
  );
  const named = [...englishNames(tables, vocabulary), ...foreignNames(tables, vocabulary)];
  return named.flatMap(({ name, entry, foods }) => {
    const unrelated = [...foods].filter(
      (food) =>
        food !== entry &&
        // "Vanilla cream flavor" is below neither vanilla flavor nor cream flavor (docs/decisions/vocabulary.md).
        !isFlavor(food) &&
        !told(food)(entry) &&
        also.get(name)?.some((each) => food.members.includes(each)) !== true,
    );
    return unrelated.map((food) => ({ name, entry: entry.canonical, food: food.canonical }));
  });
}

/**
 * Names that hold the name of another food ("whey crisp": whey; "Butterfisch": butter), though the food is not above them in the
 * tables, nor in `mayHold`, `also-named.tsv` or among the exceptions of `named-alike.tsv`: who avoids the food would be
 * told that there is none. And exceptions that no name needs.
 */
export function* checkFoodsWithinNames(
  tables: VocabularyTables,
  vocabulary: Vocabulary,
): Generator<string> {
  const exceptions = Array.from(tables.namedAlike ?? [], ({ words, meaning }) => ({
    food: words,
    entries: listOf(meaning),
  }));
  const alike = Map.groupBy(exceptions, ({ food }) => food);
  const needed = new Set<string>();
  for (const { name, entry, food } of foodsWithinNames(tables, vocabulary)) {
    const excepted = [entry, '*'].find((each) =>
      alike.get(food)?.some(({ entries }) => entries.includes(each)),
    );
    if (excepted === undefined)
      yield `"${name}" names ${food}, but ${entry} is not found by those who avoid it`;
    else needed.add(`${food} ${excepted}`);
  }
  for (const { food, entries } of exceptions)
    for (const entry of entries)
      if (!needed.has(`${food} ${entry}`))
        yield `no name of "${entry}" needs the exception for "${food}" (namedAlike)`;
}
