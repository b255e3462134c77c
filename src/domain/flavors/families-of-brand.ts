import { compareTexts } from '../wording.ts';
import { familiesOf } from './families.ts';
import type { GroupMember } from './group-member.ts';
import { byWords, Family } from './family.ts';
import { hasMore, PLAIN_LINE } from './line-name.ts';
import { areOfIsolate, isWithin, MIDDLES } from './near-figures.ts';
import { isOneType, type OfOneType } from './protein-types.ts';
import { claimsOf, follows } from './stray-claims.ts';

/**
 * The families of a brand's products of one format: those of each line (`familiesOf`), where lines that differ by what goes without
 * saying are one, and what bears less of a name than its line stands in it (`claimsOf`). Yields after each line: some brands have thousands.
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
  return yield* withStrays(joinUnsaid(families));
}

/** The best known first, then by what is known: families are the same in whatever order records came. */
function inOneOrder(members: readonly GroupMember[]): readonly GroupMember[] {
  return members
    .map((member) => ({ member, known: JSON.stringify({ ...member, id: null }) }))
    .sort((a, b) => b.member.statedFacts - a.member.statedFacts || compareTexts(a.known, b.known))
    .map(({ member }) => member);
}

/** "Pure Native Whey" is "Pure Native Whey Isolate" where both have the figures of an isolate. */
function joinUnsaid(families: readonly Family[]): readonly Family[] {
  const joined: Family[] = [];
  /** Those joined, by the words that a name which leaves out the rest has. */
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
    const { unsaid } = family;
    const said = family.words.filter((word) => !unsaid.includes(word));
    const short = said.join(' ');
    byShortName.set(short, [...(byShortName.get(short) ?? []), family]);
  }
  return joined;
}

function isOneIsolate(a: Family, b: Family): boolean {
  return areOfIsolate(a.middle) && areOfIsolate(b.middle) && isWithin(a.middle, b.middle, MIDDLES);
}

/** Puts what bears less of a name than its line where it belongs; lines of most words first, so that what follows finds them whole. */
function* withStrays(families: readonly Family[]): Generator<void, readonly OfOneType[]> {
  const byWord = familiesByWord(families);
  const left: OfOneType[] = [];
  const asked = [...families];
  for (const [turn, own] of asked.entries()) {
    // What others left is asked once more, by its figures only.
    const isAgain = turn >= families.length;
    const size = own.members.length;
    const fuller = fullerThan(own, families, byWord);
    const claims = claimsOf(own, fuller);
    const ofMost = new Set(fuller.filter((target) => isOfMost(target, claims, size)));
    for (const { member, target, isSure } of claims)
      if (target === null) {
        if (isAgain) continue;
        leave(own, member);
        left.push({ type: member.proteinType, members: [member] });
      } else if (isSure || ofMost.has(target)) move(own, member, target);
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
    for (const word of new Set(family.words)) {
      const list = byWord.get(word);
      if (list) list.push(family);
      else byWord.set(word, [family]);
    }
  return byWord;
}

/** Families whose line has all words of this one, and more, but for those all of which went elsewhere: looked for among those that have its rarest word. */
function fullerThan(
  own: Family,
  families: readonly Family[],
  byWord: ReadonlyMap<string, readonly Family[]>,
): readonly Family[] {
  const lists = own.words.map((word) => byWord.get(word) ?? []);
  const [fewest = families] = lists.sort((a, b) => a.length - b.length);
  return fewest.filter((family) => family.members.length > 0 && hasMore(family.words, own.words));
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

/** What chained the figures of a name may stand elsewhere now: the parts that are left, but for the first. */
function partedAnew(own: Family): readonly Family[] {
  const [first, ...others] = familiesOf(own.members);
  own.hold(first?.members ?? []);
  return others.map((part) => new Family(own.line, part));
}
