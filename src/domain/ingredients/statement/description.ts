import { headsIngredients, isClosing, isMark, isOpening } from '../names/atom.ts';
import { isGroup } from '../vocabulary/entry-facts.ts';
import { isProse, type Pieces, type PlacedSpan, sentencesOf } from './placed-atom.ts';
import { namesAdditives } from './prose.ts';
import { asClaim } from './remarks.ts';

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
