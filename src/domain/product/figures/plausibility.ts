import { objectToName } from './figures-in-name.ts';
import { shortNumber } from '../../wording.ts';
import { calculateEnergy, ENERGY_FACTORS, isFiberWithin, sumMacros } from './nutrition.ts';
import { MAX_GRAMS } from './impossible-figures.ts';
import type { ProductFormat } from '../../enumerations.ts';
import { PLAUSIBILITY } from './plausibility-limits.ts';
import { objectToPowder } from './powder-figures.ts';
import type { ProductWords } from '../../product-words/product-words.ts';
import { FIGURE_KEYS, type SourceRecord, type StatedFigures } from '../record/source-record.ts';

export interface Objection {
  readonly reason: string;
  readonly detail: string;
}

/** The least energy per gram of carbohydrate: fiber and polyols, which labels include in it, have about half or less. */
const MIN_CARBOHYDRATE_FACTOR = 1;

/** Why a record's figures cannot be true, or null. `detail` states the limit and the value found. */
export function objectToFigures(record: SourceRecord, words: ProductWords): Objection | null {
  return (
    (record.per100 && objectToPer100(record.per100, record, words)) ??
    (record.perServing &&
      objectToPerServing(record.perServing, record.servingSize?.amount ?? null)) ??
    objectToName(record)
  );
}

function objectToPer100(
  figures: StatedFigures,
  record: SourceRecord,
  words: ProductWords,
): Objection | null {
  const { format } = record;
  const { protein, energy } = figures;
  if (protein !== null && protein > PLAUSIBILITY.proteinPer100) {
    return {
      reason: 'protein above 100 g/100 g',
      detail: `protein ${shortNumber(protein)} g per 100 g`,
    };
  }
  const macros = sumMacros(figures);
  if (macros > PLAUSIBILITY.macrosPer100) {
    return {
      reason: 'macronutrients above 106 g/100 g',
      detail: `protein, carbohydrate and fat add up to ${shortNumber(macros)} g per 100 g`,
    };
  }
  const ofFormat = { bar: objectToBar, powder: objectToPowder, rtd: objectToDrink }[format];
  const piece = ofFormat(figures, record, words);
  if (piece) return piece;
  if (energy !== null && energy > PLAUSIBILITY.energyPer100) {
    return {
      reason: 'energy above 910 kcal/100 g',
      detail: `energy ${shortNumber(energy)} kcal per 100 g`,
    };
  }
  return objectToAny(figures, 'per 100 g', format);
}

/**
 * Figures of a powder, or of a whole bottle, on a product that is called a drink: "Protein Water, 15G, Sample"; a
 * "Protein Water" of 350 ml with 16 g per 100 ml.
 */
function objectToDrink(
  { protein }: StatedFigures,
  { servingSize }: SourceRecord,
): Objection | null {
  const { drinkProteinPer100: most, shotMost } = PLAUSIBILITY;
  if (protein === null || protein <= most) return null;
  if (servingSize !== null && servingSize.amount <= shotMost) return null;
  return {
    reason: `drink with more than ${most} g of protein per 100 ml`,
    detail: `protein ${shortNumber(protein)} g per 100 ml, and no serving that would explain it`,
  };
}

/** One bar's figures entered as per 100 g: their sum is far less than a bar is made of. */
function objectToBar(figures: StatedFigures, record: SourceRecord): Objection | null {
  const { protein, carbohydrate, fat, fiber } = figures;
  if (protein === null || carbohydrate === null || fat === null) return null;
  const solids = protein + fat + carbohydrate + fiberBeside(figures, record);
  if (fiber === null && isOf100(protein, solids)) return null;
  const energy =
    figures.energy ?? calculateEnergy(figures, record.carbohydrateIncludesFiber)?.energy;
  const little = energy !== undefined && energy < PLAUSIBILITY.barEnergy;
  if (little && solids < PLAUSIBILITY.barMacrosWithEnergy) {
    return {
      reason: `bar with less than ${PLAUSIBILITY.barEnergy} kcal per 100 g`,
      detail: `${shortNumber(energy)} kcal and ${shortNumber(solids)} g of macronutrients per 100 g: one bar's figures?`,
    };
  }
  const least =
    fiber === null && !record.carbohydrateIncludesFiber
      ? PLAUSIBILITY.barMacrosWithoutFiber
      : PLAUSIBILITY.barMacrosPer100;
  if (solids >= least) return null;
  return {
    reason: `bar with less than ${least} g of macronutrients per 100 g`,
    detail: `protein, carbohydrate, fat and fiber add up to ${shortNumber(solids)} g per 100 g: one bar's figures?`,
  };
}

/** Grams of fiber that are not included in the carbohydrate. */
function fiberBeside(figures: StatedFigures, record: SourceRecord): number {
  return isFiberWithin(figures, record.carbohydrateIncludesFiber) ? 0 : (figures.fiber ?? 0);
}

function isOf100(protein: number, solids: number): boolean {
  return protein >= PLAUSIBILITY.barProteinOf100 && solids >= PLAUSIBILITY.barMacrosOf100;
}

/**
 * Whether a bar's figures per 100 g omit a large part of it: no fiber is stated, and the rest is less than a bar
 * without fiber could have. Energy calculated from them would be too low.
 */
export function leavesFiberOut({ protein, carbohydrate, fat, fiber }: StatedFigures): boolean {
  if (protein === null || carbohydrate === null || fat === null || fiber !== null) return false;
  return protein + carbohydrate + fat < PLAUSIBILITY.barMacrosWithoutFiber;
}

function objectToPerServing(figures: StatedFigures, size: number | null): Objection | null {
  const { protein, energy } = figures;
  if (protein !== null && protein > PLAUSIBILITY.proteinPerServing) {
    return {
      reason: 'protein above 150 g a serving',
      detail: `protein ${shortNumber(protein)} g per serving`,
    };
  }
  if (energy !== null && energy > PLAUSIBILITY.energyPerServing) {
    return {
      reason: 'energy above 2,500 kcal a serving',
      detail: `energy ${shortNumber(energy)} kcal per serving`,
    };
  }
  const macros = sumMacros(figures);
  if (macros > MAX_GRAMS.serving) {
    return {
      reason: 'macronutrients above 750 g a serving',
      detail: `protein, carbohydrate and fat add up to ${shortNumber(macros)} g`,
    };
  }
  if (size !== null && macros > size * 1.06 + 1.5) {
    return {
      reason: 'macronutrients above the serving size',
      detail: `protein, carbohydrate and fat add up to ${shortNumber(macros)} g in a serving of ${shortNumber(size)}`,
    };
  }
  return objectToAny(figures, 'per serving');
}

function objectToAny(
  figures: StatedFigures,
  basis: string,
  format: ProductFormat | null = null,
): Objection | null {
  for (const key of FIGURE_KEYS) {
    const value = figures[key];
    if (value !== null && (value < 0 || !Number.isFinite(value))) {
      return { reason: 'negative figure', detail: `${key} ${value} ${basis}` };
    }
  }
  const { carbohydrate, sugar } = figures;
  if (
    sugar !== null &&
    carbohydrate !== null &&
    sugar > carbohydrate + Math.max(1.5, carbohydrate * 0.1)
  ) {
    return {
      reason: 'more sugar than carbohydrate',
      detail: `sugar ${shortNumber(sugar)} g, carbohydrate ${shortNumber(carbohydrate)} g ${basis}`,
    };
  }
  return objectToEnergy(figures, basis, format);
}

function objectToEnergy(
  { protein, carbohydrate, fat, fiber, energy }: StatedFigures,
  basis: string,
  format: ProductFormat | null,
): Objection | null {
  if (energy === null || protein === null || carbohydrate === null || fat === null) return null;
  const fixed = protein * ENERGY_FACTORS.protein + fat * ENERGY_FACTORS.fat;
  const fromFiber = (fiber ?? 0) * ENERGY_FACTORS.fiber;
  const high = fixed + carbohydrate * ENERGY_FACTORS.carbohydrate + fromFiber;
  const low = fixed + carbohydrate * MIN_CARBOHYDRATE_FACTOR;
  const { energyTolerance, energyAbove, energyRounding } = PLAUSIBILITY;
  const above = format === 'powder' ? energyAbove : energyTolerance;
  const isAbove = energy > high * (1 + above) + energyRounding;
  if (!isAbove && energy >= low * (1 - energyTolerance) - energyRounding) return null;
  return {
    reason: `energy off its macronutrients by more than ${100 * (isAbove ? above : energyTolerance)}%`,
    detail: `${shortNumber(energy)} kcal stated, ${shortNumber(low)} to ${shortNumber(high)} kcal from the macronutrients, ${basis}`,
  };
}
