import { foldText } from '../product/slug.ts';
import type { FlavorTable } from './flavor-table.ts';
import { readFlavor } from './read-flavor.ts';

/** How much is in the pack ("2 lbs", "12 x 60 g"), with what ties it to the name. */
const PACK_SIZE =
  /[\s,(-]*\b(?:\d+\s*(?:x|×|\*)\s*)?\d+(?:[.,]\d+)?\s*(?:g|gr|gm|gram|gramm|kg|lbs?|oz|ml|l|cl|fl oz|ct|count|pack|bars?|barres?|barritas?|servings?|portion(?:s|en)?|sachets?)\b(?!\s*(?:of\s+)?(?:prot|whey|eiw|carb|sugar|mct))\.?\)?|[\s,(]*\b(?:box|pack|case) of \d+\)?|[\s,]*\b\d+\s*x$/gi;

/** A part of a name that is nothing but a number of grams: "100% Whey - 920 - Fraise"; cut off at the end. */
const PACK_NUMBER =
  / [-–—] [4-9]\d{2}(?=$| [-–—] )| [-–—] [1-9]\d00(?=$| [-–—] )| [-–—] [1-9]\d50(?=$| [-–—] )| [-–—] \d{1,2}$/g;

/** A name without what says how much is in the pack. */
export function withoutPackSize(name: string): string {
  const bare = name
    .replace(PACK_SIZE, ' ')
    .replace(PACK_NUMBER, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,)])/g, '$1');
  const tidy = bare.replace(/[\s,;:(–-]+$/g, '').trim();
  return /\p{L}{2}/u.test(tidy) ? tidy : name;
}

/**
 * The name by which variants of one product know each other: the words of its name without flavour, pack size, brand and
 * what says little (`idle`), each once, in alphabetical order, so that "100% Gold Standard Whey" is "Gold Standard 100%
 * Whey Protein Powder". Never empty.
 */
export function baseName(
  name: string,
  parts: {
    readonly brand: string | null;
    /** The flavour as the label has it. */
    readonly flavor: string | null;
    readonly flavors: FlavorTable;
    readonly idle: ReadonlySet<string>;
  },
): string {
  const plain = withoutPackSize(name);
  const read = readFlavor(plain, parts.flavors);
  const flavor = foldText(parts.flavor ?? '');
  // What a source states as the flavour may be more than the table knows of it ("Orange Dreamsicle").
  const isWhole =
    flavor === '' || foldText(read.written ?? '') === flavor || !foldText(plain).includes(flavor);
  const folded = foldText(isWhole ? read.base : plain);
  const bare = [foldText(parts.brand ?? ''), flavor]
    .filter(Boolean)
    .reduce((rest, part) => ` ${rest} `.replace(` ${part} `, ' ').trim(), folded);
  // "Iso:pro97" and "Iso:pro 97" are one name.
  const apart = bare.replace(/(\p{L})(?=\d)/gu, '$1 ');
  const words = apart.split(' ').filter((word) => word !== '' && !parts.idle.has(word));
  // "Carb Killa High Protein Bar" is the "Carb Killa Protein Bar"; "High Protein Bar" has no other name.
  const telling = words.length > 1 ? words.filter((word) => word !== 'high') : words;
  return [...new Set(telling)].sort().join(' ') || folded || foldText(name);
}
