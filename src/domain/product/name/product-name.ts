import { CHARACTER_REFERENCES } from '../../character-references.ts';
import { withoutPackSize } from '../../flavors/base-name.ts';
import type { BrandTable } from '../brand/brand-table.ts';
import { softenCapitals } from '../brand/brand-name.ts';
import type { ProductWords } from '../../product-words/product-words.ts';
import { foldText } from '../../slug.ts';
import { inRightCase, typeset } from './typeset-name.ts';

/** Characters; a longer name is the text of a pack, read from a photograph. */
const LONGEST_NAME = 120;

/**
 * A product's name as a shop would print it: entities decoded; trade marks, brand, pack size, shops' additions (`shop`)
 * and codes removed (a line named after its brand keeps it); repeated parts said once; capitals softened. Nothing is
 * added. Null if nothing readable is left, or far too much.
 */
export function cleanName(
  written: string | null,
  brand: string | null,
  { words, brands }: { readonly words: ProductWords; readonly brands: BrandTable },
): string | null {
  let name = typeset(decodeEntities(written ?? ''));
  name = withoutPackSize(withoutShopWords(name, words.shop), words).replace(
    /\b(bar) bars\b/gi,
    '$1',
  );
  const [longer, variants] = [brands.longer, brands.variants].map(
    (map) => map.get(brand ?? '') ?? [],
  );
  for (const spelling of [...(longer ?? []), brand, ...(variants ?? [])])
    name = withoutBrand(withoutLeadingBrand(name, spelling), spelling, brands.lines, words);
  name = withoutDoubledPart(
    name
      .replace(FORM_AT_END, '')
      .replace(/(?:,\s*){2,}/g, ', ')
      .replace(/ [-–] [^-–]*\?$|\?+$/, ''),
  )
    .replace(/\(\s*\)|^["'«“]+|["'»”]+$/g, '')
    .replace(UNPAIRED_QUOTE, '$1')
    .replace(/[\s.,…–-]*\.[\s.]+\.+$/, '')
    .replace(/^[\s,;:.–—-]+|[\s,;:–—(*•x]+$/g, (edge) =>
      /x/.test(edge.trim()) && !/\s/.test(edge) ? edge : '',
    )
    .trim();
  if (!/\p{L}{2}|(?:\p{L}\.){2}/u.test(name) || name.length > LONGEST_NAME) return null;
  name = CUT_TASTES.reduce(
    (text, [cut, whole]) => text.replace(cut, whole),
    withClosedBracket(name),
  )
    .replace(CUT_END, '')
    .replace(/^nutrition (?=\p{L})/iu, '');
  const soft = inRightCase(softenCapitals(name, words.small), brand, words);
  return soft.charAt(0).toUpperCase() + soft.slice(1);
}

/** A quotation mark without its pair. */
const UNPAIRED_QUOTE = /^([^"]*)"(?=[^"]*$)/;

/** Decodes `&amp;`, `&#40;` and the like; numeric references may lack their semicolon (cut-off source). */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7});?|([a-z]+);)/gi,
    (whole, code: string | undefined, name: string | undefined) => {
      const point = Number(code);
      if (point > 31 && point < 0x10_ff_ff && !isHalfOfPair(point))
        return String.fromCodePoint(point);
      return (name && CHARACTER_REFERENCES.get(name.toLowerCase())) ?? whole;
    },
  );
}

/** A surrogate is not a character by itself. */
function isHalfOfPair(point: number): boolean {
  return point >= 0xd800 && point <= 0xdfff;
}

/** The product's form repeated after the flavor, or what it is mixed with: "Impact Whey, Latte, Pulver"; "Casein Elite, Wasser". */
const FORM_AT_END =
  /(?<=\S .*)(?: \((?:bar|powder)\)|, (?:pulver|powder|poudre|bar|riegel|(?:milch, )?wasser))$/i;

/** Removes "Vega, …" or "Vega - …", never "Vega One …": without a separator, the brand may be part of the name. */
function withoutLeadingBrand(name: string, brand: string | null): string {
  if (brand === null) return name;
  const match = /^([^,:–—]{2,40}?)(?:,|:| [-–—]) (.+)/.exec(name);
  if (!match || foldText(match[1] ?? '') !== foldText(brand)) return name;
  return match[2] ?? name;
}

/** Shops' codes ("B07X4KDQ2M", a barcode), and the words before them. */
const CODES = /\b(?:B0[A-Z0-9]{8}|X00[A-Z0-9]{7}|\d{8,14})\b/g;

function withoutShopWords(name: string, shop: readonly string[]): string {
  let bare = name.replace(CODES, ' ');
  for (const words of shop) {
    const at = bare.toLowerCase().indexOf(words);
    if (at >= 0 && !/\p{L}/u.test(`${bare[at - 1] ?? ' '}${bare[at + words.length] ?? ' '}`))
      bare = `${bare.slice(0, at)} ${bare.slice(at + words.length)}`;
  }
  return bare.replace(/\s+/g, ' ').trim();
}

/** Least letters of a brand that is also removed from the middle of a name. */
const SURE_LETTERS = 6;

/** A noun that would be left alone before its flavor: "SimplyProtein Bar, Cocoa Coffee". */
const LONE_KIND = /^(?:bars?|shakes?|smoothies?|drinks?)(?:,| [-–(])/i;

/** Removes the brand from either end of a name, unless it begins a line's name ("Vega One") or what is left would not be a name. */
function withoutBrand(
  name: string,
  brand: string | null,
  lines: ReadonlySet<string>,
  { bare: onlyBare, maker }: ProductWords,
): string {
  const words = foldText(brand ?? '')
    .split(' ')
    .filter(Boolean);
  const line = foldText(name)
    .split(' ')
    .slice(0, words.length + 1)
    .join(' ');
  if (words.length === 0 || lines.has(line) || !holdsBeginning(name, words[0])) return name;
  // "Carman's" folds to "carmans".
  const within = /['’]/.test(brand ?? '') ? "['’]?" : '';
  const spelling = words
    .map((word) => Array.from(word, inAnyAccent).join(within))
    .join("[\\s'’.&-]*");
  for (const pattern of [
    new RegExp(`^${spelling}!?(?:['’]s?)?[\\s,:–-]+(?=\\S)`, 'i'),
    new RegExp(`(?:[\\s,–-]+(?:${maker}\\s+)?${spelling}!?)+$`, 'i'),
  ]) {
    const bare = name.normalize('NFC').replace(pattern, '').trim();
    const isName = !onlyBare.test(bare) && !LONE_KIND.test(bare) && /\p{L}{3}/u.test(bare);
    if (bare !== name && isName) name = bare;
  }
  return withoutBrandWithin(name, words, spelling, onlyBare);
}

/** Matches a letter of a folded name with any accent: "Éric Favre". */
function inAnyAccent(letter: string): string {
  return ACCENTS[letter] ?? (/[a-z0-9]/.test(letter) ? letter : '.');
}

const ACCENTS: Readonly<Record<string, string>> = {
  a: '[aàáâãäå]',
  c: '[cçč]',
  e: '[eèéêëě]',
  i: '[iìíîï]',
  n: '[nñ]',
  o: '[oòóôõö]',
  u: '[uùúûü]',
};

/** Whether the name contains the first letters of the word, which is quick to test: most names do not contain their brand. */
function holdsBeginning(name: string, word = ''): boolean {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/['’\p{M}]/gu, '')
    .includes(/^[a-z0-9]*/.exec(word)?.[0] ?? '');
}

/** Closes a bracket that a source cut off, or that a removed pack size left open. */
function withClosedBracket(name: string): string {
  const open = name.split('(').length - name.split(')').length;
  if (open === 1) return `${name})`;
  return open === -1 && !name.includes('(') ? name.replace(/\s*\)/, '') : name;
}

/** "Impact Whey Myprotein Vanilla". Short brands, and those that end in "protein", may be ordinary words there. */
function withoutBrandWithin(
  name: string,
  words: readonly string[],
  spelling: string,
  bare: RegExp,
): string {
  if (words.join('').length < SURE_LETTERS || words.at(-1) === 'protein') return name;
  const within = name
    .replace(new RegExp(` ${spelling}(?= )`, 'i'), '')
    .replace(
      new RegExp(` ?${spelling}-(\\p{L})`, 'iu'),
      (_, letter: string) => ` - ${letter.toUpperCase()}`,
    );
  return bare.test(within) || /\b(\p{L}+) \1\b/iu.test(within) ? name : within;
}

/**
 * Endings that a source cut off: "Parfum" before the flavor, "Choco Beurre De", "Strawberry White C", "Raspberry
 * Lemonade FL", "Choc Perf"; "(24 x".
 */
const CUT_END =
  /,?\s+(?:[Pp]ar(?:f(?:um)?)?(?:\s+\p{L})?|(?<!Vitamin )[B-WYZ]|[DdEe]n|[Dd]e|Er|FL|TO|Perf|\(\d{1,2}\))$/u;

/** Tastes that a source cut off, if only one taste begins so. */
const CUT_TASTES: readonly (readonly [RegExp, string])[] = [
  [/\b(white) c$/i, '$1 Chocolate'],
  [/\b(beurre de)$/i, '$1 Cacahuète'],
];

function withoutDoubledPart(written: string): string {
  // "IsaPro Whey IsaPro Whey IsaPro Whey"
  const once = /^(.{6,}?)(?: \1)+$/i.exec(written)?.[1] ?? written;
  // "50% Protein 50% Proteine Reep"
  const name = once.replace(/^(\d+% \p{L}{4,}) (?=\1)/iu, '');
  const parts = name.split(/, ?/);
  const kept = parts.filter(
    (part, index) =>
      !parts.slice(0, index).some((other) => says(other, part)) &&
      !isSaidNext(part, parts[index + 1]),
  );
  return kept.join(', ');
}

/** "Vanilla Whey, Vanilla"; "Whey, the Whey". */
function says(part: string, again: string): boolean {
  return ` ${foldText(part)} `.includes(` ${foldText(again)} `);
}

/** "Raw, Raw Protein"; "Protein, High Protein Bar". */
function isSaidNext(part: string, next = ''): boolean {
  const [said, after] = [foldText(part), foldText(next)];
  return said === 'protein' ? / ?\bprotein\b/.test(after) : after.startsWith(`${said} `);
}
