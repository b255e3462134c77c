import type { GroupMember, Macronutrients } from './group-member.ts';

export type Figures = readonly (number | null)[];

/**
 * Shares of all macronutrients by which protein, carbohydrate and fat of two products of one line differ at most, and the
 * middles of two lists of flavors.
 */
export const NEAREST = [0.025, 0.04, 0.04] as const;
export const MIDDLES = [0.05, 0.1, 0.1] as const;

/** Per 100 g: servings of one line differ. */
export function proteinOf({ per, protein }: Macronutrients): number | null {
  return per === '100' ? protein : null;
}

/** Protein, carbohydrate and fat of those that are known per 100 g. */
export function figuresOf(part: readonly GroupMember[]): readonly Figures[] {
  return part
    .map(({ figures }) => figures)
    .filter((figures) => proteinOf(figures) !== null)
    .map(({ protein, carbohydrate, fat }) => [protein, carbohydrate, fat]);
}

/** What is not known agrees with everything. */
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

/** Grams of fat that an isolate holds at most, and its share of protein among the macronutrients, with flavor and all. */
const FAT_OF_ISOLATE = 2.25;
const PURITY_OF_ISOLATE = 0.88;

export function areOfIsolate([protein, carbohydrate, fat]: Figures): boolean {
  if (protein === undefined || carbohydrate === undefined || fat === undefined) return false;
  if (protein === null || carbohydrate === null || fat === null) return false;
  return fat <= FAT_OF_ISOLATE && protein >= PURITY_OF_ISOLATE * (protein + carbohydrate + fat);
}

/** Grams by which two labels of one recipe may differ: what conversions leave. */
export const ROUNDING = 0.25;
/** The same where no flavor is stated: two flavors that nobody names may differ by little more. */
const ROUNDING_WITHOUT_FLAVOR = 0.05;

/** The grams by which labels of one recipe differ, of one flavor or of none that is stated. */
export function roundingOf(flavorKey: string): number {
  return flavorKey === '' ? ROUNDING_WITHOUT_FLAVOR : ROUNDING;
}

/** The same protein, carbohydrate and fat but for the rounding. */
export function areEqual(a: Macronutrients, b: Macronutrients, rounding: number): boolean {
  if (a.per !== b.per) return false;
  return (['protein', 'carbohydrate', 'fat'] as const).every((key) => {
    const [one, other] = [a[key], b[key]];
    return one === null || other === null || Math.abs(one - other) <= rounding;
  });
}
