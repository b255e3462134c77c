import type { GroupMember, Macronutrients } from './group-member.ts';

export type Figures = readonly (number | null)[];

/**
 * The largest differences of protein, carbohydrate and fat, as shares of all macronutrients: between two products of one line
 * (NEAREST), and between the medians of two lists of flavors (MIDDLES).
 */
export const NEAREST = [0.025, 0.04, 0.04] as const;
export const MIDDLES = [0.05, 0.1, 0.1] as const;

/** Protein per 100 g; null where figures are per serving, since servings of one line differ. */
export function proteinOf({ per, protein }: Macronutrients): number | null {
  return per === '100' ? protein : null;
}

/** Protein, carbohydrate and fat of the products with figures per 100 g. */
export function figuresOf(part: readonly GroupMember[]): readonly Figures[] {
  return part
    .map(({ figures }) => figures)
    .filter((figures) => proteinOf(figures) !== null)
    .map(({ protein, carbohydrate, fat }) => [protein, carbohydrate, fat]);
}

/** Whether figures differ by no more than these shares; unknown figures agree with everything. */
export function isWithin(a: Figures, b: Figures, shares: readonly number[]): boolean {
  const total = Math.max(
    ...[a, b].map((list) => list.reduce<number>((sum, n) => sum + (n ?? 0), 0)),
  );
  return a.every((value, index) => {
    const other = b[index] ?? null;
    return (
      value === null || other === null || Math.abs(value - other) <= (shares[index] ?? 0) * total
    );
  });
}

export function middle(list: readonly Figures[]): Figures {
  return [0, 1, 2].map((index) => {
    const known = list.flatMap((figures) => figures[index] ?? []).sort((a, b) => a - b);
    return known[Math.floor(known.length / 2)] ?? null;
  });
}

/** An isolate, flavored or not, has at most so many grams of fat and at least this share of protein among its macronutrients. */
const FAT_OF_ISOLATE = 2.25;
const PURITY_OF_ISOLATE = 0.88;

export function areOfIsolate([protein, carbohydrate, fat]: Figures): boolean {
  if (protein === undefined || carbohydrate === undefined || fat === undefined) return false;
  if (protein === null || carbohydrate === null || fat === null) return false;
  return fat <= FAT_OF_ISOLATE && protein >= PURITY_OF_ISOLATE * (protein + carbohydrate + fat);
}

/** Grams by which two labels of one recipe may differ after conversion to 100 g. */
export const ROUNDING = 0.25;
/** The same without a stated flavor, where two unnamed flavors may differ by little more. */
const ROUNDING_WITHOUT_FLAVOR = 0.05;

/** Grams by which two labels of one recipe may differ, by whether a flavor is stated. */
export function roundingOf(flavorKey: string): number {
  return flavorKey === '' ? ROUNDING_WITHOUT_FLAVOR : ROUNDING;
}

/** Whether protein, carbohydrate and fat are the same within the rounding, in grams. */
export function areEqual(a: Macronutrients, b: Macronutrients, rounding: number): boolean {
  if (a.per !== b.per) return false;
  return (['protein', 'carbohydrate', 'fat'] as const).every((key) => {
    const [one, other] = [a[key], b[key]];
    return one === null || other === null || Math.abs(one - other) <= rounding;
  });
}
