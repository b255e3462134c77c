import { NO_NAME } from './base-name.ts';
import { familiesOf } from './families.ts';
import type { GroupMember, Macronutrients } from './group-member.ts';
import { PLAIN_LINE, saysMore, wordsOfLine } from './line-name.ts';
import {
  areEqual,
  areOfIsolate,
  figuresOf,
  isWithin,
  MIDDLES,
  middle,
  NEAREST,
  proteinOf,
  roundingOf,
} from './near-figures.ts';
import { isOneType, type OfOneType, widestType } from './protein-types.ts';

/** A family, and its line. */
interface Family extends OfOneType {
  readonly line: string;
  readonly members: readonly GroupMember[];
}

/**
 * The families of a brand's products of one format: those of each line (`familiesOf`), where lines that differ by what goes without
 * saying are one, and what bears less of a name than its line stands in it: where another name of it tells the line, where it
 * is the same flavor and recipe as a product of it, and where only that line has such figures.
 */
export function familiesOfBrand(members: readonly GroupMember[]): readonly OfOneType[] {
  const lines = new Map<string, GroupMember[]>();
  for (const member of members) {
    const line = member.line ?? PLAIN_LINE;
    const list = lines.get(line);
    if (list) list.push(member);
    else lines.set(line, [member]);
  }
  const families = [...lines].flatMap(([line, group]) =>
    familiesOf(group).map((family): Family => ({ ...family, line })),
  );
  return lines.size === 1 ? families : withStrays(joinUnsaid(families));
}

/** Those whose line has most words first. */
function byWords(a: Pick<Family, 'line'>, b: Pick<Family, 'line'>): number {
  return wordsOfLine(b.line).length - wordsOfLine(a.line).length;
}

/** "Pure Native Whey" is "Pure Native Whey Isolate" where figures say so, and closely. */
function joinUnsaid(families: readonly Family[]): readonly Family[] {
  const joined: Family[] = [];
  const fuller = [...families].sort(byWords);
  for (const family of fuller) {
    const same = joined.filter(
      (other) =>
        isUnsaidOf(family, other) && isOneType(family, other) && isOneRecipe(family, other),
    );
    const other = same.find((each) => asideOf(each) === asideOf(family)) ?? same[0];
    if (other === undefined) joined.push(family);
    else {
      const members = [...other.members, ...family.members];
      const type = widestType([other, family]);
      joined[joined.indexOf(other)] = { line: other.line, members, type };
    }
  }
  return joined;
}

/** The words of the one are those of the other but for what goes without saying. */
function isUnsaidOf(less: Family, more: Family): boolean {
  const words = wordsOfLine(more.line);
  const rest = words.filter((word) => !unsaidOf(more).includes(word));
  return rest.length < words.length && rest.join(' ') === wordsOfLine(less.line).join(' ');
}

function asideOf({ members: [first] }: Family): string | undefined {
  return first?.aside;
}

function unsaidOf({ members: [first] }: Family): readonly string[] {
  return first?.unsaid?.split(' ') ?? [];
}

function isOneRecipe(a: Family, b: Family): boolean {
  const middles = [a, b].map(({ members }) => middle(figuresOf(members)));
  const [one = [], two = []] = middles;
  return middles.every(areOfIsolate) && isWithin(one, two, MIDDLES);
}

/** A family that takes in what belongs to it. */
interface Open extends Family {
  readonly members: GroupMember[];
}

/** What a product is claimed by. */
interface Claim {
  readonly member: GroupMember;
  readonly target: Open;
  /** It goes there whatever becomes of the others of its name. */
  readonly isSure: boolean;
}

/** Puts what bears less of a name than its line where it belongs; lines of most words first, so that what follows finds them whole. */
function withStrays(families: readonly Family[]): readonly OfOneType[] {
  const open = families.map((family): Open => ({ ...family, members: [...family.members] }));
  const left: OfOneType[] = [];
  for (const own of [...open].sort(byWords)) {
    const fuller = open.filter((family) => saysMore(family.line, own.line));
    const claims = own.members.flatMap((member) =>
      member.decided === true ? [] : (claimOf(member, own, fuller) ?? []),
    );
    const size = own.members.length;
    const isOfMost = (target: Open) =>
      claims.filter((claim) => claim.target === target).length * 2 >= size;
    for (const { member, target, isSure } of claims)
      if (isSure || isOfMost(target)) move(member, own, target);
    for (const target of fuller.filter((family) => size > 1 && isOfMost(family)))
      for (const member of own.members.filter((each) => follows(each, own, target)))
        move(member, own, target);
    // What chained them may have gone.
    const isOneLine = own.members.every(({ line }) => (line ?? PLAIN_LINE) === own.line);
    if (own.members.length < size && own.members.length > 0 && isOneLine) {
      const [first, ...others] = familiesOf(own.members);
      own.members.splice(0, own.members.length, ...(first?.members ?? []));
      left.push(...others);
    }
  }
  return [...open.filter(({ members }) => members.length > 0), ...left];
}

function move(member: GroupMember, from: Open, to: Open): void {
  from.members.splice(from.members.indexOf(member), 1);
  to.members.push(member);
}

/** Where most of a general name are of a line, so is what its figures do not part from it. */
function follows(member: GroupMember, own: Family, target: Family): boolean {
  const [figures] = figuresOf([member]);
  return (
    member.decided !== true &&
    saysLittle(member, own) &&
    isOfType(member, target) &&
    (figures === undefined ||
      figuresOf(target.members).some((each) => isWithin(figures, each, NEAREST)))
  );
}

function isOfType(member: GroupMember, family: Family): boolean {
  return isOneType({ type: member.proteinType, members: [member] }, family);
}

function claimOf(member: GroupMember, own: Family, fuller: readonly Open[]): Claim | undefined {
  const fitting = fuller.filter((family) => isOfType(member, family));
  const named = fitting.filter(
    (family) => member.otherLines?.includes(family.line) && !isContradicted(member, family),
  );
  const told = best(named, (family) => family.members.length);
  if (told !== undefined) return { member, target: told, isSure: true };
  if (proteinOf(member.figures) === null) return undefined;
  const target = saysLittle(member, own)
    ? best(
        fitting.filter(
          ({ members }) => isFar(member, own) || members.length * 2 > own.members.length,
        ),
        (family) => twinsOf(member, family).length,
      )
    : undefined;
  if (target !== undefined) {
    const isFlavor = twinsOf(member, target).some(
      ({ flavorKey }) => flavorKey !== '' && flavorKey === member.flavorKey,
    );
    return { member, target, isSure: isFlavor || own.line === PLAIN_LINE || isFar(member, own) };
  }
  const like = best(fitting, (family) => countLike(member, own, family));
  return like === undefined ? undefined : { member, target: like, isSure: true };
}

/** The family that most speaks for; undefined where nothing does. */
function best<Of extends Family>(
  families: readonly Of[],
  count: (family: Of) => number,
): Of | undefined {
  return families
    .map((family) => ({ family, count: count(family) }))
    .filter((each) => each.count > 0)
    .sort(
      (a, b) =>
        b.count - a.count ||
        b.family.members.length - a.family.members.length ||
        byWords(b.family, a.family),
    )[0]?.family;
}

/** Its figures are not those of the family. */
function isContradicted(member: GroupMember, family: Family): boolean {
  const [own] = figuresOf([member]);
  const others = figuresOf(family.members);
  return (
    own !== undefined &&
    others.length > 0 &&
    !isWithin(own, middle(others), MIDDLES) &&
    !others.some((each) => isWithin(own, each, NEAREST))
  );
}

/** A general name, without a word beside it or without another product of it. */
function saysLittle({ leap, aside }: GroupMember, { members }: Family): boolean {
  return leap !== undefined && (aside === undefined || aside === NO_NAME || members.length === 1);
}

/** Others from which on the middle of a family tells what it holds. */
const FEWEST = 3;

/** Its figures are not those of its own family. */
function isFar(member: GroupMember, { members }: Family): boolean {
  const [figures] = figuresOf([member]);
  const others = figuresOf(members.filter((other) => other !== member));
  return (
    figures !== undefined && others.length >= FEWEST && !isWithin(figures, middle(others), MIDDLES)
  );
}

/** Grams of all macronutrients per 100 g from which on figures tell one recipe of another: drinks have few and round ones. */
const TELLING = 40;

/** Products of the family that are the same flavor, or one that is not stated, and the same recipe. */
function twinsOf({ figures, flavorKey }: GroupMember, { members }: Family): readonly GroupMember[] {
  const total = totalOf(figures);
  if (total === null) return [];
  return members.filter((other) => {
    const isEither = flavorKey === '' || other.flavorKey === '';
    const isFlavor = isEither ? total >= TELLING : flavorKey === other.flavorKey;
    if (other.decided === true || totalOf(other.figures) === null || !isFlavor) return false;
    return areEqual(figures, other.figures, roundingOf(isEither ? '' : flavorKey));
  });
}

function totalOf({ protein, carbohydrate, fat }: Macronutrients): number | null {
  return protein === null || carbohydrate === null || fat === null
    ? null
    : protein + carbohydrate + fat;
}

/** Products of a family of isolates that have such figures, where its own family has none like them. */
function countLike(member: GroupMember, own: Family, family: Family): number {
  const words = wordsOfLine(own.line);
  const isTold = unsaidOf(family).some((word) => !words.includes(word));
  const [figures] = figuresOf([member]);
  if (!isTold || figures === undefined || !isFar(member, own)) return 0;
  if (!areOfIsolate(figures)) return twinsOf(member, family).length;
  if (areOfIsolate(middle(figuresOf(own.members)))) return 0;
  return figuresOf(family.members).filter((each) => isWithin(figures, each, NEAREST)).length;
}
