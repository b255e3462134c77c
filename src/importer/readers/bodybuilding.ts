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

/** Sorts after every rank that is a number of servings. */
const LAST = '~';

/**
 * Reads label facts of June 2020: one row per flavor and package size, figures per serving. Package sizes of one flavor
 * are one product. The collectors never parsed sugar and fiber (0 in 800 rows of 805), so they stay unknown. A 0 for
 * fat or carbohydrate is only believed if the stated energy confirms it. A number of servings that the collectors
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
  // For example the "5" of a pack of five pounds. Everything else that the row states is from the label.
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
      claims: sweetenedWith(size),
    },
  };
};

/** What a size says the product is sweetened with: "Stevia Sweetened" of "12 Stevia Sweetened Bars". */
function sweetenedWith(size: string): readonly string[] {
  return size.match(/\p{L}[\p{L} ]* sweetened\b/giu) ?? [];
}

interface Macros {
  readonly energy: number | null;
  readonly protein: number | null;
  readonly carbohydrate: number | null;
  readonly fat: number | null;
}

/** How far stated energy may differ from that of the macronutrients, in kcal, for zeros to be believed. */
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

/**
 * Macronutrients as a share of a scoop's weight: the rest is flavor, minerals and water, and labels round. `most` is
 * the largest scoop in g.
 */
const SCOOP = { leastShare: 0.7, mostShare: 1.02, most: 420 } as const;

/**
 * Returns the serving of a powder: package size divided by the number of servings, both as stated. If the
 * macronutrients show that one of the two is wrong, both serving and number of servings are unknown.
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

/** Returns the amount of one piece from "12 - 60g Bars" or "12 - 17 Fl. Oz. Cartons"; null if there is none. */
function pieceSize(size: string): StatedAmount | null {
  const piece = /^\s*\d+\s*[-x]\s*(.+)$/i.exec(size)?.[1];
  const amount = piece === undefined ? undefined : readAmounts(piece)[0];
  return amount ? plausibleServing({ amount: Math.round(amount.amount), unit: amount.unit }) : null;
}
