import type { ProductWords } from '../product-words/product-words.ts';
import { foldText } from '../slug.ts';
import type { FlavorTable } from './flavor-table.ts';
import { spellFlavors } from './flavor-spelling.ts';
import { readFlavor, type FlavoredName } from './read-flavor.ts';

/** A part of a name that is only the grams of the pack ("100% Whey - 920 - Fraise"); at the end it may be cut off. */
const PACK_NUMBER = / [-–—] (?:(?:[4-9]\d{2}|[1-9]\d[05]0)(?= [-–—] |$)|\d{1,2}$)/g;

/** A name without the size of the pack. */
export function withoutPackSize(name: string, { amounts }: Pick<ProductWords, 'amounts'>): string {
  const bare = name
    .replace(amounts.packSize, ' ')
    .replace(PACK_NUMBER, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([,)])/g, '$1');
  const tidy = bare.replace(/[\s,;:(–-]+$/g, '').trim();
  return /\p{L}{2}/u.test(tidy) ? tidy : name;
}

/** Grams of protein in a name: "Builder's, 20g Protein Bar", "Bar - 20 grams of protein". */
const GRAMS_OF_PROTEIN = /(?<![\d.,])\d{1,2} ?(?:g|gr|grams?) (?:of )?(?=prot)/gi;

/** "Protein 80+" is Protein 80 Plus, "Protein+" Protein Plus; "Oats + Whey" is both. */
const PLUS_SIGN =
  /(?:(?<=\d) ?|(?<=prot[a-z]*|whey))\+(?=\s|$|,)|(?<=prot[a-z]*|whey) \+(?=$| (?:snack )?bars?\b)/gi;

/** "Whey + ISO" is a line of its own, not the isolate of "Whey". */
export function withAddedIsolate(name: string): string {
  return name.replace(/\+ ?iso\b/gi, ' withiso');
}

/** "Low Carb" and "Low Fat", one word however they are written. */
const LOW_CARB_OR_FAT = /\blow (carb|fat)\b/g;

/** "The" counts where nothing else names the line: "The Whey". */
const ARTICLE = /^the (?=\p{L})/u;

/** Before a name it is part of the line ("Naturally Flavored Gold Standard"), behind one of the flavor. */
const NATURALLY_FLAVORED = /^naturally flavou?red (?=\p{L})/iu;

/** "Protein Coffee, Vanilla" and "Protein Cookie" are kinds of products; "Protein Cookies & Cream" is a flavor. */
const DRINK_OR_COOKIE =
  /^(?:high )?protein (coffee|cookie|hot latte|hot chocolate)s?\b(?! ?(?:&|and\b|n\b|dough|cream|flavou?r|style))/i;

/** A share of protein: "Yippie! 36%". */
const PERCENTAGE = /(?<![\d.,])(\d{1,2})\s?%/g;

/** From this share on a percentage says how pure a powder is ("76% Casein", "Clear Whey 86%"); no bar has so much. */
const PURITY = 70;

/** The base of a name that says only the kind of product ("Protein Bar"). */
const PLAIN_BASE = 'protein';

/** The base of a name that says only its flavor ("Banana Chocolate") or its brand. It is an optional word, so figures decide the line. */
export const NO_NAME = 'unnamed';

/**
 * The name that all variants of a product share: its words without flavor, pack size, brand and filler (`idle`), each once, in one
 * spelling and language (`alike`), in alphabetical order, so that "100% Gold Standard Whey" equals "Gold Standard 100% Whey
 * Protein Powder". Where nothing is left it is "protein". Never empty.
 */
export function baseName(
  name: string,
  parts: {
    readonly brand: string | null;
    /** The flavor as the label has it. */
    readonly flavor: string | null;
    /** How `readFlavor` takes the name apart, where that is known. */
    readonly read?: FlavoredName | undefined;
    readonly flavors: FlavorTable;
    readonly words: Pick<ProductWords, 'idle' | 'alike' | 'general' | 'amounts' | 'origin'>;
  },
): string {
  const { idle, alike } = parts.words;
  const sized = withoutExplanation(withoutPackSize(name, parts.words), parts.words);
  const plain = withAddedIsolate(
    sized.replace(GRAMS_OF_PROTEIN, '').replace(NATURALLY_FLAVORED, 'natural '),
  ).replace(PLUS_SIGN, ' plus');
  const known = plain === name ? parts.read : undefined;
  const read = known ?? readFlavor(plain, parts.flavors);
  const flavor = foldText(parts.flavor ?? '');
  // A source may state a flavor of which the table knows only a part ("Orange Dreamsicle").
  const isWhole = saysAllOf(flavor, read.written, plain);
  const isOnlyFlavor = read.flavor !== null && read.base === spellFlavors(plain, parts.flavors);
  const base = isOnlyFlavor ? '' : withoutFlavorAgain(read, parts.flavors);
  // "Iso:pro97" and "Iso:pro 97" are one name.
  const folded = withoutCount(
    foldText(isWhole ? base : plain),
    foldText(plain),
    read.written,
  ).replace(/(\p{L})(?=\d)/gu, '$1 ');
  const said = inOneSpelling(folded, alike);
  const praise = praiseOf(foldText(plain), read.written);
  const words = [foldText(parts.brand ?? ''), flavor]
    .reduce((rest, part) => withoutWords(rest, part), said)
    .replace(LOW_CARB_OR_FAT, 'low$1')
    .split(' ')
    .concat(foldText(DRINK_OR_COOKIE.exec(plain)?.[1] ?? '').split(' '))
    .filter((word) => word !== '' && !idle.has(word) && word !== praise);
  const named = withoutLone(words, read, parts.flavors);
  const distinctive = distinctiveWords(named, plain, parts.words);
  if (ARTICLE.test(said) && isGenericName(distinctive, parts.words)) distinctive.push('the');
  if (distinctive.length > 0) return [...new Set(distinctive)].sort().join(' ');
  return isOnlyFlavor || isOnlyBrand(plain, parts.brand) ? NO_NAME : PLAIN_BASE;
}

/** Whether the flavor read in the name is the one that the source states, or the name does not contain that. */
function saysAllOf(flavor: string, read: string | null, name: string): boolean {
  return flavor === '' || foldText(read ?? '') === flavor || !foldText(name).includes(flavor);
}

function isOnlyBrand(name: string, brand: string | null): boolean {
  return withoutWords(foldText(name), foldText(brand ?? '')) === '';
}

/** Removes a bracket that only details an origin given before: "Vegan Protein (Pea & Rice)". */
function withoutExplanation(name: string, { origin }: Pick<ProductWords, 'origin'>): string {
  const isOrigin = (word: string) => origin.has(word);
  return name.replace(/\(([^)]+)\)/g, (bracket, inside: string) => {
    const explains = foldText(inside).split(' ').every(isOrigin);
    return explains && foldText(name.replace(bracket, '')).split(' ').some(isOrigin) ? '' : bracket;
  });
}

function inOneSpelling(text: string, alike: ProductWords['alike']): string {
  return text
    .split(' ')
    .map((word) => alike.get(word) ?? word)
    .join(' ');
}

/** Removes a last word that only means "unflavored" ("Pure Whey Natural Protein Powder"); "Natural Whey" is a line. */
function withoutLone(
  words: readonly string[],
  { flavor }: FlavoredName,
  { lone }: FlavorTable,
): readonly string[] {
  const isUnflavored = flavor === null && words.length > 1 && lone.has(words.at(-1) ?? '');
  return isUnflavored ? words.slice(0, -1) : words;
}

/** Whether there are words, but none that names a line: "The Whey". */
function isGenericName(words: readonly string[], table: Pick<ProductWords, 'general'>): boolean {
  return words.length > 0 && !words.some(namesLine(table));
}

/** Whether a word names a line; kinds of products ("bar") and numbers do not. */
function namesLine({ general }: Pick<ProductWords, 'general'>): (word: string) => boolean {
  return (word) => !general.has(word) && /\D/.test(word);
}

/** The words of a name, without shares of protein where other words name the line. */
function distinctiveWords(
  words: readonly string[],
  name: string,
  table: Pick<ProductWords, 'general'>,
): string[] {
  // "Carb Killa High Protein Bar" is the "Carb Killa Protein Bar".
  const notHigh = words.filter((word) => word !== 'high');
  // In "Protein Plus 30%" and "52%" the share is all that names the line.
  const shares = new Set(Array.from(name.matchAll(PERCENTAGE), ([, share = '']) => share));
  const isLine = notHigh.some(namesLine(table));
  const least = isLine ? 0 : PURITY;
  const named = notHigh.filter((word) => !shares.has(word) || Number(word) < least);
  return named.length > 0 ? named : notHigh;
}

/** A word that praises the flavor here ("Real Raspberry", "Extra Chocolate"), though elsewhere it may name a line. */
function praiseOf(name: string, flavor: string | null): string | undefined {
  return ['real', 'extra'].find(
    (word) => flavor !== null && name.includes(`${word} ${foldText(flavor)}`),
  );
}

/** The name without its flavor, also where that is repeated in another language: "Shake Chocolate, Schoko". */
function withoutFlavorAgain({ base, flavor }: FlavoredName, flavors: FlavorTable): string {
  if (flavor === null) return base;
  const again = readFlavor(base, flavors);
  // "Chunky Peanut Butter Bars, Peanut Butter"
  return again.flavor?.endsWith(flavor) ? again.base : base;
}

/** Removes the number of bars behind the flavor: "Carb Killa Bar Cookie Dough 12". */
function withoutCount(base: string, name: string, flavor: string | null): string {
  const count = / \d{1,2}$/.exec(name)?.[0] ?? '';
  const isCount = flavor !== null && name.endsWith(foldText(flavor) + count);
  return isCount && base.endsWith(count) ? base.slice(0, base.length - count.length) : base;
}

/** Removes the words, however they are spaced: "Power Bar" is PowerBar. */
function withoutWords(text: string, words: string): string {
  const letters = words.replaceAll(' ', '');
  if (!text.replaceAll(' ', '').includes(letters)) return text;
  const spaced = Array.from(letters).join(' ?');
  return text.replace(new RegExp(`(?<!\\S)${spaced}(?!\\S)`), '').trim();
}
