import { foldText } from '../slug.ts';
import { NO_NAME } from './base-name.ts';
import type { Called, GroupMember } from './group-member.ts';
import { hasAllAndMore, wordsOfLine } from './line-name.ts';
import { mostFrequent } from './protein-types.ts';

type Named = GroupMember & { readonly called: Called };
type ByLine = ReadonlyMap<string, readonly Named[]>;

/**
 * Better names, without a flavor, for products of a family whose own name is generic: "Barrita de proteína" among bars called
 * "Recovery Bar". By product id; products with a good name of their own are left out.
 */
export function namesWithin(family: readonly GroupMember[]): ReadonlyMap<number, string> {
  const named = family.filter(isNamed);
  const byLine = Map.groupBy(
    named.filter(({ optionalWords }) => optionalWords !== NO_NAME),
    ({ called }) => called.line,
  );
  // Families may have thousands of products, with few names between them.
  const known = new Map<string, string | null>();
  const names = new Map<number, string>();
  for (const member of named.filter(isGenericName)) {
    const { called, optionalWords, otherLines } = member;
    const key = [called.line, called.origins, isOfMilk(member), optionalWords, otherLines].join(
      '|',
    );
    const name = known.get(key) ?? (known.has(key) ? null : nameFor(member, byLine));
    known.set(key, name);
    if (name !== null && isAnother(name, member)) names.set(member.id, name);
  }
  return names;
}

/** The name that others of the family give a product like this; null where they do not agree on one. */
function nameFor(member: Named, byLine: ByLine): string | null {
  const { optionalWords = NO_NAME, otherLines = [] } = member;
  const longer = moreSpecificNames(member, byLine);
  const others =
    optionalWords === NO_NAME
      ? (longer ?? namesBeside(member, byLine))
      : (longer ?? []).filter(({ called }) => otherLines.includes(called.line));
  return titleOf(others.filter((other) => isSupported(other, member)));
}

function isNamed(member: GroupMember): member is Named {
  return member.called !== undefined;
}

/**
 * Whether the name says only the kind of product, its flavor or its brand. Optional words are allowed only where another name of its
 * records gives the line ("100% Isolate Ultra-Filtered", elsewhere "Gold Standard 100% Isolate"). Decisions of operators stand.
 */
function isGenericName({
  called,
  optionalWords = NO_NAME,
  otherLines = [],
  decidedByOperator,
}: Named): boolean {
  return (
    called.isGeneric &&
    (optionalWords === NO_NAME || otherLines.length > 0) &&
    decidedByOperator !== true
  );
}

/** Whether a name differs from the product's own and repeats no word of its flavor ("Hard Gainer Extreme, Extreme Chocolate"). */
function isAnother(name: string, { called, flavorKey }: Named): boolean {
  const flavor = flavorKey.split(' ');
  const folded = foldText(name);
  return folded !== foldText(called.title) && !folded.split(' ').some((w) => flavor.includes(w));
}

/** The products of the largest more specific line, if they outnumber those named like this one. */
function moreSpecificNames(member: Named, byLine: ByLine): readonly Named[] | undefined {
  const own = wordsOfLine(member.called.line);
  const alike = byLine.get(member.called.line)?.length ?? 0;
  return [...byLine.values()]
    .filter((list) => list.length > alike && list.some((other) => saysMore(other, own)))
    .sort((a, b) => b.length - a.length)[0];
}

/** More specific by more than implied words: "Clear Whey" may leave out "isolate". */
function saysMore({ called, impliedWords = '' }: Named, own: readonly string[]): boolean {
  const words = wordsOfLine(called.line);
  const left = words.filter((word) => !own.includes(word));
  return hasAllAndMore(words, own) && left.some((word) => !impliedWords.split(' ').includes(word));
}

/** Whether the product's own record supports the name: nothing is called a whey unless its name or its allergens say milk. */
function isSupported({ called }: Named, member: Named): boolean {
  const said = [...member.called.origins.split(' '), ...(isOfMilk(member) ? OF_MILK : [])];
  return called.origins.split(' ').every((word) => word === '' || said.includes(word));
}

function isOfMilk({ allergens }: Named): boolean {
  return (allergens ?? '').split(', ').includes('milk');
}

const OF_MILK = ['casein', 'milk', 'whey'];

/** Products of its line with the optional words that most of them share ("Whey Perfection"). A number is no name. */
function namesBeside({ called }: Named, byLine: ByLine): readonly Named[] {
  const alike = byLine.get(called.line) ?? [];
  const most = mostFrequent(alike.map(({ optionalWords = '' }) => optionalWords)) ?? '';
  const same = alike.filter(({ optionalWords = '' }) => optionalWords === most);
  return same.length * 2 > alike.length && !/^[\d ]*$/.test(most) ? same : [];
}

/** The most frequent name, among equals the shortest, in its most frequent spelling. */
function titleOf(members: readonly Named[]): string | null {
  const titles = members
    .map(({ called }) => called.title)
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const most = mostFrequent(titles.map(foldText));
  return mostFrequent(titles.filter((title) => foldText(title) === most));
}
