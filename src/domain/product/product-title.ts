import { type Product, UNSTATED_BRAND } from './product.ts';

/** Brand and name in one line, without repeating the brand: many names begin with it. */
export function productTitle({ name, brand }: Pick<Product, 'name' | 'brand'>): string {
  const known =
    brand.id !== UNSTATED_BRAND.id && !name.toLowerCase().startsWith(brand.name.toLowerCase());
  return known ? `${brand.name} ${name}` : name;
}

/** Its title with the flavor, if the name does not include it. */
export function flavoredTitle(product: Pick<Product, 'name' | 'brand' | 'flavor'>): string {
  const title = productTitle(product);
  const { flavor } = product;
  const isSaid = flavor === null || title.toLowerCase().includes(flavor.toLowerCase());
  return isSaid ? title : `${title}, ${flavor}`;
}
