import type { ProteinType } from '../enumerations.ts';
import type { GroupMember } from './group-member.ts';
import { figuresOf, isWithin as areNear, NEAREST } from './near-figures.ts';

/** Products of one protein type; null if no text or name gives it. */
export interface OfOneType {
  readonly type: ProteinType | null;
  readonly members: readonly GroupMember[];
}

type Family = readonly GroupMember[];

/**
 * Splits products of one name by protein type: as the name states it, or else as the text was read. Products of unknown type join
 * the most frequent type.
 */
export function byProteinType(members: readonly GroupMember[]): readonly OfOneType[] {
  const named = namedTypeOf(members);
  const byType = Map.groupBy(members, (member) => named ?? typeOf(member));
  const unknown = byType.get(null) ?? [];
  byType.delete(null);
  const typed = withParts(withCutTexts(byType as ReadonlyMap<ProteinType, Family>));
  const most = typed.reduce((a, b) => (b.members.length > a.members.length ? b : a));
  return typed.map((each) =>
    each === most ? { type: each.type, members: [...each.members, ...unknown] } : each,
  );
}

/**
 * The type that most names of a line state; it holds for the others, too, which may be misspelt. A type that only a few names
 * state comes from a flavor ("Peanut Protein Bar").
 */
function namedTypeOf(members: readonly GroupMember[]): ProteinType | null {
  const named = members.flatMap(({ namedType }) => namedType ?? []);
  return named.length * 2 > members.length ? mostFrequent(named) : null;
}

/** The type by the text. A cut text that names only plants, of a product with milk or egg, does not tell the type. */
function typeOf({ proteinType, namedType, allergens, cut }: GroupMember): ProteinType | null {
  if (cut !== true) return proteinType;
  const isHalf = isOfPlants(proteinType) && isOfAnimals(allergens);
  return namedType || isHalf ? null : proteinType;
}

const WHEY: readonly ProteinType[] = [
  'Whey Isolate',
  'Whey Concentrate',
  'Whey Blend',
  'Hydrolyzed Whey',
];
const PLANT: readonly (ProteinType | null)[] = ['Plant Protein', 'Pea + Rice', 'Multi-Plant'];

export function isOfPlants(type: ProteinType | null): boolean {
  return PLANT.includes(type);
}

/** The protein sources that a type implies. */
export function sourcesOf(type: ProteinType | null): readonly string[] {
  if (type === null) return [];
  if (WHEY.includes(type)) return ['whey'];
  if (isOfPlants(type)) return ['plant'];
  if (type === 'Casein') return ['casein'];
  return type === 'Casein & Whey' ? ['casein', 'whey'] : ['casein', 'plant', 'whey'];
}

/**
 * Moves products with cut texts to a type that includes theirs: a cut text says what is in the product, not what is missing. So a
 * whey may be the beginning of a blend that complete texts show, but a blend is never a whey.
 */
function withCutTexts(byType: ReadonlyMap<ProteinType, Family>): readonly OfOneType[] {
  // Types with most complete texts and names first, then those with most products.
  const ranked = [...byType].sort(
    ([, a], [, b]) => countSure(b) - countSure(a) || b.length - a.length,
  );
  const placed = ranked.flatMap(([type, family], rank) => {
    const isAllCut = family.every(isCut);
    const [whole] = ranked
      .filter(
        ([other], place) =>
          mayHold(other, type) && (place <= rank || (isAllCut && !mayHold(type, other))),
      )
      .sort(([a], [b]) => sourcesOf(b).length - sourcesOf(a).length);
    return family.map((member) => ({
      member,
      type: whole !== undefined && movesTo(member, whole[1]) ? whole[0] : type,
    }));
  });
  return [...Map.groupBy(placed, ({ type }) => type)].map(([type, list]) => ({
    type,
    members: list.map(({ member }) => member),
  }));
}

/** Where all texts are cut, whey in one and casein in another are parts of one recipe. */
function withParts(typed: readonly OfOneType[]): readonly OfOneType[] {
  const areCut = typed.every(({ type, members }) => !isOfPlants(type) && members.every(isCut));
  if (!areCut) return typed;
  return [{ type: widestType(typed), members: typed.flatMap(({ members }) => members) }];
}

/** The number of products whose complete text or name gives the type. */
function countSure(family: Family): number {
  return family.filter((member) => !isCut(member)).length;
}

function isCut({ cut, namedType }: GroupMember): boolean {
  return cut === true && !namedType;
}

/** Whether type `whole` includes all sources of type `part`. */
function mayHold(whole: ProteinType | null, part: ProteinType | null): boolean {
  return sourcesOf(part).every((source) => sourcesOf(whole).includes(source));
}

function isOfAnimals(allergens: string | null): boolean {
  return /\b(?:milk|egg)\b/.test(allergens ?? '');
}

/**
 * Whether a product with a cut text may belong to the family. Where the family contains milk or egg and the product's allergens
 * do not, it needs a specific name and the family's figures: only then is the milk what was cut off.
 */
function movesTo(member: GroupMember, family: Family): boolean {
  if (!isCut(member)) return false;
  const isAnimal = family.some(({ allergens }) => isOfAnimals(allergens));
  if (!isAnimal || isOfAnimals(member.allergens)) return true;
  const [figures] = member.figureGap === undefined ? figuresOf([member]) : [];
  return figures !== undefined && figuresOf(family).some((each) => areNear(figures, each, NEAREST));
}

/**
 * Whether two parts of a line may have one type: one is unknown, comes from cut texts that give a part of the other, or from names
 * that do not say which plants ("Protein + Vegan").
 */
export function isOneType(a: OfOneType, b: OfOneType): boolean {
  if (a.type === null || b.type === null || a.type === b.type) return true;
  if (isOfPlants(a.type) && isOfPlants(b.type) && (saysPlants(a) || saysPlants(b))) return true;
  return isWithin(a, b) || isWithin(b, a);
}

function saysPlants({ members }: OfOneType): boolean {
  return namedTypeOf(members) === 'Plant Protein';
}

function isWithin(part: OfOneType, whole: OfOneType): boolean {
  return (
    mayHold(whole.type, part.type) && part.members.every((member) => movesTo(member, whole.members))
  );
}

/** The type with most sources; of equals, the first. */
export function widestType(family: readonly OfOneType[]): ProteinType | null {
  const [widest] = family.toSorted((a, b) => sourcesOf(b.type).length - sourcesOf(a.type).length);
  return widest?.type ?? null;
}

/**
 * The type shown for a product in a family of type `family`. It is its own where its text is complete, where it says more than the
 * family's ("whey" in a "Casein Bar", an isolate among concentrates), or where both are plants ("vegan" does not say which). Otherwise
 * a cut text or a name gave only a part ("Peanut Protein Bar"), and the family's type is shown.
 */
export function typeWithin(
  family: ProteinType | null,
  { proteinType, cut }: Pick<GroupMember, 'proteinType' | 'cut'>,
): ProteinType | null {
  if (proteinType === null || family === null || cut !== true) return proteinType;
  const areOfPlants = isOfPlants(proteinType) && isOfPlants(family);
  const namesMore = family === 'Whey Concentrate' || !mayHold(family, proteinType);
  return areOfPlants || namesMore ? proteinType : family;
}

export function mostFrequent<T>(values: readonly T[]): T | null {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
