import { memoize } from '../../memoize.ts';
import type { Allergen } from '../../enumerations.ts';
import { distinct } from '../../wording.ts';
import { isFlavor } from '../vocabulary/entry-facts.ts';
import { type Drafts, entriesOf } from '../list/entry-drafts.ts';
import type { Entries, Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';

/**
 * Animal origins that a name may leave open. Egg is not included: bare lecithin may come from it, but comes from plants
 * if no egg is named.
 */
const OF_ANIMALS: readonly Allergen[] = ['milk', 'fish', 'crustacean shellfish', 'molluscs'];

/** "Proteins", "fat": a family with an animal product in it; "crisps", which may be made of any protein. */
function isOfAnyKind(entry: VocabularyEntry, { entries, wordClasses }: Vocabulary): boolean {
  if (entry.kind !== 'family') return false;
  if (wordClasses.protein.test(entry.canonical) && entry.animal !== 'no') return true;
  return entry.members.some((name) => {
    const member = entries.get(name);
    return member !== entry && member?.kind === 'family' && member.animal === 'yes';
  });
}

/** Ingredients that no bracket and no statement of origin explains; both of "almonds in chocolate". */
function unexplained(drafts: Drafts): Entries {
  const explained = new Set(drafts.map(({ parent }) => parent));
  return drafts.flatMap((draft, index) =>
    draft.source === null && !draft.heading && !explained.has(index) ? entriesOf(draft) : [],
  );
}

/** What a name may leave open: whether an entry is of this kind, or may be. */
interface Kind {
  is(entry: VocabularyEntry): boolean;
  mayBe(entry: VocabularyEntry, vocabulary: Vocabulary): boolean;
}

export const MILK: Kind = {
  is: ({ allergens }) => allergens.includes('milk'),
  mayBe: ({ maybeAllergens }) => maybeAllergens.includes('milk'),
};

/** Vitamin D3, rennet, "creamer". */
export const ANIMAL: Kind = {
  is: ({ animal }) => animal === 'yes',
  mayBe: ({ canonical, maybeAllergens }, { wordClasses }) =>
    wordClasses.plantOrAnimal.has(canonical) ||
    maybeAllergens.some((allergen) => OF_ANIMALS.includes(allergen)),
};

/** The ingredients that may be or contain something without saying so: "creamer", and flavors of it, including those in headings (`tastes`). */
export function namesOpenTo(
  kind: Kind,
  drafts: Drafts,
  tastes: Entries,
  vocabulary: Vocabulary,
): readonly string[] {
  const isOpen = (entry: VocabularyEntry): boolean =>
    kind.mayBe(entry, vocabulary) ||
    isOfAnyKind(entry, vocabulary) ||
    tastesOf(entry, vocabulary).some(kind.is);
  const open = [...unexplained(drafts).filter(isOpen), ...tastes.filter(kind.is)];
  return distinct(open.map(({ canonical }) => canonical));
}

/** What a flavor is named after ("natural peanut butter flavor"): it may be made of it, and its name may be all that declares it. */
export function tastesOf(entry: VocabularyEntry, vocabulary: Vocabulary): Entries {
  return isFlavor(entry) ? tastesIn(vocabulary)(entry) : [];
}

/** Cached, because a label's flags and its evidence both need it. */
const tastesIn = memoize((vocabulary: Vocabulary) =>
  memoize((entry: VocabularyEntry) => foodsIn(entry, vocabulary)),
);

function foodsIn(entry: VocabularyEntry, vocabulary: Vocabulary): Entries {
  const words = entry.canonical.split(' ').filter((word) => word !== 'flavor');
  // Those who avoid vanilla avoid "vanilla flavor", which is below it, but not "vanilla cream flavor".
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
