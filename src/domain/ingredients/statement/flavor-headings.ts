import { isFlavor, isTaste, isPlainTaste } from '../vocabulary/entry-facts.ts';
import { headingKind } from '../names/heading-names.ts';
import type { HeadingWords, WordClasses } from '../vocabulary/word-tables.ts';
import type { Entries, Vocabulary } from '../vocabulary/vocabulary.ts';
import { headsIngredients, isMark, isSeparator, says } from '../names/atom.ts';
import type { Pieces, Piece } from './placed-atom.ts';

/** Most words of a flavor's name. */
const LONGEST = 7;
/** Most amounts and qualities before the first name of a list. */
const BEFORE_NAME = 4;

/** A word of a flavor's name: "Cookies & Cream", "Milk Chocolate Flavored"; if the list is announced, also an unread one. */
function isOfFlavor(piece: Piece, listed: boolean): boolean {
  if (piece.region !== 'list') return false;
  const named =
    piece.span === 'name' || piece.span === 'quality' || (listed && piece.span === 'unread');
  return named || piece.kind === 'joiner' || isMark(piece, '&/-™®');
}

/** "Parfum", "goût": a word that precedes a flavor's name. */
function headsTaste(piece: Piece | undefined): boolean {
  return piece?.span === 'heading' && says(piece, 'taste');
}

/** Where the words before a place begin, if they are all of their line or sentence; null if it has other words. */
function beginningOf(placed: Pieces, end: number, listed: boolean): number | null {
  let unread = false;
  for (let at = end - 1; at >= Math.max(-1, end - LONGEST - 1); at -= 1) {
    const piece = placed[at];
    const line = piece === undefined || piece.ends || placed[at + 1]?.paragraph === true;
    if (line || isMark(piece, ';:')) return at + 1 < end && (listed || !unread) ? at + 1 : null;
    // "Parfum chocolat riche : …"
    if (headsTaste(piece)) return at;
    if (!isOfFlavor(piece, true)) return null;
    unread ||= piece.span === 'unread';
  }
  return null;
}

function isProtein({ meaning }: Piece): boolean {
  const entry = meaning?.entry;
  return entry != null && (entry.proteinSource !== null || entry.roles.includes('protein source'));
}

/** A list that begins with a protein belongs to a product, not to a part of one. */
function beginsWithProtein(placed: Pieces, from: number, words: HeadingWords): boolean {
  const first = placed
    .slice(from, from + BEFORE_NAME)
    .find((piece) => piece.span === 'name' || piece.span === 'unread' || isSeparator(piece));
  if (first?.span !== 'name') return false;
  return isProtein(first) || headingKind(first.key, words) === 'protein';
}

/** "Protein coating: whey protein, sugar", "protein blend: …" */
function headsItsOwn(piece: Piece, { part, noun }: HeadingWords): boolean {
  const { key } = piece;
  return isProtein(piece) || part.test(key) || noun.test(key);
}

interface Heading {
  readonly pieces: Pieces;
  /** "… INGREDIENTS:" */
  readonly listed: boolean;
  /** The pieces that it declares. */
  readonly declared?: Pieces;
}

/**
 * "Ingredients (Milk): …", "Ingredientes de chocolate y avellana: …": an allergen by its own word; cream beside cookies
 * is a flavor.
 */
function isDeclared({ meaning }: Piece, flavor: Pieces): boolean {
  if (meaning?.isAllergenWord !== true || meaning.entry === null) return false;
  return flavor.length === 1 || isTaste(meaning.entry);
}

/** The words of a flavor's heading before a colon; null if there are none. */
function headingBefore(
  placed: Pieces,
  colon: number,
  severalLists: boolean,
  words: HeadingWords,
): Heading | null {
  const before = placed[colon - 1];
  const listed = severalLists && headsIngredients(before);
  if (!listed && !beginsWithProtein(placed, colon + 1, words)) return null;
  const end = listed ? colon - 1 : colon;
  const pieces = placed.slice(beginningOf(placed, end, listed) ?? end, end);
  if (!pieces.some(({ span }) => span === 'name')) return null;
  return !listed && pieces.some((piece) => headsItsOwn(piece, words)) ? null : { pieces, listed };
}

/** "Ingredients (Peanut Butter): whey protein, …", "Ingredients - Cookies & Cream: whey protein, …" */
function flavorBehind(placed: Pieces, colon: number, words: HeadingWords): Heading | null {
  const near = Math.max(0, colon - LONGEST - BEFORE_NAME);
  const head = placed.slice(near, colon).findLastIndex(headsIngredients);
  const pieces = placed.slice(near + head + 1, colon);
  if (head < 0 || !pieces.some(({ span }) => span === 'name')) return null;
  const inBrackets = isMark(pieces[0], '(') && isMark(pieces.at(-1), ')');
  const flavor = inBrackets ? pieces.slice(1, -1) : pieces;
  const isFlavorName = flavor.every(
    (piece) => isOfFlavor({ ...piece, region: 'list' }, inBrackets) && !headsItsOwn(piece, words),
  );
  const ofProduct = inBrackets || beginsWithProtein(placed, colon + 1, words);
  if (!isFlavorName || !ofProduct) return null;
  const declared = flavor.filter((piece) => isDeclared(piece, flavor));
  return { pieces: flavor, listed: inBrackets, declared };
}

/** "Flavor: peanut butter. Ingredients: …": the flavor that the list belongs to, stated before it. */
function headsFlavor(placed: Pieces, at: number, length: number): boolean {
  const said = placed[at]?.meaning?.entry;
  const flavor = said != null && isFlavor(said) && isMark(placed[at + 1], ':');
  return flavor && headsIngredients(placed[at + length + 1]);
}

/** "Goût pistache.", "Flavor: peanut butter." as a separate sentence; "saveur chocolat avec noisettes" also names an ingredient. */
function tasteSentence(placed: Pieces, at: number): Heading | null {
  const length = placed.slice(at, at + LONGEST + 2).findIndex(({ ends }) => ends);
  if (length < 0 || placed[at - 1]?.ends === false) return null;
  const flavor = headsFlavor(placed, at, length);
  if (!flavor && !headsTaste(placed[at])) return null;
  const pieces = placed.slice(at, at + length);
  const tasted = pieces.slice(flavor ? 2 : 1);
  const isTasted = (piece: Piece): boolean => isOfFlavor(piece, flavor) && !says(piece, 'with');
  if (!tasted.every(isTasted) || !tasted.some(({ span }) => span === 'name')) return null;
  return { pieces: flavor ? pieces : tasted, listed: true };
}

/** "Milk chocolate: pea protein, …" may be the chocolate of a bar. */
function mayBePart({ pieces, listed }: Heading, { compound }: WordClasses): boolean {
  const [name, another] = pieces.filter(({ span }) => span === 'name');
  const canonical = name?.meaning?.entry?.canonical ?? '';
  return !listed && another === undefined && compound.test(canonical);
}

/**
 * "Chocolate Peanut Butter: whey protein, … Vanilla: …", "PEANUT BUTTER CUP INGREDIENTS: …" in a text of several lists:
 * the flavor that a list belongs to. The heading does not prove that the product contains it; what the flavor is named
 * after stays a doubt.
 */
export function withFlavorHeadings(
  placed: Pieces,
  { headingWords, wordClasses }: Vocabulary,
): Pieces {
  const severalLists = placed.filter(headsIngredients).length > 1;
  const found = placed.flatMap((piece, at) =>
    isMark(piece, ':')
      ? (flavorBehind(placed, at, headingWords) ??
        headingBefore(placed, at, severalLists, headingWords) ??
        [])
      : (tasteSentence(placed, at) ?? []),
  );
  const [first, another] = found;
  if (first === undefined || (another === undefined && mayBePart(first, wordClasses)))
    return placed;
  const headings = new Set(found.flatMap(({ pieces }) => pieces));
  const declared = new Set(found.flatMap((heading) => heading.declared ?? []));
  return placed.map((piece): Piece => {
    if (!headings.has(piece)) return piece;
    return declared.has(piece) || piece.span === 'unread'
      ? { ...piece, region: 'declaration' }
      : { ...piece, span: 'claim', region: 'list' };
  });
}

/** What the flavors of a text are named after. */
export function tastesOfHeadings(placed: Pieces): Entries {
  return placed.flatMap(({ span, meaning }) => (span === 'claim' ? (meaning?.entry ?? []) : []));
}

const KIND = /^(?:natural|artificial)$/u;
/** Most consecutive flavors, including commas. */
const LONGEST_ROW = 16;

function isAnd(piece: Piece | undefined): boolean {
  return says(piece, 'and');
}

/** "orange and pineapple flavors", "and pineapple flavors" at a place: index of its last name; null if it does not end a series. */
function endOfRow(placed: Pieces, at: number): number | null {
  const and = [at, at + 1].find((each) => isAnd(placed[each]));
  const end = (and ?? placed.length) + 1;
  const { key = '', meaning } = placed[end] ?? {};
  return meaning?.entry && isFlavor(meaning.entry) && key.endsWith('s') ? end : null;
}

/** Indexes of the names of a series that begins at a place; empty if there is no such series. */
function rowFrom(placed: Pieces, from: number): readonly number[] {
  const tastes: number[] = [];
  for (let at = from; at < from + LONGEST_ROW; at += 2) {
    const end = tastes.length > 0 ? endOfRow(placed, at) : null;
    if (end !== null) return end === at + 2 ? [...tastes, at, end] : [...tastes, end];
    const entry = placed[at]?.meaning?.entry;
    if (placed[at]?.region !== 'list' || !entry || !isPlainTaste(entry)) return [];
    if (!isMark(placed[at + 1], ',')) return [];
    tastes.push(at);
  }
  return [];
}

/** A name of a series as a flavor; unchanged if the vocabulary has no flavor of it. */
function asFlavor(piece: Piece, said: string, { resolve }: Vocabulary): Piece {
  const { meaning } = piece;
  const name = `${meaning?.entry?.canonical.replace(/ flavor$/u, '')} flavor`;
  const entry = resolve(`${said} ${name}`) ?? resolve(name);
  if (entry === null || meaning === null) return piece;
  return { ...piece, meaning: { ...meaning, entry } };
}

/** "Natural mango, peach, orange and pineapple flavors": each is a flavor of the kind of the last; a name with an allergen is not. */
export function withFlavorRows(placed: Pieces, vocabulary: Vocabulary): Pieces {
  const read = [...placed];
  for (const [at, piece] of placed.entries()) {
    const said = piece.span === 'quality' && KIND.test(piece.key) ? piece.key : '';
    const row = said === '' ? [] : rowFrom(placed, at + 1);
    for (const taste of row) read[taste] = asFlavor(placed[taste] as Piece, said, vocabulary);
    if (row.length > 0) read[at] = { ...piece, span: 'claim' };
  }
  return read;
}
