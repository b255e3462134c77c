import type { BrandTable } from './brand-table.ts';
import type { ProductWords } from '../../product-words/product-words.ts';
import { foldText } from '../../slug.ts';

/**
 * One spelling for each brand: the first of several ("Clif,Builder's") that is not a common word or an owner, without
 * legal forms, known spellings unified, capitals softened unless short ("BSN"). Null for empty text, for owners known
 * to be wrong and for words that are not a brand.
 */
export function unifyBrand(
  written: string | null,
  {
    brands: { spellings },
    words: { legalForm, small },
  }: { readonly brands: BrandTable; readonly words: ProductWords },
): string | null {
  const listed = (written ?? '').split(/[,;]/);
  // "Lackmann, Optimum Nutrition": an importer, then the brand.
  const mayBeBrand = (each: string) =>
    spellings.get(foldText(each)) !== null && `, ${each.trim()}`.replace(legalForm, '') !== '';
  const first = Math.max(0, listed.findIndex(mayBeBrand));
  let name = listed[first]?.trim() ?? '';
  name = name.replace(/[®™©]/g, '').replace(/\s+/g, ' ').trim();
  const whole = spellings.get(foldText(name));
  if (whole !== undefined) return whole;
  while (legalForm.test(name)) name = name.replace(legalForm, '');
  const folded = foldText(name);
  if (folded === '') return null;
  const known = spellings.get(folded);
  return known === undefined ? softenCapitals(name, small) : known;
}

/** The key under which a brand is stored: the same for all spellings. */
export function brandKey(name: string): string {
  return foldText(name);
}

/** Words without a vowel are abbreviations. */
const CONSONANTS = /^[B-DF-HJ-NP-TV-XZ]{2,4}$/;

/**
 * Converts ALL CAPS and all lower case to title case; short texts, words of consonants only ("ISO-XP", "CFM"), and
 * mixed case stay as written.
 */
export function softenCapitals(text: string, small: ReadonlySet<string>): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  const isAllCapitals = letters.length > 4 && letters === letters.toUpperCase();
  const isAllLowerCase = letters === letters.toLowerCase();
  if (!isAllCapitals && !isAllLowerCase) return text;
  return text.replace(/[\p{L}\p{N}'’]+/gu, (word, index: number) => {
    const low = word.toLowerCase();
    if (index > 0 && small.has(low)) return low;
    return CONSONANTS.test(word) ? word : low.charAt(0).toUpperCase() + low.slice(1);
  });
}
