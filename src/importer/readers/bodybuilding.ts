import {
  blankRecord,
  type SourceRecord,
  type StatedAmount,
} from '#domain/product/record/source-record.ts';
import { ENERGY_FACTORS } from '#domain/product/figures/nutrition.ts';
import { plausibleServing, readAmounts, readPackageSize } from '#domain/product/figures/serving.ts';
import { foldText } from '#domain/slug.ts';
import {
  derived,
  figures,
  formatOf,
  list,
  number,
  orNull,
  productKey,
  servingCount,
  text,
  type RowReader,
} from '../rows/record-fields.ts';

/** Behind every rank that is a number of servings. */
const LAST = '~';

/**
 * Label facts of June 2020: one row a flavor and package size, figures per serving. Package sizes of one flavor are
 * one product. Sugar and fibre were never parsed by the collectors (0 in 800 rows of 805), so they stay unknown; a 0 for
 * fat or carbohydrate is believed only if the stated energy bears it out, and a number of servings that the collectors
 * misread (flagged: no scoop has such a size) is unknown.
 */
export const readBodybuilding: RowReader = (row, source) => {
  const brand = text(row, 'brand');
  const name = text(row, 'name');
  const flavor = text(row, 'flavor');
  const size = text(row, 'Size');
  const identity = [brand, name, flavor].map(foldText).join('|');
  const id = `${identity}|${foldText(size)}|${text(row, 'servings')}`;
  const extra = derived(row);
  const format = formatOf(text(extra, 'category'));
  if (format === null) return { rejected: { record: id, reason: 'not a powder, drink or bar' } };
  // "5" of a pack of five pounds; what else the row states is a label's all the same.
  const isWrong = list(extra, 'flags').includes('servings_implausible');
  const servings = isWrong ? null : servingCount(row, 'servings');
  const stated = {
    energy: number(row, 'calories'),
    protein: number(row, 'protein_g'),
    carbohydrate: number(row, 'carbs_g'),
    fat: number(row, 'fat_g'),
  };
  return {
    record: {
      ...blankRecord(source, id, format, productKey(null, source, identity)),
      rank: isWrong ? LAST : String(Math.round(servings ?? 0)).padStart(5, '0'),
      name: orNull(name),
      brand: orNull(brand),
      flavor: orNull(flavor),
      perServing: figures(withoutDoubtfulZeros(stated)),
      ...(format === 'powder'
        ? scoopSize(size, servings, stated)
        : { servingSize: pieceSize(size), servingNote: null, servings }),
      category: orNull(text(row, 'category')),
    },
  };
};

interface Macros {
  readonly energy: number | null;
  readonly protein: number | null;
  readonly carbohydrate: number | null;
  readonly fat: number | null;
}

/** How far (kcal) stated energy may be from the macronutrients' for their zeros to be believed. */
const ENERGY_ROUNDING = 12;

function withoutDoubtfulZeros(stated: Macros): Macros {
  if (stated.fat !== 0 && stated.carbohydrate !== 0) return stated;
  const sum =
    (stated.protein ?? 0) * ENERGY_FACTORS.protein +
    (stated.carbohydrate ?? 0) * ENERGY_FACTORS.carbohydrate +
    (stated.fat ?? 0) * ENERGY_FACTORS.fat;
  if (stated.energy !== null && Math.abs(stated.energy - sum) <= ENERGY_ROUNDING) return stated;
  return {
    ...stated,
    carbohydrate: stated.carbohydrate === 0 ? null : stated.carbohydrate,
    fat: stated.fat === 0 ? null : stated.fat,
  };
}

/** What a scoop holds beside its macronutrients, at most: flavor, minerals, water. And rounding on labels. */
const SCOOP = { leastShare: 0.7, mostShare: 1.02, most: 420 } as const;

/**
 * The amount of one serving of a powder: package by servings, both stated. Where the macronutrients show that one of the two
 * is wrong, neither it nor the number of servings is known.
 */
function scoopSize(
  size: string,
  servings: number | null,
  { protein, carbohydrate, fat }: Macros,
): Pick<SourceRecord, 'servingSize' | 'servingNote' | 'servings'> {
  const pack = readPackageSize(size);
  const amount = pack === null || servings === null ? null : pack.amount / servings;
  const solids = (protein ?? 0) + (carbohydrate ?? 0) + (fat ?? 0);
  if (pack?.unit !== 'g' || amount === null || amount < 5 || amount > SCOOP.most)
    return { servingSize: null, servingNote: null, servings };
  if (solids < amount * SCOOP.leastShare || solids > amount * SCOOP.mostShare)
    return { servingSize: null, servingNote: null, servings: null };
  const servingSize = { amount: Math.round(amount * 10) / 10, unit: 'g' } as const;
  const note = `calculated: package of ${Math.round(pack.amount)} g / ${servings} servings`;
  return { servingSize, servingNote: note, servings };
}

/** "12 - 60g Bars", "12 - 17 Fl. Oz. Cartons": the amount of one piece. */
function pieceSize(size: string): StatedAmount | null {
  const piece = /^\s*\d+\s*[-x]\s*(.+)$/i.exec(size)?.[1];
  const amount = piece === undefined ? undefined : readAmounts(piece)[0];
  return amount ? plausibleServing({ amount: Math.round(amount.amount), unit: amount.unit }) : null;
}
