import { paths } from '#contract/paths.ts';
import type { PublicConfig } from '#contract/public-config.ts';
import { proteinPer100Kcal } from '#domain/comparison/figures.ts';
import { leadingFigures } from '#domain/product/leading-figures.ts';
import { type Product, UNSTATED_BRAND } from '#domain/product/product.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';

/** Grams of protein per 100 kcal for the highest rating, which only nearly pure protein reaches. */
const BEST_EFFICIENCY = 25;

/** Returns protein efficiency on a scale from 1 to 5 (specification section 9); null if it is unknown. */
export function efficiencyRating(
  product: Pick<Product, 'proteinPerServing' | 'calories'>,
): number | null {
  const efficiency = proteinPer100Kcal(product);
  if (efficiency === null) return null;
  return Math.round(Math.min(5, Math.max(1, (efficiency / BEST_EFFICIENCY) * 5)) * 10) / 10;
}

function property(name: string, value: number | null, unitText: string): object[] {
  return value === null ? [] : [{ '@type': 'PropertyValue', name, value, unitText }];
}

/** Figures per serving, or per 100 if the label states no serving, so that no assumed serving is published. */
function figuresOf(product: Product): object[] {
  const { basis, protein, calories, sugar } = leadingFigures(product);
  return [
    ...property(`Protein ${basis}`, protein, 'g'),
    ...property(`Calories ${basis}`, calories, 'kcal'),
    ...property(`Sugar ${basis}`, sugar, 'g'),
  ];
}

/**
 * Returns the product for search engines (schema.org Product and BreadcrumbList), with facts of the label only. A
 * rating is included only if an operator with real reviews has set their count (product.md section 4).
 */
export function productStructuredData(product: Product, config: PublicConfig): object[] {
  const origin = config.publicUrl;
  const url = `${origin}${paths.product(product.id)}`;
  const rating = config.structuredDataReviewCount === null ? null : efficiencyRating(product);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      description: product.description,
      url,
      image: `${origin}/share/product/${product.id}.png`,
      category: product.proteinType ?? 'Protein supplement',
      ...(product.brand.id === UNSTATED_BRAND.id
        ? {}
        : { brand: { '@type': 'Brand', name: product.brand.name } }),
      ...(product.gtin === null ? {} : { gtin13: product.gtin }),
      additionalProperty: figuresOf(product),
      ...(rating === null
        ? {}
        : {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: rating,
              bestRating: 5,
              worstRating: 1,
              reviewCount: config.structuredDataReviewCount,
            },
          }),
    },
    breadcrumbList(
      [
        { label: 'Home', href: paths.home() },
        { label: 'Proteins', href: paths.searchAll() },
        { label: product.name, href: paths.product(product.id) },
      ],
      origin,
    ),
  ];
}
