import type { Product } from './product.ts';
import { isAssumedServing } from './assumed-serving.ts';

/** The figures that summarize a product; null if unknown. */
export interface LeadingFigures {
  /** "per serving", "per 100 g". */
  readonly basis: string;
  /** Grams. */
  readonly protein: number | null;
  /** Kilocalories. */
  readonly calories: number | null;
  /** Grams. */
  readonly sugar: number | null;
}

/** Per serving as the label has it; per 100 g or ml if its serving is only assumed (product.md section 3). */
export function leadingFigures({
  proteinPerServing,
  calories,
  sugar,
  servingSize,
  nutritionalInfo: { per100 },
}: Product): LeadingFigures {
  if (!isAssumedServing(servingSize))
    return { basis: 'per serving', protein: proteinPerServing, calories, sugar };
  return {
    basis: `per 100 ${servingSize.unit}`,
    protein: per100.proteinPerServing,
    calories: per100.caloriesPerServing,
    sugar: per100.sugarPerServing,
  };
}
