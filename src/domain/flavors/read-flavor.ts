import { spellFlavors } from './flavor-spelling.ts';
import { flavorWord as plain, type FlavorTable } from './flavor-table.ts';
import { coreLength, isFlavor, namesTaste, trimEdges, words } from './flavor-words.ts';

/** A product's name, split into flavor and base. */
export interface FlavoredName {
  /** In English, as a shopper reads it ("Double Rich Chocolate"); null if the name contains none. */
  readonly flavor: string | null;
  /** As the label writes it ("Schokolade"). */
  readonly written: string | null;
  /** The name without the flavor. Never empty: a name that is only a flavor is its own base. */
  readonly base: string;
}

/** Products whose names contain a taste that is not theirs, rewritten so that none is read. */
const THINGS = [
  // "Protein Milk Chocolate Flavor" is a milk with the taste of chocolate, not a protein with that of milk chocolate.
  [/^(protein milk) (?=chocolate flavou?r)/i, '$1 - '],
  // "Organic Protein Almond Milk" is made of it; "Shake, Almond Milk" tastes of it.
  [/(?<=[^\s,] )almond milk$/i, 'almondmilk'],
  [/\bcoconut water\b/i, 'coconutwater'],
  [/^milkshake mix\b/i, 'milkshakemix'],
  [/\bnature bio$/i, 'Bio - Nature'],
  // "Protein Coffee Vanilla Latte" is a coffee.
  [/^((?:high )?protein coffee) (?!flavou?r|geschmack|style|cream|&|and\b|n\b)(?=\p{L})/iu, '$1: '],
  [/\b((?:baked|xtra) cookies?) (?=\p{L})/iu, '$1: '],
  [/\b(hard gainer),? (extreme) (?=\p{L})/iu, '$1 $2: '],
  [/\bmu(?:g|ß) ?cake\b/i, 'mugcake'],
  // A powder of peanut butter, unlike "Peanut Butter Protein Powder".
  [/^(?:peanut butter powder|beurre de cacahu[eè]te en poudre)\b/iu, 'peanutbutter powder'],
  [/\b(choco|coco) pro\b(?=\s|$)/i, '$1pro'],
] as const;

/**
 * Reads the flavor in a product's name: a part of the name, between commas, dashes or brackets, or a run of words at
 * its end or beginning, that contains at least one taste ("vanilla") and otherwise only modifiers ("creamy",
 * "flavored"); else such a run in its middle, unless it names what the product is made of ("Brown Rice & Cocoa Protein
 * Blend"). "Protein Powder, Creamy Vanilla" → Creamy Vanilla + Protein Powder. A name that is only a flavor is both.
 */
export function readFlavor(name: string, table: FlavorTable): FlavoredName {
  const clean = THINGS.reduce(
    (text, [thing, word]) => text.replace(thing, word),
    spellFlavors(name, table),
  );
  const parted = inWords(clean);
  return (
    fromPart(clean, table) ??
    fromWhole(clean, table) ??
    fromEdge(parted, table) ??
    beforeNoun(clean, table) ??
    fromMiddle(parted, table) ??
    fromLone(clean, table) ?? { flavor: null, written: null, base: clean }
  );
}

/** The words of a name: `all` as written, `list` as keys of the table. */
interface Words {
  readonly all: readonly string[];
  readonly list: readonly string[];
}

function inWords(name: string): Words {
  const all = name.split(' ');
  return { all, list: all.map(plain) };
}

/** A name that is only a flavor. */
function fromWhole(name: string, table: FlavorTable): FlavoredName | null {
  if (!isFlavor(words(name), table)) return null;
  const written = displayFlavor(name, table);
  return { flavor: englishFlavor(written, table), written, base: name };
}

/** "Barlicious blanc": a modifier that ends a name without a taste. */
function fromLone(name: string, table: FlavorTable): FlavoredName | null {
  const end = name.lastIndexOf(' ');
  const written = name.slice(end + 1);
  const taste = table.lone.get(plain(written));
  if (end < 0 || taste === undefined) return null;
  return { flavor: displayFlavor(taste, table), written, base: name.slice(0, end) };
}

/** "Protein Cocoa Hazelnut Bars", "Protein Peanut Bar Billion": a flavor right before the noun. */
function beforeNoun(name: string, table: FlavorTable): FlavoredName | null {
  const match = /(.+?) ((?:bars?|riegel)(?: \S+)?)$/i.exec(name);
  const found = match && fromEdge(inWords(match[1] ?? ''), table);
  return found ? { ...found, base: `${found.base} ${match[2]}` } : null;
}

/** A flavor in English: each word or phrase of the table replaced by its English name. */
export function englishFlavor(flavor: string, table: FlavorTable): string {
  const list = words(flavor);
  const english: string[] = [];
  for (let index = 0; index < list.length; ) {
    const length = coreLength(list, index, table);
    const word = list[index] ?? '';
    if (length > 0)
      english.push(table.tastes.get(list.slice(index, index + length).join(' ')) ?? '');
    else english.push(table.colors.get(word) ?? word);
    index += Math.max(1, length);
  }
  return displayFlavor(english.join(' ') || flavor, table);
}

/** A flavor as shown: title case, without "flavored", one spelling for "&" and "unflavored". */
export function displayFlavor(flavor: string, { small }: FlavorTable): string {
  const bare = flavor
    .replace(/[.…®™\s]+$/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?:and|n|'n'|'n|n') /gi, ' & ')
    .replace(/[ ,(–-]+limited edition\)?$/i, '')
    .replace(/\bunflavoured\b/gi, 'unflavored')
    .replace(/ flavou?r(?= &)/gi, '')
    .replace(/^(?:naturally|artificially) | (?:flavou?r(?:ed|s|ing)?|geschmack)$/gi, '')
    .trim();
  return bare
    .toLowerCase()
    .split(' ')
    .map((word, index) =>
      index > 0 && small.has(word)
        ? word
        : word.replace(
            /^(['"(]*)(\p{L})/u,
            (_, open: string, letter: string) => open + letter.toUpperCase(),
          ),
    )
    .join(' ')
    .replace(/\bBbq\b/, 'BBQ');
}

function fromPart(name: string, table: FlavorTable): FlavoredName | null {
  const parts = name.split(/( ?[,;:|•/] | [-–—] ?|[-–—] | ?[([]|[)\]] ?)/);
  for (let index = parts.length - 1; index >= 0; index -= 2) {
    const part = parts[index] ?? '';
    if (!isFlavor(words(part), table)) continue;
    const { flavor, rest } = takeOut(part.split(' '), table);
    const before = parts.slice(0, rest === '' ? Math.max(0, index - 1) : index);
    const found = withBase(
      flavor,
      table,
      [...before, rest, ' ', ...parts.slice(index + 2)].join(''),
    );
    if (!found) continue;
    const listed = /[,/–-]/.test(parts[index - 1] ?? '');
    return listed ? withTasteBefore(found, table) : found;
  }
  return null;
}

/** "Bar Chocolat Au Lait - Caramel", "Bar, Almond, Honey": a taste right before the flavor belongs to it. */
function withTasteBefore(found: FlavoredName, table: FlavorTable): FlavoredName {
  const all = found.base.split(' ');
  const run = longestRun(all.map(plain), table);
  if (!run || run[1] !== all.length) return found;
  const { flavor, rest } = takeOut(all.slice(run[0]), table);
  const said = new Set(words(`${found.written} ${found.flavor}`));
  const again = words(`${flavor} ${englishFlavor(flavor, table)}`).some((word) => said.has(word));
  if (rest !== '' || again) return found;
  return withBase(`${flavor} ${found.written}`, table, all.slice(0, run[0]).join(' ')) ?? found;
}

function fromEdge({ all, list }: Words, table: FlavorTable): FlavoredName | null {
  const run = longestRun(list, table);
  if (!run) return null;
  const [start, end] = run;
  const { flavor, rest } = takeOut(all.slice(start, end), table);
  return withBase(flavor, table, [...all.slice(0, start), rest, ...all.slice(end)].join(' '));
}

/** The longest run of words within the name that is a flavor and not what the product is made of. */
function fromMiddle({ all, list }: Words, table: FlavorTable): FlavoredName | null {
  const run = runWithin(list, table);
  if (run === null) return null;
  let [start, end] = run;
  while (table.joining.has(list[start - 1] ?? '')) start -= 1;
  while (table.joining.has(list[end] ?? '')) end += 1;
  const { flavor, rest } = takeOut(all.slice(start, end), table);
  return withBase(flavor, table, [...all.slice(0, start), rest, ...all.slice(end)].join(' '));
}

/** Start and end of the longest flavor inside a name, not at its ends; among equals, the last. */
function runWithin(list: readonly string[], table: FlavorTable): readonly [number, number] | null {
  let best: readonly [number, number] = [0, 0];
  for (let start = 1; start < list.length - 1; start += 1) {
    let end = start;
    while (end < list.length - 1 && table.words.has(list[end] ?? '')) end += 1;
    for (; end > start && end - start >= best[1] - best[0]; end -= 1) {
      const run = list.slice(start, end);
      if (!isFlavor(run, table) || trimEdges(run, table).length < run.length) continue;
      if (namesTaste(run, table)) best = [start, end];
    }
  }
  return best[1] === 0 ? null : best;
}

/**
 * Splits a run of words into the flavor and the edge words that belong to the base ("Shake", "Super"); "flavored"
 * belongs to neither.
 */
function takeOut(
  run: readonly string[],
  table: FlavorTable,
): { readonly flavor: string; readonly rest: string } {
  const list = run.map(plain);
  const kept = trimEdges(list, table);
  const start =
    kept.length === 0
      ? 0
      : list.findIndex(
          (_, index) => list.slice(index, index + kept.length).join(' ') === kept.join(' '),
        );
  const edges = [...run.slice(0, start), ...run.slice(start + kept.length)];
  return {
    flavor: displayFlavor(
      run
        .slice(start, start + kept.length)
        .join(' ')
        .replace(/[,;:"“”]+/g, ''),
      table,
    ),
    rest: edges.filter((word) => !table.joining.has(plain(word))).join(' '),
  };
}

function withBase(flavor: string, table: FlavorTable, base: string): FlavoredName | null {
  const clean = base.replace(/\s+/g, ' ').replace(/^[\s,;:|•/&–—-]+|[\s,;:|•/&–—(-]+$/g, '');
  return /\p{L}/u.test(clean) && flavor !== ''
    ? { flavor: englishFlavor(flavor, table), written: flavor, base: clean }
    : null;
}

/** The longest flavor that ends the name, else the longest that begins it, as word indexes. */
function longestRun(list: readonly string[], table: FlavorTable): readonly [number, number] | null {
  const isOther = (word: string) => !table.words.has(word);
  const lastOther = list.findLastIndex(isOther);
  for (let start = Math.max(1, lastOther + 1); start < list.length; start += 1) {
    if (isFlavor(list.slice(start), table)) return [start, list.length];
  }
  const most = lastOther < 0 ? list.length - 1 : list.findIndex(isOther);
  const ends = Array.from({ length: most }, (_, index) => most - index);
  // In "Chocolate Brownie Flavour Crispy Bar" only "Brownie" is called a flavor.
  const saysFlavor = (end: number) => /^flavou?r/.test(list[end - 1] ?? '');
  for (const end of [...ends.filter(saysFlavor), ...ends]) {
    const run = list.slice(0, end);
    if (
      isFlavor(run, table) &&
      !table.lastOnly.has(run.join(' ')) &&
      (trimEdges(run, table).length === end || saysFlavor(end))
    ) {
      return [0, end];
    }
  }
  return null;
}
