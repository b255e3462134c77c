import type { BrandTable } from './brand-table.ts';
import { foldText } from './slug.ts';

/** Legal forms and like endings that are no part of a brand's name. */
const LEGAL_FORM =
  /[\s,]+(?:inc|incorporated|llc|l l c|ltd|limited|co|corp|corporation|company|gmbh|sa|sas|bv|plc|pty)\.?$/i;

const SMALL_WORDS: ReadonlySet<string> = new Set([
  'of',
  'and',
  'the',
  'for',
  'by',
  'in',
  'with',
  'de',
  'or',
]);

/**
 * One spelling for each brand: the first of several ("Clif,Builder's"), legal forms cut off, known spellings unified,
 * capitals softened unless short ("BSN"). Null for empty text, for owners known to be wrong and for words that are no brand.
 */
export function unifyBrand(written: string | null, { spellings }: BrandTable): string | null {
  let name = (written ?? '').split(/[,;]\s*(?!inc|llc|ltd|co\b|corp)/i)[0]?.trim() ?? '';
  name = name.replace(/[®™©]/g, '').replace(/\s+/g, ' ').trim();
  const whole = spellings.get(foldText(name));
  if (whole !== undefined) return whole;
  for (let cut = name.replace(LEGAL_FORM, ''); cut !== name; cut = name.replace(LEGAL_FORM, ''))
    name = cut;
  const folded = foldText(name);
  if (folded === '') return null;
  const known = spellings.get(folded);
  return known === undefined ? softenCapitals(name) : known;
}

/** What two spellings of one brand have in common; the key under which it is stored. */
export function brandKey(name: string): string {
  return foldText(name);
}

/** ALL CAPS and all lower case in title case; words of up to three capitals, and mixed spellings, stay as written. */
export function softenCapitals(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  const shouting = letters.length > 4 && letters === letters.toUpperCase();
  const whispering = letters === letters.toLowerCase();
  if (!shouting && !whispering) return text;
  return text
    .toLowerCase()
    .replace(/[\p{L}\p{N}'’]+/gu, (word, index: number) =>
      index > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}
