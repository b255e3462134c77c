import { NO_NAME } from './base-name.ts';
import type { Family } from './family.ts';
import type { GroupMember, Macronutrients } from './group-member.ts';
import { PLAIN_LINE, saysMore } from './line-name.ts';
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

/** A product, and the family that claims it; null where it is of none that is known. */
interface Claim {
  readonly member: GroupMember;
  readonly target: Family | null;
  /** It goes there whatever becomes of the others of its name. */
  readonly isSure: boolean;
}

/** A product in the family that its own name gives. */
interface Placed {
  readonly member: GroupMember;
  readonly own: Family;
  readonly figures: Figures;
  /** They are not those of its own family. */
  readonly isFar: boolean;
  /** How many others of its own family have its figures. Counted once, for every line that is asked. */
  readonly ownLike: () => number;
}

/**
 * What of a family belongs to a line whose name says more (`fuller`): where another name of the product tells that line; where
 * its own name is general, and the line has its flavor and recipe; where no other line has such figures. An operator's
 * decision is not overruled.
 */
export function claimsOf(own: Family, fuller: readonly Family[]): readonly Claim[] {
  const sole = soleLine(own, fuller);
  if (sole !== undefined)
    return own.members.map((member) => ({
      member,
      target: namedLine(member, ofItsType(member, fuller)) ?? sole,
      isSure: true,
    }));
  return own.members.flatMap((member) =>
    member.decided === true ? [] : (claimOf(member, own, fuller) ?? []),
  );
}

/** Products of a general name up to which they may be what is left of a line. */
const MOST = 3;

/** The only line, of many more products, that has such figures as all products of a general name ("100% Casein"). */
function soleLine(own: Family, fuller: readonly Family[]): Family | undefined {
  const { members, line } = own;
  const known = figuresOf(members);
  const isPlain = line === PLAIN_LINE;
  const isGeneral = members.every((member) => member.decided !== true && saysLittle(member, own));
  if (known.length === 0 || !isGeneral || (!isPlain && members.length > MOST)) return undefined;
  const least = isPlain ? members.length * MOST : MOST;
  const [sole, ...others] = fuller.filter(
    (family) => mayBeOfType(own, family) && isWithin(own.middle, family.middle, NEAREST),
  );
  const isSole = sole !== undefined && others.length === 0 && sole.members.length >= least;
  if (!isSole || known.some((figures) => countNear(figures, sole) === 0)) return undefined;
  // A large line's middle tells little of its flavors.
  const isSame = (family: Family) => members.every((member) => hasRecipe(family, member));
  return fuller.some(isSame) && !isSame(sole) ? undefined : sole;
}

/** The family has a product with the same figures, of whatever flavor. */
function hasRecipe({ members }: Family, { figures }: GroupMember): boolean {
  return members.some(
    (other) => totalOf(other.figures) !== null && areEqual(figures, other.figures, ROUNDING),
  );
}

/** What is of plants says so: a name that does not is no line of theirs without a text. */
function mayBeOfType({ type }: Family, family: Family): boolean {
  return type === null ? !isOfPlants(family.type) : type === family.type;
}

function claimOf(member: GroupMember, own: Family, fuller: readonly Family[]): Claim | undefined {
  const fitting = ofItsType(member, fuller);
  const named = namedLine(member, fitting);
  if (named !== undefined) return { member, target: named, isSure: true };
  const [figures] = figuresOf([member]);
  if (figures === undefined) return undefined;
  const isFar = !isWithin(figures, own.middle, MIDDLES);
  const ownLike = once(() => countNear(figures, own) - 1);
  const placed = { member, own, figures, isFar, ownLike };
  const likely = saysLittle(member, own)
    ? best(fitting, (family) => (mayTake(family, placed) ? alikeIn(placed, family).length : 0))
    : undefined;
  if (likely !== undefined) {
    const isSure = own.line === PLAIN_LINE || isFar || hasMoreLike(likely, placed);
    return { member, target: likely, isSure };
  }
  const like = best(
    fitting,
    (family) => countLike(placed, family) + countOfNameless(placed, family),
  );
  if (like !== undefined) return { member, target: like, isSure: true };
  // "Protein Plus" with the figures of no other, which is "Protein Plus + Minerals" by another name of it.
  return isFar && member.otherLines !== undefined
    ? { member, target: null, isSure: true }
    : undefined;
}

function ofItsType(member: GroupMember, families: readonly Family[]): readonly Family[] {
  return families.filter((family) => isOfType(member, family));
}

/** The line of most words that another name of it tells, of those of its type. */
function namedLine(member: GroupMember, fitting: readonly Family[]): Family | undefined {
  return best(fitting, (family) => (isNamed(member, family) ? family.words.length : 0));
}

/** Where most of a general name are of a line, so is what its figures do not part from it. */
export function follows(member: GroupMember, target: Family): boolean {
  const [figures] = figuresOf([member]);
  return member.decided !== true && (figures === undefined || countNear(figures, target) > 0);
}

/** The family that most speaks for; undefined where nothing does. */
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

/** Another name of it tells the line, and its figures are not others. */
function isNamed(member: GroupMember, family: Family): boolean {
  const isTold = member.otherLines?.some(
    (line) => line === family.line || saysMore(line, family.line),
  );
  if (isTold !== true) return false;
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

/** A general name, without a word beside it or without another product of it. */
function saysLittle({ leap, aside }: GroupMember, { members }: Family): boolean {
  return leap !== undefined && (aside === undefined || aside === NO_NAME || members.length === 1);
}

/** Grams of all macronutrients per 100 g from which on figures tell one recipe of another: drinks have few and round ones. */
const TELLING = 40;

/**
 * One flavor of many leaves them for no small line that has its figures, too, unless more of the line have such figures than of
 * them, or nothing but its flavor names it.
 */
function mayTake(family: Family, placed: Placed): boolean {
  const { member, own, isFar } = placed;
  if (isFar || family.members.length * 2 > own.members.length) return true;
  if (hasMoreLike(family, placed)) return true;
  return (
    own.line === PLAIN_LINE && alikeIn(placed, family).some((other) => isOfFlavor(member, other))
  );
}

/** More of the family have its figures than of its own, by two at least: one may be wrong. */
function hasMoreLike(family: Family, { figures, ownLike }: Placed): boolean {
  return ownLike() + 1 < countNear(figures, family);
}

/** Grams by which figures of two labels differ that are one recipe where a flavor is not stated. */
const TENTH = 0.15;

/** Products of the family that are the same flavor, or one that is not stated, and the same recipe. */
function alikeIn({ member, own }: Placed, { members }: Family): readonly GroupMember[] {
  const total = totalOf(member.figures);
  if (total === null) return [];
  const tells = total >= TELLING || own.members.length === 1;
  return members.filter((other) => {
    const isEither = member.flavorKey === '' || other.flavorKey === '';
    const isFlavor = isEither ? tells : isOfFlavor(member, other);
    if (other.decided === true || totalOf(other.figures) === null || !isFlavor) return false;
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

/** The family's line says that it is an isolate, which the other does not. */
function saysIsolate(family: Family, own: Family): boolean {
  return family.unsaid.some((word) => !own.words.includes(word));
}

/** Products of a family of isolates that have such figures, where its own family has none like them. */
function countLike(placed: Placed, family: Family): number {
  const { own, figures, isFar } = placed;
  if (!isFar || !saysIsolate(family, own)) return 0;
  if (!areOfIsolate(figures)) return alikeIn(placed, family).length;
  return countNear(figures, family);
}

/** What bears its flavor's name only is of the line that has most such figures, if the products without a line have none. */
function countOfNameless({ member, figures, ownLike }: Placed, family: Family): number {
  return member.aside !== NO_NAME || ownLike() > 0 ? 0 : countNear(figures, family);
}
