/** Per serving, in grams and kcal. */
export const FIGURE_COLUMNS = [
  'energy_kcal',
  'protein_g',
  'carbohydrate_g',
  'sugars_g',
  'fiber_g',
  'fat_g',
  'saturated_fat_g',
  'salt_g',
] as const;

/** Columns of the operator's own table. Only `name` and `format` are required. */
export const OPERATOR_COLUMNS = [
  'gtin',
  'brand',
  'name',
  'flavor',
  'format',
  'serving_size',
  'serving_unit',
  'servings_per_container',
  ...FIGURE_COLUMNS,
  'ingredients',
  'claims',
  'allergens',
  'traces',
  'url',
] as const;
