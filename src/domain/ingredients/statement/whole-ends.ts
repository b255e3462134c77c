import {
  type Atom,
  BULLETS,
  isClosing,
  isMark,
  isOpening,
  isSeparator,
  says,
} from '../names/atom.ts';
import type { Pieces, Piece } from './placed-atom.ts';
import { namesAllergen } from './sentences.ts';

/** A first or last word that is unread or misspelled ("whey protein concent"): the rest may be missing. */
function mayBeHalf({ kind, repaired, meaning }: Atom): boolean {
  return kind === 'unread' || repaired !== null || meaning?.misspelt === true;
}

/** "Soy protien isolate": a misspelled name that begins like the correct one. */
function beginsWhole({ key, meaning }: Atom): boolean {
  return meaning?.misspelt === true && meaning.entry?.canonical[0] === key[0];
}

/** Kinds of words that are evidence of a language; those of "xx" are not. */
const EVIDENT: readonly Atom['kind'][] = ['name', 'function', 'quality', 'joiner'];

/** An English list that ends in "palm kern", which is German: cut inside "palm kernel oil". */
function isOfAnotherLanguage(end: Piece, placed: Pieces): boolean {
  const language = end.meaning?.language ?? 'xx';
  const others = placed.flatMap((piece) => {
    const tells = piece !== end && (EVIDENT.includes(piece.kind) || piece.kind === 'cue');
    return tells ? (piece.meaning?.language ?? 'xx') : [];
  });
  const spoken = others.filter((other) => other !== 'xx');
  return language !== 'xx' && spoken.length > 0 && !spoken.includes(language);
}

/** "Maismalt", known only by its parts, may be half of "Maismaltodextrin". */
function isPutTogether({ kind, key, end, start }: Piece, before: Atom | undefined): boolean {
  if (!EVIDENT.includes(kind)) return false;
  const letters = key.replace(/[^\p{L}\p{N}]/gu, '').length;
  const glued = key.includes(' ') && end - start <= letters;
  return glued || (before !== undefined && before.end === start && before.kind !== 'mark');
}

/** Not a mark around words that separates nothing: "_Soja_", "almonds*". */
export function isNoOrnament(piece: Piece): boolean {
  return !isMark(piece, '_*"“”„\'’®™°†‡');
}

/** "…", "...": the text continues elsewhere. */
export function isEllipsis(three: Pieces, [edge]: Pieces): boolean {
  const dots = three.length === 3 && three.every((piece) => isMark(piece, '.'));
  return dots || (edge?.kind === 'mark' && /^(?:…|\.{3,})$/u.test(edge.key));
}

/** Ends in a word or mark that joins, opens or separates: what follows it is missing. */
export function isLeftHanging(piece: Piece): boolean {
  return piece.kind === 'joiner' || isOpening(piece) || isSeparator(piece);
}

/** Continues a name that is missing before it: "or (soy lecithin), salt", "(12%) [sugar, …]", "%, yeast, …", "2% of: salt". */
function goesOn(first: Piece, placed: Pieces): boolean {
  const [of, colon] = placed.slice(placed.indexOf(first) + 1);
  const isRest = first.kind === 'quantity' && says(of, 'of') && isMark(colon, ':');
  const hanging = isLeftHanging(first) && !isBulletOfLines(first, placed);
  // "-Lecithin; …": the end of a compound, if no other line begins so.
  const glued = isMark(first, '-') && of?.spaced === false;
  const isEnd =
    glued && !placed.some((piece) => piece !== first && isMark(piece, '-') && piece.spaced);
  return isRest || hanging || isEnd || isClosing(first) || isMark(first, '%');
}

/** "• Salt⏎• Sugar": a bullet before each line of a list continues nothing. */
function isBulletOfLines(bullet: Piece, placed: Pieces): boolean {
  const isInLine = (piece: Piece): boolean =>
    piece !== bullet && isMark(piece, bullet.key) && !piece.paragraph;
  return isMark(bullet, BULLETS) && !placed.some(isInLine);
}

/** English words may begin labels in any language: a product's name, a claim. */
export function isWholeBeginning(first: Piece, placed: Pieces): boolean {
  const half = mayBeHalf(first) && !beginsWhole(first);
  // "Hergestellt in einem Werk, das …": words of a place are read, though they name nothing.
  if (goesOn(first, placed) || (half && first.region !== 'precaution')) return false;
  return first.meaning?.language === 'en' || !isOfAnotherLanguage(first, placed);
}

/** "Salt, dried", "2% of: natural and artificial": in English qualities precede their name. */
function endsInQualities(last: Piece, placed: Pieces): boolean {
  const opening = placed.findLastIndex((piece) => isSeparator(piece) || isMark(piece, ':'));
  const item = placed.slice(opening + 1, placed.indexOf(last) + 1);
  const isOpen = ({ kind, meaning }: Piece): boolean =>
    kind === 'joiner' || (kind === 'quality' && meaning?.language === 'en');
  return opening >= 0 && item.every(isOpen);
}

/** Words between a lead and what it leads to: "of the follow(ing)", "contains 2 (%)". */
function isBetween({ kind, region }: Piece): boolean {
  return kind === 'joiner' || kind === 'quantity' || region === 'direction';
}

/** "… 2% or less of the follow", "…, contains 2", "… zout. Kan", "lecithine), Sp": names, or the rest of one, follow. */
function leadsToNames(placed: Pieces, last: Piece): boolean {
  const end = placed.indexOf(last) + 1;
  const at = placed.slice(0, end).findLastIndex((piece) => !isBetween(piece));
  const [before, lead] = [placed[at - 1], placed[at]];
  const cue = lead?.meaning?.cue;
  if (lead?.kind !== 'cue') return says(last, 'connective') && isSeparator(placed[end - 2]);
  return (
    cue === 'minor part' ||
    ((cue === 'precaution' || cue === 'declaration') && before?.kind === 'mark')
  );
}

/** "May contain traces of pea", cut from "peanuts"; "kan indeholde sp". */
function warnsOfNoAllergen(last: Piece): boolean {
  const named = last.kind === 'name' || last.kind === 'no ingredient';
  return last.region === 'precaution' && named && !namesAllergen(last);
}

export function isWholeEnd(last: Piece, placed: Pieces): boolean {
  const before = placed[placed.indexOf(last) - 1];
  if (isLeftHanging(last) || isMark(last, ':/&-+') || mayBeHalf(last)) return false;
  if (isOfAnotherLanguage(last, placed) || isPutTogether(last, before)) return false;
  return !endsInQualities(last, placed) && !leadsToNames(placed, last) && !warnsOfNoAllergen(last);
}
