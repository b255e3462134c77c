import { type Atom, BULLETS, isClosing, isMark, isOpening, isSeparator } from '../names/atom.ts';
import type { Pieces, PlacedSpan } from './placed-atom.ts';
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
function isOfAnotherLanguage({ atom: end }: PlacedSpan, placed: Pieces): boolean {
  const language = end.meaning?.language ?? 'xx';
  const others = placed.flatMap(({ atom }) => {
    const tells = atom !== end && (EVIDENT.includes(atom.kind) || atom.kind === 'cue');
    return tells ? (atom.meaning?.language ?? 'xx') : [];
  });
  const spoken = others.filter((other) => other !== 'xx');
  return language !== 'xx' && spoken.length > 0 && !spoken.includes(language);
}

/** "Maismalt", known only by its parts, may be half of "Maismaltodextrin". */
function isPutTogether({ atom }: PlacedSpan, before: Atom | undefined): boolean {
  if (!EVIDENT.includes(atom.kind)) return false;
  const letters = atom.key.replace(/[^\p{L}\p{N}]/gu, '').length;
  const glued = atom.key.includes(' ') && atom.end - atom.start <= letters;
  return glued || (before !== undefined && before.end === atom.start && before.kind !== 'mark');
}

/** Not a mark around words that separates nothing: "_Soja_", "almonds*". */
export function isNoOrnament({ atom }: PlacedSpan): boolean {
  return !isMark(atom, '_*"“”„\'’®™°†‡');
}

/** "…", "...": the text continues elsewhere. */
export function isEllipsis(three: Pieces, [edge]: Pieces): boolean {
  const dots = three.length === 3 && three.every(({ atom }) => isMark(atom, '.'));
  return dots || (edge?.atom.kind === 'mark' && /^(?:…|\.{3,})$/u.test(edge.atom.key));
}

/** Ends in a word or mark that joins, opens or separates: what follows it is missing. */
export function isLeftHanging({ atom }: PlacedSpan): boolean {
  return atom.kind === 'joiner' || isOpening(atom) || isSeparator(atom);
}

/** Continues a name that is missing before it: "or (soy lecithin), salt", "(12%) [sugar, …]", "%, yeast, …", "2% of: salt". */
function goesOn(first: PlacedSpan, placed: Pieces): boolean {
  const { atom } = first;
  const [of, colon] = placed.slice(placed.indexOf(first) + 1);
  const isRest =
    atom.kind === 'quantity' && of?.atom.meaning?.value === 'of' && isMark(colon?.atom, ':');
  const hanging = isLeftHanging(first) && !isBulletOfLines(first, placed);
  return isRest || hanging || isClosing(atom) || isMark(atom, '%');
}

/** "• Salt⏎• Sugar": a bullet before each line of a list continues nothing. */
function isBulletOfLines({ atom }: PlacedSpan, placed: Pieces): boolean {
  const isInLine = (piece: PlacedSpan): boolean =>
    piece.atom !== atom && isMark(piece.atom, atom.key) && !piece.atom.paragraph;
  return isMark(atom, BULLETS) && !placed.some(isInLine);
}

/** English words may begin labels in any language: a product's name, a claim. */
export function isWholeBeginning(first: PlacedSpan, placed: Pieces): boolean {
  const { atom } = first;
  if (goesOn(first, placed) || (mayBeHalf(atom) && !beginsWhole(atom))) return false;
  return atom.meaning?.language === 'en' || !isOfAnotherLanguage(first, placed);
}

export function isWholeEnd(last: PlacedSpan, placed: Pieces): boolean {
  const { atom, region } = last;
  const before = placed[placed.indexOf(last) - 1]?.atom;
  if (isLeftHanging(last) || isMark(atom, ':/&-+') || mayBeHalf(atom)) return false;
  if (isOfAnotherLanguage(last, placed) || isPutTogether(last, before)) return false;
  // "Salt, dried": in English a quality precedes its name.
  if (atom.kind === 'quality' && atom.meaning?.language === 'en' && isSeparator(before))
    return false;
  // "… 2% or less of", "may contain traces of pea", cut from "peanuts"
  if (atom.meaning?.cue === 'minor part') return false;
  return !(region === 'precaution' && atom.kind === 'name' && !namesAllergen(atom));
}
