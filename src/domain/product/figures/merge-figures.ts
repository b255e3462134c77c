import type { ProductFormat } from '../../enumerations.ts';
import { calculateEnergy, roundTo, scaleFigures, tidyFigures } from './nutrition.ts';
import type { FactBasis, ServingSize } from '../product.ts';
import { leavesFiberOut } from './plausibility.ts';
import { STANDARD_SERVINGS } from './serving.ts';
import {
  FIGURE_KEYS,
  NO_FIGURES,
  type FigureKey,
  type SourceRecord,
  type StatedAmount,
  type StatedFigures,
} from '../record/source-record.ts';
import { isAssumedServing } from '../assumed-serving.ts';

/** Where one figure comes from. `record` is the index in the list of merged records. */
export interface FigureOrigin {
  readonly basis: FactBasis;
  readonly record: number;
  readonly note?: string;
}
export type FigureOrigins = Readonly<Partial<Record<FigureKey, FigureOrigin>>>;

export interface MergedFigures {
  readonly serving: StatedFigures;
  readonly servingOrigins: FigureOrigins;
  readonly per100: StatedFigures;
  readonly per100Origins: FigureOrigins;
  readonly size: ServingSize | null;
  /** The record that states the serving size, or whose figures the standard serving is applied to. */
  readonly sizeRecord: number;
  /** How the serving was read if no source states it directly. */
  readonly sizeNote: string | null;
}

interface Draft {
  figures: Record<FigureKey, number | null>;
  origins: Partial<Record<FigureKey, FigureOrigin>>;
}

/** How much the protein of two sources may differ for one to fill the other's gaps. */
const AGREEMENT = 0.15;

/**
 * Merges the figures per serving and per 100 g or ml of several records, strongest first. The first record that states
 * protein leads; a stronger one without protein (an operator's correction of one figure) wins what it states, weaker
 * ones only fill gaps, and only if their protein agrees within 15 %. What one basis lacks is calculated from the other
 * through the label's serving size; if no label states one, per-100 figures are given for the format's standard serving
 * (product.md section 3). Energy that no record states is calculated from the macronutrients.
 */
export function mergeFigures(
  records: readonly SourceRecord[],
  format: ProductFormat,
): MergedFigures {
  const leader = records.findIndex(statesProtein);
  const lead = records[leader];
  if (lead === undefined) return withoutProtein(records);
  const { size, sizeRecord } = chooseSize(records, leader, lead, format);
  const serving: Draft = { figures: { ...NO_FIGURES }, origins: {} };
  const per100: Draft = { figures: { ...NO_FIGURES }, origins: {} };
  for (const [index, record] of records.entries()) {
    const agrees = index <= leader || agreesOnProtein(record, serving, per100, size);
    if (!agrees) continue;
    take(serving, record.perServing, record, index);
    take(per100, record.per100, record, index);
    convert(serving, per100, size);
  }
  if (format !== 'bar' || !leavesFiberOut(per100.figures))
    addEnergy(serving, per100, size, lead.carbohydrateIncludesFiber, leader);
  return {
    serving: serving.figures,
    servingOrigins: serving.origins,
    per100: per100.figures,
    per100Origins: per100.origins,
    size,
    sizeRecord,
    sizeNote: size?.basis === 'label' ? (records[sizeRecord]?.servingNote ?? null) : null,
  };
}

function statesProtein(record: SourceRecord): boolean {
  return (record.perServing?.protein ?? record.per100?.protein ?? null) !== null;
}

function withoutProtein(records: readonly SourceRecord[]): MergedFigures {
  const stated = records.findIndex((record) => record.servingSize !== null);
  const amount = records[stated]?.servingSize ?? null;
  return {
    serving: NO_FIGURES,
    servingOrigins: {},
    per100: NO_FIGURES,
    per100Origins: {},
    size: amount && { ...amount, basis: 'label' },
    sizeRecord: Math.max(0, stated),
    sizeNote: records[stated]?.servingNote ?? null,
  };
}

/**
 * The leading record's own serving size, else that of another record with matching figures, else the standard one for
 * per-100 figures.
 */
function chooseSize(
  records: readonly SourceRecord[],
  leader: number,
  lead: SourceRecord,
  format: ProductFormat,
): { size: ServingSize | null; sizeRecord: number } {
  const order = [leader, ...records.keys()];
  for (const index of order) {
    const amount: StatedAmount | null = records[index]?.servingSize ?? null;
    if (amount && (index === leader || fits(lead.perServing, amount))) {
      return { size: { ...amount, basis: 'label' }, sizeRecord: index };
    }
  }
  if ((lead.perServing?.protein ?? null) !== null) return { size: null, sizeRecord: leader };
  return { size: { ...STANDARD_SERVINGS[format], basis: 'standard' }, sizeRecord: leader };
}

function fits(figures: StatedFigures | null, size: StatedAmount): boolean {
  if (figures === null) return true;
  const sum = (figures.protein ?? 0) + (figures.carbohydrate ?? 0) + (figures.fat ?? 0);
  return sum <= size.amount * 1.06 + 1.5;
}

function agreesOnProtein(
  record: SourceRecord,
  serving: Draft,
  per100: Draft,
  size: ServingSize | null,
): boolean {
  const pairs: readonly (readonly [number | null, number | null])[] = [
    [
      record.perServing?.protein ?? null,
      size?.basis === 'label' || record.per100 === null ? serving.figures.protein : null,
    ],
    [record.per100?.protein ?? null, per100.figures.protein],
  ];
  return pairs.some(
    ([theirs, ours]) =>
      theirs !== null &&
      ours !== null &&
      Math.abs(theirs - ours) <= AGREEMENT * Math.max(theirs, ours),
  );
}

/** Fills gaps with stated figures. */
function take(
  draft: Draft,
  stated: StatedFigures | null,
  record: SourceRecord,
  index: number,
): void {
  if (stated === null) return;
  const tidy = tidyFigures(stated);
  for (const key of FIGURE_KEYS) {
    if (tidy[key] === null || draft.origins[key] || isMoreThanWhole(key, tidy, draft)) continue;
    draft.figures[key] = tidy[key];
    draft.origins[key] =
      key === 'salt' && record.saltFromSodium
        ? { basis: 'calculated', record: index, note: 'calculated: sodium × 2.5' }
        : { basis: 'label', record: index };
  }
}

/** Figures that are part of another, which they may exceed by rounding, in grams. */
const WHOLE_OF: Readonly<Partial<Record<FigureKey, FigureKey>>> = {
  sugar: 'carbohydrate',
  saturatedFat: 'fat',
};
const ROUNDING = 0.5;

/** If a record has more sugar than another has carbohydrate, it has another recipe. */
function isMoreThanWhole(key: FigureKey, stated: StatedFigures, { figures }: Draft): boolean {
  const whole = WHOLE_OF[key];
  if (whole === undefined) return false;
  const [ours, theirs] = [figures[whole], stated[whole]];
  return ours !== null && ours !== theirs && (stated[key] ?? 0) > ours + ROUNDING;
}

/** Fills the gaps of each basis from the other. */
function convert(serving: Draft, per100: Draft, size: ServingSize | null): void {
  if (size === null) return;
  const amount = `${roundTo(size.amount, 1)} ${size.unit}`;
  const down = scaleFigures(per100.figures, 100, size.amount);
  const up = scaleFigures(serving.figures, size.amount, 100);
  for (const key of FIGURE_KEYS) {
    const above = per100.origins[key];
    const below = serving.origins[key];
    if (above && !below) {
      serving.figures[key] = down[key];
      serving.origins[key] = {
        basis: isAssumedServing(size) ? 'standard' : 'calculated',
        record: above.record,
        note: isAssumedServing(size)
          ? `the label gives no serving: per 100 ${size.unit} × ${amount}, the standard serving`
          : `calculated: per 100 ${size.unit} × ${amount}`,
      };
    } else if (below && !above) {
      per100.figures[key] = up[key];
      per100.origins[key] = {
        basis: 'calculated',
        record: below.record,
        note: `calculated: per serving × 100 / ${amount}`,
      };
    }
  }
}

function addEnergy(
  serving: Draft,
  per100: Draft,
  size: ServingSize | null,
  includesFiber: boolean,
  leader: number,
): void {
  if (per100.figures.energy === null) {
    const found = calculateEnergy(per100.figures, includesFiber);
    if (found) {
      per100.figures.energy = found.energy;
      per100.origins.energy = { basis: 'calculated', record: leader, note: found.note };
      if (size) {
        const standard = isAssumedServing(size);
        serving.figures.energy = Math.round((found.energy * size.amount) / 100);
        serving.origins.energy = {
          basis: standard ? 'standard' : 'calculated',
          record: leader,
          note: `${found.note}, for ${standard ? 'the standard serving of ' : ''}${roundTo(size.amount, 1)} ${size.unit}`,
        };
      }
    }
  }
  if (serving.figures.energy === null) {
    const found = calculateEnergy(serving.figures, includesFiber);
    if (found) {
      serving.figures.energy = found.energy;
      serving.origins.energy = { basis: 'calculated', record: leader, note: found.note };
    }
  }
}
