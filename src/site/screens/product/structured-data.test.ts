import { describe, expect, test } from 'vitest';
import type { PublicConfig } from '#contract/public-config.ts';
import { aProduct } from '../../../../tests/support/a-product.ts';
import { efficiencyRating, productStructuredData } from './structured-data.ts';

const config = {
  publicUrl: 'https://example.com',
  structuredDataReviewCount: null,
} as PublicConfig;

describe('structured data', () => {
  test('states what the label states, and nothing else', () => {
    const product = aProduct({ id: 7, gtin: '0012345678905', sugar: null });
    const [described, crumbs] = productStructuredData(product, config);
    expect(described).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Product 7',
      description: 'A whey isolate.',
      url: 'https://example.com/protein/7',
      image: 'https://example.com/share/product/7.png',
      category: 'Whey Isolate',
      brand: { '@type': 'Brand', name: 'Brand 7' },
      gtin13: '0012345678905',
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Protein per serving', value: 24, unitText: 'g' },
        { '@type': 'PropertyValue', name: 'Calories per serving', value: 120, unitText: 'kcal' },
      ],
    });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  test('says per 100 what the label does not state per serving', () => {
    const { nutritionalInfo } = aProduct();
    const [described] = productStructuredData(
      aProduct({
        servingSize: { amount: 330, unit: 'ml', basis: 'standard' },
        nutritionalInfo: {
          ...nutritionalInfo,
          per100: { ...nutritionalInfo.per100, proteinPerServing: 8, caloriesPerServing: 50 },
        },
      }),
      config,
    );
    expect(described).toMatchObject({
      additionalProperty: [
        { name: 'Protein per 100 ml', value: 8 },
        { name: 'Calories per 100 ml', value: 50 },
      ],
    });
  });

  test('an unstated brand, type and barcode are left out', () => {
    const product = aProduct({
      brand: { id: 0, name: 'Brand not stated', logo: null },
      proteinType: null,
    });
    const [described] = productStructuredData(product, config);
    expect(described).not.toHaveProperty('brand');
    expect(described).not.toHaveProperty('gtin13');
    expect(described).toMatchObject({ category: 'Protein supplement' });
  });

  // @spec | Structured-data review count | 127; rating from protein efficiency clamped to 1-5 |
  test('an operator with real reviews turns the specified rating on', () => {
    const withReviews = { ...config, structuredDataReviewCount: 127 };
    const [described] = productStructuredData(aProduct(), withReviews);
    expect(described).toMatchObject({
      aggregateRating: { ratingValue: 4, bestRating: 5, worstRating: 1, reviewCount: 127 },
    });
    const [unknown] = productStructuredData(aProduct({ calories: null }), withReviews);
    expect(unknown).not.toHaveProperty('aggregateRating');
  });

  test.each([
    [24, 120, 4],
    [25, 100, 5],
    [30, 100, 5],
    [1, 100, 1],
    [0, 100, 1],
    [null, 100, null],
    [24, null, null],
    [24, 0, null],
  ])('%s g in %s kcal rate %s', (proteinPerServing, calories, rating) => {
    expect(efficiencyRating({ proteinPerServing, calories })).toBe(rating);
  });
});
