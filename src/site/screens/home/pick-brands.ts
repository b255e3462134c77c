import type { BrandListing } from '#contract/api.ts';
import { compareTexts } from '#domain/wording.ts';

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
    .toSorted((a, b) => b.familiesCount - a.familiesCount || compareTexts(a.name, b.name))
    .slice(0, SHOWN_BRANDS)
    .toSorted((a, b) => compareTexts(a.name, b.name));
  return { brands: most, total: brands.length };
}
