import type { Allergen } from '../../product/enumerations.ts';
import type { Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import type { WordClasses } from '../vocabulary/word-classes.ts';

/** A family, or an ingredient that labels name without saying which: the thing may be one of its kinds. */
function isGeneral(entry: VocabularyEntry | undefined, { general }: WordClasses): boolean {
  return entry !== undefined && (entry.kind === 'family' || general.has(entry.canonical));
}

/** A flavor named without its kind is no evidence of what is avoided as a food. */
function isFlavor(entry: VocabularyEntry | undefined): boolean {
  return entry?.roles.includes('flavor') === true;
}

/** "Wheat" is no doubt about soy, though a flour of both is under the two. */
function isDoubt(general: VocabularyEntry | undefined, classes: WordClasses): boolean {
  const isAllergen = general?.kind === 'family' && general.allergens.length > 0;
  return !isAllergen && isGeneral(general, classes) && !isFlavor(general);
}

/** "Chocolate flavor" tells as little as a bare flavor of whether it is a natural one, since it is under neither. */
function kindsLeftOpen(other: VocabularyEntry, entries: Vocabulary['entries']): readonly string[] {
  if (!isFlavor(other)) return other.maybe;
  const inherited = other.ancestors.flatMap((name) => entries.get(name)?.maybe ?? []);
  const isTold = inherited.some(
    (name) => name === other.canonical || other.ancestors.includes(name),
  );
  return isTold ? other.maybe : [...other.maybe, ...inherited];
}

/** An entry whose name leaves something open, with the kinds of thing that it may be. */
interface VagueEntry {
  readonly entry: VocabularyEntry;
  readonly kinds: readonly string[];
}

const vagueEntries = new WeakMap<Vocabulary['entries'], readonly VagueEntry[]>();

/** The entries that leave something open; found once a vocabulary. */
function vagueEntriesOf(entries: Vocabulary['entries']): readonly VagueEntry[] {
  const known = vagueEntries.get(entries);
  if (known !== undefined) return known;
  const vague = [...entries.values()]
    .map((entry) => ({ entry, kinds: kindsLeftOpen(entry, entries) }))
    .filter(
      ({ entry, kinds }) =>
        kinds.length > 0 || entry.maybeAllergens.length > 0 || entry.gluten.includes('oats'),
    );
  vagueEntries.set(entries, vague);
  return vague;
}

/**
 * The names of labels that leave open whether the avoided thing is meant (product.md section 2): the kinds of thing it is
 * itself (vegetable oil for palm oil), the general names of what it covers (lecithin for soy, since soy lecithin is one;
 * "proteins" for soy and for milk),
 * and what the tables say may be it or may hold its allergen; for gluten also oats, which are milled beside wheat.
 */
export function generalNames(
  entry: VocabularyEntry,
  members: ReadonlySet<string>,
  allergens: readonly Allergen[],
  vocabulary: Vocabulary,
): readonly string[] {
  const { entries, wordClasses } = vocabulary;
  const names = new Set(
    entry.ancestors.filter((name) => isGeneral(entries.get(name), wordClasses)),
  );
  for (const member of members) {
    for (const name of entries.get(member)?.ancestors ?? []) {
      if (isDoubt(entries.get(name), wordClasses)) names.add(name);
    }
  }
  const gluten = allergens.includes('gluten') || members.has('gluten grains');
  for (const { entry: other, kinds } of vagueEntriesOf(entries)) {
    if (
      kinds.some((name) => members.has(name)) ||
      other.maybeAllergens.some((allergen) => allergens.includes(allergen)) ||
      (gluten && other.gluten.includes('oats'))
    ) {
      names.add(other.canonical);
    }
  }
  return [...names].filter((name) => !members.has(name));
}
