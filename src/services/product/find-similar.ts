import { PROTEIN_TYPES, type ProteinType } from '#domain/enumerations.ts';
import { mostFrequent, sourcesOf } from '#domain/flavors/protein-types.ts';
import { memoize } from '#domain/memoize.ts';
import { proteinsInName } from '#domain/product/classify/named-proteins.ts';
import { isNameStated } from '#domain/product/name/unstated-name.ts';
import type { CatalogueSnapshot } from '../snapshot/load-catalogue.ts';
import { proteinPer100 } from '../snapshot/peer-groups.ts';
import { orNull, type ProductPoints } from '../snapshot/product-points.ts';

/** The most products of one format and type among which similar ones are looked for: the best known. */
const DEPTH = 300;

/** A format, and the protein types that count as the same; no type where any does. */
interface Kind {
  readonly format: number;
  readonly types: readonly ProteinType[];
}

function typeAt({ columns }: ProductPoints, place: number): ProteinType | null {
  return PROTEIN_TYPES[columns.types[place] ?? -1] ?? null;
}

/** The type of a product, or else the one that most of its family have. */
function typeOf(points: ProductPoints, place: number): ProteinType | null {
  const ofFamily = points.familyOf(place).flatMap((other) => typeAt(points, other) ?? []);
  return typeAt(points, place) ?? mostFrequent(ofFamily);
}

/** The proteins that a product's name says it is made of, as `sourcesOf` calls them; [] if it names none of them. */
function sourcesInName(name: string): readonly string[] {
  const named = proteinsInName(name);
  if (named.some(({ animal }) => !animal)) return ['plant'];
  return named.map(({ canonical }) => canonical).filter((each) => /^(?:whey|casein)$/.test(each));
}

function typesFrom(sources: readonly string[]): readonly ProteinType[] {
  const isSame = (type: ProteinType) => sourcesOf(type).join() === sources.join();
  return sources.length === 0 ? [] : PROTEIN_TYPES.filter(isSame);
}

/** The kinds that a product is like, nearest first: its type, types of the same sources, and any of its format. */
function kindsOf(points: ProductPoints, place: number): readonly Kind[] {
  const format = points.columns.formats[place] ?? 0;
  const type = typeOf(points, place);
  const name = points.columns.names[place] ?? '';
  const sources = type === null ? sourcesInName(name).toSorted() : sourcesOf(type);
  const likely = typesFrom(sources);
  return [
    ...(type === null ? [] : [{ format, types: [type] }]),
    ...(likely.length === 0 ? [] : [{ format, types: likely }]),
    { format, types: [] },
  ];
}

const knownKinds = memoize((_snapshot: CatalogueSnapshot) => new Map<string, readonly number[]>());

/** The best-known products of a kind, one of each family; only those with a name and a protein figure. */
function bestKnown(snapshot: CatalogueSnapshot, { format, types }: Kind): readonly number[] {
  const { points } = snapshot;
  const { columns } = points;
  const kinds = knownKinds(snapshot);
  const key = [format, ...types].join('|');
  const before = kinds.get(key);
  if (before !== undefined) return before;
  const best = new Map<number, number>();
  const knownAt = (place: number) => columns.known[place] ?? 0;
  for (let place = 0; place < points.size; place++) {
    if (columns.formats[place] !== format || orNull(columns.protein[place]) === null) continue;
    const type = typeAt(points, place);
    if (types.length > 0 && (type === null || !types.includes(type))) continue;
    if (!isNameStated(columns.names[place] ?? '')) continue;
    const family = columns.bases[place] as number;
    const other = best.get(family);
    if (other === undefined || knownAt(place) > knownAt(other)) best.set(family, place);
  }
  const found = [...best.values()]
    .toSorted((a, b) => knownAt(b) - knownAt(a) || a - b)
    .slice(0, DEPTH);
  kinds.set(key, found);
  return found;
}

/**
 * Finds products like a product, each of another family: of its format, first those of its type (or its family's, or
 * of the protein that its name states), the best known first, and of those the nearest by protein per 100 g or ml. At
 * most `limit` ids; none if there is no such product.
 */
export function findSimilar(
  snapshot: CatalogueSnapshot,
  id: number,
  limit: number,
): readonly number[] {
  const { points } = snapshot;
  const { columns } = points;
  const place = points.placeOf(id);
  if (place === null) return [];
  const grams = orNull(columns.protein100[place]);
  const apart = (other: number) =>
    grams === null ? 0 : Math.abs(proteinPer100(points, other) - grams);
  const families = new Set([columns.bases[place]]);
  const similar: number[] = [];
  for (const kind of kindsOf(points, place)) {
    const others = bestKnown(snapshot, kind).toSorted(
      (a, b) => (columns.known[b] ?? 0) - (columns.known[a] ?? 0) || apart(a) - apart(b) || a - b,
    );
    for (const other of others) {
      if (similar.length === limit) break;
      if (families.has(columns.bases[other])) continue;
      families.add(columns.bases[other]);
      similar.push(columns.ids[other] as number);
    }
  }
  return similar;
}
