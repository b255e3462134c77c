import type { Item, Items } from '../list/items.ts';
import { OF_THE_SEA } from '../list/parts.ts';
import type { IngredientRole } from '../vocabulary/vocabulary.ts';
import { statesOrigin } from '../vocabulary/meanings.ts';
import { isClosing, isMark, isOpening, isSeparator, says } from '../names/atom.ts';
import type { Pieces, Piece } from '../statement/placed-atom.ts';
import { MAX_SEEN } from '../statement/sentences.ts';

/** "Concentrate,", "marine extract," without the name of what it is. */
function lacksName({ pieces }: Item): boolean {
  const meanings = pieces.flatMap(({ meaning }) => meaning ?? []);
  const vague = meanings.some(({ changes, value }) => changes || value === OF_THE_SEA);
  return vague && !pieces.some(saysOrigin);
}

function saysOrigin({ meaning }: Piece): boolean {
  return statesOrigin(meaning) && meaning?.value !== OF_THE_SEA;
}

/**
 * Whether it names something or states an origin, its brackets included: "(2 %)" does neither. A warning in a bracket
 * is not part of the list.
 */
function isNamed({ pieces, brackets }: Item): boolean {
  const isName = ({ span }: Piece): boolean =>
    span === 'name' || span === 'unread' || span === 'heading';
  return (
    pieces.some((piece) => isName(piece) || saysOrigin(piece)) ||
    brackets.some(({ items }) => items.length === 0 || items.some(isNamed))
  );
}

/** Whether a piece joins the name before it to the next: "and", a sign; "with" if an additive's class follows. */
function joins(pieces: Pieces, at: number): boolean {
  const piece = pieces[at];
  if (says(piece, 'with', 'containing')) return pieces[at + 1]?.span === 'function';
  return says(piece, 'and', 'or') || isMark(piece, '/&+');
}

/** Functions that no food has on its own, with the roles of the additives that have them. */
const ROLES_OF: Readonly<Record<string, readonly IngredientRole[]>> = {
  emulsifier: ['emulsifier', 'gum', 'salt', 'starch', 'fiber', 'fat'],
  sweetener: ['intense sweetener', 'polyol', 'added sugar', 'sugar', 'fiber'],
};

/** "Pea protein emulsifier,": a function after the name of something that has another one, or none. */
function isOfAnother(pieces: Pieces): boolean {
  const [name, last] = pieces.slice(-2);
  const roles = last?.span === 'function' ? ROLES_OF[last.meaning?.value ?? ''] : undefined;
  const entry = name?.span === 'name' ? name.meaning?.entry : null;
  return roles !== undefined && !!entry && !entry.roles.some((role) => roles.includes(role));
}

/** "Emulsifier," or "emulsifier and salt" without a name; "emulsifier and stabilizer lecithin" has one for both. */
function lacksAdditive({ pieces, brackets, ...item }: Item): boolean {
  const ends = [...pieces.keys()].filter((at) => joins(pieces, at));
  return [...ends, pieces.length].some((end, index) => {
    const start = (ends[index - 1] ?? -1) + 1;
    const part = pieces.slice(start, end);
    const own = brackets.filter(({ after }) => after > start && after <= end);
    // "Spice & coloring": a color may be declared without its name (21 CFR 101.22(k)(2)).
    const isLacking = (piece: Piece): boolean =>
      piece.span === 'function' && (ends.length === 0 || !says(piece, 'colour'));
    if (pieces[end + 1]?.span === 'function') return false;
    if (own.length === 0 && isOfAnother(part)) return true;
    return part.some(isLacking) && !isNamed({ ...item, pieces: part, brackets: own });
  });
}

/** "Coloring food: acid (citric acid)": what follows the colon has another function. */
function isOtherFunction({ pieces }: Item, next: Item | undefined): boolean {
  const [own, other] = [pieces.at(-1), next?.pieces[0]];
  const functions = own?.span === 'function' && other?.span === 'function';
  return functions && own.meaning?.value !== other.meaning?.value;
}

/**
 * Whether an item lacks a name. Explanations in brackets need none: "lecithin (emulsifier)", but "chocolate (sugar,
 * emulsifier)" does.
 */
export function nameIsMissing(items: Items, explaining: boolean): boolean {
  const lists = items.some(isNamed);
  return items.some((item, at) => {
    const named = isNamed(item);
    const specified = item.colon && at < items.length - 1 && !isOtherFunction(item, items[at + 1]);
    // "cocoa (with emulsifier)" does not explain the cocoa.
    const explains = explaining && (at === 0 || !lists) && !joins(item.pieces, 0);
    if (!specified && !explains && lacksAdditive(item)) return true;
    if (!named && !specified && lacksName(item) && !(explaining && items.length === 1)) return true;
    return item.brackets.some((bracket) => nameIsMissing(bracket.items, named));
  });
}

/** "and", "with", "+", ":": what follows is not said of the name before; "Hydro.power" is one name. */
function partsNames(piece: Piece, next: Piece | undefined): boolean {
  const joins = says(piece, 'and', 'or', 'with', 'containing');
  const glued = next?.spaced === false && says(next, 'trade name');
  const stops = isMark(piece, '.') && !glued;
  return joins || stops || isSeparator(piece) || isMark(piece, ':&+/');
}

/** "Lacprodan, cocoa": a trade name without what it is. In a bracket of its own it belongs to the name before it. */
export function isTradeNameAlone(placed: Pieces, at: number): boolean {
  const piece = placed[at];
  if (piece === undefined || !says(piece, 'trade name')) return false;
  const before = placed.slice(Math.max(0, at - MAX_SEEN), at);
  const behind = placed.slice(at + 1, at + MAX_SEEN);
  const opening = before.findLastIndex((each) => isOpening(each) && each.depth === piece.depth);
  const closing = behind.findIndex((each) => isClosing(each) && each.depth < piece.depth);
  const start = before.findLastIndex(
    (each, index) => index === opening || partsNames(each, before[index + 1] ?? piece),
  );
  const end = behind.findIndex(
    (each, index) => index === closing || partsNames(each, behind[index + 1]),
  );
  const names = (from: number, to: number | undefined): boolean =>
    [...before.slice(from + 1), ...behind.slice(0, to)].some(({ span }) => span === 'name');
  if (names(start, end < 0 ? undefined : end)) return false;
  return closing < 0 || names(opening, closing);
}
