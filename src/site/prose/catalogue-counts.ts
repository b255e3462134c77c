import type { LoaderFunctionArgs } from 'react-router';
import { loaderTools } from '../screen.ts';

/** Id of the route around all screens, whose loader counts the catalogue for the footer. */
export const LAYOUT_ROUTE = 'root';

/** Live counts of the catalogue, as prose pages mention them. */
export interface CatalogueCounts {
  readonly products: number;
  readonly brands: number;
}

/** A loader, or a part of one: returns the current number of products and brands. */
export async function loadCatalogueCounts(args: LoaderFunctionArgs): Promise<CatalogueCounts> {
  const stats = await loaderTools(args).api.stats();
  return { products: stats.productsCount, brands: stats.brandsCount };
}
