import { namingNothing } from '../names/atom.ts';
import { headsIngredients, isClosing, isMark, isOpening } from '../names/marks.ts';
import type { VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { isProse } from './placed-atom.ts';
import { namesAdditives } from './prose.ts';
import type { Pieces, PlacedSpan } from './read-statement.ts';

/** Descriptions have no more words. */
const LONGEST = 30;
/** What stands in a sentence, and not between the names of a list. */
const OF_SENTENCES = '.!-*"\'’®™';
const IN_SENTENCES: readonly PlacedSpan['kind'][] = [
  'name',
  'quality',
  'claim',
  'heading',
  'unread',
];

function isOfSentence({ kind, atom }: PlacedSpan): boolean {
  if (atom.kind === 'mark') return isMark(atom, OF_SENTENCES);
  return IN_SENTENCES.includes(kind) || atom.kind === 'joiner';
}

/** "…, mit Süßungsmitteln", "…, Geschmack Erdbeere", "…, laktosefrei": what names of products have behind a comma, and lists have not; "…, Zutaten:". */
function goesOn(before: Pieces, at: number): boolean {
  const [comma, next, behind] = before.slice(at, at + 3);
  if (!isMark(comma?.atom, ',')) return false;
  if (next === undefined || next.atom.meaning?.value === 'with') return true;
  if (next.kind === 'quality') return behind === undefined || isMark(behind.atom, ',.');
  return next.kind === 'claim' || next.kind === 'heading';
}

/** "(34 % Protein)", ", 1,5 % Fett": how much of what a list has not by this name. */
function tellsShare(before: Pieces, at: number): boolean {
  const isShare = (first: number): boolean =>
    before[first]?.kind === 'quantity' && isGroup(before[first + 1]?.atom.meaning?.entry ?? {});
  const { atom } = before[at] ?? {};
  if (isOpening(atom) || isMark(atom, ',')) return isShare(at + 1);
  return isClosing(atom) ? isShare(at - 2) : isShare(at);
}

/** No more words are unread than read in the language of the heading: in one that nobody reads it may be a warning. */
function isUnderstood(before: Pieces, language: string): boolean {
  let [read, unread] = [0, 0];
  for (const { kind, atom, ends } of before) {
    if (kind === 'unread') unread += 1;
    else if (atom.meaning?.language === language) read += 1;
    if (ends && unread > read) return false;
    if (ends) [read, unread] = [0, 0];
  }
  return unread <= read;
}

/** "Eiweißpulver", "protein blend", "BCAAs": a family that brings no allergen, which says nothing that the list does not. */
function isGroup({ kind, allergens }: Partial<VocabularyEntry>): boolean {
  return kind === 'family' && allergens?.length === 0;
}

/**
 * "Veganes Proteinpulver mit Vanillegeschmack. Zutaten: …": a sentence before the heading of the list describes the product, and
 * its words are no ingredients; what else it names is in it, but not in its list. With a comma, a bracket or an amount in it, it may be a list, but for how much protein or fat is in it.
 */
export function withDescription(placed: Pieces): Pieces {
  const heading = placed.findIndex(({ atom }) => headsIngredients(atom));
  if (heading < 0 || !opensList(placed, heading)) return placed;
  const all = placed.slice(0, heading);
  // Directions stay what they are, wherever they stand.
  const before = all.filter(({ region }) => !isProse(region));
  const describes =
    before.length <= LONGEST &&
    before.every(
      (piece, at) => isOfSentence(piece) || goesOn(before, at) || tellsShare(before, at),
    );
  // The front of a pack has directions or nutrition facts, and no additive with what it does.
  const isFront = before.length < all.length && !namesAdditives(all.map(({ atom }) => atom));
  const named = before.some(({ kind }) => kind === 'name' || kind === 'unread');
  if (!named || !(describes || isFront)) return placed;
  const understood =
    describes && isUnderstood(before, placed[heading]?.atom.meaning?.language ?? '');
  return placed.map((piece, at) => {
    if (at >= heading || isProse(piece.region)) return piece;
    // Words that nobody reads are of no list either, and leave the text open.
    return understood ? asDescription(piece) : { ...piece, region: 'declaration' };
  });
}

/** "Ingredients:", "Ingredients/Zutaten:", the second of which may name nothing (`withLanguageCodes`). */
function opensList(placed: Pieces, heading: number): boolean {
  const isAgain = (piece: PlacedSpan | undefined): boolean =>
    headsIngredients(piece?.atom) || piece?.kind === 'claim';
  let at = heading + 1;
  while (isMark(placed[at]?.atom, '/') && isAgain(placed[at + 1])) at += 2;
  return isMark(placed[at]?.atom, ':');
}

/** Beside the list: a word or what the product is sold as is nothing, an ingredient is in the product. */
function asDescription(piece: PlacedSpan): PlacedSpan {
  const isWord = piece.kind === 'unread' && piece.atom.repaired === null;
  const isNothing = isWord || isGroup(piece.atom.meaning?.entry ?? {});
  return isNothing ? asClaim(piece) : { ...piece, region: 'declaration' };
}

/** A word beside the list that names nothing. */
function asClaim(piece: PlacedSpan): PlacedSpan {
  return { ...piece, region: 'declaration', kind: 'claim', atom: namingNothing(piece.atom) };
}

/** "* source of glucose", "*from tapioca.": what a footnote says that an ingredient provides or is from is in the product, but not in its list. */
export function withoutProvided(placed: Pieces): Pieces {
  return sentencesOf(placed).flatMap((sentence, index) => {
    if (index > 0 && saysOrigin(sentence)) return asDeclared(sentence);
    return sentence.map((piece, at) => {
      const [mark, source] = [sentence[at - 2], sentence[at - 1]];
      const provided = isMark(mark?.atom, '*†‡') && source?.atom.meaning?.value === 'source of';
      const plain = piece.atom.meaning?.entry?.allergens.length === 0;
      return provided && plain ? { ...piece, region: 'declaration' } : piece;
    });
  });
}

/** A claim, a direction, an address: what lists have no sentence of. */
function isOfProse({ kind, region, atom }: PlacedSpan): boolean {
  return isProse(region) || (kind === 'claim' && atom.kind === 'cue');
}

/** It names nothing, and says what no list says ("To be used alongside a balanced diet.") or stands `behind` such a sentence ("Distributed by Acme. 12 Long Road, Boston."). */
function isRemark(sentence: Pieces, behind: boolean): boolean {
  return (
    (behind || sentence.some(isOfProse)) &&
    sentence.every(
      ({ kind, atom, region }) =>
        isProse(region) || (kind !== 'name' && kind !== 'function' && atom.others.length === 0),
    )
  );
}

/** What a piece names, or rather so: "1Allura Red", with a raised figure before it. */
function entryOf({ atom: { meaning, others } }: PlacedSpan): VocabularyEntry | undefined {
  return meaning?.entry ?? others[0];
}

/** "Allura Red AC: may have an adverse effect on …", "Whey protein isolate powder, ready to mix.": a claim for what is `named` already, or for colors, all of it read. */
function isSaidOfNamed(sentence: Pieces, named: ReadonlySet<string>): boolean {
  return (
    sentence.some(({ atom }) => atom.meaning?.cue === 'claim') &&
    sentence.every((piece) => {
      const { kind, region } = piece;
      const entry = entryOf(piece);
      if (entry?.roles.includes('color') === true) return true;
      if (kind === 'name') return named.has(entry?.canonical ?? '');
      return region === 'list' && kind !== 'function' && kind !== 'unread';
    })
  );
}

/** What lists do not name by an amount: the cocoa and milk of chocolate, the lactose of milk. */
const TOLD_BY_AMOUNT = /chocolate|^cocoa|^milk solids$|^lactose$/u;

function isMinimum({ kind, atom }: PlacedSpan): boolean {
  return kind === 'quantity' && /\bmin(?:im(?:um|[ao])|destens|ste)?\b/u.test(atom.key);
}

function isLimit({ kind, atom }: PlacedSpan): boolean {
  return isMark(atom, '<≤') || (kind === 'quantity' && atom.meaning !== null);
}

/** "Milk chocolate: cocoa solids 25 % minimum, milk solids 14 % minimum.", "Lactose content: < 0.1 g/100 g." */
function saysHowMuch(sentence: Pieces): boolean {
  const names = sentence.flatMap(({ atom }) => atom.meaning?.entry?.canonical ?? []);
  return (
    names.length > 0 &&
    names.every((name) => TOLD_BY_AMOUNT.test(name)) &&
    sentence.some(names.includes('lactose') ? isLimit : isMinimum) &&
    sentence.every(({ kind }) => kind !== 'unread' && kind !== 'function')
  );
}

/** "Good source of iron and calcium.", "Provides 20 g protein." */
function saysProvided(sentence: Pieces): boolean {
  const [source, ...words] = sentence.filter(({ atom }) => atom.kind !== 'mark');
  return (
    source?.atom.meaning?.value === 'source of' &&
    words.every(({ kind, atom: { meaning, kind: own } }) => {
      if (kind !== 'name') return kind === 'quantity' || kind === 'quality' || own === 'joiner';
      const { roles = [] } = meaning?.entry ?? {};
      const nutrient = roles.includes('vitamin') || roles.includes('mineral');
      return nutrient || isGroup(meaning?.entry ?? {});
    })
  );
}

/** "¹BCAAs: branched-chain amino acids.": what an abbreviation of a family stands for. */
function saysTheSame(sentence: Pieces): boolean {
  const names = sentence.filter(({ kind }) => kind !== 'structure');
  const [one, other, ...more] = names.map(entryOf);
  const same = one !== undefined && one === other && more.length === 0;
  return same && isGroup(one) && sentence.some(({ atom }) => isMark(atom, ':='));
}

const FOOTNOTE = '*†‡§°^';

/** "*from tapioca.": what the thing with that mark is from. */
function saysOrigin(sentence: Pieces): boolean {
  const [mark, from, ...words] = sentence.filter(({ atom }) => !isMark(atom, '.'));
  return (
    isMark(mark?.atom, FOOTNOTE) &&
    ['from', 'of'].includes(from?.atom.meaning?.value ?? '') &&
    words.length > 0 &&
    words.every(({ kind, atom }) => ['name', 'quality'].includes(kind) || atom.kind === 'joiner')
  );
}

function sentencesOf(placed: Pieces): readonly Pieces[] {
  const sentences: PlacedSpan[][] = [[]];
  for (const piece of placed) {
    sentences.at(-1)?.push(piece);
    if (piece.ends) sentences.push([]);
  }
  return sentences;
}

/** A sentence beside the list: unread words stay unread, and what is named again is of no list; all of one that says how much is. */
function asBeside(sentence: Pieces, amount: boolean): Pieces {
  return sentence.map((piece): PlacedSpan => {
    // "Proteins" are said of what the list has.
    if (amount && piece.atom.meaning?.entry?.kind === 'family') return asClaim(piece);
    const listed = piece.kind === 'name' && piece.region === 'list';
    const moved = amount || piece.kind === 'unread' || listed;
    return moved ? { ...piece, region: 'declaration' } : piece;
  });
}

function asDeclared(sentence: Pieces): Pieces {
  return sentence.map((piece) => ({
    ...piece,
    region: piece.region === 'list' ? 'declaration' : piece.region,
  }));
}

function namesListed(sentence: Pieces): readonly string[] {
  const listed = sentence.filter(({ kind, region }) => kind === 'name' && region === 'list');
  return listed.map(({ atom }) => atom.meaning?.entry?.canonical ?? '');
}

/** Behind the list, words that nobody reads in sentences about other things are no ingredients; they leave the text open. How much cocoa the chocolate holds, or lactose the milk, and what it is a source of, adds none. */
export function withoutRemarks(placed: Pieces): Pieces {
  const named = new Set<string>();
  let [milk, behind] = [false, false];
  return sentencesOf(placed).flatMap((sentence) => {
    const listed = named.size > 0;
    const limits = listed && saysHowMuch(sentence);
    // What the lactose is of, the list does not say.
    if (limits && !milk && namesListed(sentence).includes('lactose'))
      return sentence.map((piece) =>
        piece.kind === 'name' ? { ...piece, kind: 'unread' } : piece,
      );
    const amount = limits || (listed && (saysProvided(sentence) || saysTheSame(sentence)));
    const remark = listed && (isRemark(sentence, behind) || isSaidOfNamed(sentence, named));
    behind = remark;
    for (const name of namesListed(sentence)) named.add(name);
    milk ||= sentence.some(
      ({ kind, atom }) => kind === 'name' && atom.meaning?.entry?.allergens.includes('milk'),
    );
    return remark || amount ? asBeside(sentence, amount) : sentence;
  });
}
