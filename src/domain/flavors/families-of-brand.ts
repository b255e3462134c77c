import { addTo } from '../multimap.ts';
import { compareTexts } from '../wording.ts';
import { familiesOf } from './families.ts';
import type { GroupMember } from './group-member.ts';
import { byWords, Family } from './family.ts';
import { hasAllAndMore, PLAIN_LINE } from './line-name.ts';
import { areOfIsolate, isWithin, MIDDLES } from './near-figures.ts';
import { isOneType, type OfOneType } from './protein-types.ts';
import { claimsOf, follows } from './stray-claims.ts';

/**
 * The families of a brand's products of one format (product.md section 3): first those of each line (`familiesOf`), then lines that
 * differ only by an implied word are joined, then products with too short a name move to the line they belong to (`claimsOf`).
 * Yields after each line: some brands have thousands.
 */
export function* familiesOfBrand(
  members: readonly GroupMember[],
): Generator<void, readonly OfOneType[]> {
  const lines = Map.groupBy(inOneOrder(members), ({ line }) => line ?? PLAIN_LINE);
  const families: Family[] = [];
  for (const [line, group] of lines) {
    families.push(...familiesOf(group).map((family) => new Family(line, family)));
    yield;
  }
  return yield* moveShortNamed(joinImplied(families));
}

/** Best-known first, then by content: families must not depend on the order in which records were imported. */
function inOneOrder(members: readonly GroupMember[]): readonly GroupMember[] {
  return members
    .map((member) => ({ member, known: JSON.stringify({ ...member, id: null }) }))
    .sort((a, b) => b.member.statedFacts - a.member.statedFacts || compareTexts(a.known, b.known))
    .map(({ member }) => member);
}

/** Joins "Pure Native Whey" and "Pure Native Whey Isolate" where both have the figures of an isolate. */
function joinImplied(families: readonly Family[]): readonly Family[] {
  const joined: Family[] = [];
  /** Joined families by their words without the implied ones. */
  const byShortName = new Map<string, Family[]>();
  for (const family of [...families].sort(byWords)) {
    const other = byShortName
      .get(family.words.join(' '))
      ?.find((each) => isOneType(family, each) && isOneIsolate(family, each));
    if (other !== undefined) {
      other.hold([...other.members, ...family.members]);
      continue;
    }
    joined.push(family);
    const { impliedWords } = family;
    const said = family.words.filter((word) => !impliedWords.includes(word));
    addTo(byShortName, said.join(' '), family);
  }
  return joined;
}

function isOneIsolate(a: Family, b: Family): boolean {
  return areOfIsolate(a.middle) && areOfIsolate(b.middle) && isWithin(a.middle, b.middle, MIDDLES);
}

/** Moves products with too short a name to their line. Longest lines come first, so that shorter ones find them complete. */
function* moveShortNamed(families: readonly Family[]): Generator<void, readonly OfOneType[]> {
  const byWord = familiesByWord(families);
  const left: OfOneType[] = [];
  const asked = [...families];
  for (const [turn, own] of asked.entries()) {
    // A family that other products have left is looked at again.
    const isAgain = turn >= families.length;
    const size = own.members.length;
    const longer = longerLines(own, families, byWord);
    const claims = claimsOf(own, longer);
    const ofMost = new Set(longer.filter((target) => isOfMost(target, claims, size)));
    for (const { member, target, isCertain } of claims)
      if (target === null) {
        if (isAgain) continue;
        leave(own, member);
        left.push({ type: member.proteinType, members: [member] });
      } else if (isCertain || ofMost.has(target)) move(own, member, target);
    for (const target of ofMost)
      for (const member of own.members.filter((each) => follows(each, target)))
        move(own, member, target);
    if (own.members.length < size) asked.push(...partedAnew(own), own);
    yield;
  }
  return [...[...new Set(asked)].filter(({ members }) => members.length > 0), ...left];
}

function familiesByWord(families: readonly Family[]): ReadonlyMap<string, readonly Family[]> {
  const byWord = new Map<string, Family[]>();
  for (const family of families)
    for (const word of new Set(family.words)) addTo(byWord, word, family);
  return byWord;
}

/** Families of more specific lines that still have products. Only lines with its rarest word are looked at. */
function longerLines(
  own: Family,
  families: readonly Family[],
  byWord: ReadonlyMap<string, readonly Family[]>,
): readonly Family[] {
  const lists = own.words.map((word) => byWord.get(word) ?? []);
  const [fewest = families] = lists.sort((a, b) => a.length - b.length);
  return fewest.filter(
    (family) => family.members.length > 0 && hasAllAndMore(family.words, own.words),
  );
}

function isOfMost(
  target: Family,
  claims: readonly { target: Family | null }[],
  size: number,
): boolean {
  return claims.filter((claim) => claim.target === target).length * 2 >= size;
}

function leave(from: Family, member: GroupMember): void {
  from.hold(from.members.filter((each) => each !== member));
}

function move(from: Family, member: GroupMember, to: Family): void {
  leave(from, member);
  to.hold([...to.members, member]);
}

/** Splits a family again, since the products that linked its figures may have moved. Keeps the first part and returns the others. */
function partedAnew(own: Family): readonly Family[] {
  const [first, ...others] = familiesOf(own.members);
  own.hold(first?.members ?? []);
  return others.map((part) => new Family(own.line, part));
}
