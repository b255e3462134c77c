import { sortInSteps } from '#catalogue/build/sort-in-steps.ts';
import { PEER_FIGURES, type PeerFigureKey, type Peers } from '#contract/standing.ts';
import { proteinPerKcal } from '#domain/comparison/figures.ts';
import { PRODUCT_FORMATS, PROTEIN_TYPES } from '#domain/enumerations.ts';
import { orNull, type ProductPoints } from './product-points.ts';

/** The most products that are drawn one by one. More are drawn as a histogram. */
const MAX_DRAWN = 200;
const BINS = 40;
/** Products grouped between two yields. */
const STEP = 4_096;

type Spread = Pick<Peers['figures'][number], 'values' | 'bins' | 'low' | 'median' | 'high'>;

/** All products of one type and format, with the values they state, ascending. */
export interface PeerGroup {
  /** Indexes of the products whose whole ingredient list is known, by protein per 100 g or ml. */
  readonly candidates: readonly number[];
  readonly figures: readonly {
    readonly key: PeerFigureKey;
    readonly values: Float64Array;
    /** Shared by the answers for the whole group. */
    readonly spread: Spread;
  }[];
}

/** Keyed by `groupKey(format, type)`. Type -1 stands for any type. */
export type PeerGroups = ReadonlyMap<string, PeerGroup>;

export const groupKey = (format: number, type: number): string => `${format} ${type}`;

/** A figure of the product at an index. Null if it is unknown. */
export function figureAt(points: ProductPoints, place: number, key: PeerFigureKey): number | null {
  const protein = orNull(points.columns.protein100[place]);
  const calories = orNull(points.columns.calories100[place]);
  if (key === 'proteinPer100') return protein;
  if (key === 'caloriesPer100') return calories;
  if (key === 'sugarPer100') return orNull(points.columns.sugar100[place]);
  return proteinDensity(protein, calories);
}

/** Grams of protein per 100 kcal, rounded to one decimal. Null if unknown. */
export function proteinDensity(protein: number | null, calories: number | null): number | null {
  const perKcal = proteinPerKcal(protein, calories);
  return perKcal === null ? null : Math.round(perKcal * 1_000) / 10;
}

/** Counts the values from `low` to `high` in each of `count` equally wide bins. */
export function histogram(
  values: Iterable<number>,
  { low, high, count }: { readonly low: number; readonly high: number; readonly count: number },
): number[] {
  const bins = Array.from({ length: count }, () => 0);
  const width = (high - low) / count;
  for (const value of values) {
    const bin = width === 0 ? 0 : Math.min(count - 1, Math.floor((value - low) / width));
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  return bins;
}

/** Grams of protein per 100 g or ml; 0 if unknown. */
export function proteinPer100(points: ProductPoints, place: number): number {
  return orNull(points.columns.protein100[place]) ?? 0;
}

/** All of the ascending values, or a histogram of them if there are too many to draw. */
function spreadOf(sorted: Float64Array): Spread {
  const low = sorted[0] ?? null;
  const high = sorted.at(-1) ?? null;
  const median = sorted[sorted.length >> 1] ?? null;
  if (sorted.length <= MAX_DRAWN) return { values: [...sorted], bins: [], low, median, high };
  const bins = histogram(sorted, { low: low ?? 0, high: high ?? 0, count: BINS });
  return { values: [], bins, low, median, high };
}

interface Draft {
  readonly values: readonly number[][];
  readonly candidates: number[];
}

function draftGroups(): Map<string, Draft> {
  const types = [-1, ...PROTEIN_TYPES.keys()];
  return new Map(
    [...PRODUCT_FORMATS.keys()].flatMap((format) =>
      types.map((type) => [
        groupKey(format, type),
        { values: PEER_FIGURES.map(() => []), candidates: [] },
      ]),
    ),
  );
}

/** Sorts all products into their groups. Yields every few milliseconds. */
export function* groupPeers(points: ProductPoints): Generator<void, PeerGroups> {
  const drafts = draftGroups();
  for (let place = 0; place < points.size; place++) {
    const figures = PEER_FIGURES.map((key) => figureAt(points, place, key));
    const type = points.columns.types[place] as number;
    for (const group of type === -1 ? [-1] : [-1, type]) {
      const draft = drafts.get(groupKey(points.columns.formats[place] as number, group));
      if (draft === undefined) continue;
      figures.forEach((value, row) => value !== null && draft.values[row]?.push(value));
      if (points.columns.complete[place] === true && points.ingredientsOf(place).length > 0)
        draft.candidates.push(place);
    }
    if (place % STEP === STEP - 1) yield;
  }
  const groups = new Map<string, PeerGroup>();
  for (const [key, { values, candidates }] of drafts) {
    const figures: PeerGroup['figures'][number][] = [];
    for (const [row, figure] of PEER_FIGURES.entries()) {
      const sorted = Float64Array.from(values[row] ?? []).sort();
      figures.push({ key: figure, values: sorted, spread: spreadOf(sorted) });
      yield;
    }
    const order = yield* sortInSteps(
      candidates.length,
      (a, b) =>
        proteinPer100(points, candidates[a] as number) -
          proteinPer100(points, candidates[b] as number) || a - b,
    );
    groups.set(key, { candidates: Array.from(order, (at) => candidates[at] as number), figures });
  }
  return groups;
}
