import { namingNothing, isMark, says } from '../names/atom.ts';
import { isGroup } from '../vocabulary/entry-facts.ts';
import { type Pieces, type Piece, sentencesOf } from './placed-atom.ts';

/** A word outside the list that names nothing. */
export function asClaim(piece: Piece): Piece {
  return { ...namingNothing(piece), region: 'declaration', span: 'claim' };
}

export function asDeclared(sentence: Pieces): Pieces {
  return sentence.map((piece) =>
    piece.region === 'list' ? { ...piece, region: 'declaration' } : piece,
  );
}

/** Marks that refer to a footnote. */
export const FOOTNOTE = '*†‡§°^';

/** "*from tapioca.": what the thing with that mark is from. */
function saysOrigin(sentence: Pieces): boolean {
  const [mark, from, ...words] = sentence.filter((piece) => !isMark(piece, '.'));
  return (
    isMark(mark, FOOTNOTE) &&
    says(from, 'from', 'of') &&
    words.length > 0 &&
    words.every(({ span, kind }) => ['name', 'quality'].includes(span) || kind === 'joiner')
  );
}

/** "*Natural sweetener.", "**Vitamins and minerals.", "†A B vitamin.": of what kind the thing with that mark is. */
function saysKind(sentence: Pieces): boolean {
  const kinds = sentence.filter((piece) => !isMark(piece, FOOTNOTE + '.'));
  return (
    isMark(sentence[0], FOOTNOTE) &&
    kinds.some(isKind) &&
    kinds.every((piece) => isKind(piece) || ['quality', 'claim'].includes(piece.span))
  );
}

const NUTRIENTS = /\bvitamins?\b|\bminerals?\b|\bamino acids\b/u;

/** What an additive does, or a name of many nutrients. */
function isKind({ span, meaning }: Piece): boolean {
  const entry = meaning?.entry;
  const many = isGroup(entry) || entry?.ancestors.includes('blends') === true;
  return span === 'function' || (many && NUTRIENTS.test(entry?.canonical ?? ''));
}

/** "* source of glucose and fructose", "*from tapioca.": what a footnote says that an ingredient provides or is from is in the product, but not in its list. */
export function withoutProvided(placed: Pieces): Pieces {
  return sentencesOf(placed).flatMap((sentence, index) => {
    if (index > 0 && saysOrigin(sentence)) return asDeclared(sentence);
    if (index > 0 && saysKind(sentence)) return sentence.map(asClaim);
    let told = false;
    return sentence.map((piece, at) => {
      const [mark, source] = [sentence[at - 2], sentence[at - 1]];
      const begins = isMark(mark, '*†‡') && says(source, 'source of');
      const provided = begins || (told && source?.kind === 'joiner');
      told = begins || (told && (provided || piece.kind === 'joiner'));
      const plain = piece.meaning?.entry?.allergens.length === 0;
      return provided && plain ? { ...piece, region: 'declaration' } : piece;
    });
  });
}
