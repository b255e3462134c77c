import type { LoaderFunctionArgs } from 'react-router';
import { loaderTools } from '../screen.ts';

/** Id of the route around all screens: its loader counts the catalogue for the footer. */
export const LAYOUT_ROUTE = 'root';

/** Live counts of the catalogue, which reading pages mention. */
export interface CatalogueCounts {
  readonly products: number;
  readonly brands: number;
}

/** A loader, or a part of one: how many products and brands there are now. */
export async function loadCatalogueCounts(args: LoaderFunctionArgs): Promise<CatalogueCounts> {
  const stats = await loaderTools(args).api.stats();
  return { products: stats.productsCount, brands: stats.brandsCount };
}
