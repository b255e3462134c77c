import {
  PEER_FIGURES,
  type PeerFigureKey,
  type Peers,
  type ProductLink,
} from '#contract/standing.ts';
import type { IngredientRole, Vocabulary } from '#domain/ingredients/vocabulary.ts';
import type { CatalogueSnapshot } from './load-catalogue.ts';
import { LeastRecentlyUsed } from './least-recently-used.ts';
import { type ProductPoint, productPoints } from './product-points.ts';
import type { Site } from './site.ts';

/** Values sent for one strip plot. */
const SAMPLE = 60;
/** "The same without …" lines on a product's page. */
const MAX_ALTERNATIVES = 4;
/** Flavours listed on a product's page. */
const MAX_VARIANTS = 40;
/** Answers kept a catalogue version. */
const KEPT = 5_000;

/** What people most often want to do without, in the order in which alternatives are offered. */
const DROPPABLE: readonly IngredientRole[] = [
  'intense sweetener',
  'polyol',
  'color',
  'gum',
  'added sugar',
  'preservative',
];

const kept = new WeakMap<CatalogueSnapshot, LeastRecentlyUsed<number, Peers>>();

function figureOf(point: ProductPoint, key: PeerFigureKey): number | null {
  if (key === 'proteinPerServing') return point.proteinPerServing;
  if (key === 'caloriesPerServing') return point.calories;
  if (key === 'sugarPerServing') return point.sugar;
  const { proteinPerServing, calories } = point;
  if (proteinPerServing === null || calories === null || calories <= 0) return null;
  return Math.round((proteinPerServing / calories) * 1_000) / 10;
}

/** Ascending values, thinned evenly; the ends stay. */
function sampleOf(sorted: readonly number[]): number[] {
  if (sorted.length <= SAMPLE) return [...sorted];
  const step = (sorted.length - 1) / (SAMPLE - 1);
  return Array.from({ length: SAMPLE }, (_, place) => sorted[Math.round(place * step)] ?? 0);
}

function peerFigure(point: ProductPoint, peers: readonly ProductPoint[], key: PeerFigureKey) {
  const value = figureOf(point, key);
  const values = peers
    .map((peer) => figureOf(peer, key))
    .filter((other) => other !== null)
    .sort((a, b) => a - b);
  return {
    key,
    value,
    sample: sampleOf(values),
    known: values.length,
    lower: value === null ? null : values.filter((other) => other < value).length,
  };
}

function linkTo(point: ProductPoint): ProductLink {
  const { id, name, brand, flavor, proteinPerServing, calories } = point;
  return { id, name, brand, flavor, proteinPerServing, calories };
}

/** 0 to 1: how much two lists share, less a little for each gram of protein between them. */
function likeness(a: ProductPoint, b: ProductPoint): number {
  let shared = 0;
  for (const name of a.ingredients) if (b.ingredients.has(name)) shared += 1;
  const union = a.ingredients.size + b.ingredients.size - shared;
  const grams = Math.abs((a.proteinPerServing ?? 0) - (b.proteinPerServing ?? 0));
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
  peers: readonly ProductPoint[],
  vocabulary: Vocabulary,
): Peers['alternatives'] {
  const ranked = peers
    .filter(
      (peer) =>
        peer.id !== point.id &&
        peer.ingredientsComplete &&
        peer.ingredients.size > 0 &&
        peer.contains.every((allergen) => point.contains.includes(allergen)),
    )
    .map((peer) => ({ peer, likeness: likeness(point, peer) }))
    .sort((a, b) => b.likeness - a.likeness || a.peer.id - b.peer.id);
  const found: Peers['alternatives'] = [];
  const used = new Set<number>();
  for (const name of droppable(point, vocabulary)) {
    if (found.length === MAX_ALTERNATIVES) break;
    const best = ranked.find(({ peer }) => without(peer, name, vocabulary));
    if (best === undefined || used.has(best.peer.id)) continue;
    used.add(best.peer.id);
    found.push({ without: name, product: linkTo(best.peer) });
  }
  return found;
}

async function peersOf(site: Site, snapshot: CatalogueSnapshot, id: number) {
  const points = await productPoints(snapshot);
  const point = points.get(id);
  if (point === undefined) return null;
  const all = [...points.values()];
  const peers = all.filter(
    ({ format, proteinType }) =>
      format === point.format && (point.proteinType === null || proteinType === point.proteinType),
  );
  const base = point.baseProductId ?? point.id;
  return {
    proteinType: point.proteinType,
    format: point.format,
    figures: PEER_FIGURES.map((key) => peerFigure(point, peers, key)),
    variants: all
      .filter((other) => other.id !== id && (other.baseProductId ?? other.id) === base)
      .slice(0, MAX_VARIANTS)
      .map(linkTo),
    alternatives: alternatives(point, peers, site.vocabulary),
  };
}

/** Where a product stands among its type and format, and what stands beside it; null where there is no such product. */
export async function findPeers(site: Site, id: number): Promise<Peers | null> {
  const snapshot = site.catalogue.current();
  let answers = kept.get(snapshot);
  if (answers === undefined) {
    answers = new LeastRecentlyUsed<number, Peers>(KEPT);
    kept.set(snapshot, answers);
  }
  const known = answers.get(id);
  if (known !== undefined) return known;
  const peers = await peersOf(site, snapshot, id);
  if (peers !== null) answers.set(id, peers);
  return peers;
}
