import { beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#domain/product/product.ts';
import { openBundled } from './bundled-site.ts';
import { FIGURES, type Figure, readRawFigures } from './raw-figures.ts';
import { barcodeOf } from './raw-records.ts';

/** What rounding may change: half of the last digit that is shown, or half a percent. */
function isRounded(shown: number, stated: number, figure: Figure): boolean {
  const digit = figure === 'caloriesPerServing' ? 1 : 0.06;
  return Math.abs(shown - stated) <= Math.max(digit, 0.005 * Math.abs(stated));
}

describe('figures against the raw records, read without the importer', () => {
  const stated = readRawFigures();
  let products: ReadonlyMap<number, Product> = new Map();
  beforeAll(async () => {
    const bundled = await openBundled();
    ({ products } = bundled);
    await bundled.close();
  });

  /** The figures of a product per 100 g that some record of its barcode states. */
  function* comparable(): Generator<[Product, Figure, number, readonly number[]]> {
    for (const product of products.values()) {
      const raw = stated.get(barcodeOf(product.gtin ?? ''));
      for (const figure of FIGURES) {
        const shown = product.nutritionalInfo.per100[figure];
        if (raw === undefined || shown === null || raw[figure].length === 0) continue;
        yield [product, figure, shown, raw[figure]];
      }
    }
  }

  it('every figure per 100 g is one that a record of its barcode states, or is said to be calculated', () => {
    let compared = 0;
    const wrong: string[] = [];
    for (const [product, figure, shown, raw] of comparable()) {
      compared++;
      if (raw.some((each) => isRounded(shown, each, figure))) continue;
      const note = product.provenance.facts[figure]?.note ?? '';
      if (figure === 'caloriesPerServing' && note.startsWith('calculated')) continue;
      wrong.push(
        `${product.id} ${product.name}: ${figure} ${shown}, records say ${raw.join(', ')}`,
      );
    }
    expect(compared).toBeGreaterThan(20_000);
    expect(wrong).toEqual([]);
  });

  it('would notice: figures of the product before are wrong', () => {
    let before = 0;
    let wrong = 0;
    for (const [, figure, shown, raw] of comparable()) {
      if (figure !== 'proteinPerServing') continue;
      if (!raw.some((each) => isRounded(before, each, figure))) wrong++;
      before = shown;
    }
    expect(wrong).toBeGreaterThan(1_000);
  });
});
