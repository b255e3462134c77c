import type { ExpansionStats } from '#contract/expand-flavors.ts';
import { familyOf } from '#domain/matching/families.ts';
import type { Product } from '#domain/product/product.ts';

/** Counts products, base products and flavors while the catalogue is read (specification section 2, "Admin pages"). */
export class VariantCounter {
  readonly #families = new Map<number, number>();
  readonly #flavors = new Set<string>();
  readonly #counts = { totalProducts: 0, multiFlavorProducts: 0, flavorVariants: 0 };

  add(product: Pick<Product, 'id' | 'baseProductId' | 'flavor' | 'flavorOptions'>): void {
    this.#counts.totalProducts += 1;
    if (product.flavor !== null) this.#flavors.add(product.flavor.toLowerCase());
    const family = familyOf(product);
    const known = this.#families.get(family) ?? 0;
    this.#families.set(family, known + 1);
    if (product.flavorOptions <= 1) return;
    this.#counts.flavorVariants += 1;
    if (known === 0) this.#counts.multiFlavorProducts += 1;
  }

  finish(): ExpansionStats {
    return {
      ...this.#counts,
      uniqueBaseProducts: this.#families.size,
      uniqueFlavors: this.#flavors.size,
    };
  }
}
