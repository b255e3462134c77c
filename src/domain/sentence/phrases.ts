import { isUnknown, type NameLookUp, type Piece } from './piece.ts';
import { hasMeaning } from './read-figure.ts';
import { FLAG_OF_AVOIDED } from './sentence-wishes.ts';

/**
 * Whether a piece denies what follows. A word with another meaning denies only a name: "whey over casein" and "cutting
 * dairy", but not "over 20 g"; one that is also a goal denies no protein type: "cutting whey protein".
 */
export function negates(piece: Piece, next: Piece | undefined, names: NameLookUp): boolean {
  if (piece.number === 0) return next?.term != null;
  if (!hasMeaning(piece, 'negate')) return false;
  if (!hasMeaning(piece, 'goal') && !hasMeaning(piece, 'at-least')) return true;
  if (next?.term == null) return false;
  if (!hasMeaning(piece, 'goal')) return true;
  return (
    names.isAllergen(next.term) ||
    hasMeaning(next, 'additives') ||
    hasMeaning(next, 'figure', 'sugar')
  );
}

/** "i want", or "to" in "switch from whey to pea": ends the denial by the word that `governs`. */
export function begins(piece: Piece, governs: Piece | undefined): boolean {
  const switches = hasMeaning(governs, 'negate', 'switch');
  return beginsAnew(piece) || (switches && hasMeaning(piece, 'begin', 'switch'));
}

const beginsAnew = (piece: Piece): boolean =>
  hasMeaning(piece, 'begin', '') || hasMeaning(piece, 'begin', 'prefer');

/** "I prefer stevia to sucralose": "to" denies what follows. */
export function deniesLessLiked(pieces: readonly Piece[], at: number): boolean {
  const next = pieces.slice(at + 1).find((piece) => !hasMeaning(piece, 'filler'));
  if (!hasMeaning(pieces[at], 'begin', 'switch') || next?.term == null) return false;
  const before = pieces.slice(0, at).findLast((piece) => isSeparator(piece) || beginsAnew(piece));
  return hasMeaning(before, 'begin', 'prefer');
}

/** "Any protein but soy", "all sweeteners but stevia": "but" takes its name out of all that there is. */
export function takesOutOfAll(pieces: readonly Piece[], at: number): boolean {
  const isWide = (piece: Piece) =>
    ['filler', 'figure', 'format', 'type', 'flag', 'additives'].some((kind) =>
      hasMeaning(piece, kind),
    );
  const before = pieces.slice(0, at);
  const widest = before.findLastIndex((piece) => hasMeaning(piece, 'filler', 'all'));
  return widest >= 0 && before.slice(widest).every(isWide);
}

/** "No!!! soy", "no... soy": the sign does not end what "no" denies. */
export function isCall(pieces: readonly Piece[], at: number): boolean {
  const isDot = (piece: Piece | undefined) => hasMeaning(piece, 'sign', '.');
  const dots = isDot(pieces[at]) && (isDot(pieces[at - 1]) || isDot(pieces[at + 1]));
  return dots || hasMeaning(pieces[at], 'sign', '!');
}

/** A comma, a semicolon or a slash: the names behind it belong to the same list. */
export function continuesList(piece: Piece | undefined): boolean {
  return [',', ';', '/'].some((sign) => hasMeaning(piece, 'sign', sign));
}

/** Separates the names of a list, or clauses. */
export function isSeparator(piece: Piece): boolean {
  return hasMeaning(piece, 'sign') || hasMeaning(piece, 'and') || hasMeaning(piece, 'clause');
}

/** "Sweeteners like sucralose": what is said of the one is said of both. */
export function leadsToExample(pieces: readonly Piece[], at: number, names: NameLookUp): boolean {
  if (!hasMeaning(pieces[at], 'example')) return false;
  const general = pieces.slice(0, at).findLast((piece) => !hasMeaning(piece, 'sign'))?.term;
  const special = pieces[at + 1]?.term;
  return general != null && special != null && names.covers(general, special);
}

/** "because", and "i want" in "dairy bothers me i want pea", but not "give me" in "eggs give me hives". */
export function beginsClause(piece: Piece, next: Piece | undefined): boolean {
  return hasMeaning(piece, 'clause') || (beginsAnew(piece) && !hasMeaning(next, 'harm'));
}

/** "no soy; whey isolate": it is wanted, unless it is made of what is avoided ("no dairy; whey isolate"). */
function isTypeBehindSemicolon(
  piece: Piece,
  before: Piece | undefined,
  avoided: readonly string[],
  names: NameLookUp,
): boolean {
  const { term } = piece;
  if (!hasMeaning(before, 'sign', ';') || !hasMeaning(piece, 'type')) return false;
  return term === null || !avoided.some((each) => names.covers(each, term));
}

/** Kinds of words that deny what follows them. */
const TAKES_OUT = ['negate', 'except', 'but-not', 'contrast'];

/**
 * The index after something vague, or null: "low sugar", "high in fiber" (no amount is given, so nothing can be asked),
 * "need not be vegan", "ok with soy and the milk". "I eat no fish", "I eat everything except fish" deny the fish.
 */
export function vagueUntil(pieces: readonly Piece[], at: number): number | null {
  if (!hasMeaning(pieces[at], 'vague')) return null;
  const isNeedless = hasMeaning(pieces[at], 'vague', 'needless');
  let last = at + 1;
  while (hasMeaning(pieces[last], 'filler') && !hasMeaning(pieces[last], 'figure')) last++;
  const next = pieces[last];
  if (isNeedless && TAKES_OUT.some((kind) => hasMeaning(next, kind))) return last;
  if (next === undefined || hasMeaning(next, 'sign')) return null;
  if (!isNeedless)
    return next.term !== null || hasMeaning(next, 'figure') || hasMeaning(next, 'unit')
      ? last + 1
      : null;
  while (hasMeaning(pieces[last + 1], 'and') && pieces[last + 2]?.term != null) last += 2;
  return last + 1;
}

/**
 * "no sweeteners chocolate", "without lactose vanilla", "sans édulcorant, chocolat": a taste does not continue a denial
 * of additives or flags, as it does in "no milk, chocolate", which may be about an allergy; nor, after a comma, in a
 * longer list.
 */
function isFlavorBehindNoFood(pieces: readonly Piece[], at: number): boolean {
  const apart = hasMeaning(pieces[at - 1], 'sign', ',');
  const denied = pieces[apart ? at - 2 : at - 1];
  const next = pieces[at + 1];
  const isFlag = !apart && FLAG_OF_AVOIDED[denied?.term ?? ''] !== undefined;
  const isNoFood = hasMeaning(denied, 'additives') || isFlag;
  const ends = apart
    ? hasMeaning(next, 'sign') && !hasMeaning(next, 'sign', ',')
    : ['sign', 'format', 'type'].some((kind) => hasMeaning(next, kind));
  return (
    hasMeaning(pieces[at], 'flavor') &&
    isNoFood &&
    hasMeaning(pieces[apart ? at - 3 : at - 2], 'negate') &&
    (next === undefined || ends)
  );
}

/**
 * "No soy vanilla whey", "no nuts chocolate bar": one name is denied, and the rest is what is looked for, unless it may
 * be denied, too ("no vanilla chocolate bar", "no gluten peanut butter bar", "no dairy vanilla whey").
 */
function isFlavorOfWanted(
  pieces: readonly Piece[],
  at: number,
  avoided: readonly string[],
  names: NameLookUp,
): boolean {
  const [denial, denied, taste, wanted] = pieces.slice(Math.max(at - 2, 0), at + 2);
  if (at < 2 || wanted === undefined || !hasMeaning(taste, 'flavor')) return false;
  if (!hasMeaning(denial, 'negate') || hasMeaning(denied, 'flavor')) return false;
  if (hasMeaning(wanted, 'type')) return true;
  if (taste?.term != null && names.hasAllergen(taste.term)) return false;
  if (hasMeaning(wanted, 'format')) return true;
  const { term } = wanted;
  return (
    term !== null && names.isProtein(term) && !avoided.some((each) => names.covers(each, term))
  );
}

/**
 * "Sans soja au chocolat", "senza soia alla vaniglia": said of a taste, unless the denial may have such a word itself
 * ("allergique au lait au chocolat").
 */
function isFlavorWithItsWord(pieces: readonly Piece[], at: number): boolean {
  if (!hasMeaning(pieces[at], 'flavor')) return false;
  const denied = pieces.slice(0, at).findLastIndex((piece) => !hasMeaning(piece, 'filler'));
  const between = pieces.slice(denied + 1, at);
  const denial = pieces[denied - 1];
  return (
    between.some((piece) => hasMeaning(piece, 'flavored-with')) &&
    pieces[denied]?.term != null &&
    hasMeaning(denial, 'negate') &&
    denial?.text.includes(' ') === false
  );
}

/**
 * "No lactose, isolate only", "no milk, egg white instead": the word behind the name says that it is wanted. In "no
 * sugar, stevia sweetened" it may be either (`doubt`).
 */
export function wantedBehind(pieces: readonly Piece[], at: number): 'wanted' | 'doubt' | null {
  const behind = pieces[at + 1];
  if (!hasMeaning(pieces[at - 1], 'sign', ',') || !hasMeaning(behind, 'want-after')) return null;
  return hasMeaning(behind, 'want-after', 'doubt') ? 'doubt' : 'wanted';
}

/** Whether a wish begins here, after names that are avoided: "no soy powder". */
export function endsDenial(
  pieces: readonly Piece[],
  at: number,
  avoided: readonly string[],
  names: NameLookUp,
): boolean {
  const piece = pieces[at] as Piece;
  return (
    hasMeaning(piece, 'format') ||
    // "Non soy plant protein": it denies only the next name.
    hasMeaning(pieces[at - 2], 'negate', 'next') ||
    isFlavorBehindNoFood(pieces, at) ||
    isFlavorOfWanted(pieces, at, avoided, names) ||
    isFlavorWithItsWord(pieces, at) ||
    wantedBehind(pieces, at) === 'wanted' ||
    isTypeBehindSemicolon(piece, pieces[at - 1], avoided, names)
  );
}

/**
 * How many pieces from here on deny what precedes them: "soy free", "soy in any form is out", "soy is not.", "soy, no
 * thanks"; 0 for none.
 */
export function denialFrom(pieces: readonly Piece[], at: number): number {
  let said = at;
  const denies = () => hasMeaning(pieces[said], 'negate-after');
  while (!denies() && hasMeaning(pieces[said], 'filler') && !hasMeaning(pieces[said], 'purpose'))
    said++;
  if (denies()) return said + 1 - at;
  let from = hasMeaning(pieces[at], 'sign') ? at + 1 : at;
  while (hasMeaning(pieces[from], 'sign', '?') || hasMeaning(pieces[from], 'sign', '.')) from++;
  const rest = pieces.slice(from + 1);
  const end = rest.findIndex((piece) => !hasMeaning(piece, 'filler'));
  const isLast = end < 0 || hasMeaning(rest[end], 'sign');
  return isLast && hasMeaning(pieces[from], 'negate') ? from + 1 - at : 0;
}

/** The index after "is not my thing", unknown words that say that what precedes is not wanted; else null. */
function dismissedUntil(pieces: readonly Piece[], at: number): number | null {
  if (!hasMeaning(pieces[at], 'negate', 'is')) return null;
  let last = at + 1;
  while (hasMeaning(pieces[last], 'filler')) last++;
  const word = pieces[last];
  // "Soy is not." denies it.
  if (word === undefined || hasMeaning(word, 'sign')) return last > at + 1 ? last : null;
  return word.term === null && (isUnknown(word) || hasMeaning(word, 'unread')) ? last + 1 : null;
}

/** The index after words of acceptance, "milk is ok", if they closely follow a name among what is denied (`avoids`); else null. */
export function acceptedUntil(
  pieces: readonly Piece[],
  at: number,
  avoids: boolean,
): number | null {
  if (!avoids) {
    if (pieces[at]?.term == null) return null;
    return hasMeaning(pieces[at + 1], 'accept') ? at + 2 : dismissedUntil(pieces, at + 1);
  }
  for (let next = at + 1; next < pieces.length && next <= at + 2; next++) {
    if (hasMeaning(pieces[next], 'accept')) return next + 1;
    if (hasMeaning(pieces[next], 'sign')) return null;
  }
  return null;
}

/** Whether a word such as "with" here follows an unknown word ("problems with soy"). */
export function isOfUnknown(pieces: readonly Piece[], at: number): boolean {
  const before = pieces.slice(0, at).findLast((piece) => !hasMeaning(piece, 'filler'));
  return before !== undefined && isUnknown(before) && before.term === null;
}
