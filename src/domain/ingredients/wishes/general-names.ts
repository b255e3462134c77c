import { memoize } from '../../memoize.ts';
import { addTo } from '../../multimap.ts';
import type { Allergen } from '../../enumerations.ts';
import type { Entries, Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import type { WordClasses } from '../vocabulary/word-tables.ts';

/** A family, or an ingredient that labels name without saying which kind. */
function isGeneral(entry: VocabularyEntry | undefined, { general }: WordClasses): boolean {
  return entry !== undefined && (entry.kind === 'family' || general.has(entry.canonical));
}

/** A flavor named without its kind is no evidence of a food that is avoided. */
function isFlavor(entry: VocabularyEntry | undefined): boolean {
  return entry?.roles.includes('flavor') === true;
}

/** "Wheat" is not a doubt about soy, though a flour of both is below the two. */
function isDoubt(general: VocabularyEntry | undefined, classes: WordClasses): boolean {
  const isAllergen = general?.kind === 'family' && general.allergens.length > 0;
  return !isAllergen && isGeneral(general, classes) && !isFlavor(general);
}

/** "Chocolate flavor" leaves as open as a bare "flavor" whether it is natural, since it is below neither kind. */
function kindsLeftOpen(other: VocabularyEntry, entries: Vocabulary['entries']): readonly string[] {
  if (!isFlavor(other)) return other.maybe;
  const inherited = other.ancestors.flatMap((name) => entries.get(name)?.maybe ?? []);
  const isTold = inherited.some(
    (name) => name === other.canonical || other.ancestors.includes(name),
  );
  return isTold ? other.maybe : [...other.maybe, ...inherited];
}

/** The entries with a name that leaves something open, by what it may be. */
interface VagueNames {
  readonly byKind: ReadonlyMap<string, readonly string[]>;
  readonly byAllergen: ReadonlyMap<Allergen, readonly string[]>;
  readonly oats: readonly string[];
}

/** Collected once for each vocabulary. */
const vagueNamesOf = memoize((entries: Vocabulary['entries']): VagueNames => {
  const byKind = new Map<string, string[]>();
  const byAllergen = new Map<Allergen, string[]>();
  for (const entry of entries.values()) {
    for (const kind of [...kindsLeftOpen(entry, entries), ...entry.mayHold])
      addTo(byKind, kind, entry.canonical);
    for (const allergen of entry.maybeAllergens) addTo(byAllergen, allergen, entry.canonical);
  }
  const oats = [...entries.values()].filter(({ gluten }) => gluten.includes('oats'));
  return { byKind, byAllergen, oats: oats.map(({ canonical }) => canonical) };
});

/**
 * The names on labels that leave open whether the avoided thing is meant (product.md section 2): the kinds of thing it
 * is itself (vegetable oil for palm oil), the general names of what it covers (lecithin for soy, since soy lecithin is
 * one; "proteins" for soy and for milk), and what the tables say may be it or may contain its allergen; for gluten also
 * oats, which are milled beside wheat.
 */
export function generalNames(
  entry: VocabularyEntry,
  members: ReadonlySet<string>,
  allergens: readonly Allergen[],
  vocabulary: Vocabulary,
): readonly string[] {
  const { entries, wordClasses } = vocabulary;
  const { byKind, byAllergen, oats } = vagueNamesOf(entries);
  const all = [...members];
  const above = all.flatMap((member) => entries.get(member)?.ancestors ?? []);
  const ofGluten = allergens.includes('gluten') || members.has('gluten grains');
  const names = new Set([
    ...entry.ancestors.filter((name) => isGeneral(entries.get(name), wordClasses)),
    ...[...new Set(above)].filter((name) => isDoubt(entries.get(name), wordClasses)),
    ...all.flatMap((member) => byKind.get(member) ?? []),
    ...allergens.flatMap((allergen) => byAllergen.get(allergen) ?? []),
    ...(ofGluten ? oats : []),
  ]);
  return [...names].filter((name) => !members.has(name));
}

/** Foods made of several things ("coating", "milk chocolate"), whose name alone leaves open what they contain, and what they are made with. */
interface ReadyFoods {
  readonly foods: readonly string[];
  readonly contents: ReadonlySet<string>;
  readonly mayBeOfPalm: readonly string[];
}

/** Collected once for each vocabulary. */
export const readyFoodsOf = memoize((vocabulary: Vocabulary): ReadyFoods => {
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

/** The names that carry one of these things, or may be made of it (cocoa: caffeine). */
export function namesThatBring(
  things: ReadonlySet<string>,
  { wishWords }: Vocabulary,
): readonly string[] {
  return [...wishWords.brings].flatMap(([name, brought]) =>
    brought.some((thing) => things.has(thing)) ? [name] : [],
  );
}

/**
 * The names in lists that may contain the avoided thing without saying what they are made of (product.md section 2):
 * ready foods that are made with it, what carries it (cocoa, caffeine), and for palm oil what is often made of it.
 * Carriers of an allergen are left to the allergens of each name, since laws require those to be declared.
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
