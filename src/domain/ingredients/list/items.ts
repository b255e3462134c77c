import { isClosing, isMark, isOpening, isSeparator } from '../statement/regions.ts';
import type { PlacedSpan } from '../statement/read-statement.ts';

/** What stands between two separators of a list, with the brackets behind its words. */
export interface Item {
  readonly pieces: readonly PlacedSpan[];
  readonly brackets: readonly Bracket[];
  /** A colon stands behind it: what follows belongs to it. */
  readonly colon: boolean;
  /** A full stop, a semicolon or an empty line stands behind it. */
  readonly closes: boolean;
  /** Stands in the part that makes up less than two per cent or so. */
  readonly minor: boolean;
}

/** What stands in a pair of brackets. */
export interface Bracket {
  /** How many of the item's pieces stand before it. */
  readonly after: number;
  readonly items: readonly Item[];
}

interface OpenItem {
  pieces: PlacedSpan[];
  brackets: Bracket[];
}

/** Deeper brackets than any label has are read as one level. */
const DEEPEST = 12;

class ItemReader {
  readonly #pieces: readonly PlacedSpan[];
  #at = 0;
  #minor = false;

  constructor(pieces: readonly PlacedSpan[]) {
    this.#pieces = pieces;
  }

  readLevel(depth: number): readonly Item[] {
    const items: Item[] = [];
    let open: OpenItem = { pieces: [], brackets: [] };
    const minorBefore = this.#minor;
    const close = (colon: boolean, closes: boolean): void => {
      if (open.pieces.length > 0 || open.brackets.length > 0)
        items.push({ ...open, colon, closes, minor: this.#minor });
      else if (closes && items.length > 0) {
        const last = items.pop();
        if (last !== undefined) items.push({ ...last, closes: true });
      }
      open = { pieces: [], brackets: [] };
    };
    while (this.#at < this.#pieces.length) {
      const piece = this.#pieces[this.#at];
      if (piece === undefined) break;
      this.#at += 1;
      const { atom } = piece;
      if (isClosing(atom)) {
        if (depth > 0) break;
      } else if (isOpening(atom) && depth < DEEPEST)
        open.brackets.push({ after: open.pieces.length, items: this.readLevel(depth + 1) });
      else if (piece.region !== 'list' || piece.kind === 'claim') {
        if (piece.kind !== 'claim') close(false, true);
        if (piece.region === 'list' && piece.ends) close(false, true);
      } else if (atom.meaning?.cue === 'minor part') {
        close(false, false);
        this.#minor = true;
      } else if (isSeparator(atom)) close(false, atom.key === ';');
      else if (isMark(atom, ':')) close(true, false);
      else {
        if (atom.kind !== 'mark' || isMark(atom, '/&+')) open.pieces.push(piece);
        if (piece.ends) close(false, true);
      }
    }
    close(false, depth === 0);
    if (depth > 0) this.#minor = minorBefore;
    return items;
  }
}

/** The items of the lists in a statement, with the items of their brackets. What stands beside the lists is left out. */
export function itemsOf(pieces: readonly PlacedSpan[]): readonly Item[] {
  return new ItemReader(pieces).readLevel(0);
}
