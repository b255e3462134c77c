import type { ProductWords } from '../../product-words/product-words.ts';
import { foldText } from '../../slug.ts';
import { shortNumber } from '../../wording.ts';
import { NO_FIGURES, type SourceRecord, type StatedFigures } from '../record/source-record.ts';
import { promisesProtein } from './figures-in-name.ts';
import { calculateEnergy, sumMacros } from './nutrition.ts';
import type { Objection } from './plausibility.ts';
import { PLAUSIBILITY } from './plausibility-limits.ts';

const ISOLATE = /\b(?:whey isolat\w*|isolat\w* whey|iso[- ]?whey)\b/i;
const MILK_POWDER = /\b(?:whey|casein\w*)\b/i;

/** "Whey Protéine", not "Whey & Oats". */
function isNothingBut(kind: RegExp, name: string, { idle }: ProductWords): boolean {
  const others = foldText(name.replace(kind, ''));
  return kind.test(name) && others.split(' ').every((word) => word === '' || idle.has(word));
}

/** The least macronutrients and fiber in 100 g of a powder, in grams. */
function leastOfPowder(name: string, { besideWhey }: ProductWords): number {
  const isMilk = MILK_POWDER.test(name) && !besideWhey.test(name);
  return isMilk ? PLAUSIBILITY.milkPowderMacrosPer100 : PLAUSIBILITY.powderMacrosPer100;
}

/** Figures of a serving or a bar on a powder, which is almost all macronutrients, an isolate almost all protein. */
export function objectToPowder(
  figures: StatedFigures,
  record: SourceRecord,
  words: ProductWords,
): Objection | null {
  const { protein, carbohydrate, fat, fiber } = figures;
  if (protein === null) return null;
  const name = record.name ?? '';
  const least = leastOfPowder(name, words);
  const macros = sumMacros(figures);
  if (carbohydrate !== null && fat !== null && macros + (fiber ?? 0) < least)
    return {
      reason: `powder with less than ${least} g of macronutrients per 100 g`,
      detail: `protein, carbohydrate and fat add up to ${shortNumber(macros)} g per 100 g: a serving's figures?`,
    };
  return (
    objectToWeakPowder(figures, record, words) ??
    objectToPromise(name, protein, carbohydrate, words)
  );
}

/** Figures that a powder of this name cannot have. */
function objectToPromise(
  name: string,
  protein: number,
  carbohydrate: number | null,
  words: ProductWords,
): Objection | null {
  const against = (said: string, found: string): Objection => ({
    reason: 'figures against the name',
    detail: `the name says ${said}, the record ${found} g protein per 100 g`,
  });
  const grams = shortNumber(protein);
  if (carbohydrate !== null && carbohydrate > protein && isNothingBut(MILK_POWDER, name, words))
    return against(
      'nothing but whey or casein',
      `${shortNumber(carbohydrate)} g carbohydrate and ${grams}`,
    );
  const isWeak = protein >= 0 && protein < PLAUSIBILITY.powderProtein;
  if (isWeak && promisesProtein(name, words))
    return against('whey, isolate or a percentage', grams);
  if (!ISOLATE.test(name) || protein >= PLAUSIBILITY.isolateProteinPer100) return null;
  return against('isolate', grams);
}

/**
 * Less energy than the macronutrients of a powder provide, though nothing in its list provides less than its grams: fat
 * of 11 g that is 1.1 g.
 */
function objectToWeakPowder(
  { protein, carbohydrate, fat, fiber, energy }: StatedFigures,
  { statement, truncated }: SourceRecord,
  words: ProductWords,
): Objection | null {
  if (energy === null || protein === null || carbohydrate === null || fat === null) return null;
  const text = foldText(statement ?? '');
  if ((fiber ?? 0) > 0 || truncated || text === '' || words.lowEnergy.test(text)) return null;
  const full = calculateEnergy({ ...NO_FIGURES, protein, carbohydrate, fat }, false)?.energy ?? 0;
  const { energyAbove: tolerance, energyRounding } = PLAUSIBILITY;
  if (energy >= full * (1 - tolerance) - energyRounding) return null;
  return {
    reason: `energy off its macronutrients by more than ${100 * tolerance}%`,
    detail: `${shortNumber(energy)} kcal stated, ${shortNumber(full)} kcal from the macronutrients, per 100 g; no fiber or polyol is named`,
  };
}
