import { foldText } from '../product/slug.ts';

/** One row of `data/vocabulary/flavors.tsv`. */
export interface FlavorRow {
  readonly word: string;
  readonly kind: string;
  readonly english: string;
}

/** The words that names of flavours are made of, in seven languages; keys are folded by `flavorWord`. */
export interface FlavorTable {
  /** Words and phrases that name a taste by themselves, with what they are in English. */
  readonly tastes: ReadonlyMap<string, string>;
  /** Words that colour a taste but name none ("creamy", "double"), with what they are in English. */
  readonly colours: ReadonlyMap<string, string>;
  /** Colours that stand behind their taste ("Chocolate Delight"): no flavour begins with one ("Protein Delight Peanut"). */
  readonly after: ReadonlySet<string>;
  /** Words that join or describe: part of a flavour, but not its first or last word. */
  readonly edges: ReadonlySet<string>;
  /** Tastes only at the end of a name: elsewhere they are ordinary words ("Nature Valley", "Cream of Rice"). */
  readonly lastOnly: ReadonlySet<string>;
  /** Tastes only at the ends of a name: in its middle they are what the product is made of ("Brown Rice & Cocoa Blend"). */
  readonly endsOnly: ReadonlySet<string>;
  /** Colours that are a taste by themselves at the end of a name ("Barlicious blanc"), with that taste in English. */
  readonly lone: ReadonlyMap<string, string>;
  /** Words of the longest taste. */
  readonly longest: number;
  /** Words of the longest taste that begins with a word. */
  readonly longestFrom: ReadonlyMap<string, number>;
}

const TASTES: ReadonlySet<string> = new Set(['taste', 'last', 'ends']);

/** Makes the table; throws where a row has a kind that is none. */
export function buildFlavorTable(rows: readonly FlavorRow[]): FlavorTable {
  const tastes = new Map<string, string>();
  const colours = new Map<string, string>();
  const after = new Set<string>();
  const edges = new Set<string>();
  const lastOnly = new Set<string>();
  const endsOnly = new Set<string>();
  const lone = new Map<string, string>();
  let longest = 1;
  for (const { word, kind, english } of rows) {
    const key = word.split(' ').map(flavorWord).join(' ');
    const reading = english === '' ? word : english;
    if (kind === 'lone') {
      lone.set(key, reading);
      continue;
    }
    if (TASTES.has(kind)) tastes.set(key, reading);
    else if (kind === 'colour' || kind === 'after' || kind === 'edge') colours.set(key, reading);
    else throw new Error(`flavors.tsv: "${word}" is of an unknown kind "${kind}"`);
    if (kind === 'after') after.add(key);
    if (kind === 'edge') edges.add(key);
    if (kind === 'last') lastOnly.add(key);
    if (kind === 'ends') endsOnly.add(key);
    longest = Math.max(longest, key.split(' ').length);
  }
  const longestFrom = new Map<string, number>();
  for (const taste of tastes.keys()) {
    const words = taste.split(' ');
    const [first = ''] = words;
    longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, words.length));
  }
  return { tastes, colours, after, edges, lastOnly, endsOnly, lone, longest, longestFrom };
}

/** One word as the table has it: lower case, without accents and marks; "&" and apostrophes stay. */
export function flavorWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f®™.,;:!*()"“”]/g, '')
    .replace(/’/g, "'")
    .replace(/ß/g, 'ss')
    .toLowerCase();
}

/** Two flavours that fold alike are one ("Cookies & Cream", "Cookies and Cream"). */
export function flavorKey(flavor: string | null): string {
  return foldText((flavor ?? '').replace(/\b(?:and|n)\b/gi, '&'));
}
