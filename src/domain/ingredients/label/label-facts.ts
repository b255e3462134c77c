import { ALLERGENS, ANIMAL_ALLERGENS, type Allergen } from '../../enumerations.ts';
import { distinct } from '../../wording.ts';
import { type Drafts, entriesOf, type EntryDraft } from '../list/entry-drafts.ts';
import {
  type Entries,
  GLUTEN_GRAINS,
  type GlutenGrain,
  type IngredientRole,
  type Vocabulary,
  type VocabularyEntry,
} from '../vocabulary/vocabulary.ts';
import { allergensOfEntry } from '../vocabulary/entry-facts.ts';

/** Allergens of one entry: those of the ingredient, and those that the label declares with it. */
export function allergensOfDraft(draft: EntryDraft): readonly Allergen[] {
  const known = entriesOf(draft).flatMap(allergensOfEntry).concat(draft.declared);
  return ALLERGENS.filter((allergen) => known.includes(allergen));
}

/** Indices of the drafts that have a list of their own. */
function parentsIn(drafts: Drafts): ReadonlySet<number | null> {
  return new Set(drafts.map(({ parent }) => parent));
}

/** Canonical names of animal-derived ingredients, in label order. */
export function animalIngredientsOf(drafts: Drafts): readonly string[] {
  const parents = parentsIn(drafts);
  const ofAnimals = drafts.filter((draft, index) => {
    if (draft.heading && parents.has(index)) return false;
    const declared = draft.declared.some((allergen) => ANIMAL_ALLERGENS.includes(allergen));
    const byName = entriesOf(draft).some(({ animal }) => animal === 'yes');
    return declared || byName || draft.source === 'animal';
  });
  return distinct(ofAnimals.map(({ canonical }) => canonical));
}

/** The gluten grains in the ingredients. */
export function glutenSourcesOf(drafts: Drafts): readonly GlutenGrain[] {
  const found = drafts.flatMap(entriesOf).flatMap(({ gluten }) => gluten);
  return GLUTEN_GRAINS.filter((grain) => found.includes(grain));
}

function withRole(drafts: Drafts, role: IngredientRole): EntryDraft[] {
  return drafts.filter((draft) => draft.entry?.roles.includes(role) === true);
}

function sweetenerOf({ canonical, ancestors }: VocabularyEntry): string {
  const line = [canonical, ...ancestors];
  return ['stevia', 'monk fruit'].find((name) => line.includes(name)) ?? canonical;
}

/** Least letters from which the beginning of a name identifies it. */
const SHORTEST_HALF = 4;

/** "…, cellulose gum, stev": the only sweetener that begins with the last word of a text that is cut off. */
function halfSweetenerOf(drafts: Drafts, vocabulary: Vocabulary): readonly string[] {
  const { fragment, read, canonical = '' } = drafts.at(-1) ?? {};
  if (fragment !== true || read === true || canonical.length < SHORTEST_HALF) return [];
  const entries = [...vocabulary.entries.values()].filter((entry) =>
    entry.canonical.startsWith(canonical),
  );
  const [one, ...others] = distinct(
    entries.map((entry) => (entry.roles.includes('intense sweetener') ? sweetenerOf(entry) : null)),
  );
  return others.length === 0 && one ? [one] : [];
}

/**
 * Intense sweeteners; every form of stevia is "stevia", of monk fruit "monk fruit". A family does not count if its
 * members are named.
 */
export function sweetenersOf(
  drafts: Drafts,
  beside: Entries,
  vocabulary: Vocabulary,
): readonly string[] {
  const parents = parentsIn(drafts);
  const listed = drafts.filter(
    ({ entry }, index) => !(entry?.kind === 'family' && parents.has(index)),
  );
  const entries = [...listed.flatMap(entriesOf), ...beside];
  const sweet = entries.filter(({ roles }) => roles.includes('intense sweetener'));
  const named = sweet.filter(({ kind }) => kind !== 'family');
  const whole = (named.length > 0 ? named : sweet).map(sweetenerOf);
  return distinct([...whole, ...halfSweetenerOf(drafts, vocabulary)]);
}

/** Sugar alcohols by canonical name, in label order. */
export function polyolsOf(drafts: Drafts): readonly string[] {
  return distinct(withRole(drafts, 'polyol').map((draft) => draft.canonical));
}

/** Added sugars by canonical name, in label order; "honey powder (…)" is judged by its own list. */
export function addedSugarsOf(drafts: Drafts): readonly string[] {
  const parents = parentsIn(drafts);
  const whole = drafts.filter(
    ({ canonical }, index) => !(canonical === 'honey powder' && parents.has(index)),
  );
  return distinct(withRole(whole, 'added sugar').map((draft) => draft.canonical));
}

/** Allergens in the product: those of its ingredients, and those named outside the list, as in a "contains" statement (`beside`). */
export function containedAllergens(
  drafts: Drafts,
  beside: readonly Allergen[],
): readonly Allergen[] {
  const found = new Set<Allergen>(beside);
  if (found.has('wheat')) found.add('gluten');
  for (const draft of drafts) for (const allergen of allergensOfDraft(draft)) found.add(allergen);
  return ALLERGENS.filter((allergen) => found.has(allergen));
}

/** Milk ingredients, and those of them with lactose: all but isolates and those that the vocabulary knows to be without. */
export function lactoseOf(drafts: Drafts): {
  readonly milk: readonly string[];
  readonly lactose: readonly string[];
} {
  const milk = drafts.filter((draft) => !draft.heading && allergensOfDraft(draft).includes('milk'));
  const carrying = milk.filter(
    ({ entry, canonical }) => entry?.lactose === 'yes' || !/isolate/.test(canonical),
  );
  return {
    milk: distinct(milk.map(({ canonical }) => canonical)),
    lactose: distinct(carrying.map(({ canonical }) => canonical)),
  };
}
