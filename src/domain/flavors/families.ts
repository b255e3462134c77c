import { NO_NAME } from './base-name.ts';
import type { GroupMember, Leap } from './group-member.ts';
import { figuresOf, isWithin, MIDDLES, middle, NEAREST, proteinOf } from './near-figures.ts';
import { byProteinType, isOneType, widestType, type OfOneType } from './protein-types.ts';

type Members = readonly GroupMember[];

/**
 * The families of a line (same brand, line and format): products of one protein type, split where their figures show different
 * products. Names that differ by optional words ("Go Protein Bar", "Go Professional Bar for Athletes") are one family where
 * their figures agree, and stay apart where these are unknown.
 */
export function familiesOf(group: Members): readonly OfOneType[] {
  const parts = [...Map.groupBy(group, ({ optionalWords = '' }) => optionalWords).values()]
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

/** Splits products at large gaps in their figures; those without figures join the largest part. */
function byFigures({ type, members }: OfOneType): readonly OfOneType[] {
  const known = members.filter(({ figures }) => proteinOf(figures) !== null);
  const clusters = AXES.reduce<readonly Members[]>(
    (parts, axis) => parts.flatMap((part) => byGap(part, axis)),
    [known],
  );
  const [largest = [], ...others] = [...clusters].sort((a, b) => b.length - a.length);
  const rest = members.filter((member) => !known.includes(member));
  return [[...largest, ...rest], ...others].map((each) => ({
    type: each.some(hasType) ? type : null,
    members: each,
  }));
}

/** Whether its own text or name gives a protein type: a part without any has none, whatever the rest of the line says. */
function hasType({ proteinType, namedType }: GroupMember): boolean {
  return proteinType !== null || Boolean(namedType);
}

/** For specific names: from this gap in protein on, products are of another kind, or another year's recipe. */
const ANOTHER: Leap = { protein: 20 };

const AXES = ['protein', 'carbohydrate', 'fat'] as const;
type Axis = (typeof AXES)[number];

function byGap(members: Members, axis: Axis): readonly Members[] {
  const sorted = [...members].sort((a, b) => (a.figures[axis] ?? 0) - (b.figures[axis] ?? 0));
  const clusters: GroupMember[][] = [];
  let last: number | null = null;
  for (const member of sorted) {
    const value = member.figures[axis];
    const figureGap = (member.figureGap ?? ANOTHER)[axis] ?? Number.POSITIVE_INFINITY;
    const isNext = last !== null && value !== null && value - last >= figureGap;
    if (clusters.length === 0 || isNext) clusters.push([]);
    clusters.at(-1)?.push(member);
    last = value ?? last;
  }
  return withoutErrors(clusters, axis);
}

/** A single product that differs in this figure alone has an error in its record: it joins the cluster of its other figures. */
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

/** Whether the other two figures of both are known and agree. */
function areButFor(axis: Axis, a: GroupMember, b: GroupMember): boolean {
  const others = AXES.filter((each) => each !== axis);
  const areKnown = [a, b].every(({ figures }) => others.every((each) => figures[each] !== null));
  const withoutAxis = ({ figures }: GroupMember) =>
    AXES.map((each) => (each === axis ? null : figures[each]));
  return areKnown && isWithin(withoutAxis(a), withoutAxis(b), NEAREST);
}

/** The optional words of a part; all its members have the same. */
function optionalOf([first]: Members): readonly string[] {
  return (first?.optionalWords ?? '').split(' ').filter(Boolean);
}

/** Products named only by their flavor may belong to any line, so each is a part of its own. */
function hasNoName([first]: Members): boolean {
  return first?.optionalWords === NO_NAME;
}

/** True unless the optional words are the same, or contain different numbers ("30 %", "32 %"). */
function differByOptional(a: Members, b: Members): boolean {
  const [one, other] = [optionalOf(a), optionalOf(b)];
  const isWithinOther = (list: readonly string[], all: readonly string[]) =>
    list.filter((word) => /^\d+$/.test(word)).every((number) => all.includes(number));
  const isSame = one.join(' ') === other.join(' ');
  return !isSame && (isWithinOther(one, other) || isWithinOther(other, one));
}

/**
 * Whether two parts agree: some product of each has the same figures, and so have their medians. A product without a name needs no
 * agreement where figures are unknown.
 */
function agree(part: Members, other: Members): boolean {
  const [one, two] = [figuresOf(part), figuresOf(other)];
  const isNear = one.some((a) => two.some((b) => isWithin(a, b, NEAREST)));
  if (hasNoName(part)) return isNear || one.length === 0 || two.length === 0;
  return isNear && isWithin(middle(one), middle(two), MIDDLES);
}
