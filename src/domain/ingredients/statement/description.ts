import { namingNothing, headsIngredients, isClosing, isMark, isOpening } from '../names/atom.ts';
import { isGroup } from '../vocabulary/entry-facts.ts';
import type { VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { isProse, type Pieces, type PlacedSpan, sentencesOf } from './placed-atom.ts';
import { namesAdditives } from './prose.ts';

/** Most words of a description. */
const LONGEST = 30;
/** Marks of sentences, which do not occur between the names of a list. */
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

/**
 * "…, mit Süßungsmitteln", "…, Geschmack Erdbeere", "…, laktosefrei": what product names have after a comma and lists
 * do not; "…, Zutaten:".
 */
function goesOn(before: Pieces, at: number): boolean {
  const [comma, next, behind] = before.slice(at, at + 3);
  if (!isMark(comma?.atom, ',')) return false;
  if (next === undefined || next.atom.meaning?.value === 'with') return true;
  if (next.kind === 'quality') return behind === undefined || isMark(behind.atom, ',.');
  return next.kind === 'claim' || next.kind === 'heading';
}

/** "(34 % Protein)", ", 1,5 % Fett": the share of something that lists do not name so. */
function tellsShare(before: Pieces, at: number): boolean {
  const isShare = (first: number): boolean =>
    before[first]?.kind === 'quantity' && isGroup(before[first + 1]?.atom.meaning?.entry);
  const { atom } = before[at] ?? {};
  if (isOpening(atom) || isMark(atom, ',')) return isShare(at + 1);
  return isClosing(atom) ? isShare(at - 2) : isShare(at);
}

/** Whether no more words are unread than read in the language of the heading: in a language that is not read it may be a warning. */
function isUnderstood(before: Pieces, language: string): boolean {
  return sentencesOf(before).every((sentence) => {
    const unread = sentence.filter(({ kind }) => kind === 'unread');
    const read = sentence.filter(
      ({ kind, atom }) => kind !== 'unread' && atom.meaning?.language === language,
    );
    return unread.length <= read.length;
  });
}

/**
 * "Veganes Proteinpulver mit Vanillegeschmack. Zutaten: …": a sentence before the heading of the list describes the
 * product, and its words are not ingredients; anything else it names is in the product, but not in its list. With a
 * comma, a bracket or an amount it may be a list, unless the amount is that of protein or fat.
 */
export function withDescription(placed: Pieces): Pieces {
  const heading = placed.findIndex(({ atom }) => headsIngredients(atom));
  if (heading < 0 || !opensList(placed, heading)) return placed;
  const all = placed.slice(0, heading);
  // Directions stay directions anywhere.
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
    // Unread words do not belong to a list either, and leave the text open.
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

/** Outside the list, a word or a form in which the product is sold is nothing; an ingredient is in the product. */
function asDescription(piece: PlacedSpan): PlacedSpan {
  const isWord = piece.kind === 'unread' && piece.atom.repaired === null;
  const isNothing = isWord || isGroup(piece.atom.meaning?.entry);
  return isNothing ? asClaim(piece) : { ...piece, region: 'declaration' };
}

/** A word outside the list that names nothing. */
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

/** A claim, a direction, an address: nothing that occurs in lists. */
function isOfProse({ kind, region, atom }: PlacedSpan): boolean {
  return isProse(region) || (kind === 'claim' && atom.kind === 'cue');
}

/**
 * Whether it names nothing and says what no list says ("To be used alongside a balanced diet."), or follows such a
 * sentence (`behind`: "Distributed by Acme. 12 Long Road, Boston.").
 */
function isRemark(sentence: Pieces, behind: boolean): boolean {
  return (
    (behind || sentence.some(isOfProse)) &&
    sentence.every(
      ({ kind, atom, region }) =>
        isProse(region) || (kind !== 'name' && kind !== 'function' && atom.others.length === 0),
    )
  );
}

/** The entry that a piece names, or likely names: "1Allura Red", with a superscript digit before it. */
function entryOf({ atom: { meaning, others } }: PlacedSpan): VocabularyEntry | undefined {
  return meaning?.entry ?? others[0];
}

/**
 * "Allura Red AC: may have an adverse effect on …", "Whey protein isolate powder, ready to mix.": completely read
 * statements about what is already `named`, or about colors.
 */
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

/** What lists do not name with an amount: the cocoa and milk of chocolate, the lactose of milk. */
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
      return nutrient || isGroup(meaning?.entry);
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

/** A sentence outside the list: unread words stay unread, and what is named again belongs to no list; with `amount`, all of it. */
function asBeside(sentence: Pieces, amount: boolean): Pieces {
  return sentence.map((piece): PlacedSpan => {
    // "Proteins" refers to those in the list.
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

/**
 * After the list, unread words in sentences about other things are not ingredients; they leave the text open. The share
 * of cocoa in the chocolate or lactose in the milk, and what the product is a source of, add no ingredient.
 */
export function withoutRemarks(placed: Pieces): Pieces {
  const named = new Set<string>();
  let [milk, behind] = [false, false];
  return sentencesOf(placed).flatMap((sentence) => {
    const listed = named.size > 0;
    const limits = listed && saysHowMuch(sentence);
    // The list does not say what the lactose comes from.
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
