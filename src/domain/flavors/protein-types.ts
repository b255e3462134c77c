import type { ProteinType } from '../product/enumerations.ts';
import type { GroupMember } from './group-member.ts';
import { figuresOf, isWithin as areNear, NEAREST } from './near-figures.ts';

/** Products of one protein type; null where no text or name tells it. */
export interface OfOneType {
  readonly type: ProteinType | null;
  readonly members: readonly GroupMember[];
}

type Family = readonly GroupMember[];

/**
 * Products of one name by protein type, as the name states it or else as the text was read; those whose type is not known stand
 * with the type that most have.
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
 * Names of one line have the same words, so that what most of them say of the type holds for all, mistyped ones, too, and where
 * their order says different types, most are right. What few of them say comes of a flavor ("Peanut Protein Bar").
 */
function namedTypeOf(members: readonly GroupMember[]): ProteinType | null {
  const named = members.flatMap(({ namedType }) => namedType ?? []);
  return named.length * 2 > members.length ? mostFrequent(named) : null;
}

/** As the text was read: one that was cut off and names plants only, of what holds milk or egg, did not come to the rest. */
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

/** What of milk and plants a type says is in the product. */
function sourcesOf(type: ProteinType | null): readonly string[] {
  if (type === null) return [];
  if (WHEY.includes(type)) return ['whey'];
  if (isOfPlants(type)) return ['plant'];
  if (type === 'Casein') return ['casein'];
  return type === 'Casein & Whey' ? ['casein', 'whey'] : ['casein', 'plant', 'whey'];
}

/**
 * Puts what was read in a cut text where it belongs: a text that was not read whole tells what is in it, not what is not. So a
 * whey or casein may be the beginning of a blend that others of its name show whole, but no blend is a whey.
 */
function withCutTexts(byType: ReadonlyMap<ProteinType, Family>): readonly OfOneType[] {
  // What most whole texts and names say first; of two that as many say, the largest.
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

/** Whey in one cut text and casein in another are parts of one recipe: no whole text parts them. */
function withParts(typed: readonly OfOneType[]): readonly OfOneType[] {
  const areCut = typed.every(({ type, members }) => !isOfPlants(type) && members.every(isCut));
  if (!areCut) return typed;
  return [{ type: widestType(typed), members: typed.flatMap(({ members }) => members) }];
}

/** Those whose whole text or name tells the type. */
function countSure(family: Family): number {
  return family.filter((member) => !isCut(member)).length;
}

function isCut({ cut, namedType }: GroupMember): boolean {
  return cut === true && !namedType;
}

/** True where a cut text of `part` may be one of `whole`. */
function mayHold(whole: ProteinType | null, part: ProteinType | null): boolean {
  return sourcesOf(part).every((source) => sourcesOf(whole).includes(source));
}

function isOfAnimals(allergens: string | null): boolean {
  return /\b(?:milk|egg)\b/.test(allergens ?? '');
}

/**
 * A list of allergens without milk and egg tells plants from blends with milk, however its text was cut, unless both bear a line's
 * own name and one's figures: what was cut off is then the milk.
 */
function movesTo(member: GroupMember, family: Family): boolean {
  if (!isCut(member)) return false;
  const isAnimal = family.some(({ allergens }) => isOfAnimals(allergens));
  if (!isAnimal || isOfAnimals(member.allergens)) return true;
  const [figures] = member.leap === undefined ? figuresOf([member]) : [];
  return figures !== undefined && figuresOf(family).some((each) => areNear(figures, each, NEAREST));
}

/**
 * True where two parts of one line may be of one type: one is not known, was read in cut texts that name a part of the other, or is
 * told by names that do not say of which plants ("Protein + Vegan").
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

/** The type that may hold what the others name; of several, that of the first. */
export function widestType(family: readonly OfOneType[]): ProteinType | null {
  const [widest] = family.toSorted((a, b) => sourcesOf(b.type).length - sourcesOf(a.type).length);
  return widest?.type ?? null;
}

/**
 * What is shown of a product's type in a family of this one: its own where its text was read whole, where it names more than the
 * family's ("whey" in a "Casein Bar", an isolate among concentrates), and where both are of plants (a name that says "vegan"
 * does not say which). Else a cut text or a name tells a part of it ("Peanut Protein Bar").
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
