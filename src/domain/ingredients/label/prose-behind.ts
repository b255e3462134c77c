import { isOpening } from '../names/atom.ts';
import { asClaim } from '../statement/footnotes.ts';
import { type Pieces, type Piece, sentencesOf } from '../statement/placed-atom.ts';

/** With fewer names before it, the list may not have begun. */
const MIN_LISTED = 3;
/** Fewest words of a sentence that is no item of a list with full stops for commas. */
const MIN_WORDS = 3;

function isUnread({ span, others, repaired }: Piece): boolean {
  return span === 'unread' && others.length === 0 && repaired === null;
}

function isName({ span, region }: Piece): boolean {
  return span === 'name' && region === 'list';
}

/** A small word between others: "of", "and", "not". */
function isSmallWord({ kind }: Piece): boolean {
  return kind === 'joiner' || kind === 'no ingredient' || kind === 'cue';
}

/** "Suitable for home freezing.", "Bring 2 cups of water to a boil.": mostly words that are no ingredients, with small ones between them. */
function isProse(sentence: Pieces): boolean {
  const words = sentence.filter(({ kind }) => kind !== 'mark' && kind !== 'quantity');
  const unread = words.filter(({ span }) => span === 'unread');
  return (
    words.length >= MIN_WORDS &&
    unread.length > 0 &&
    unread.every(isUnread) &&
    words.some(isSmallWord) &&
    words.filter(isName).length <= unread.length &&
    !sentence.some((piece) => isOpening(piece) || piece.span === 'function')
  );
}

/** The text without the unread words of sentences behind its list, which name no ingredient. */
export function withoutProseBehind(placed: Pieces): Pieces {
  let listed = 0;
  return sentencesOf(placed).flatMap((sentence) => {
    const prose = listed >= MIN_LISTED && isProse(sentence);
    listed += sentence.filter(isName).length;
    return prose ? sentence.map((piece) => (isUnread(piece) ? asClaim(piece) : piece)) : sentence;
  });
}
