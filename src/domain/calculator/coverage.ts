/** Days of the month for which a cost is given. */
export const DAYS_PER_MONTH = 30;

/** The figures of a product that coverage needs: grams, a count, US dollars; null if unknown. */
export interface CoveringProduct {
  readonly proteinPerServing: number | null;
  readonly servings: number | null;
  /** A price that may be shown today, else null. */
  readonly price: number | null;
}

/** How a product covers a daily amount. Unrounded; null if a required figure is unknown. */
export interface Coverage {
  readonly grams: number;
  readonly servingsPerDay: number | null;
  /** Days that one package lasts at that rate. */
  readonly daysPerPackage: number | null;
  /** US dollars for 30 days. */
  readonly monthlyCost: number | null;
}

/** How many servings give `grams` of protein a day, how long a package lasts, and what a month costs. */
export function coverage(grams: number, product: CoveringProduct): Coverage {
  const { proteinPerServing, servings, price } = product;
  const known = proteinPerServing !== null && proteinPerServing > 0 && grams > 0;
  const servingsPerDay = known ? grams / proteinPerServing : null;
  const daysPerPackage =
    servingsPerDay === null || servings === null || servings <= 0
      ? null
      : servings / servingsPerDay;
  const monthlyCost =
    daysPerPackage === null || price === null ? null : (price / daysPerPackage) * DAYS_PER_MONTH;
  return { grams, servingsPerDay, daysPerPackage, monthlyCost };
}
