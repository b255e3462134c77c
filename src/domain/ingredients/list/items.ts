import {
  type Atom,
  boundsItem,
  headsIngredients,
  isClosing,
  isMark,
  isOpenEnd,
  isOpening,
  isSeparator,
  says,
} from '../names/atom.ts';
import type { Pieces, Piece } from '../statement/placed-atom.ts';
import { isFlavor, isTaste } from '../vocabulary/entry-facts.ts';
import { entriesIn, isNumberOf, lastNamed } from './parts.ts';

/** The part of a list between two separators, with the brackets after its words. */
export interface Item {
  readonly pieces: Pieces;
  readonly brackets: readonly Bracket[];
  /** Whether a colon follows it: what comes next belongs to it. */
  readonly colon: boolean;
  /** Whether a full stop, a semicolon or an empty line follows it. */
  readonly closes: boolean;
  /** Whether it is in the part with less than about two per cent. */
  readonly minor: boolean;
  /** Whether it follows another name of the same item: "and …". */
  readonly joined?: boolean;
}

export type Items = readonly Item[];

/** A bracket after `after` pieces, with these items. */
export function bracketOf(after: number, items: Items): Bracket {
  return { after, items, closed: true, paired: true, partly: false };
}

/** The pieces of an item from `start` to `end`, with the brackets after them. */
export function partOfItem(item: Item, start: number, end = Number.POSITIVE_INFINITY): Item {
  const brackets = item.brackets.filter(({ after }) => after > start && after <= end);
  return {
    ...item,
    pieces: item.pieces.slice(start, end),
    brackets: brackets.map((bracket) => ({ ...bracket, after: bracket.after - start })),
  };
}

/** The pieces before the name of an item. */
export function piecesBeforeName({ pieces }: Item): Pieces {
  return pieces.slice(
    0,
    pieces.findIndex(({ span }) => span === 'name'),
  );
}

/** The content of a pair of brackets. */
export interface Bracket {
  /** The number of the item's pieces before it. */
  readonly after: number;
  readonly items: Items;
  /** False if the text ends before the bracket does, so it is unknown where its list ends. */
  readonly closed: boolean;
  /** False also if a bracket of another shape closes it: "(salt]". */
  readonly paired: boolean;
  /** "(almonds, etc.)", "(including almonds)": it may contain more than it names. */
  readonly partly: boolean;
}

interface OpenItem {
  pieces: Piece[];
  brackets: Bracket[];
}

/** The items of one level of brackets while they are read. */
class Level {
  readonly items: Item[] = [];
  open: OpenItem = { pieces: [], brackets: [] };

  close(minor: boolean, colon: boolean, closes: boolean): void {
    const last = this.items.at(-1);
    if (this.open.pieces.length > 0 || this.open.brackets.length > 0)
      this.items.push({ ...this.open, colon, closes, minor });
    else if (closes && last !== undefined)
      this.items[this.items.length - 1] = { ...last, closes: true };
    this.open = { pieces: [], brackets: [] };
  }
}

function saysWhich(before: Piece, next: Piece): boolean {
  const [head, of] = entriesIn([before, next]);
  if (head === undefined || of === undefined) return false;
  return isNumberOf(head, next) || (isFlavor(head) && isTaste(of));
}

/** Most pieces of a bracket after a colon that are examined, so that reading is linear. */
const LONGEST_LIST = 100;

/** Brackets deeper than on any label are read as one level. */
const DEEPEST = 12;

class ItemReader {
  readonly #pieces: Pieces;
  #at = 0;
  #minor = false;

  constructor(pieces: Pieces) {
    this.#pieces = pieces;
  }

  readLevel(depth: number): Items {
    const level = new Level();
    const minorBefore = this.#minor;
    for (let piece = this.#pieces[this.#at]; piece !== undefined; piece = this.#pieces[this.#at]) {
      this.#at += 1;
      if (isClosing(piece)) {
        if (depth > 0) break;
      } else if (isOpening(piece) && depth < DEEPEST) {
        const after = level.open.pieces.length;
        const { brackets } = level.open;
        const from = this.#at;
        const items = this.readLevel(depth + 1);
        const last = this.#pieces[this.#at - 1];
        const closed = isClosing(last);
        const partly = this.#pieces.slice(from, this.#at).some(namesOnlySome);
        const paired = ['()', '[]', '{}'].includes(`${piece.key}${last?.key}`);
        brackets.push({ after, items, closed, paired, partly });
      } else if (piece.region === 'list' && piece.span !== 'claim') this.#readPiece(piece, level);
      // What is not part of the list ends its item, except a claim inside it.
      else if (piece.span !== 'claim') level.close(this.#minor, false, true);
    }
    level.close(this.#minor, false, depth === 0);
    if (depth > 0) this.#minor = minorBefore;
    return level.items;
  }

  #readPiece(piece: Piece, level: Level): void {
    if (piece.meaning?.cue === 'minor part') {
      level.close(this.#minor, false, false);
      this.#minor = true;
    } else if (isSeparator(piece)) {
      level.close(this.#minor, false, piece.key === ';');
    } else if (isMark(piece, ':') && this.#isOne(level.open.pieces)) return;
    else if (isMark(piece, ':') && !this.#isRatio()) level.close(this.#minor, true, false);
    else {
      if (this.#isFootnoteBetween(piece) || this.#opensList(piece))
        level.close(this.#minor, false, false);
      if (piece.kind !== 'mark' || this.#joinsNames(piece)) level.open.pieces.push(piece);
      if (piece.ends) level.close(this.#minor, false, true);
    }
  }

  /** "Crunchy bar with sugar Ingredients: …": what precedes the heading heads no list. */
  #opensList(piece: Piece): boolean {
    return headsIngredients(piece) && isMark(this.#pieces[this.#at], ':');
  }

  /**
   * "Arôme : vanille", "lécithine de soja : E322": a single name after the colon says which flavor, or its number; "Lait :
   * 50 %, sucre" says how much. Not in "Salt:, sugar".
   */
  #isOne(open: Pieces): boolean {
    const [next, behind] = this.#pieces.slice(this.#at, this.#at + 2);
    if (isMark(next, ',;')) return lastNamed(open)?.maybe.length === 0;
    if (isOpening(next)) return open.length > 0 && this.#isListInBrackets();
    const before = open.at(-1);
    const ends = behind === undefined || boundsItem(behind) || isMark(behind, '.');
    if (before === undefined || next === undefined || !ends) return false;
    if (next.span === 'quantity') return before.span !== 'function';
    return before.span === 'name' && next.span === 'name' && saysWhich(before, next);
  }

  /** "Coating: (sugar, cocoa), almonds": the list after the colon is in brackets, and the next name does not belong to it. */
  #isListInBrackets(): boolean {
    let [depth, lists] = [0, false];
    for (let at = this.#at; at < this.#at + LONGEST_LIST; at += 1) {
      const atom = this.#pieces[at];
      if (atom === undefined) return false;
      if (isOpening(atom)) depth += 1;
      else if (isClosing(atom)) depth -= 1;
      else if (isSeparator(atom) && depth === 1) lists = true;
      const behind = this.#pieces[at + 1];
      if (depth === 0) return lists && (behind === undefined || isMark(behind, ',;.'));
    }
    return false;
  }

  /** "BCAA 2:1:1". */
  #isRatio(): boolean {
    const [before, next] = [this.#pieces[this.#at - 2], this.#pieces[this.#at]];
    return [before, next].every((each) => /^\d+$/u.test(each?.key ?? ''));
  }

  /** "Salt & pepper"; in "pea protein+, kale+ (…)" the plus marks a footnote. */
  #joinsNames(atom: Atom): boolean {
    if (isMark(atom, '+')) return this.#pieces[this.#at]?.kind !== 'mark';
    return isMark(atom, '/&');
  }

  /** "Huile de tournesol * Beurre de cacao *": a footnote mark where the comma is missing. */
  #isFootnoteBetween(piece: Piece): boolean {
    const next = this.#pieces[this.#at];
    if (!isMark(piece, '*') || next?.spaced !== true) return false;
    return next.span === 'name' || next.span === 'function';
  }
}

/** "etc.", "including", "contains". */
function namesOnlySome(piece: Piece): boolean {
  return piece.span === 'declaration' || isOpenEnd(piece) || says(piece, 'with');
}

/** The items of the lists in a statement, with the items of their brackets. What is outside the lists is left out. */
export function itemsOf(pieces: Pieces): Items {
  return new ItemReader(pieces).readLevel(0);
}
