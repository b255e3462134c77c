import { NO_NAME } from './base-name.ts';
import type { GroupMember, Leap } from './group-member.ts';
import { figuresOf, isWithin, MIDDLES, middle, NEAREST, proteinOf } from './near-figures.ts';
import { byProteinType, isOneType, widestType, type OfOneType } from './protein-types.ts';

type Members = readonly GroupMember[];

/**
 * The families of a line (same brand, line and format): products of one protein type whose figures do not say that they are
 * several products. Names that differ by optional words ("Go Protein Bar", "Go Professional Bar for Athletes") stand together
 * where figures agree; where they are not known, they stay apart.
 */
export function familiesOf(group: Members): readonly OfOneType[] {
  const parts = byAside(group)
    .flatMap((part) => (hasNoName(part) ? part.map((member) => [member]) : [part]))
    .flatMap(byProteinType)
    .flatMap(byFigures)
    .sort(
      (a, b) =>
        optionalOf(a.members).length - optionalOf(b.members).length ||
        b.members.length - a.members.length,
    );
  const families: OfOneType[][] = [];
  for (const part of parts) {
    const family = families.find((each) =>
      each.some(
        (other) =>
          differByOptional(part.members, other.members) &&
          isOneType(part, other) &&
          agree(part.members, other.members),
      ),
    );
    if (family) family.push(part);
    else families.push([part]);
  }
  return families.map((family) => ({
    type: widestType(family),
    members: family.flatMap(({ members }) => members),
  }));
}

function byAside(group: Members): Members[] {
  const parts = new Map<string, GroupMember[]>();
  for (const member of group) {
    const part = parts.get(member.aside ?? '') ?? [];
    parts.set(member.aside ?? '', part);
    part.push(member);
  }
  return [...parts.values()];
}

/** Parts what bears a general name ("Protein Bar") where its figures leap; what states none stands with most. */
function byFigures({ type, members }: OfOneType): readonly OfOneType[] {
  const known = members.filter(({ figures }) => proteinOf(figures) !== null);
  const clusters = AXES.reduce<readonly Members[]>(
    (parts, axis) => parts.flatMap((part) => byLeap(part, axis)),
    [known],
  );
  const [largest = [], ...others] = [...clusters].sort((a, b) => b.length - a.length);
  const rest = members.filter((member) => !known.includes(member));
  return [[...largest, ...rest], ...others].map((each) => ({
    type: each.some(hasType) ? type : null,
    members: each,
  }));
}

/** A text or a name tells it: the type of the others of its name says nothing of other figures. */
function hasType({ proteinType, namedType }: GroupMember): boolean {
  return proteinType !== null || Boolean(namedType);
}

/** Grams of protein per 100 g that lie between two products, even where they bear a line's own name: another kind of thing, or another year's. */
const ANOTHER: Leap = { protein: 20 };

const AXES = ['protein', 'carbohydrate', 'fat'] as const;
type Axis = (typeof AXES)[number];

function byLeap(members: Members, axis: Axis): readonly Members[] {
  const sorted = [...members].sort((a, b) => (a.figures[axis] ?? 0) - (b.figures[axis] ?? 0));
  const clusters: GroupMember[][] = [];
  let last: number | null = null;
  for (const member of sorted) {
    const value = member.figures[axis];
    const leap = (member.leap ?? ANOTHER)[axis] ?? Number.POSITIVE_INFINITY;
    const isNext = last !== null && value !== null && value - last >= leap;
    if (clusters.length === 0 || isNext) clusters.push([]);
    clusters.at(-1)?.push(member);
    last = value ?? last;
  }
  return withoutErrors(clusters, axis);
}

/** What leaps alone, in this figure alone, is of the others' recipe: its record is wrong in the figure. */
function withoutErrors(clusters: readonly GroupMember[][], axis: Axis): readonly Members[] {
  const several = clusters.filter(({ length }) => length > 1);
  const left: Members[] = [];
  for (const cluster of clusters) {
    const [sole] = cluster;
    const recipe =
      cluster.length === 1 && sole !== undefined
        ? several.find((other) => other.some((each) => areButFor(axis, sole, each)))
        : undefined;
    if (recipe && sole) recipe.push(sole);
    else left.push(cluster);
  }
  return left;
}

/** Their other figures are known, and agree. */
function areButFor(axis: Axis, a: GroupMember, b: GroupMember): boolean {
  const others = AXES.filter((each) => each !== axis);
  const areKnown = [a, b].every(({ figures }) => others.every((each) => figures[each] !== null));
  const withoutAxis = ({ figures }: GroupMember) =>
    AXES.map((each) => (each === axis ? null : figures[each]));
  return areKnown && isWithin(withoutAxis(a), withoutAxis(b), NEAREST);
}

/** The optional words of a part: all its members have the same. */
function optionalOf([first]: Members): readonly string[] {
  return (first?.aside ?? '').split(' ').filter(Boolean);
}

/** What bears the name of its flavor only may be of any line: each is asked by itself. */
function hasNoName([first]: Members): boolean {
  return first?.aside === NO_NAME;
}

/** True unless the names are the same or tell two numbers ("30 %", "32 %"). */
function differByOptional(a: Members, b: Members): boolean {
  const [one, other] = [optionalOf(a), optionalOf(b)];
  const isWithinOther = (list: readonly string[], all: readonly string[]) =>
    list.filter((word) => /^\d+$/.test(word)).every((number) => all.includes(number));
  const isSame = one.join(' ') === other.join(' ');
  return !isSame && (isWithinOther(one, other) || isWithinOther(other, one));
}

/**
 * The figures of some product agree with those of one of the other part, and so do the middles. For what has no name it is
 * enough that nothing speaks against it.
 */
function agree(part: Members, other: Members): boolean {
  const [one, two] = [figuresOf(part), figuresOf(other)];
  const isNear = one.some((a) => two.some((b) => isWithin(a, b, NEAREST)));
  if (hasNoName(part)) return isNear || one.length === 0 || two.length === 0;
  return isNear && isWithin(middle(one), middle(two), MIDDLES);
}
