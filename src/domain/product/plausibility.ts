import type { LabelExplanation } from '../ingredients/label/label.ts';
import type { ProductFormat } from './enumerations.ts';
import { shortNumber } from '../wording.ts';
import { ENERGY_FACTORS } from './nutrition.ts';
import { MOST_GRAMS } from './impossible-figures.ts';
import { FIGURE_KEYS, type SourceRecord, type StatedFigures } from './source-record.ts';

/** The limits beyond which a record is nonsense (docs/catalogue.md). Grams per 100 g; shares of one. */
export const PLAUSIBILITY = {
  proteinPer100: 100,
  macrosPer100: 106,
  energyPer100: 910,
  /** A powder has next to no water: less than this is a serving's figures entered as per 100 g. */
  powderMacrosPer100: 50,
  energyTolerance: 0.25,
  /** Rounding on labels: kcal by which energy may always differ. */
  energyRounding: 15,
  proteinPerServing: 150,
  energyPerServing: 2_500,
} as const;

export interface Objection {
  readonly reason: string;
  readonly detail: string;
}

/** The least energy a gram of carbohydrate can give: fibre and polyols, which labels count among it, have about half and less. */
const LEAST_CARBOHYDRATE_FACTOR = 1;

/** Why a record's figures cannot be true, or null. Every limit and what was found is in `detail`. */
export function objectToFigures(record: SourceRecord): Objection | null {
  return (
    (record.per100 && objectToPer100(record.per100, record.format)) ??
    (record.perServing && objectToPerServing(record.perServing, record.servingSize?.amount ?? null))
  );
}

function objectToPer100(figures: StatedFigures, format: ProductFormat): Objection | null {
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
  const all = [protein, figures.carbohydrate, figures.fat];
  if (
    format === 'powder' &&
    !all.includes(null) &&
    macros + (figures.fiber ?? 0) < PLAUSIBILITY.powderMacrosPer100
  ) {
    return {
      reason: 'powder with less than 50 g of macronutrients per 100 g',
      detail: `protein, carbohydrate and fat add up to ${shortNumber(macros)} g per 100 g: a serving's figures?`,
    };
  }
  if (energy !== null && energy > PLAUSIBILITY.energyPer100) {
    return {
      reason: 'energy above 910 kcal/100 g',
      detail: `energy ${shortNumber(energy)} kcal per 100 g`,
    };
  }
  return objectToAny(figures, 'per 100 g');
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
  if (macros > MOST_GRAMS.serving) {
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

function objectToAny(figures: StatedFigures, basis: string): Objection | null {
  for (const key of FIGURE_KEYS) {
    const value = figures[key];
    if (value !== null && (value < 0 || !Number.isFinite(value))) {
      return { reason: 'negative figure', detail: `${key} ${value} ${basis}` };
    }
  }
  const { protein, carbohydrate, fat, energy, sugar } = figures;
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
  if (energy === null || protein === null || carbohydrate === null || fat === null) return null;
  const fixed = protein * ENERGY_FACTORS.protein + fat * ENERGY_FACTORS.fat;
  const high =
    fixed +
    carbohydrate * ENERGY_FACTORS.carbohydrate +
    (figures.fiber ?? 0) * ENERGY_FACTORS.fiber;
  const low = fixed + carbohydrate * LEAST_CARBOHYDRATE_FACTOR;
  const tolerance = PLAUSIBILITY.energyTolerance;
  if (
    energy > high * (1 + tolerance) + PLAUSIBILITY.energyRounding ||
    energy < low * (1 - tolerance) - PLAUSIBILITY.energyRounding
  ) {
    return {
      reason: 'energy off its macronutrients by more than 25 %',
      detail: `${shortNumber(energy)} kcal stated, ${shortNumber(low)} to ${shortNumber(high)} kcal from the macronutrients, ${basis}`,
    };
  }
  return null;
}

function sumMacros(figures: StatedFigures): number {
  return (figures.protein ?? 0) + (figures.carbohydrate ?? 0) + (figures.fat ?? 0);
}

/** Words of ingredients that bring protein, whether or not the vocabulary knows them as sources. */
const PROTEIN_WORD =
  /protein|whey|casein|milk|egg|collagen|gelatin|soy|pea\b|peas\b|bean|lentil|hemp|rice|quinoa|amaranth|seed|nut|almond|beef|chicken|salmon|cricket|spirulina|chlorella|yeast/i;

/** Names that promise milk protein. */
const MILK_NAMES = /\b(?:whey|casein|milk protein)\b/i;

/**
 * Why an ingredient text cannot belong to its product, or null: a whey whose complete, understood text has no milk in
 * it (Open Food Facts has a "Clear Whey Isolate" with a bagel's ingredients), or a powder or drink with protein and
 * no protein source in its text.
 */
export function objectToText(
  name: string,
  format: ProductFormat,
  figures: { readonly serving: StatedFigures },
  label: LabelExplanation,
): Objection | null {
  if (!label.complete || !label.understood || label.ingredients.length === 0) return null;
  const listed = label.ingredients.filter((entry) => !entry.heading).map((entry) => entry.text);
  const text = listed.slice(0, 8).join(', ');
  if (
    MILK_NAMES.test(name) &&
    !/\b(?:vegan|plant|non.?dairy|dairy.?free)\b/i.test(name) &&
    !label.contains.includes('milk')
  ) {
    return {
      reason: 'the ingredient text has no milk, the name says whey or casein',
      detail: text,
    };
  }
  const protein = figures.serving.protein ?? 0;
  const hasSource = label.proteinSources.length > 0 || label.contains.length > 0;
  if (
    format !== 'bar' &&
    protein >= 10 &&
    !hasSource &&
    listed.length > 2 &&
    !listed.some((each) => PROTEIN_WORD.test(each))
  ) {
    return { reason: 'no protein source in the ingredient text', detail: text };
  }
  return null;
}
