import { memoize } from '../../memoize.ts';
import type { Allergen } from '../../enumerations.ts';
import { distinct } from '../../wording.ts';
import { isFlavor } from '../vocabulary/entry-kinds.ts';
import type { Drafts } from '../list/entry-drafts.ts';
import type { Entries, Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';

/** What names leave open that may be of animals. Egg is not asked: bare lecithin may be of it, but is of plants where no egg is named. */
const OF_ANIMALS: readonly Allergen[] = ['milk', 'fish', 'crustacean shellfish', 'molluscs'];

/** "Proteins", "fat": a family that has one of animals below it; "crisps", which are of any protein. */
function isOfAnyKind(entry: VocabularyEntry, { entries, wordClasses }: Vocabulary): boolean {
  if (entry.kind !== 'family') return false;
  if (wordClasses.protein.test(entry.canonical) && entry.animal !== 'no') return true;
  return entry.members.some((name) => {
    const member = entries.get(name);
    return member !== entry && member?.kind === 'family' && member.animal === 'yes';
  });
}

/** Ingredients that stand for themselves: what a bracket lists is judged by that list, what says its source by that. */
function unexplained(drafts: Drafts): Entries {
  const explained = new Set(drafts.map(({ parent }) => parent));
  return drafts.flatMap(({ entry, source, heading }, index) =>
    entry !== null && source === null && !heading && !explained.has(index) ? [entry] : [],
  );
}

/** The ingredients that may be or hold a food such as `isFood` tells, and do not say so: "creamer", flavors of it, in headings (`tastes`), too. */
function namesOpenTo(
  drafts: Drafts,
  tastes: Entries,
  vocabulary: Vocabulary,
  isFood: (entry: VocabularyEntry) => boolean,
  maybe: (entry: VocabularyEntry) => boolean,
): readonly string[] {
  const isOpen = (entry: VocabularyEntry): boolean =>
    maybe(entry) || isOfAnyKind(entry, vocabulary) || tastesOf(entry, vocabulary).some(isFood);
  const open = [...unexplained(drafts).filter(isOpen), ...tastes.filter(isFood)];
  return distinct(open.map(({ canonical }) => canonical));
}

/** What may be of animals, and nobody says: vitamin D3, rennet, "creamer". */
export function maybeAnimalOf(
  drafts: Drafts,
  tastes: Entries,
  vocabulary: Vocabulary,
): readonly string[] {
  return namesOpenTo(
    drafts,
    tastes,
    vocabulary,
    ({ animal }) => animal === 'yes',
    ({ canonical, maybeAllergens }) =>
      vocabulary.wordClasses.plantOrAnimal.has(canonical) ||
      maybeAllergens.some((allergen) => OF_ANIMALS.includes(allergen)),
  );
}

/** What may be or hold milk, and nobody says. */
export function maybeMilkOf(
  drafts: Drafts,
  tastes: Entries,
  vocabulary: Vocabulary,
): readonly string[] {
  return namesOpenTo(
    drafts,
    tastes,
    vocabulary,
    ({ allergens }) => allergens.includes('milk'),
    ({ maybeAllergens }) => maybeAllergens.includes('milk'),
  );
}

/** What a flavor is named after ("natural peanut butter flavor"): it may be made of it, and its name may be all that declares it. */
export function tastesOf(entry: VocabularyEntry, vocabulary: Vocabulary): Entries {
  return isFlavor(entry) ? tastesIn(vocabulary)(entry) : [];
}

/** Each flavor's, worked out once: a label's flags and its evidence ask for them. */
const tastesIn = memoize((vocabulary: Vocabulary) =>
  memoize((entry: VocabularyEntry) => foodsIn(entry, vocabulary)),
);

function foodsIn(entry: VocabularyEntry, vocabulary: Vocabulary): Entries {
  const words = entry.canonical.split(' ').filter((word) => word !== 'flavor');
  // Whoever avoids vanilla avoids "vanilla flavor", which is under it, but not "vanilla cream flavor".
  return longestNames(words, vocabulary).filter(
    (food) => !isFlavor(food) && !entry.ancestors.includes(food.canonical),
  );
}

/** "Chocolate peanut butter" is chocolate and peanut butter, not butter. */
function longestNames(words: readonly string[], vocabulary: Vocabulary): Entries {
  for (let end = words.length; end > 0; end -= 1) {
    const run = words.slice(0, end).join(' ');
    const food = end > 1 ? vocabulary.entries.get(run) : vocabulary.resolve(run);
    if (food) return [food, ...longestNames(words.slice(end), vocabulary)];
  }
  return words.length === 0 ? [] : longestNames(words.slice(1), vocabulary);
}
