import { foldText } from '../slug.ts';

/** One row of `data/vocabulary/flavors.tsv`. */
export interface FlavorRow {
  readonly words: string;
  readonly kind: string;
  readonly english: string;
}

/** The words that names of flavors are made of, in all their languages; keys are folded by `flavorWord`. */
export interface FlavorTable {
  /** Words and phrases that are a taste by themselves, with their English names. */
  readonly tastes: ReadonlyMap<string, string>;
  /** Words that modify a taste but are none ("creamy", "double"), with their English names. */
  readonly colors: ReadonlyMap<string, string>;
  /** Modifiers that follow their taste ("Chocolate Delight"): no flavor begins with one ("Protein Delight Peanut"). */
  readonly after: ReadonlySet<string>;
  /** Words that join or describe: part of a flavor, but not its first or last word. */
  readonly edges: ReadonlySet<string>;
  /** Edges that connect a flavor with a name and belong to neither ("with", "flavored"). */
  readonly joining: ReadonlySet<string>;
  /** Words in lower case within a flavor. */
  readonly small: ReadonlySet<string>;
  /** Tastes only at the end of a name: elsewhere they are ordinary words ("Nature Valley", "Cream of Rice"). */
  readonly lastOnly: ReadonlySet<string>;
  /** Tastes only at the ends of a name: in its middle they are what the product is made of ("Brown Rice & Cocoa Blend"). */
  readonly endsOnly: ReadonlySet<string>;
  /** Modifiers that are a taste by themselves at the end of a name ("Barlicious blanc"), with its English name. */
  readonly lone: ReadonlyMap<string, string>;
  /** Every word of a taste, and every modifier: flavors contain no other words. */
  readonly words: ReadonlySet<string>;
  /** Number of words of the longest taste. */
  readonly longest: number;
  /** Number of words of the longest taste that begins with a word. */
  readonly longestFrom: ReadonlyMap<string, number>;
}

/** The kinds of `data/vocabulary/flavors.tsv` (its README says what each means). */
export const FLAVOR_KINDS = [
  'taste',
  'last',
  'ends',
  'colour',
  'after',
  'edge',
  'joining',
  'lone',
  'small',
] as const;

const TASTES: ReadonlySet<string> = new Set(['taste', 'last', 'ends']);
const COLORS: ReadonlySet<string> = new Set(['colour', 'after', 'edge', 'joining']);

/** Builds the table from its rows. */
export function buildFlavorTable(rows: readonly FlavorRow[]): FlavorTable {
  const readings = rows.map(({ words, kind, english }) => ({
    key: words.split(' ').map(flavorWord).join(' '),
    kind,
    reading: english === '' ? words : english,
  }));
  const mapOf = (isMeant: (kind: string) => boolean): ReadonlyMap<string, string> =>
    new Map(readings.flatMap(({ key, kind, reading }) => (isMeant(kind) ? [[key, reading]] : [])));
  const setOf = (...kinds: readonly (typeof FLAVOR_KINDS)[number][]): ReadonlySet<string> =>
    new Set(mapOf((kind) => kinds.some((each) => each === kind)).keys());
  const tastes = mapOf((kind) => TASTES.has(kind));
  const colors = mapOf((kind) => COLORS.has(kind));
  const longestFrom = new Map<string, number>();
  for (const taste of tastes.keys()) {
    const words = taste.split(' ');
    const [first = ''] = words;
    longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, words.length));
  }
  return {
    tastes,
    colors,
    after: setOf('after'),
    edges: setOf('edge', 'joining'),
    joining: setOf('joining'),
    small: setOf('small'),
    lastOnly: setOf('last'),
    endsOnly: setOf('ends'),
    lone: mapOf((kind) => kind === 'lone'),
    words: new Set([...tastes.keys(), ...colors.keys()].flatMap((key) => key.split(' '))),
    longest: Math.max(1, ...readings.map(({ key }) => key.split(' ').length)),
    longestFrom,
  };
}

/** A word as the table's keys have it: lower case, plain letters, without marks; "&" and apostrophes stay. */
export function flavorWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f®™.,;:!*()"“”]/g, '')
    .replace(/’/g, "'")
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o');
}

/** Flavors with the same key are the same ("Cookies & Cream", "Cookies and Cream"). */
export function flavorKey(flavor: string | null): string {
  return foldText((flavor ?? '').replace(/\b(?:and|n)\b/gi, '&'));
}
