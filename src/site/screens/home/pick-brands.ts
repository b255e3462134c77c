import type { BrandListing } from '#contract/api.ts';

/** Brands named on home; the directory has them all. */
const SHOWN_BRANDS = 16;

export interface HomeBrands {
  readonly brands: readonly BrandListing[];
  /** Of the whole directory. */
  readonly total: number;
}

/** The brands with the most products, in the order of their names. */
export function pickBrands(brands: readonly BrandListing[]): HomeBrands {
  const most = brands
    .toSorted((a, b) => b.productsCount - a.productsCount || (a.name < b.name ? -1 : 1))
    .slice(0, SHOWN_BRANDS)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return { brands: most, total: brands.length };
}
