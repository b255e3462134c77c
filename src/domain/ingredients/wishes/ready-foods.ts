import { memoize } from '../../memoize.ts';
import type { Entries, Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';

/** Names that are made of several things, and what they are made with. */
interface ReadyFoods {
  readonly foods: readonly string[];
  readonly contents: ReadonlySet<string>;
  readonly mayBeOfPalm: readonly string[];
}

/** Gathered once a vocabulary. */
const readyFoodsOf = memoize((vocabulary: Vocabulary): ReadyFoods => {
  const { readyFoods, inReadyFoods } = vocabulary.wordClasses;
  const entries = [...vocabulary.entries.values()];
  const under = (names: ReadonlySet<string>) =>
    entries.filter(({ canonical, ancestors }) =>
      [canonical, ...ancestors].some((name) => names.has(name)),
    );
  const namesOf = (some: Entries) => some.map(({ canonical }) => canonical);
  return {
    foods: namesOf(under(readyFoods)),
    contents: new Set(
      namesOf(under(inReadyFoods).filter(({ allergens }) => allergens.length === 0)),
    ),
    mayBeOfPalm: namesOf(entries.filter(({ palm }) => palm === 'maybe')),
  };
});

/** The foods made of several things ("coating", "milk chocolate"): a list that gives only their name leaves open what is in them. */
export function readyFoodsIn(vocabulary: Vocabulary): readonly string[] {
  return readyFoodsOf(vocabulary).foods;
}

/** The names that bring one of these things, or may be made of it (cocoa: caffeine). */
export function namesThatBring(
  things: ReadonlySet<string>,
  { wishWords }: Vocabulary,
): readonly string[] {
  return [...wishWords.brings].flatMap(([name, brought]) =>
    brought.some((thing) => things.has(thing)) ? [name] : [],
  );
}

/**
 * The names of lists that may hold the avoided thing and say nothing of what they are made of (product.md section 2): ready foods,
 * where it is what these are made with, what brings it (cocoa, caffeine), and for palm oil what is often made of it. What carries an
 * allergen is left to the allergens of each name, since laws have them declared.
 */
export function namesThatMayHold(
  entry: VocabularyEntry,
  members: ReadonlySet<string>,
  vocabulary: Vocabulary,
): readonly string[] {
  const { foods, contents, mayBeOfPalm } = readyFoodsOf(vocabulary);
  const isContent = [...members].some((name) => contents.has(name));
  const palm = entry.palm === 'yes' ? mayBeOfPalm : [];
  const names = [...(isContent ? foods : []), ...palm, ...namesThatBring(members, vocabulary)];
  return [...new Set(names)].filter((name) => !members.has(name));
}
