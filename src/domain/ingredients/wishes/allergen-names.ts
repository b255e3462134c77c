import type { Allergen } from '../../product/enumerations.ts';

const NAMES: Readonly<Record<Allergen, readonly string[]>> = {
  milk: ['milk', 'dairy'],
  egg: ['egg', 'eggs'],
  fish: ['fish'],
  'crustacean shellfish': ['crustacean shellfish', 'shellfish', 'crustacean', 'crustaceans'],
  'tree nuts': ['tree nuts', 'tree nut', 'nuts'],
  peanuts: ['peanut', 'peanuts'],
  wheat: ['wheat'],
  soy: ['soy', 'soybean'],
  sesame: ['sesame', 'sesame seed'],
  gluten: ['gluten', 'gluten grains'],
  celery: ['celery'],
  mustard: ['mustard'],
  sulphites: ['sulphites', 'sulfites'],
  lupin: ['lupin'],
  molluscs: ['molluscs', 'mollusks'],
};

/** The vocabulary's names that mean the allergen as such, and not one of its kinds (tree nuts, not almond). */
export function namesOfAllergen(allergen: Allergen): readonly string[] {
  return NAMES[allergen];
}
