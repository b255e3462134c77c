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

/** Values sent for one strip plot. */
const SAMPLE = 60;
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

function figureOf(point: ProductPoint, key: PeerFigureKey): number | null {
  const { proteinPerServing, calories, sugar, ownServing } = point;
  if (key === 'proteinPerServing') return ownServing ? proteinPerServing : null;
  if (key === 'caloriesPerServing') return ownServing ? calories : null;
  if (key === 'sugarPerServing') return ownServing ? sugar : null;
  if (proteinPerServing === null || calories === null || calories <= 0) return null;
  return Math.round((proteinPerServing / calories) * 1_000) / 10;
}

/** Ascending values, thinned evenly; the ends stay. */
function sampleOf(sorted: readonly number[]): number[] {
  if (sorted.length <= SAMPLE) return [...sorted];
  const step = (sorted.length - 1) / (SAMPLE - 1);
  return Array.from({ length: SAMPLE }, (_, place) => sorted[Math.round(place * step)] ?? 0);
}

/** All products of one type and format, and the values they state, ascending. */
interface PeerGroup {
  /** Those whose whole ingredient list is known. */
  readonly candidates: readonly ProductPoint[];
  readonly figures: readonly {
    readonly key: PeerFigureKey;
    readonly values: readonly number[];
    /** Shared by the answers for the whole group. */
    readonly sample: number[];
  }[];
}

function groupOf(peers: readonly ProductPoint[]): PeerGroup {
  const figures = PEER_FIGURES.map((key) => {
    const values = peers
      .map((peer) => figureOf(peer, key))
      .filter((value) => value !== null)
      .sort((a, b) => a - b);
    return { key, values, sample: sampleOf(values) };
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

function peerFigure(point: ProductPoint, { key, values, sample }: PeerGroup['figures'][number]) {
  const value = figureOf(point, key);
  const lower = value === null ? null : countBelow(values, value);
  return { key, value, sample, known: values.length, lower };
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
    const best = ranked.find(({ peer }) => without(peer, name, vocabulary));
    if (best === undefined || used.has(best.peer.id)) continue;
    used.add(best.peer.id);
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

const baseOf = ({ id, baseProductId }: ProductPoint) => baseProductId ?? id;

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
