import { headsIngredients, isClosing, isMark, isOpening, says } from '../names/atom.ts';
import { isGroup } from '../vocabulary/entry-facts.ts';
import { isProse, type Pieces, type Piece, sentencesOf } from './placed-atom.ts';
import { namesAdditives } from './prose.ts';
import { asClaim } from './footnotes.ts';

/** Most words of a description. */
const LONGEST = 30;
/** Marks of sentences, which do not occur between the names of a list. */
const OF_SENTENCES = '.!-–—*"\'’®™';
const IN_SENTENCES: readonly Piece['span'][] = ['name', 'quality', 'claim', 'heading', 'unread'];

function isOfSentence(piece: Piece): boolean {
  if (piece.kind === 'mark') return isMark(piece, OF_SENTENCES);
  return IN_SENTENCES.includes(piece.span) || piece.kind === 'joiner';
}

/**
 * "…, mit Süßungsmitteln", "…, Geschmack Erdbeere", "…, laktosefrei", "…, überzogen mit Schokolade": what product names
 * have after a comma and lists do not; "…, Zutaten:".
 */
function goesOn(before: Pieces, at: number): boolean {
  const [comma, next, behind] = before.slice(at, at + 3);
  if (!isMark(comma, ',')) return false;
  if (next === undefined || says(next, 'with')) return true;
  if (next.span === 'quality')
    return behind === undefined || isMark(behind, ',.') || says(behind, 'with', 'of');
  return next.span === 'claim' || next.span === 'heading';
}

/** "(34 % Protein)", ", 1,5 % Fett": the share of something that lists do not name so. */
function tellsShare(before: Pieces, at: number): boolean {
  const isShare = (first: number): boolean =>
    before[first]?.span === 'quantity' && isGroup(before[first + 1]?.meaning?.entry);
  const piece = before[at];
  if (isOpening(piece) || isMark(piece, ',')) return isShare(at + 1);
  return isClosing(piece) ? isShare(at - 2) : isShare(at);
}

/** Whether no more words are unread than read in the language of the heading: in a language that is not read it may be a warning. */
function isUnderstood(before: Pieces, language: string): boolean {
  return sentencesOf(before).every((sentence) => {
    const unread = sentence.filter(({ span }) => span === 'unread');
    const read = sentence.filter(
      ({ span, meaning }) => span !== 'unread' && meaning?.language === language,
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
  const first = placed.findIndex(headsIngredients);
  const heading = first < 0 ? colonOfProduct(placed) : first;
  if (heading < 0 || (first >= 0 && !opensList(placed, first))) return placed;
  const all = placed.slice(0, heading);
  // Directions stay directions anywhere, and denials deny.
  const before = all.filter(({ region }) => region !== 'denial' && !isProse(region));
  const describes =
    before.length <= LONGEST &&
    before.every(
      (piece, at) => isOfSentence(piece) || goesOn(before, at) || tellsShare(before, at),
    );
  // The front of a pack has directions or nutrition facts, and no additive with what it does.
  const isFront = all.some(({ region }) => isProse(region)) && !namesAdditives(all);
  const named = before.some(({ span }) => span === 'name' || span === 'unread');
  if (!named || !(describes || isFront)) return placed;
  const { language = '' } = placed[Math.max(first, 0)]?.meaning ?? {};
  const understood = describes && isUnderstood(before, language);
  return placed.map((piece, at) => {
    const stays = piece.region === 'denial' || isProse(piece.region);
    if (at >= heading || stays) return piece;
    // Unread words do not belong to a list either, and leave the text open.
    return understood ? asDescription(piece) : { ...piece, region: 'declaration' };
  });
}

/** "Proteinriegel mit Erdnüssen: …": the colon after what a whole product is and has; -1 if the text does not begin so. */
function colonOfProduct(placed: Pieces): number {
  const colon = placed.findIndex((piece) => isMark(piece, ':'));
  const isProduct = says(placed[0], 'whole');
  return isProduct && !placed.slice(0, colon).some(({ ends }) => ends) ? colon : -1;
}

/** "Ingredients:", "Ingredients/Zutaten:", the second of which may name nothing (`withLanguageCodes`). */
function opensList(placed: Pieces, heading: number): boolean {
  const isAgain = (piece: Piece | undefined): boolean =>
    headsIngredients(piece) || piece?.span === 'claim';
  let at = heading + 1;
  while (isMark(placed[at], '/') && isAgain(placed[at + 1])) at += 2;
  return isMark(placed[at], ':');
}

/** Outside the list, a word or a form in which the product is sold is nothing; an ingredient is in the product. */
function asDescription(piece: Piece): Piece {
  const isWord = piece.span === 'unread' && piece.repaired === null;
  const isNothing = isWord || isGroup(piece.meaning?.entry);
  return isNothing ? asClaim(piece) : { ...piece, region: 'declaration' };
}
