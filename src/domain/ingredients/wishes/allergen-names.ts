import type { Allergen } from '../../enumerations.ts';

const NAMES: Readonly<Record<Allergen, readonly string[]>> = {
  milk: ['milk', 'dairy'],
  egg: ['egg'],
  fish: ['fish'],
  'crustacean shellfish': ['crustacean shellfish', 'shellfish'],
  'tree nuts': ['tree nuts', 'nuts'],
  peanuts: ['peanut'],
  wheat: ['wheat'],
  soy: ['soy', 'soybean'],
  sesame: ['sesame', 'sesame seed'],
  gluten: ['gluten grains'],
  celery: ['celery'],
  mustard: ['mustard seed'],
  sulphites: ['sulfites'],
  lupin: ['lupin'],
  molluscs: ['mollusks'],
};

/** The vocabulary's names that mean the allergen itself, not one of its kinds (tree nuts, not almond). */
export function namesOfAllergen(allergen: Allergen): readonly string[] {
  return NAMES[allergen];
}
