import type { ProductDocument } from '#database/tables/product-document.ts';
import type { Database } from '#database/connection/open-database.ts';
import type { Product } from '#domain/product/product.ts';
import { aProduct } from './a-product.ts';

/** Writes products as rows, as the importer would leave them, together with their brands. Returns the products. */
export async function storeProducts(
  { kysely }: Database,
  products: readonly Partial<Product>[],
): Promise<readonly Product[]> {
  const complete = products.map((product, index) => aProduct({ id: index + 1, ...product }));
  for (const product of complete) {
    const {
      id,
      brandId,
      brand,
      flavorOptions,
      baseProductId,
      affiliateLinks: _,
      price: __,
      ...rest
    } = product;
    const document: ProductDocument = rest;
    if (brandId !== 0) {
      await kysely
        .insertInto('brands')
        .values({ id: brandId, name: brand.name, key: brand.name.toLowerCase(), logo: brand.logo })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await kysely
      .insertInto('products')
      .values({
        id,
        product_key: `test:${id}`,
        slug: `${product.slug}-${id}`,
        name: product.name,
        brand_id: brandId,
        format: product.format,
        protein_type: product.proteinType,
        fitness_goal: product.fitnessGoal,
        flavor: product.flavor,
        base_key: `test:${baseProductId ?? id}`,
        base_product_id: baseProductId,
        flavor_options: flavorOptions,
        protein_per_serving: product.proteinPerServing,
        calories: product.calories,
        sugar: product.sugar,
        servings: product.servings,
        gtin: product.gtin,
        duplicate_of: null,
        ingredients_key: '',
        duplicate_key: null,
        stated_facts: 0,
        document: JSON.stringify(document),
      })
      .execute();
  }
  return complete;
}
