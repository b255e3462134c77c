import type { IngredientRole, VocabularyEntry } from './vocabulary.ts';

const FOODS_WITH_PROTEIN = ['seeds', 'cereals', 'legumes', 'gluten-free grains'];
/** Seeds, grains and legumes, which count as proteins inside a protein blend. */
export function isFoodWithProtein({ ancestors }: VocabularyEntry): boolean {
  return ancestors.some((name) => FOODS_WITH_PROTEIN.includes(name));
}

export function isFlavor({ canonical }: VocabularyEntry): boolean {
  return canonical.endsWith('flavor');
}

/** What is called by what it tastes of, and has it more often than not. */
export function isSeasoning(entry: VocabularyEntry | null | undefined): boolean {
  return entry != null && [entry.canonical, ...entry.parents].includes('spice blend');
}

/** Roles of what a flavor may taste of. */
const OF_A_TASTE: readonly string[] = ['fruit or vegetable', 'herb or extract', 'flavor', 'other'];

/** What a flavor may taste of. */
export function isTaste({ roles }: VocabularyEntry): boolean {
  return roles.every((role) => OF_A_TASTE.includes(role));
}

/** Roles of what is named together in flavors, and brings no allergen. */
const TASTES: readonly IngredientRole[] = ['fruit or vegetable', 'herb or extract', 'flavor'];

/** A fruit, an herb or the like that brings no allergen. */
export function isPlainTaste(entry: VocabularyEntry): boolean {
  const named = entry.kind === 'ingredient' && !isFlavor(entry) && entry.allergens.length === 0;
  return named && entry.roles.every((role) => TASTES.includes(role));
}
