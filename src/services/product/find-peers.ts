import { LRUCache } from 'lru-cache';
import {
  PEER_FIGURES,
  type PeerFigureKey,
  type Peers,
  type ProductLink,
} from '#contract/standing.ts';
import type { IngredientRole, Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import { pick } from '#domain/pick.ts';
import type { CatalogueSnapshot } from '../search/load-catalogue.ts';
import { type ProductPoint, productPoints } from './product-points.ts';
import type { Site } from '../site.ts';

/** Products drawn one by one; of more, a histogram says how many. */
const MOST_DRAWN = 200;
/** Steps of a histogram. */
const BINS = 40;
/** "The same without …" lines on a product's page. */
const MAX_ALTERNATIVES = 4;
/** Flavours listed on a product's page. */
const MAX_VARIANTS = 40;
/** Answers kept a catalogue version; a page of a product asks once and is kept itself. */
const KEPT = 300;

/** What people most often want to do without, in the order in which alternatives are offered. */
const DROPPABLE: readonly IngredientRole[] = [
  'intense sweetener',
  'polyol',
  'color',
  'gum',
  'added sugar',
  'preservative',
];

function figureOf({ per100 }: ProductPoint, key: PeerFigureKey): number | null {
  const protein = per100.proteinPerServing;
  const calories = per100.caloriesPerServing;
  if (key === 'proteinPer100') return protein;
  if (key === 'caloriesPer100') return calories;
  if (key === 'sugarPer100') return per100.sugarPerServing;
  if (protein === null || calories === null || calories <= 0) return null;
  return Math.round((protein / calories) * 1_000) / 10;
}

type Spread = Pick<Peers['figures'][number], 'values' | 'bins' | 'low' | 'median' | 'high'>;

/** All of the ascending values, or how many lie in each of equally wide steps where there are too many to draw. */
function spreadOf(sorted: readonly number[]): Spread {
  const low = sorted[0] ?? null;
  const high = sorted.at(-1) ?? null;
  const median = sorted[sorted.length >> 1] ?? null;
  if (sorted.length <= MOST_DRAWN) return { values: [...sorted], bins: [], low, median, high };
  const bins = Array.from({ length: BINS }, () => 0);
  const width = ((high ?? 0) - (low ?? 0)) / BINS;
  for (const value of sorted) {
    const bin = width === 0 ? 0 : Math.min(BINS - 1, Math.floor((value - (low ?? 0)) / width));
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  return { values: [], bins, low, median, high };
}

/** All products of one type and format, and the values they state, ascending. */
interface PeerGroup {
  /** Those whose whole ingredient list is known. */
  readonly candidates: readonly ProductPoint[];
  readonly figures: readonly {
    readonly key: PeerFigureKey;
    readonly values: readonly number[];
    /** Shared by the answers for the whole group. */
    readonly spread: Spread;
  }[];
}

function groupOf(peers: readonly ProductPoint[]): PeerGroup {
  const figures = PEER_FIGURES.map((key) => {
    const values = peers
      .map((peer) => figureOf(peer, key))
      .filter((value) => value !== null)
      .sort((a, b) => a - b);
    return { key, values, spread: spreadOf(values) };
  });
  const candidates = peers.filter(
    ({ ingredientsComplete, ingredients }) => ingredientsComplete && ingredients.size > 0,
  );
  return { candidates, figures };
}

/** How many of the ascending values are below one. */
function countBelow(values: readonly number[], value: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? value) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function peerFigure(point: ProductPoint, { key, values, spread }: PeerGroup['figures'][number]) {
  const value = figureOf(point, key);
  const lower = value === null ? null : countBelow(values, value);
  return { key, value, ...spread, known: values.length, lower };
}

const LINK_KEYS = [
  'id',
  'name',
  'brand',
  'flavor',
  'proteinPerServing',
  'calories',
] as const satisfies readonly (keyof ProductLink)[];

function linkTo(point: ProductPoint): ProductLink {
  return pick(point, LINK_KEYS);
}

const baseOf = ({ id, baseProductId }: ProductPoint) => baseProductId ?? id;

/** 0 to 1: how much two lists share, less a little for each gram of protein between them. */
function likeness(a: ProductPoint, b: ProductPoint): number {
  let shared = 0;
  for (const name of a.ingredients) if (b.ingredients.has(name)) shared += 1;
  const union = a.ingredients.size + b.ingredients.size - shared;
  const comparable = a.ownServing === b.ownServing;
  const grams = comparable ? Math.abs((a.proteinPerServing ?? 0) - (b.proteinPerServing ?? 0)) : 0;
  return shared / Math.max(1, union) - grams / 100;
}

function droppable(point: ProductPoint, vocabulary: Vocabulary): readonly string[] {
  const ranked = [...point.ingredients].flatMap((name) => {
    const roles = vocabulary.entries.get(name)?.roles ?? [];
    const rank = DROPPABLE.findIndex((role) => roles.includes(role));
    return rank === -1 ? [] : [{ name, rank }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ name }) => name);
}

/** Everything the vocabulary counts as the ingredient: itself and its forms. */
function without(candidate: ProductPoint, name: string, vocabulary: Vocabulary): boolean {
  const members = vocabulary.entries.get(name)?.members ?? [name];
  return members.every((member) => !candidate.ingredients.has(member));
}

/**
 * "The same without sucralose": of the same type and format, its whole ingredient list known and free of the
 * ingredient and of every form of it, and no allergen that this product has not; the most alike of these.
 */
function alternatives(
  point: ProductPoint,
  candidates: readonly ProductPoint[],
  vocabulary: Vocabulary,
): Peers['alternatives'] {
  const unwanted = droppable(point, vocabulary);
  if (unwanted.length === 0) return [];
  const ranked = candidates
    .filter(
      (peer) =>
        peer.id !== point.id &&
        peer.contains.every((allergen) => point.contains.includes(allergen)),
    )
    .map((peer) => ({ peer, likeness: likeness(point, peer) }))
    .sort((a, b) => b.likeness - a.likeness || a.peer.id - b.peer.id);
  const found: Peers['alternatives'] = [];
  const used = new Set<number>();
  for (const name of unwanted) {
    if (found.length === MAX_ALTERNATIVES) break;
    const best = ranked.find(
      ({ peer }) => baseOf(peer) !== baseOf(point) && without(peer, name, vocabulary),
    );
    if (best === undefined || used.has(baseOf(best.peer))) continue;
    used.add(baseOf(best.peer));
    found.push({ without: name, product: linkTo(best.peer) });
  }
  return found;
}

/** What is found out once a catalogue version. */
interface Standing {
  readonly points: ReadonlyMap<number, ProductPoint>;
  /** By format and type; null stands for any type. */
  readonly groups: Map<string, PeerGroup>;
  /** Flavours of one product, in name order, by the id of the first. */
  readonly families: ReadonlyMap<number, readonly ProductPoint[]>;
  readonly answers: LRUCache<number, Peers>;
}

const standings = new WeakMap<CatalogueSnapshot, Standing>();

async function standingIn(snapshot: CatalogueSnapshot): Promise<Standing> {
  const points = await productPoints(snapshot);
  const known = standings.get(snapshot);
  if (known !== undefined) return known;
  const families = Map.groupBy(points.values(), baseOf);
  const answers = new LRUCache<number, Peers>({ max: KEPT });
  const standing = { points, groups: new Map<string, PeerGroup>(), families, answers };
  standings.set(snapshot, standing);
  return standing;
}

/** The products that one is compared with: of its format, and of its type where that is known. */
function groupFor({ points, groups }: Standing, point: ProductPoint): PeerGroup {
  const { format, proteinType } = point;
  const key = `${format} ${proteinType ?? ''}`;
  let group = groups.get(key);
  if (group === undefined) {
    const peers = [...points.values()].filter(
      (other) =>
        other.format === format && (proteinType === null || other.proteinType === proteinType),
    );
    group = groupOf(peers);
    groups.set(key, group);
  }
  return group;
}

function peersOf(site: Site, standing: Standing, point: ProductPoint): Peers {
  const group = groupFor(standing, point);
  const family = standing.families.get(baseOf(point)) ?? [];
  return {
    proteinType: point.proteinType,
    format: point.format,
    figures: group.figures.map((figure) => peerFigure(point, figure)),
    variants: family
      .filter(({ id }) => id !== point.id)
      .slice(0, MAX_VARIANTS)
      .map(linkTo),
    alternatives: alternatives(point, group.candidates, site.vocabulary),
  };
}

/** Where a product stands among its type and format, and what stands beside it; null where there is no such product. */
export async function findPeers(site: Site, id: number): Promise<Peers | null> {
  const standing = await standingIn(site.catalogue.current());
  const known = standing.answers.get(id);
  if (known !== undefined) return known;
  const point = standing.points.get(id);
  if (point === undefined) return null;
  const peers = peersOf(site, standing, point);
  standing.answers.set(id, peers);
  return peers;
}
