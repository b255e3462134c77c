import { NO_NAME } from './base-name.ts';
import type { Family } from './family.ts';
import type { GroupMember, Macronutrients } from './group-member.ts';
import { PLAIN_LINE, isMoreSpecific } from './line-name.ts';
import {
  areEqual,
  areOfIsolate,
  type Figures,
  figuresOf,
  isWithin,
  MIDDLES,
  NEAREST,
  ROUNDING,
} from './near-figures.ts';
import { once } from '../once.ts';
import { isOfPlants, isOneType } from './protein-types.ts';

/** A product, and the family it should move to; null if it belongs to no known family. */
interface Claim {
  readonly member: GroupMember;
  readonly target: Family | null;
  /** It moves even if the other products of its name stay. */
  readonly isCertain: boolean;
}

/** A product in the family of its own name, with the facts needed to compare it with every other line. */
interface Placed {
  readonly member: GroupMember;
  readonly own: Family;
  readonly figures: Figures;
  /** Whether its figures differ from its family's. */
  readonly isFar: boolean;
  /** How many others of its own family have its figures. Counted once. */
  readonly similarInOwn: () => number;
}

/**
 * The products of a family that belong to a more specific line (`longer`): another name of the product gives that line; or its own
 * name is generic, and the line has its flavor and recipe; or only that line has its figures. Decisions of operators stand.
 */
export function claimsOf(own: Family, longer: readonly Family[]): readonly Claim[] {
  const sole = onlyMatchingLine(own, longer);
  if (sole !== undefined)
    return own.members.map((member) => ({
      member,
      target: namedLine(member, ofSameType(member, longer)) ?? sole,
      isCertain: true,
    }));
  return own.members.flatMap((member) =>
    member.decidedByOperator === true ? [] : (claimOf(member, own, longer) ?? []),
  );
}

/** So many products of a generic name may be the remains of a line. */
const MOST = 3;

/** The only line that has the figures of all products of a generic name ("100% Casein"), if it has many more products. */
function onlyMatchingLine(own: Family, longer: readonly Family[]): Family | undefined {
  const { members, line } = own;
  const known = figuresOf(members);
  const isPlain = line === PLAIN_LINE;
  const isGeneral = members.every(
    (member) => member.decidedByOperator !== true && isGenericName(member, own),
  );
  if (known.length === 0 || !isGeneral || (!isPlain && members.length > MOST)) return undefined;
  const least = isPlain ? members.length * MOST : MOST;
  const [sole, ...others] = longer.filter(
    (family) => mayBeOfType(own, family) && isWithin(own.middle, family.middle, NEAREST),
  );
  const isSole = sole !== undefined && others.length === 0 && sole.members.length >= least;
  if (!isSole || known.some((figures) => countNear(figures, sole) === 0)) return undefined;
  // The medians of a large line say little about each of its flavors.
  const isSame = (family: Family) => members.every((member) => hasRecipe(family, member));
  return longer.some(isSame) && !isSame(sole) ? undefined : sole;
}

/** Whether the family has a product with the same figures, of any flavor. */
function hasRecipe({ members }: Family, { figures }: GroupMember): boolean {
  return members.some(
    (other) => totalOf(other.figures) !== null && areEqual(figures, other.figures, ROUNDING),
  );
}

/** Plant proteins say so in their names: a product without a known type joins none of their lines. */
function mayBeOfType({ type }: Family, family: Family): boolean {
  return type === null ? !isOfPlants(family.type) : type === family.type;
}

function claimOf(member: GroupMember, own: Family, longer: readonly Family[]): Claim | undefined {
  const fitting = ofSameType(member, longer);
  const named = namedLine(member, fitting);
  if (named !== undefined) return { member, target: named, isCertain: true };
  const [figures] = figuresOf([member]);
  if (figures === undefined) return undefined;
  const isFar = !isWithin(figures, own.middle, MIDDLES);
  const similarInOwn = once(() => countNear(figures, own) - 1);
  const placed = { member, own, figures, isFar, similarInOwn };
  const likely = isGenericName(member, own)
    ? best(fitting, (family) => (mayTake(family, placed) ? sameRecipeIn(placed, family).length : 0))
    : undefined;
  if (likely !== undefined) {
    const isCertain = own.line === PLAIN_LINE || isFar || hasMoreSimilar(likely, placed);
    return { member, target: likely, isCertain };
  }
  const like = best(
    fitting,
    (family) => countLike(placed, family) + countOfNameless(placed, family),
  );
  if (like !== undefined) return { member, target: like, isCertain: true };
  // Unlike its own family, and another name of it says "Protein Plus + Minerals": it belongs to neither.
  return isFar && member.otherLines !== undefined
    ? { member, target: null, isCertain: true }
    : undefined;
}

function ofSameType(member: GroupMember, families: readonly Family[]): readonly Family[] {
  return families.filter((family) => isOfType(member, family));
}

/** The most specific line that another name of the product gives. */
function namedLine(member: GroupMember, fitting: readonly Family[]): Family | undefined {
  return best(fitting, (family) => (isNamed(member, family) ? family.words.length : 0));
}

/** Whether a product may move with the others of its generic name: its figures do not speak against it. */
export function follows(member: GroupMember, target: Family): boolean {
  const [figures] = figuresOf([member]);
  return (
    member.decidedByOperator !== true && (figures === undefined || countNear(figures, target) > 0)
  );
}

/** The family with the highest count, among equals the largest; undefined if all counts are 0. */
function best(families: readonly Family[], count: (family: Family) => number): Family | undefined {
  return families
    .map((family) => ({ family, count: count(family) }))
    .filter((each) => each.count > 0)
    .sort((a, b) => b.count - a.count || b.family.members.length - a.family.members.length)[0]
    ?.family;
}

function isOfType(member: GroupMember, family: Family): boolean {
  return isOneType({ type: member.proteinType, members: [member] }, family);
}

/** Whether another name of the product gives the line, and its figures do not contradict. */
function isNamed(member: GroupMember, family: Family): boolean {
  const isInOtherLine = member.otherLines?.some(
    (line) => line === family.line || isMoreSpecific(line, family.line),
  );
  if (isInOtherLine !== true) return false;
  const [figures] = figuresOf([member]);
  return (
    figures === undefined ||
    isWithin(figures, family.middle, MIDDLES) ||
    countNear(figures, family) > 0
  );
}

function countNear(figures: Figures, { members }: Family): number {
  return figuresOf(members).filter((each) => isWithin(figures, each, NEAREST)).length;
}

/** A generic name without optional words, or of a single product. */
function isGenericName({ figureGap, optionalWords }: GroupMember, { members }: Family): boolean {
  return (
    figureGap !== undefined &&
    (optionalWords === undefined || optionalWords === NO_NAME || members.length === 1)
  );
}

/** From so many grams of macronutrients per 100 g on, figures identify a recipe; drinks have few and round ones. */
const TELLING = 40;

/**
 * Whether a product may move to the family. One of many flavors does not leave them for a small line that happens to have its
 * figures, unless more products of that line have them, or nothing but its flavor names it.
 */
function mayTake(family: Family, placed: Placed): boolean {
  const { member, own, isFar } = placed;
  if (isFar || family.members.length * 2 > own.members.length) return true;
  if (hasMoreSimilar(family, placed)) return true;
  return (
    own.line === PLAIN_LINE &&
    sameRecipeIn(placed, family).some((other) => isOfFlavor(member, other))
  );
}

/** Whether the family has at least two more products with its figures than its own: one may be wrong. */
function hasMoreSimilar(family: Family, { figures, similarInOwn }: Placed): boolean {
  return similarInOwn() + 1 < countNear(figures, family);
}

/** Grams by which two labels of one recipe may differ where a flavor is not stated. */
const TENTH = 0.15;

/** Products of the family with the same recipe and the same flavor, or with a flavor unknown on either side. */
function sameRecipeIn({ member, own }: Placed, { members }: Family): readonly GroupMember[] {
  const total = totalOf(member.figures);
  if (total === null) return [];
  const tells = total >= TELLING || own.members.length === 1;
  return members.filter((other) => {
    const isEither = member.flavorKey === '' || other.flavorKey === '';
    const isFlavor = isEither ? tells : isOfFlavor(member, other);
    if (other.decidedByOperator === true || totalOf(other.figures) === null || !isFlavor)
      return false;
    const rounding = isEither ? TENTH : ROUNDING;
    return areEqual(member.figures, other.figures, rounding);
  });
}

/** "Lemon Cheesecake" is "Cheesecake Citron". */
function isOfFlavor(a: GroupMember, b: GroupMember): boolean {
  const [one, other] = [a, b].map(({ flavorKey }) => flavorKey.split(' ').sort().join(' '));
  return one !== '' && one === other;
}

function totalOf({ protein, carbohydrate, fat }: Macronutrients): number | null {
  return protein === null || carbohydrate === null || fat === null
    ? null
    : protein + carbohydrate + fat;
}

/** Whether the family's line says "isolate" and the other's does not. */
function saysIsolate(family: Family, own: Family): boolean {
  return family.impliedWords.some((word) => !own.words.includes(word));
}

/** The number of isolates in the family that have its figures, if its own family has none like them. */
function countLike(placed: Placed, family: Family): number {
  const { own, figures, isFar } = placed;
  if (!isFar || !saysIsolate(family, own)) return 0;
  if (!areOfIsolate(figures)) return sameRecipeIn(placed, family).length;
  return countNear(figures, family);
}

/** For a product named only by its flavor: the number of products with its figures, if its own family has none. */
function countOfNameless({ member, figures, similarInOwn }: Placed, family: Family): number {
  return member.optionalWords !== NO_NAME || similarInOwn() > 0 ? 0 : countNear(figures, family);
}
