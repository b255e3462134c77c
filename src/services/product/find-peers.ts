import { LRUCache } from 'lru-cache';
import type { Peers, ProductLink } from '#contract/standing.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { understandWish } from '#domain/ingredients/wishes/understand-wish.ts';
import type { UnderstoodTerm } from '#domain/ingredients/wishes/understood-term.ts';
import { memoize } from '#domain/memoize.ts';
import type { IngredientRole, Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import { flavorKey } from '#domain/flavors/flavor-table.ts';
import { compareTexts } from '#domain/wording.ts';
import { PRODUCT_FORMATS, PROTEIN_TYPES } from '#domain/enumerations.ts';
import type { CatalogueSnapshot } from '../snapshot/load-catalogue.ts';
import type { Site } from '../site.ts';
import { figureAt, groupKey, type PeerGroup, proteinPer100 } from '../snapshot/peer-groups.ts';
import { orNull, type ProductPoints } from '../snapshot/product-points.ts';
import { lowerBound } from '#domain/lower-bound.ts';

/** The most alternatives ("The same without …") on a product's page. */
const MAX_ALTERNATIVES = 4;
/** The most flavors, and the most packs without a flavor, listed on a product's page. */
const MAX_VARIANTS = 100;
/** Answers cached per catalogue version. */
const MAX_CACHED = 300;
/** The most products compared with one product: the nearest by protein per 100 g or ml. */
const MAX_COMPARED = 2_000;

/** What people most often avoid, in the order in which alternatives are offered. */
const DROPPABLE: readonly IngredientRole[] = [
  'intense sweetener',
  'polyol',
  'color',
  'gum',
  'added sugar',
  'preservative',
];

function peerFigure(
  points: ProductPoints,
  place: number,
  { key, values, spread }: PeerGroup['figures'][number],
) {
  const value = figureAt(points, place, key);
  const lower =
    value === null ? null : lowerBound(values.length, (at) => (values[at] as number) < value);
  return { key, value, ...spread, known: values.length, lower };
}

function linkTo(points: ProductPoints, place: number): ProductLink {
  return {
    id: points.columns.ids[place] ?? 0,
    name: points.columns.names[place] ?? '',
    brand: points.brandOf(place),
    flavor: points.flavorOf(place),
    proteinPerServing: orNull(points.columns.protein[place]),
    calories: orNull(points.columns.calories[place]),
    proteinPer100: orNull(points.columns.protein100[place]),
    caloriesPer100: orNull(points.columns.calories100[place]),
  };
}

function droppable(names: readonly string[], vocabulary: Vocabulary): readonly string[] {
  const ranked = names.flatMap((name) => {
    const roles = vocabulary.entries.get(name)?.roles ?? [];
    const rank = DROPPABLE.findIndex((role) => roles.includes(role));
    return rank === -1 ? [] : [{ name, rank }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ name }) => name);
}

/** The nearest candidates by protein per 100 g or ml. */
function nearest(
  points: ProductPoints,
  { candidates }: PeerGroup,
  grams: number,
): readonly number[] {
  if (candidates.length <= MAX_COMPARED) return candidates;
  const middle = lowerBound(
    candidates.length,
    (at) => proteinPer100(points, candidates[at] as number) < grams,
  );
  const from = Math.max(0, Math.min(middle - MAX_COMPARED / 2, candidates.length - MAX_COMPARED));
  return candidates.slice(from, from + MAX_COMPARED);
}

/** The terms that avoiding each ingredient means, per vocabulary. */
const termsOf = memoize((_vocabulary: Vocabulary) => new Map<string, readonly UnderstoodTerm[]>());

function avoidedTerms(name: string, vocabulary: Vocabulary): readonly UnderstoodTerm[] {
  const known = termsOf(vocabulary);
  const terms = known.get(name) ?? understandWish(name, 'avoid', vocabulary);
  known.set(name, terms);
  return terms;
}

/**
 * Finds alternatives such as "The same without sucralose". Candidates have the same type and format, a complete
 * ingredient list that confirms the absence of the ingredient, and no additional allergen, neither contained nor warned
 * of. The most similar one is chosen: similarity is the share of common ingredients (0 to 1), minus 1/300 for each gram
 * of difference in protein per 100 g or ml.
 */
function alternatives(
  points: ProductPoints,
  place: number,
  group: PeerGroup,
  { catalogue, vocabulary }: { catalogue: Catalogue; vocabulary: Vocabulary },
): Peers['alternatives'] {
  const own = new Set(points.ingredientsOf(place));
  const unwanted = droppable(
    [...own].map((ingredient) => points.nameOf(ingredient)),
    vocabulary,
  );
  if (unwanted.length === 0) return [];
  const grams = orNull(points.columns.protein100[place]);
  const { contains, mentioned } = points.columns;
  const addsTo = (bits: readonly number[], peer: number): boolean =>
    ((bits[peer] ?? 0) & ~(bits[place] ?? 0)) !== 0;
  const family = new Set([place, ...points.familyOf(place)]);
  const ranked = nearest(points, group, grams ?? 0)
    .filter(
      (peer) =>
        // Similarity is unknown unless the protein of both is known.
        (grams === null || orNull(points.columns.protein100[peer]) !== null) &&
        !family.has(peer) &&
        !addsTo(contains, peer) &&
        !addsTo(mentioned, peer),
    )
    .map((peer) => {
      const ingredients = points.ingredientsOf(peer);
      const shared = ingredients.reduce((sum, each) => sum + (own.has(each) ? 1 : 0), 0);
      const union = own.size + ingredients.length - shared;
      const apart = grams === null ? 0 : Math.abs(grams - proteinPer100(points, peer));
      return { peer, likeness: shared / Math.max(1, union) - apart / 300 };
    })
    .sort((a, b) => b.likeness - a.likeness || a.peer - b.peer);
  // Per-serving figures are omitted if only one of the two servings is assumed.
  const comparableLink = (peer: number): ProductLink => {
    const link = linkTo(points, peer);
    return points.columns.ownServing[place] === points.columns.ownServing[peer]
      ? link
      : { ...link, proteinPerServing: null, calories: null };
  };
  const found: Peers['alternatives'] = [];
  const used = new Set<number>();
  for (const name of unwanted) {
    if (found.length === MAX_ALTERNATIVES) break;
    const avoided = avoidedTerms(name, vocabulary);
    const best = ranked.find(({ peer }) =>
      catalogue.isFreeOf(points.columns.ids[peer] as number, avoided),
    );
    if (best === undefined || used.has(best.peer)) continue;
    used.add(best.peer);
    found.push({ without: name, product: comparableLink(best.peer) });
  }
  return found;
}

/**
 * The family's other flavors, each represented by its best-known record. Records without a stated flavor count as one
 * flavor, listed last.
 */
function otherFlavors(points: ProductPoints, place: number): readonly number[] {
  const flavorAt = (at: number) => flavorKey(points.flavorOf(at));
  const known = (at: number) =>
    (orNull(points.columns.protein[at]) === null ? 0 : 2) +
    (points.columns.complete[at] === true ? 1 : 0);
  const best = new Map<string, number>();
  for (const other of points.familyOf(place)) {
    const flavor = flavorAt(other);
    const before = best.get(flavor);
    if (before === undefined || known(other) > known(before)) best.set(flavor, other);
  }
  best.delete(flavorAt(place));
  return [...best]
    .toSorted(([a], [b]) => Number(a === '') - Number(b === '') || compareTexts(a, b))
    .map(([, other]) => other);
}

/** The family's other records without a stated flavor, ordered by barcode. Those without a barcode come last. */
function otherPacks(points: ProductPoints, place: number): Peers['packs'] {
  const { ids, names, barcodes, protein } = points.columns;
  return points
    .familyOf(place)
    .filter((other) => other !== place && points.flavorOf(other) === null)
    .map((at) => ({
      id: ids[at] ?? 0,
      name: names[at] ?? '',
      proteinPerServing: orNull(protein[at]),
      gtin: orNull(barcodes[at])?.toString().padStart(13, '0') ?? null,
    }))
    .toSorted((a, b) => compareTexts(a.gtin ?? '~', b.gtin ?? '~') || a.id - b.id)
    .slice(0, MAX_VARIANTS);
}

function peersOf(
  site: Site,
  { catalogue, points, peerGroups }: CatalogueSnapshot,
  place: number,
): Peers {
  const type = points.columns.types[place] ?? -1;
  const format = points.columns.formats[place] ?? 0;
  const group = peerGroups.get(groupKey(format, type)) ?? { candidates: [], figures: [] };
  return {
    proteinType: PROTEIN_TYPES[type] ?? null,
    format: PRODUCT_FORMATS[format] ?? 'powder',
    figures: group.figures.map((figure) => peerFigure(points, place, figure)),
    variants: otherFlavors(points, place)
      .slice(0, MAX_VARIANTS)
      .map((other) => linkTo(points, other)),
    packs: otherPacks(points, place),
    alternatives: alternatives(points, place, group, { catalogue, vocabulary: site.vocabulary }),
    titleShared: points.sharesTitle(place),
  };
}

const peersCache = memoize(
  (_snapshot: CatalogueSnapshot) => new LRUCache<number, Peers>({ max: MAX_CACHED }),
);

/**
 * Compares a product with others of its type and format, and lists its variants and alternatives. Null if there is no
 * such product.
 */
export function findPeers(site: Site, id: number): Peers | null {
  const snapshot = site.catalogue.current();
  const place = snapshot.points.placeOf(id);
  if (place === null) return null;
  const answers = peersCache(snapshot);
  const known = answers.get(id);
  if (known !== undefined) return known;
  const peers = peersOf(site, snapshot, place);
  answers.set(id, peers);
  return peers;
}
