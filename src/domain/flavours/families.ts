import { NO_NAME } from './base-name.ts';
import type { GroupMember, Macronutrients } from './group-member.ts';
import { byProteinType, isOneType, widestType, type OfOneType } from './protein-types.ts';

type Members = readonly GroupMember[];

/**
 * The families of a group (same brand, line and format): products of one protein type whose figures do not say that they are
 * several products. Names that differ by optional words ("Go Protein Bar", "Go Professional Bar for Athletes") stand together
 * where figures agree; where they are not known, they stay apart.
 */
export function familiesOf(group: Members): readonly OfOneType[] {
  const parts = byAside(group)
    .flatMap((part) => (hasNoName(part) ? part.map((member) => [member]) : [part]))
    .flatMap(byProteinType)
    .flatMap(byProtein)
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

/** Parts what bears a general name ("Protein Bar") where its protein leaps; what states none stands with most. */
function byProtein({ type, members }: OfOneType): readonly OfOneType[] {
  const known = members
    .filter(({ leap, figures }) => leap !== undefined && proteinOf(figures) !== null)
    .sort((a, b) => (proteinOf(a.figures) ?? 0) - (proteinOf(b.figures) ?? 0));
  const clusters: GroupMember[][] = [];
  let last = 0;
  for (const member of known) {
    const protein = proteinOf(member.figures) ?? 0;
    if (clusters.length === 0 || protein - last >= (member.leap ?? 0)) clusters.push([]);
    clusters.at(-1)?.push(member);
    last = protein;
  }
  const [largest = [], ...others] = clusters.sort((a, b) => b.length - a.length);
  const rest = members.filter((member) => !known.includes(member));
  return [[...largest, ...rest], ...others].map((each) => ({ type, members: each }));
}

/** Per 100 g: servings of one line differ. */
function proteinOf({ per, protein }: Macronutrients): number | null {
  return per === '100' ? protein : null;
}

/** The optional words of a part: all its members have the same. */
function optionalOf([first]: Members): readonly string[] {
  return (first?.aside ?? '').split(' ').filter(Boolean);
}

/** What bears the name of its flavor only may be of any line: each is asked by itself. */
function hasNoName([first]: Members): boolean {
  return first?.aside === NO_NAME;
}

/** True where one name has all optional words of the other, and more. */
function differByOptional(a: Members, b: Members): boolean {
  const [one, other] = [optionalOf(a), optionalOf(b)];
  if (one.length === other.length) return false;
  const [more, less] = one.length > other.length ? [one, other] : [other, one];
  return less.every((word) => more.includes(word));
}

/**
 * Shares of all macronutrients by which protein, carbohydrate and fat of two products of one line differ at most, and the
 * middles of two lists of flavors.
 */
const NEAREST = [0.025, 0.04, 0.04] as const;
const MIDDLES = [0.05, 0.1, 0.1] as const;

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

type Figures = readonly (number | null)[];

function figuresOf(part: Members): readonly Figures[] {
  return part
    .map(({ figures }) => figures)
    .filter((figures) => proteinOf(figures) !== null)
    .map(({ protein, carbohydrate, fat }) => [protein, carbohydrate, fat]);
}

function isWithin(a: Figures, b: Figures, shares: readonly number[]): boolean {
  const total = Math.max(
    ...[a, b].map((list) => list.reduce<number>((sum, n) => sum + (n ?? 0), 0)),
  );
  return a.every((value, index) => {
    const other = b[index] ?? null;
    return (
      value === null || other === null || Math.abs(value - other) <= (shares[index] ?? 0) * total
    );
  });
}

function middle(list: readonly Figures[]): Figures {
  return [0, 1, 2].map((index) => {
    const known = list.flatMap((figures) => figures[index] ?? []).sort((a, b) => a - b);
    return known[Math.floor(known.length / 2)] ?? null;
  });
}
