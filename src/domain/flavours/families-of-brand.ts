import { familiesOf } from './families.ts';
import type { GroupMember } from './group-member.ts';
import { PLAIN_LINE, saysMore, wordsOfLine } from './line-name.ts';
import { areOfIsolate, figuresOf, isWithin, MIDDLES, middle } from './near-figures.ts';
import { isOneType, type OfOneType, widestType } from './protein-types.ts';
import { byWords, claimsOf, type Family, follows, unsaidOf } from './stray-claims.ts';

/**
 * The families of a brand's products of one format: those of each line (`familiesOf`), where lines that differ by what goes without
 * saying are one, and what bears less of a name than its line stands in it (`claimsOf`).
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

/** "Pure Native Whey" is "Pure Native Whey Isolate" where both have the figures of an isolate. */
function joinUnsaid(families: readonly Family[]): readonly Family[] {
  const joined: Family[] = [];
  const fuller = [...families].sort(byWords);
  for (const family of fuller) {
    const same = joined.filter(
      (other) =>
        isUnsaidOf(family, other) && isOneType(family, other) && isOneIsolate(family, other),
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

function isOneIsolate(a: Family, b: Family): boolean {
  const middles = [a, b].map(({ members }) => middle(figuresOf(members)));
  const [one = [], two = []] = middles;
  return middles.every(areOfIsolate) && isWithin(one, two, MIDDLES);
}

/** A family that takes in what belongs to it. */
interface Open extends Family {
  readonly members: GroupMember[];
}

/** Puts what bears less of a name than its line where it belongs; lines of most words first, so that what follows finds them whole. */
function withStrays(families: readonly Family[]): readonly OfOneType[] {
  const open = families.map((family): Open => ({ ...family, members: [...family.members] }));
  const left: OfOneType[] = [];
  for (const own of [...open].sort(byWords)) {
    const size = own.members.length;
    const fuller = open.filter((family) => saysMore(family.line, own.line));
    const claims = claimsOf(own, fuller);
    const ofMost = new Set(fuller.filter((target) => isOfMost(target, claims, size)));
    for (const { member, target, isSure } of claims)
      if (target === null) left.push({ type: member.proteinType, members: [take(member, own)] });
      else if (isSure || ofMost.has(target)) target.members.push(take(member, own));
    for (const target of size > 1 ? ofMost : [])
      for (const member of own.members.filter((each) => follows(each, own, target)))
        target.members.push(take(member, own));
    if (own.members.length < size) left.push(...partedAnew(own));
  }
  return [...open.filter(({ members }) => members.length > 0), ...left];
}

function isOfMost(target: Open, claims: readonly { target: Open | null }[], size: number): boolean {
  return claims.filter((claim) => claim.target === target).length * 2 >= size;
}

function take(member: GroupMember, from: Open): GroupMember {
  from.members.splice(from.members.indexOf(member), 1);
  return member;
}

/** What chained the figures of a name may stand elsewhere now: the parts that are left, but for the first. */
function partedAnew(own: Open): readonly OfOneType[] {
  const isOneLine = own.members.every(({ line }) => (line ?? PLAIN_LINE) === own.line);
  if (own.members.length === 0 || !isOneLine) return [];
  const [first, ...others] = familiesOf(own.members);
  own.members.splice(0, own.members.length, ...(first?.members ?? []));
  return others;
}
