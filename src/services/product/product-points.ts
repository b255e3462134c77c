import { pick } from '#domain/pick.ts';
import type { Product } from '#domain/product/product.ts';
import type { CatalogueSnapshot } from '../search/load-catalogue.ts';

const POINT_KEYS = [
  'id',
  'name',
  'proteinType',
  'format',
  'flavor',
  'baseProductId',
  'proteinPerServing',
  'calories',
  'sugar',
  'ingredientsComplete',
  'contains',
] as const satisfies readonly (keyof Product)[];

/** What plots and comparisons with peers need of a product. */
export type ProductPoint = Pick<Product, (typeof POINT_KEYS)[number]> & {
  readonly brand: string;
  /** Whether figures per serving are for the label's own serving: an assumed one never stands beside it in a rank or plot. */
  readonly ownServing: boolean;
  /** Canonical names of what is in it, headings left out. */
  readonly ingredients: ReadonlySet<string>;
};

/** Products read at once while the points are gathered. */
const BATCH = 1_000;

const gathered = new WeakMap<CatalogueSnapshot, Promise<ReadonlyMap<number, ProductPoint>>>();

function pointOf(product: Product): ProductPoint {
  return {
    ...pick(product, POINT_KEYS),
    brand: product.brand.name,
    ownServing: product.servingSize?.basis !== 'standard',
    ingredients: new Set(
      product.ingredients.filter(({ heading }) => !heading).map(({ canonical }) => canonical),
    ),
  };
}

async function gather(snapshot: CatalogueSnapshot): Promise<ReadonlyMap<number, ProductPoint>> {
  const { catalogue, products } = snapshot;
  const points = new Map<number, ProductPoint>();
  for (let offset = 0; offset < catalogue.size; offset += BATCH) {
    const { ids } = catalogue.find('', { limit: BATCH, offset });
    for (const { product } of await products.take(ids)) points.set(product.id, pointOf(product));
  }
  return points;
}

/** The points of all products of a catalogue version, by id, in name order; gathered at the first question. */
export function productPoints(
  snapshot: CatalogueSnapshot,
): Promise<ReadonlyMap<number, ProductPoint>> {
  const known = gathered.get(snapshot);
  if (known !== undefined) return known;
  const made = gather(snapshot).catch((error: unknown) => {
    gathered.delete(snapshot);
    throw error;
  });
  gathered.set(snapshot, made);
  return made;
}
