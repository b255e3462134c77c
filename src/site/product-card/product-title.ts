import { type Product, UNSTATED_BRAND } from '#domain/product/product.ts';

/** Brand and name in one line, the brand once: many records already begin the name with it. */
export function productTitle({ name, brand }: Pick<Product, 'name' | 'brand'>): string {
  const known =
    brand.id !== UNSTATED_BRAND.id && !name.toLowerCase().startsWith(brand.name.toLowerCase());
  return known ? `${brand.name} ${name}` : name;
}
