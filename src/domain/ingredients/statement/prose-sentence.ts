import { isOpening, isSeparator } from '../names/atom.ts';
import { isListedName, type Pieces, type Piece } from './placed-atom.ts';

/** With fewer names before it, the list may not have begun. */
export const MIN_LISTED = 3;
/** Fewest words of a sentence that is no item of a list with full stops for commas. */
const MIN_WORDS = 3;

/** No ingredient has so many words that are not known. */
const MANY_UNREAD = 4;

/** From this many separators on, it may be part of a damaged list. */
const MANY_PARTS = 2;

function isUnread({ span, others, repaired }: Piece): boolean {
  return span === 'unread' && others.length === 0 && repaired === null;
}

/** A small word between others: "of", "and", "not". */
function isSmallWord({ kind }: Piece): boolean {
  return kind === 'joiner' || kind === 'no ingredient' || kind === 'cue';
}

/** "Suitable for home freezing.", "Bring 2 cups of water to a boil.", "Shake me like you mean it.": mostly words that are no ingredients, many or with small ones between them. */
export function isProseSentence(sentence: Pieces): boolean {
  const words = sentence.filter(({ kind }) => kind !== 'mark' && kind !== 'quantity');
  const unread = words.filter(({ span }) => span === 'unread');
  return (
    words.length >= MIN_WORDS &&
    unread.length > 0 &&
    unread.every(isUnread) &&
    (words.some(isSmallWord) || unread.length >= MANY_UNREAD) &&
    words.filter(isListedName).length <= unread.length &&
    sentence.filter(isSeparator).length < MANY_PARTS &&
    !sentence.some((piece) => isOpening(piece) || piece.span === 'function')
  );
}
