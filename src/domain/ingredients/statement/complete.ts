import type { Atom } from '../names/find-atoms.ts';
import { type Item, itemsOf } from '../list/items.ts';
import { isClosing, isOpening, isSeparator } from './regions.ts';
import type { PlacedSpan } from './read-statement.ts';

/** What the source tells of a text beside the text itself. */
export interface TextEnds {
  /** The source says that the text breaks off, or only its beginning was read. */
  readonly truncated: boolean;
}

/** Every bracket that was opened is closed, and none is closed that was not opened; of which shape tells nothing. */
function bracketsClose(placed: readonly PlacedSpan[]): boolean {
  let open = 0;
  for (const { atom } of placed) {
    if (isOpening(atom)) open += 1;
    else if (isClosing(atom)) open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}

/** Nothing stands between two separators, or in a bracket. */
function leavesGaps(placed: readonly PlacedSpan[]): boolean {
  let before: PlacedSpan | null = null;
  for (const piece of placed) {
    const { atom, region } = piece;
    const stop = atom.key === '.' && piece.ends;
    if (atom.kind === 'mark' && !stop && !isSeparator(atom) && !isOpening(atom) && !isClosing(atom))
      continue;
    const opened = before !== null && (isSeparator(before.atom) || isOpening(before.atom));
    const ended = stop || isSeparator(atom) || isClosing(atom);
    if (region === 'list' && opened && ended && atom.spaced) return true;
    if (region === 'list' && opened && ended && before !== null && isOpening(before.atom))
      return true;
    before = piece;
  }
  return false;
}

/** "Emulsifier," without saying which. */
function functionStandsAlone(items: readonly Item[], explaining: boolean): boolean {
  return items.some((item, at) => {
    const names = item.pieces.some(
      ({ kind }) => kind === 'name' || kind === 'unread' || kind === 'heading',
    );
    const functions = item.pieces.some(({ kind }) => kind === 'function');
    const told = names || item.brackets.length > 0 || (item.colon && at < items.length - 1);
    if (functions && !told && !explaining) return true;
    return item.brackets.some((bracket) => functionStandsAlone(bracket.items, names));
  });
}

/** "May contain" without saying what. */
function namesNothing(placed: readonly PlacedSpan[]): boolean {
  return placed.some(({ region, kind }, at) => {
    const begins = placed[at - 1]?.region !== region;
    if (!begins || (region !== 'precaution' && region !== 'declaration') || kind === 'structure')
      return false;
    for (let index = at; placed[index]?.region === region; index += 1) {
      const atom = placed[index]?.atom;
      if (atom?.kind === 'name' || atom?.kind === 'no ingredient' || atom?.meaning?.cue === 'claim')
        return false;
    }
    return true;
  });
}

/**
 * A first or last word that nobody knows, or that is only known misspelt ("whey protein concent"), may be half of one, in
 * directions too: the rest of the text may be lost beside it.
 */
function mayBeHalf({ kind, repaired, meaning }: Atom): boolean {
  return kind === 'unread' || repaired !== null || meaning?.misspelt === true;
}

function isWholeEnd({ atom }: PlacedSpan): boolean {
  if (isSeparator(atom) || isOpening(atom) || mayBeHalf(atom)) return false;
  return !(atom.kind === 'joiner' || (atom.kind === 'mark' && ':/&-+'.includes(atom.key)));
}

/**
 * Whether absences may be concluded from a statement: every word where an ingredient could stand was read, all brackets
 * close, nothing is left out between separators, and both ends are whole. The only place where that is asked.
 */
export function isComplete(placed: readonly PlacedSpan[], { truncated }: TextEnds): boolean {
  const first = placed[0];
  const last = placed.at(-1);
  if (truncated || first === undefined || last === undefined) return false;
  if (placed.some(({ kind }) => kind === 'unread')) return false;
  if (!placed.some(({ kind }) => kind === 'name')) return false;
  const begins = !isSeparator(first.atom) && !isClosing(first.atom) && !mayBeHalf(first.atom);
  const whole = begins && isWholeEnd(last);
  return (
    whole &&
    bracketsClose(placed) &&
    !leavesGaps(placed) &&
    !functionStandsAlone(itemsOf(placed), false) &&
    !namesNothing(placed)
  );
}
