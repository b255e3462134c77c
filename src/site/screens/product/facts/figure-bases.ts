import { isAssumedServing } from '#domain/product/assumed-serving.ts';
import type { NutritionFigures, Product } from '#domain/product/product.ts';
import { formatAmount } from '../../../product-card/amount.ts';

/** The basis of a product's figures, with the figures. */
export interface FigureBasis {
  /** "Per serving", "Per 100 g", "Per assumed 30 g". */
  readonly name: string;
  readonly figures: NutritionFigures;
}

/**
 * Returns both bases of a label, the leading one first: per 100 if the serving is only assumed (product.md section 3).
 */
export function figureBases(product: Product): readonly [FigureBasis, FigureBasis] {
  const { per100, ...perServing } = product.nutritionalInfo;
  const size = product.servingSize;
  const unit = size?.unit ?? (product.format === 'rtd' ? 'ml' : 'g');
  const hundred = { name: `Per 100\u00a0${unit}`, figures: per100 };
  if (!isAssumedServing(size)) return [{ name: 'Per serving', figures: perServing }, hundred];
  return [
    hundred,
    { name: `Per assumed ${formatAmount(size.amount)}\u00a0${unit}`, figures: perServing },
  ];
}
