import { sortInSteps } from '#catalogue/sort-in-steps.ts';
import { PEER_FIGURES, type PeerFigureKey } from '#contract/standing.ts';
import { PRODUCT_FORMATS, PROTEIN_TYPES } from '#domain/product/enumerations.ts';
import { orNull, type ProductPoints } from './product-points.ts';

/** Values sent for one strip plot. */
const SAMPLE = 60;
/** Products sorted into groups between two pauses. */
const STEP = 4_096;

/** All products of one type and format, and the values they state, ascending. */
export interface PeerGroup {
  /** Places of those whose whole ingredient list is known, by protein per serving. */
  readonly candidates: readonly number[];
  readonly figures: readonly {
    readonly key: PeerFigureKey;
    readonly values: Float64Array;
    /** Shared by the answers for the whole group. */
    readonly sample: number[];
  }[];
}

/** By format, and by type there; -1 stands for any type. */
export type PeerGroups = ReadonlyMap<string, PeerGroup>;

export const groupKey = (format: number, type: number): string => `${format} ${type}`;

/** A figure of the product at a place; null where it is unknown. */
export function figureAt(points: ProductPoints, place: number, key: PeerFigureKey): number | null {
  const protein = orNull(points.protein[place]);
  const calories = orNull(points.calories[place]);
  const own = points.ownServing[place] === true;
  if (key === 'proteinPerServing') return own ? protein : null;
  if (key === 'caloriesPerServing') return own ? calories : null;
  if (key === 'sugarPerServing') return own ? orNull(points.sugar[place]) : null;
  if (protein === null || calories === null || calories <= 0) return null;
  return Math.round((protein / calories) * 1_000) / 10;
}

/** Ascending values, thinned evenly; the ends stay. */
function sampleOf(sorted: Float64Array): number[] {
  if (sorted.length <= SAMPLE) return [...sorted];
  const step = (sorted.length - 1) / (SAMPLE - 1);
  return Array.from({ length: SAMPLE }, (_, place) => sorted[Math.round(place * step)] ?? 0);
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

/** Sorts all products into their groups; yields every few milliseconds. */
export function* groupPeers(points: ProductPoints): Generator<void, PeerGroups> {
  const drafts = draftGroups();
  for (let place = 0; place < points.size; place++) {
    const figures = PEER_FIGURES.map((key) => figureAt(points, place, key));
    const type = points.types[place] as number;
    for (const group of type === -1 ? [-1] : [-1, type]) {
      const draft = drafts.get(groupKey(points.formats[place] as number, group));
      if (draft === undefined) continue;
      figures.forEach((value, row) => value !== null && draft.values[row]?.push(value));
      if (points.complete[place] === true && points.ingredientsOf(place).length > 0)
        draft.candidates.push(place);
    }
    if (place % STEP === STEP - 1) yield;
  }
  const groups = new Map<string, PeerGroup>();
  const grams = (place: number) => orNull(points.protein[place]) ?? 0;
  for (const [key, { values, candidates }] of drafts) {
    const figures: PeerGroup['figures'][number][] = [];
    for (const [row, figure] of PEER_FIGURES.entries()) {
      const sorted = Float64Array.from(values[row] ?? []).sort();
      figures.push({ key: figure, values: sorted, sample: sampleOf(sorted) });
      yield;
    }
    const order = yield* sortInSteps(
      candidates.length,
      (a, b) => grams(candidates[a] as number) - grams(candidates[b] as number) || a - b,
    );
    groups.set(key, { candidates: Array.from(order, (at) => candidates[at] as number), figures });
  }
  return groups;
}
