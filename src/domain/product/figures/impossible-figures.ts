import type { ProductFormat } from '../../enumerations.ts';
import { PLAUSIBILITY } from './plausibility-limits.ts';
import { isPiece } from './serving-in-words.ts';
import type { SourceRecord, StatedAmount, StatedFigures } from '../record/source-record.ts';

/** The most grams of one nutrient that are possible: in 100 g, allowing for rounding, and in the heaviest serving. */
export const MAX_GRAMS = { per100: 106, serving: 750 } as const;

/** Salt of a protein product, grams per 100 g: outside these bounds, milligrams were entered as grams, or grams as milligrams. */
const SALT_PER_100 = { least: 0.002, most: 10 } as const;

/** The same for powders: plant powders with salt have up to 5.4 g; higher values have lost their decimal point. */
const MAX_SALT_OF_POWDER = 5.5;

/** The smallest serving of a ready drink, g or ml: anything smaller is the powder of a mixed one. */
const MIN_DRINK = 40;

/** Figures that the rest of a record does not depend on. */
const MINOR_FIGURES = ['sugar', 'fiber', 'saturatedFat', 'salt'] as const;

export interface LeftOutFigure {
  readonly reason: string;
  readonly detail: string;
}

/**
 * A record without minor figures that cannot be true (1,077 g of salt in 100 g were milligrams): they become unknown,
 * and are returned. A product that is called a drink and has too small a serving for one is a powder with the figures
 * of the mixed drink, unless its pack is a bottle. A serving larger than its pack is not believed, nor one that is a
 * tub; a bar or sachet is its own serving then. Protein, carbohydrate, fat and energy are checked by `objectToFigures`.
 */
export function leaveOutImpossible(stated: SourceRecord): {
  readonly record: SourceRecord;
  readonly leftOut: readonly LeftOutFigure[];
} {
  let record = stated;
  const leftOut: LeftOutFigure[] = [];
  if (isNoDrink(record)) {
    const { amount, unit } = record.servingSize ?? { amount: 0, unit: 'ml' };
    leftOut.push({ reason: `a drink's serving below ${MIN_DRINK}`, detail: `${amount} ${unit}` });
    record = { ...record, perServing: null, ...asStirred(record) };
  }
  const wrongServing = objectToServing(record);
  if (wrongServing !== null) {
    leftOut.push(wrongServing);
    // Contributors' sites convert figures: those of such a serving are the ones of 100 g.
    const perServing = record.per100 === null ? record.perServing : null;
    record = { ...record, perServing, ...servingOfPack(record) };
  }
  const { format } = record;
  const possible = (
    figures: StatedFigures | null,
    basis: 'per100' | 'serving',
  ): StatedFigures | null => {
    if (figures === null) return null;
    const kept = { ...figures };
    const where = basis === 'per100' ? 'per 100 g' : 'a serving';
    // A blank that was entered as 0: unknown is never zero.
    if (figures.energy === 0 && (figures.protein ?? 0) + (figures.carbohydrate ?? 0) > 1) {
      kept.energy = null;
      leftOut.push({ reason: `energy of 0 kcal beside macronutrients ${where}`, detail: '0 kcal' });
    }
    for (const key of MINOR_FIGURES) {
      const value = figures[key];
      const reason = value === null ? null : objectToMinor(key, value, basis, { figures, format });
      if (reason === null) continue;
      kept[key] = null;
      leftOut.push({
        reason: `${reason} ${where}`,
        detail: `${value} g ${where}`,
      });
    }
    return kept;
  };
  const per100 = possible(record.per100, 'per100');
  const perServing = withoutOutOf(possible(record.perServing, 'serving'), record.per100, per100);
  return { record: leftOut.length === 0 ? record : { ...record, per100, perServing }, leftOut };
}

/** How much smaller than stated a pack may be. */
const PACK_TOLERANCE = 1.05;
/** A "pack" of 1 g is a count of pieces. */
const MIN_PACK = 10;

/** Whether the serving is larger than the pack: one of them belongs to another pack. */
function isMoreThanPack({ servingSize, packageSize }: SourceRecord): boolean {
  return (
    servingSize !== null &&
    servingSize.unit === packageSize?.unit &&
    packageSize.amount >= MIN_PACK &&
    servingSize.amount > packageSize.amount * PACK_TOLERANCE
  );
}

function objectToServing(record: SourceRecord): LeftOutFigure | null {
  const [serving, pack] = [record.servingSize, record.packageSize].map(inWords);
  if (isMoreThanPack(record))
    return { reason: 'a serving larger than the pack', detail: `${serving} of ${pack}` };
  return isPack(record)
    ? { reason: 'the pack entered as the serving', detail: `${serving}` }
    : null;
}

/** Whether what is called a serving of a powder must be the pack: no serving has so much protein. */
function isPack({ format, servingSize, per100 }: SourceRecord): boolean {
  if (format !== 'powder' || servingSize === null || per100 === null) return false;
  return ((per100.protein ?? 0) * servingSize.amount) / 100 > PLAUSIBILITY.proteinPerServing;
}

/** The weight of a bar or sachet in the place of a serving that it cannot have; none for other packs. */
function servingOfPack(record: SourceRecord): Serving {
  const piece = record.per100 === null ? null : servingOfPiece(record);
  return piece ?? { servingSize: null, servingNote: null };
}

type Serving = Pick<SourceRecord, 'servingSize' | 'servingNote'>;

/** What is sold as one bar, bottle or sachet is a serving; null for other packs. */
function servingOfPiece(record: SourceRecord): Serving | null {
  const { packageSize } = record;
  if (packageSize === null || !isPiece(packageSize, record)) return null;
  return {
    servingSize: packageSize,
    servingNote: `read from the package: ${inWords(packageSize)}`,
  };
}

const inWords = (size: StatedAmount | null): string => `${size?.amount} ${size?.unit}`;

function asStirred(record: SourceRecord): Partial<SourceRecord> {
  return servingOfPiece(record) ?? { format: 'powder', per100: null };
}

function isNoDrink({ format, servingSize, per100 }: SourceRecord): boolean {
  return (
    format === 'rtd' && per100 !== null && servingSize !== null && servingSize.amount < MIN_DRINK
  );
}

/** The figures of a serving without those that are impossible in 100 g, since contributors' sites calculate one from the other. */
function withoutOutOf(
  serving: StatedFigures | null,
  stated: StatedFigures | null,
  kept: StatedFigures | null,
): StatedFigures | null {
  if (serving === null || stated === null || kept === null) return serving;
  const left = { ...serving };
  for (const key of MINOR_FIGURES) if (stated[key] !== null && kept[key] === null) left[key] = null;
  return left;
}

function objectToMinor(
  key: (typeof MINOR_FIGURES)[number],
  value: number,
  basis: 'per100' | 'serving',
  { figures, format }: { readonly figures: StatedFigures; readonly format: ProductFormat },
): string | null {
  if (value > MAX_GRAMS[basis]) return `${key} above ${MAX_GRAMS[basis]} g`;
  if (key === 'salt' && basis === 'per100') return objectToSalt(value, format);
  if (key === 'fiber' && basis === 'per100') return objectToFiber(value, figures);
  if (key === 'saturatedFat' && figures.fat !== null && value > figures.fat * 1.1 + 0.5)
    return 'more saturated fat than fat';
  return null;
}

function objectToSalt(value: number, format: ProductFormat): string | null {
  const { least } = SALT_PER_100;
  const most = format === 'powder' ? MAX_SALT_OF_POWDER : SALT_PER_100.most;
  if (value > most) return `salt above ${most} g`;
  return value > 0 && value < least ? `salt above 0 and below ${least} g` : null;
}

/** Fiber may be counted within the carbohydrate. */
function objectToFiber(
  value: number,
  { protein, carbohydrate, fat }: StatedFigures,
): string | null {
  const beside = (protein ?? 0) + (fat ?? 0) + Math.max(0, (carbohydrate ?? 0) - value);
  return value + beside > MAX_GRAMS.per100
    ? `fiber above what protein and fat leave of ${MAX_GRAMS.per100} g`
    : null;
}
