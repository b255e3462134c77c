import type { BrandListing } from '#contract/api.ts';
import { compareTexts } from '#domain/wording.ts';

/** Number of brands on the home page; the directory has all of them. */
const SHOWN_BRANDS = 16;

export interface HomeBrands {
  readonly brands: readonly BrandListing[];
  /** Number of brands in the whole directory. */
  readonly total: number;
}

/** Returns the brands with the most products, sorted by name. */
export function pickBrands(brands: readonly BrandListing[]): HomeBrands {
  const most = brands
    .toSorted((a, b) => b.familiesCount - a.familiesCount || compareTexts(a.name, b.name))
    .slice(0, SHOWN_BRANDS)
    .toSorted((a, b) => compareTexts(a.name, b.name));
  return { brands: most, total: brands.length };
}
