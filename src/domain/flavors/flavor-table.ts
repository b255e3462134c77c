import { foldText } from '../slug.ts';

/** One row of `data/vocabulary/flavors.tsv`. */
export interface FlavorRow {
  readonly words: string;
  readonly kind: string;
  readonly english: string;
}

/** The words that names of flavors are made of, in all their languages; keys are folded by `flavorWord`. */
export interface FlavorTable {
  /** Words and phrases that name a taste by themselves, with what they are in English. */
  readonly tastes: ReadonlyMap<string, string>;
  /** Words that color a taste but name none ("creamy", "double"), with what they are in English. */
  readonly colors: ReadonlyMap<string, string>;
  /** Colors that stand behind their taste ("Chocolate Delight"): no flavor begins with one ("Protein Delight Peanut"). */
  readonly after: ReadonlySet<string>;
  /** Words that join or describe: part of a flavor, but not its first or last word. */
  readonly edges: ReadonlySet<string>;
  /** Edges that tie a flavor to a name and belong to neither ("with", "flavored"). */
  readonly joining: ReadonlySet<string>;
  /** Written small within a flavor. */
  readonly small: ReadonlySet<string>;
  /** Tastes only at the end of a name: elsewhere they are ordinary words ("Nature Valley", "Cream of Rice"). */
  readonly lastOnly: ReadonlySet<string>;
  /** Tastes only at the ends of a name: in its middle they are what the product is made of ("Brown Rice & Cocoa Blend"). */
  readonly endsOnly: ReadonlySet<string>;
  /** Colors that are a taste by themselves at the end of a name ("Barlicious blanc"), with that taste in English. */
  readonly lone: ReadonlyMap<string, string>;
  /** Every word of a taste, and every color: no flavor has any other. */
  readonly words: ReadonlySet<string>;
  /** Words of the longest taste. */
  readonly longest: number;
  /** Words of the longest taste that begins with a word. */
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

/** Makes the table. */
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

/** One word as the table has it: lower case, in plain letters, without marks; "&" and apostrophes stay. */
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

/** Two flavors that fold alike are one ("Cookies & Cream", "Cookies and Cream"). */
export function flavorKey(flavor: string | null): string {
  return foldText((flavor ?? '').replace(/\b(?:and|n)\b/gi, '&'));
}
