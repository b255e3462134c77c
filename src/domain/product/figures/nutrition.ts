import type { NutritionFigures } from '../product.ts';
import { FIGURE_KEYS, type FigureKey, type StatedFigures } from '../record/source-record.ts';

/** Energy of the macronutrients, kcal per gram (Regulation (EU) No 1169/2011, annex XIV). */
export const ENERGY_FACTORS = { protein: 4, carbohydrate: 4, fat: 9, fiber: 2 } as const;

/** Salt is sodium times 2.5 (the same regulation, annex I). */
export const SALT_PER_SODIUM = 2.5;

export interface CalculatedEnergy {
  /** kcal, a whole number. */
  readonly energy: number;
  readonly note: string;
}

/** Fiber included in carbohydrate exceeds it at most by this factor, because both are rounded. */
const MAX_FIBER_WITHIN = 1.1;

/** Whether a label includes fiber in carbohydrate: by its country's rule, unless there is more fiber than carbohydrate. */
export function isFiberWithin(
  { carbohydrate, fiber }: Pick<StatedFigures, 'carbohydrate' | 'fiber'>,
  customary: boolean,
): boolean {
  return customary && (fiber ?? 0) <= (carbohydrate ?? Infinity) * MAX_FIBER_WITHIN;
}

/**
 * Energy from the macronutrients with the EU factors (product.md section 3). Needs protein, carbohydrate and fat; fiber
 * counts if known. US and Canadian labels include fiber in carbohydrate, so it is subtracted first. Null if one of the
 * three is unknown.
 */
export function calculateEnergy(
  figures: StatedFigures,
  carbohydrateIncludesFiber: boolean,
): CalculatedEnergy | null {
  const { protein, carbohydrate, fat, fiber } = figures;
  if (protein === null || carbohydrate === null || fat === null) return null;
  const takenOut = fiber !== null && isFiberWithin(figures, carbohydrateIncludesFiber);
  const available = takenOut ? Math.max(0, carbohydrate - fiber) : carbohydrate;
  const energy =
    protein * ENERGY_FACTORS.protein +
    available * ENERGY_FACTORS.carbohydrate +
    fat * ENERGY_FACTORS.fat +
    (fiber ?? 0) * ENERGY_FACTORS.fiber;
  const { protein: p, carbohydrate: c, fat: f, fiber: r } = ENERGY_FACTORS;
  const carbohydrateTerm = takenOut ? '(carbohydrate − fiber)' : 'carbohydrate';
  const fiberTerm = fiber === null ? '' : ` + ${r} × fiber`;
  return {
    energy: Math.round(energy),
    note: `calculated: ${p} × protein + ${c} × ${carbohydrateTerm} + ${f} × fat${fiberTerm}`,
  };
}

/** Grams of protein, carbohydrate and fat together. */
export function sumMacros(figures: StatedFigures): number {
  return (figures.protein ?? 0) + (figures.carbohydrate ?? 0) + (figures.fat ?? 0);
}

/** Converts figures from one amount to another (100 g → 30 g) in proportion, rounded to 0.1 g and whole kcal. */
export function scaleFigures(figures: StatedFigures, from: number, to: number): StatedFigures {
  const factor = to / from;
  return mapFigures(figures, (key, value) =>
    key === 'energy' ? Math.round(value * factor) : roundTo(value * factor, key === 'salt' ? 2 : 1),
  );
}

/** Removes floating-point noise from a source's figures: two decimals, energy one. */
export function tidyFigures(figures: StatedFigures): StatedFigures {
  return mapFigures(figures, (key, value) => roundTo(value, key === 'energy' ? 1 : 3));
}

/** The contract's name of each figure. */
export const NUTRITION_KEY: Readonly<Record<FigureKey, keyof NutritionFigures>> = {
  protein: 'proteinPerServing',
  energy: 'caloriesPerServing',
  sugar: 'sugarPerServing',
  carbohydrate: 'carbohydratePerServing',
  fiber: 'fiberPerServing',
  fat: 'fatPerServing',
  saturatedFat: 'saturatedFatPerServing',
  salt: 'saltPerServing',
};

/** The figures with the contract's names. */
export function toNutritionFigures(figures: StatedFigures): NutritionFigures {
  const named = Object.entries(NUTRITION_KEY).map(([key, name]) => [
    name,
    figures[key as FigureKey],
  ]);
  return Object.fromEntries(named) as NutritionFigures;
}

/** Rounds half up to this many decimals. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round((value + Number.EPSILON) * factor) / factor;
}

function mapFigures(
  figures: StatedFigures,
  change: (key: FigureKey, value: number) => number,
): StatedFigures {
  const changed = FIGURE_KEYS.map((key) => {
    const value = figures[key];
    return [key, value === null ? null : change(key, value)] as const;
  });
  return Object.fromEntries(changed) as Record<FigureKey, number | null>;
}
