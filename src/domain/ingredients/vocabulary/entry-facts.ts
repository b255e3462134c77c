import type { IngredientRole, VocabularyEntry, Entries } from './vocabulary.ts';
import type { Allergen } from '../../enumerations.ts';

const FOODS_WITH_PROTEIN = ['seeds', 'cereals', 'legumes', 'gluten-free grains'];
/** Seeds, grains and legumes, which count as proteins inside a protein blend. */
export function isFoodWithProtein({ ancestors }: VocabularyEntry): boolean {
  return ancestors.some((name) => FOODS_WITH_PROTEIN.includes(name));
}

/** "Proteins", "BCAAs": a family without allergens, which names no specific ingredient. */
export function isGroup(entry: VocabularyEntry | null | undefined): boolean {
  return entry?.kind === 'family' && entry.allergens.length === 0;
}

export function isFlavor({ canonical }: VocabularyEntry): boolean {
  return canonical.endsWith('flavor');
}

/** Seasonings are named after a taste, and mostly contain it. */
export function isSeasoning(entry: VocabularyEntry | null | undefined): boolean {
  return entry != null && [entry.canonical, ...entry.parents].includes('spice blend');
}

/** Roles of what flavors are named after. */
const OF_A_TASTE: readonly string[] = ['fruit or vegetable', 'herb or extract', 'flavor', 'other'];

/** Whether flavors are named after it. */
export function isTaste({ roles }: VocabularyEntry): boolean {
  return roles.every((role) => OF_A_TASTE.includes(role));
}

/** Roles of what flavors are named after that carries no allergen. */
const TASTES: readonly IngredientRole[] = ['fruit or vegetable', 'herb or extract', 'flavor'];

/** A fruit, a herb or the like without an allergen. */
export function isPlainTaste(entry: VocabularyEntry): boolean {
  const named = entry.kind === 'ingredient' && !isFlavor(entry) && entry.allergens.length === 0;
  return named && entry.roles.every((role) => TASTES.includes(role));
}

/** The allergens of an ingredient; grains with gluten carry gluten, wheat or not. */
export function allergensOfEntry(entry: VocabularyEntry | null): readonly Allergen[] {
  if (entry === null) return [];
  return entry.gluten.length > 0 ? [...entry.allergens, 'gluten'] : entry.allergens;
}

/** The allergens that all of these entries carry, since a damaged word may be any of them. */
export function allergensOfAll(entries: Entries): readonly Allergen[] {
  const [first, ...rest] = entries.map(allergensOfEntry);
  return (first ?? []).filter((allergen) => rest.every((each) => each.includes(allergen)));
}
