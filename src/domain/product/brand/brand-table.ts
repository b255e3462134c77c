import { addTo } from '../../multimap.ts';
import { editDistance } from '../../ingredients/words/edit-distance.ts';
import { PRODUCT_FORMATS, type ProductFormat } from '../../enumerations.ts';
import { foldText } from '../../slug.ts';

/** One row of `data/catalogue/brands.tsv`; lists are separated by ";". A row without a brand lists words that are not brands. */
export interface BrandRow {
  readonly brand: string;
  readonly maker: string;
  readonly spellings: string;
  readonly 'in names': string;
  readonly lines: string;
}

/** One row of `data/catalogue/brand-prefixes.tsv`. */
export interface PrefixRow {
  readonly prefix: string;
  readonly brand: string;
  readonly evidence: string;
}

/**
 * One row of `data/catalogue/brand-homonyms.tsv`: two makers have the same name, and are told apart by the first digits
 * of a barcode or by words of a line that only one of them sells; the other column is "".
 */
export interface HomonymRow {
  readonly brand: string;
  readonly prefix: string;
  readonly words: string;
  readonly means: string;
  readonly evidence: string;
}

/** One row of `data/catalogue/brand-lines.tsv`: words that records of a brand use for a line with another name. */
export interface BrandLineRow {
  readonly brand: string;
  /** The format it holds for; "" for all. */
  readonly format: string;
  readonly words: string;
  readonly line: string;
}

/** One row of `data/catalogue/brand-forms.tsv`: a name that a brand also gives to another form, which has less protein. */
export interface BrandFormRow {
  readonly brand: string;
  readonly from: string;
  readonly words: string;
  /** Grams of protein per 100 g. */
  readonly below: string;
  readonly format: ProductFormat;
}

/** The reviewed tables of brands, parsed. */
export interface BrandTableRows {
  readonly brands: readonly BrandRow[];
  readonly prefixes: readonly PrefixRow[];
  readonly homonyms: readonly HomonymRow[];
  readonly lines: readonly BrandLineRow[];
  readonly forms: readonly (Omit<BrandFormRow, 'format'> & { readonly format: string })[];
}

export interface BrandTable {
  /** Folded spelling → the brand's own; null for owners known to be wrong and words that are not a brand. */
  readonly spellings: ReadonlyMap<string, string | null>;
  /** Longer spellings of a brand that begin with its name ("scitec nutrition"), longest first. */
  readonly longer: ReadonlyMap<string, readonly string[]>;
  /**
   * Other ways to write a brand's name: spaced differently ("my protein"), misspelled ("myorotein"), its initials
   * ("on"), or its beginning ("optimum").
   */
  readonly variants: ReadonlyMap<string, readonly string[]>;
  /** Words of a name that give its brand, folded, with a space at either end, longest first. */
  readonly inNames: readonly (readonly [words: string, brand: string])[];
  /** Folded names of lines that begin with their brand's name ("vega one"): product names keep them whole. */
  readonly lines: ReadonlySet<string>;
  /** The first digits of GTIN-13s that one brand uses. */
  readonly prefixes: ReadonlyMap<string, { readonly brand: string; readonly evidence: string }>;
  /** Brands whose name another maker also has, with what identifies the other's products. */
  readonly homonyms: readonly HomonymRow[];
  /**
   * By brand and format (`brand|format`): the words of a name that mean a line, in alphabetical order, with the words
   * of that line.
   */
  readonly sameLines: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Names that a brand gives to two forms. */
  readonly forms: readonly BrandFormRow[];
}

/** Builds the table of the reviewed rows; throws if one spelling belongs to two brands. */
export function buildBrandTable({
  brands: rows,
  prefixes,
  homonyms,
  lines: brandLines,
  forms,
}: BrandTableRows): BrandTable {
  const spellings = new Map<string, string | null>();
  const inNames: [string, string][] = [];
  for (const row of rows) {
    const brand = row.brand === '' ? null : row.brand;
    for (const spelling of [row.brand, ...row.spellings.split(';')].map(foldText)) {
      if (spelling === '') continue;
      const known = spellings.get(spelling);
      if (known !== undefined && known !== brand)
        throw new Error(`brands.tsv: "${spelling}" stands for ${known} and for ${brand}`);
      spellings.set(spelling, brand);
    }
    for (const words of row['in names'].split(';').map(foldText))
      if (words !== '' && brand !== null) inNames.push([` ${words} `, brand]);
  }
  inNames.sort((a, b) => b[0].length - a[0].length);
  const lines = new Set(rows.flatMap((row) => row.lines.split(';').map(foldText)).filter(Boolean));
  return {
    longer: longerSpellings(spellings, lines),
    variants: variantSpellings(spellings, homonyms),
    spellings,
    inNames,
    lines,
    prefixes: new Map(prefixes.map(({ prefix, ...rest }) => [prefix, rest])),
    homonyms,
    sameLines: sameLinesOf(brandLines),
    forms: forms.map((row) => ({ ...row, format: row.format as ProductFormat })),
  };
}

function sameLinesOf(rows: readonly BrandLineRow[]): BrandTable['sameLines'] {
  const sorted = (words: string) => foldText(words).split(' ').sort().join(' ');
  const lines = new Map<string, Map<string, string>>();
  for (const { brand, format, words, line } of rows)
    for (const each of PRODUCT_FORMATS.filter((known) => format === '' || format === known)) {
      const key = `${foldText(brand)}|${each}`;
      const ofBrand = lines.get(key) ?? new Map<string, string>();
      lines.set(key, ofBrand.set(sorted(words), sorted(line)));
    }
  return lines;
}

/** For each brand, the spellings that begin with its name, longest first; without its lines, which names keep. */
function longerSpellings(
  spellings: ReadonlyMap<string, string | null>,
  lines: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const longer = new Map<string, string[]>();
  for (const [spelling, brand] of spellings) {
    // "pure protein bar" is one way to write the brand, but in a product's name the bar is the product.
    const isName = lines.has(spelling) || /\bbars?$/.test(spelling);
    if (brand === null || isName || !spelling.startsWith(`${foldText(brand)} `)) continue;
    addTo(longer, brand, spelling);
  }
  for (const list of longer.values()) list.sort((a, b) => b.length - a.length);
  return longer;
}

/** Least letters with which a reviewed beginning of a brand means it in names ("Optimum", "STC", "Inko"). */
const SHORT_FORM_LETTERS = 3;

function variantSpellings(
  spellings: ReadonlyMap<string, string | null>,
  homonyms: readonly HomonymRow[],
): ReadonlyMap<string, readonly string[]> {
  const variants = new Map<string, string[]>();
  // "Bodylab Whey" is a product of Bodylab24.
  for (const { brand, means } of homonyms)
    if (means.startsWith(brand)) variants.set(means, [foldText(brand)]);
  for (const [spelling, brand] of spellings)
    if (brand !== null && isVariant(spelling, foldText(brand))) addTo(variants, brand, spelling);
  return variants;
}

/** The name spaced differently, with its "and" written out, its initials, its beginning, or with one wrong letter. */
function isVariant(spelling: string, name: string): boolean {
  if (spelling === name || /\bbars?$/.test(spelling)) return false;
  const compact = (text: string) => text.replaceAll(' ', '');
  const initials = name.replace(/(\w)\w* ?/g, '$1');
  const isSame = [spelling, spelling.replace(' and ', '')].map(compact).includes(compact(name));
  const isBegun = spelling.length >= SHORT_FORM_LETTERS && name.startsWith(spelling);
  const isMistyped = editDistance(compact(spelling), compact(name), 1) <= 1;
  return isSame || isBegun || isMistyped || (initials.length > 1 && spelling === initials);
}

/** The maker of a product of a brand whose name two makers have; null if nothing shows that it is the other's. */
export function homonymOf(
  brand: string,
  { gtin, name }: { readonly gtin: string | null; readonly name: string | null },
  table: BrandTable,
): HomonymRow | null {
  const rows = table.homonyms.filter((row) => row.brand === brand);
  // A barcode is stronger evidence than the words of a line.
  const row =
    rows.find(({ prefix }) => prefix !== '' && gtin?.startsWith(prefix)) ??
    rows.find(({ prefix, words }) => {
      return prefix === '' && ` ${foldText(name ?? '')} `.includes(` ${words} `);
    });
  return row === undefined || row.means === brand ? null : row;
}

/** Lengths of GTIN-13 prefixes that identify an owner, longest first. */
const PREFIX_LENGTHS = [10, 9, 8, 7] as const;

/** The brand that owns a barcode's first digits, with the evidence; null if none is known. */
export function brandOfBarcode(
  gtin: string,
  table: BrandTable,
): { readonly brand: string; readonly evidence: string } | null {
  for (const length of PREFIX_LENGTHS) {
    const found = table.prefixes.get(gtin.slice(0, length));
    if (found) return found;
  }
  return null;
}
