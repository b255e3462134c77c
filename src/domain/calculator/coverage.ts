/** Days for which a month's cost is given. */
export const DAYS_PER_MONTH = 30;

/** What a product must say for its coverage to be known: grams, a count, US dollars; null where unknown. */
export interface CoveringProduct {
  readonly proteinPerServing: number | null;
  readonly servings: number | null;
  /** A price that may be shown today; null otherwise. */
  readonly price: number | null;
}

/** How a product covers a daily amount. Unrounded; null where a figure it needs is unknown. */
export interface Coverage {
  readonly grams: number;
  readonly servingsPerDay: number | null;
  /** Days one package lasts at that rate. */
  readonly daysPerPackage: number | null;
  /** US dollars for 30 days. */
  readonly monthlyCost: number | null;
}

/** How many servings give `grams` of protein a day, how long a package then lasts, and what a month costs. */
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
