import { foldText } from '../product/slug.ts';
import { NO_NAME } from './base-name.ts';
import type { Called, GroupMember } from './group-member.ts';
import { hasMore, wordsOfLine } from './line-name.ts';
import { mostFrequent } from './protein-types.ts';

type Named = GroupMember & { readonly called: Called };
type ByLine = ReadonlyMap<string, readonly Named[]>;

/**
 * The names, without a flavor, of those products of a family whose own says no more than what the thing is, where most others say
 * what the family is called: "Barrita de proteína" among bars called "Recovery Bar". By number; what is called well is not among them.
 */
export function namesWithin(family: readonly GroupMember[]): ReadonlyMap<number, string> {
  const named = family.filter(isNamed);
  const byLine = Map.groupBy(
    named.filter(({ aside }) => aside !== NO_NAME),
    ({ called }) => called.line,
  );
  // Families may have thousands of products, with few names between them.
  const known = new Map<string, string | null>();
  const names = new Map<number, string>();
  for (const member of named.filter(saysLittle)) {
    const { called, aside, otherLines } = member;
    const key = [called.line, called.origins, isOfMilk(member), aside, otherLines].join('|');
    const name = known.get(key) ?? (known.has(key) ? null : nameFor(member, byLine));
    known.set(key, name);
    if (name !== null && isAnother(name, member)) names.set(member.id, name);
  }
  return names;
}

/** What others of its family call what says no more than it. */
function nameFor(member: Named, byLine: ByLine): string | null {
  const { aside = NO_NAME, otherLines = [] } = member;
  const fuller = fullerNames(member, byLine);
  const others =
    aside === NO_NAME
      ? (fuller ?? namesBeside(member, byLine))
      : (fuller ?? []).filter(({ called }) => otherLines.includes(called.line));
  return titleOf(others.filter((other) => isBorneOut(other, member)));
}

function isNamed(member: GroupMember): member is Named {
  return member.called !== undefined;
}

/**
 * Nothing but what kind of thing it is, its flavor or its brand; with words beside that only where another name of its record tells
 * the line ("100% Isolate Ultra-Filtered", elsewhere "Gold Standard 100% Isolate"). An operator's decision is not overruled.
 */
function saysLittle({ called, aside = NO_NAME, otherLines = [], decided }: Named): boolean {
  return called.isKind && (aside === NO_NAME || otherLines.length > 0) && decided !== true;
}

/** Said in other words, none of which its flavor has, too ("Hard Gainer Extreme, Extreme Chocolate"). */
function isAnother(name: string, { called, flavorKey }: Named): boolean {
  const flavor = flavorKey.split(' ');
  const folded = foldText(name);
  return folded !== foldText(called.title) && !folded.split(' ').some((w) => flavor.includes(w));
}

/** Products whose names have all words of this one and more, where more are called so than like it. */
function fullerNames(member: Named, byLine: ByLine): readonly Named[] | undefined {
  const own = wordsOfLine(member.called.line);
  const alike = byLine.get(member.called.line)?.length ?? 0;
  return [...byLine.values()]
    .filter((list) => list.length > alike && list.some((other) => tellsMore(other, own)))
    .sort((a, b) => b.length - a.length)[0];
}

/** "Clear Whey" may leave out that it is an isolate. */
function tellsMore({ called, unsaid = '' }: Named, own: readonly string[]): boolean {
  const words = wordsOfLine(called.line);
  const left = words.filter((word) => !own.includes(word));
  return hasMore(words, own) && left.some((word) => !unsaid.split(' ').includes(word));
}

/**
 * Nothing is said to be of what its own record does not name: no product is called a whey beside a list of allergens without milk,
 * or with none.
 */
function isBorneOut({ called }: Named, member: Named): boolean {
  const said = [...member.called.origins.split(' '), ...(isOfMilk(member) ? OF_MILK : [])];
  return called.origins.split(' ').every((word) => word === '' || said.includes(word));
}

function isOfMilk({ allergens }: Named): boolean {
  return (allergens ?? '').split(', ').includes('milk');
}

const OF_MILK = ['casein', 'milk', 'whey'];

/** Products called like it, with a word beside that most of them have: "Whey Perfection". A number is no name. */
function namesBeside({ called }: Named, byLine: ByLine): readonly Named[] {
  const alike = byLine.get(called.line) ?? [];
  const most = mostFrequent(alike.map(({ aside = '' }) => aside)) ?? '';
  const same = alike.filter(({ aside = '' }) => aside === most);
  return same.length * 2 > alike.length && !/^[\d ]*$/.test(most) ? same : [];
}

/** The name that most of them have, the shortest of equals, as most of those write it. */
function titleOf(members: readonly Named[]): string | null {
  const titles = members
    .map(({ called }) => called.title)
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const most = mostFrequent(titles.map(foldText));
  return mostFrequent(titles.filter((title) => foldText(title) === most));
}
