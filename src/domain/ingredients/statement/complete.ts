import { isClosing, isOpening, isSeparator } from './regions.ts';
import type { PlacedSpan } from './read-statement.ts';

/** What the source tells of a text beside the text itself. */
export interface TextEnds {
  /** The source says that the text breaks off, or only its beginning was read. */
  readonly truncated: boolean;
}

const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Every bracket that was opened is closed by its like, and none is closed that was not opened. */
function bracketsClose(placed: readonly PlacedSpan[]): boolean {
  const open: string[] = [];
  for (const { atom } of placed) {
    if (isOpening(atom)) open.push(atom.key);
    else if (isClosing(atom) && open.pop() !== PAIRS[atom.key]) return false;
  }
  return open.length === 0;
}

function isBreak({ atom, ends }: PlacedSpan): boolean {
  return ends || isSeparator(atom) || isOpening(atom) || isClosing(atom);
}

/** Between two separators stands nothing, or a function whose additive is not named ("emulsifier,"). */
function leavesGaps(placed: readonly PlacedSpan[]): boolean {
  let said = 0;
  let functions = 0;
  let names = 0;
  let opened = true;
  const isGap = (closing: PlacedSpan): boolean => {
    if (closing.region !== 'list' || closing.kind === 'claim') return false;
    return said === 0 ? isSeparator(closing.atom) || isClosing(closing.atom) : functions > 0 && names === 0;
  };
  for (const piece of placed) {
    const { atom, kind } = piece;
    if (isOpening(atom)) {
      // The bracket tells what the function is.
      [said, functions, names, opened] = [0, 0, 0, true];
      continue;
    }
    if (isBreak(piece)) {
      const [first, own] = [opened, said];
      if (isGap(piece) && !(own === 0 && !isClosing(atom) && first && names > 0)) {
        if (!(isSeparator(atom) && afterClosing(placed, piece))) return true;
      }
      [said, functions, names, opened] = [isClosing(atom) ? 1 : 0, 0, isClosing(atom) ? 1 : 0, false];
      continue;
    }
    if (kind !== 'structure') said += 1;
    if (kind === 'function') functions += 1;
    if (kind === 'name' || kind === 'unread' || kind === 'heading') names += 1;
  }
  return false;
}

function afterClosing(placed: readonly PlacedSpan[], piece: PlacedSpan): boolean {
  const before = placed[placed.indexOf(piece) - 1];
  return before !== undefined && (isClosing(before.atom) || before.ends);
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

function isWholeEnd(piece: PlacedSpan): boolean {
  const { atom } = piece;
  if (isSeparator(atom) || isOpening(atom)) return false;
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
  const whole = !isSeparator(first.atom) && !isClosing(first.atom) && isWholeEnd(last);
  return whole && bracketsClose(placed) && !leavesGaps(placed) && !namesNothing(placed);
}
