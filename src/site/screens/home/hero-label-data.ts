import type { Product } from '#domain/product/product.ts';
import { sourceTitle } from '#domain/product/source-title.ts';
import { pick } from '#domain/pick.ts';

const PRODUCT_KEYS = [
  'id',
  'name',
  'brand',
  'brandId',
  'format',
  'proteinType',
  'flavor',
  'picture',
  'servingSize',
  'contains',
] as const satisfies readonly (keyof Product)[];

/** Number of ingredients that the label in the hero names. */
const INGREDIENTS = 8;

/** What the label in the hero shows of a product. */
export interface HeroLabelData extends Pick<Product, (typeof PRODUCT_KEYS)[number]> {
  readonly figures: Omit<Product['nutritionalInfo'], 'per100'>;
  readonly ingredients: readonly string[];
  /** Number of ingredients left out of `ingredients`. */
  readonly moreIngredients: number;
  readonly source: string;
}

/** Returns whether the label fits all ingredients, and there are enough of them to show what a label is. */
export function fitsHeroLabel({ ingredients }: Pick<Product, 'ingredients'>): boolean {
  return ingredients.length > 4 && ingredients.length <= INGREDIENTS;
}

/** Returns what the label in the hero shows of a product. */
export function toHeroLabel(product: Product): HeroLabelData {
  const { per100: _, ...figures } = product.nutritionalInfo;
  const names = product.ingredients.filter(({ heading }) => !heading).map(({ name }) => name);
  const source = product.provenance.sources[0];
  return {
    ...pick(product, PRODUCT_KEYS),
    figures,
    ingredients: names.slice(0, INGREDIENTS),
    moreIngredients: Math.max(0, names.length - INGREDIENTS),
    source: source === undefined ? '' : sourceTitle(source),
  };
}
