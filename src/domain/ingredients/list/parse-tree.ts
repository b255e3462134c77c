import { MINOR_PART_MARK } from '../statement/statement-sections.ts';

/** What stands between two separators of a statement: texts, bracketed lists and colons, in order. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'group'; readonly items: readonly Item[]; readonly closed: boolean }
  | { readonly kind: 'colon' };

export interface Item {
  readonly pieces: readonly Piece[];
  /** What separated it from the item before. */
  readonly after: 'start' | 'comma' | 'semicolon' | 'sentence' | 'minor' | 'footnote';
  /** True in the "less than 2 %" part. */
  readonly minor: boolean;
  /** True for the item in which the text ends without a separator: it may be cut off. */
  readonly open: boolean;
}

type Separator = Item['after'];

/** True where a closing bracket should close the bracket of its own kind, dropping those opened after it. */
function strictBracketsFit(list: string): boolean {
  const open: string[] = [];
  for (const character of list) {
    const closes = OPENING_OF[character];
    if (OPENING.has(character)) {
      if (open.length > 200) return false;
      open.push(character);
    } else if (closes !== undefined) {
      const at = open.lastIndexOf(closes);
      if (at < 0) return false;
      open.length = at;
    }
  }
  return open.length === 0;
}

interface Level {
  /** The level in which its bracket stands; null for the list itself. */
  readonly outer: Level | null;
  readonly bracket: string;
  readonly depth: number;
  readonly items: Item[];
  pieces: Piece[];
  text: string;
  after: Separator;
  minor: boolean;
}

/** Deeper brackets than any label has are read as if they were commas. */
const MAX_DEPTH = 12;

const OPENING = new Set(['(', '[', '{']);
const OPENING_OF: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

function rootLevel(): Level {
  return {
    outer: null,
    bracket: '',
    depth: 0,
    items: [],
    pieces: [],
    text: '',
    after: 'start',
    minor: false,
  };
}

function levelInside(outer: Level, bracket: string): Level {
  return { ...rootLevel(), outer, bracket, depth: outer.depth + 1, minor: outer.minor };
}

function endText(level: Level): void {
  const text = level.text.trim();
  if (text !== '') level.pieces.push({ kind: 'text', text });
  level.text = '';
}

function endItem(level: Level, next: Separator = 'comma', open = false): void {
  endText(level);
  if (level.pieces.length > 0) {
    level.items.push({
      pieces: level.pieces,
      after: level.after,
      minor: level.minor,
      open: open && level.pieces.at(-1)?.kind === 'text',
    });
    level.pieces = [];
    level.after = next;
  } else if (next !== 'comma') {
    level.after = next;
  }
  if (next === 'minor') level.minor = true;
}

/** A full stop that ends something: not in numbers, not after a single letter ("C. sativa", "L. acidophilus"). */
function isSentenceEnd(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 2), index);
  const next = text.charAt(index + 1);
  if (/(?:^|[^\p{L}\d])[A-Z]$/u.test(before) && /[A-Z]/.test(next)) return false;
  if (/(?:^|[^\p{L}\d])[A-Za-z]$/u.test(before) && next === ' ')
    return !/[a-z]/.test(text.charAt(index + 2));
  if (/[A-Z]$/.test(before) && /[a-z]/.test(next)) return false;
  return next === '' || /[ )\](A-Za-z]/.test(next);
}

/** How a star divides: a mark to drop, a missing comma, or the start of a footnote. */
function readStar(text: string, index: number): 'drop' | 'comma' | 'footnote' {
  const rest = text.slice(index + 1, index + 12);
  if (/^[* ]*(?:$|[,;.:)\]}([{&-]|(?:and|or)\b)/i.test(rest)) return 'drop';
  return ' *,'.includes(text.charAt(index - 1)) ? 'footnote' : 'comma';
}

/**
 * Reads a list into a tree of items by its brackets, commas, semicolons, full stops and colons. Wrong brackets are
 * forgiven: any closing bracket closes any opening one, a superfluous one is ignored, a missing one closes at
 * the end. Never throws; one pass over the text.
 */
export function parseTree(list: string): readonly Item[] {
  const root = rootLevel();
  let level = root;
  const strict = strictBracketsFit(list);
  let ignored = 0;
  for (let i = 0; i < list.length; i += 1) {
    const character = list.charAt(i);
    const own = OPENING_OF[character];
    if (OPENING.has(character)) {
      if (level.depth === MAX_DEPTH) {
        ignored += 1;
        endItem(level);
        continue;
      }
      endText(level);
      level = levelInside(level, character);
    } else if (own !== undefined) {
      if (ignored > 0) {
        ignored -= 1;
        endItem(level);
        continue;
      }
      if (strict)
        while (level.outer !== null && level.bracket !== own)
          level = closeGroup(level, level.outer, true);
      if (level.outer === null) endItem(level, 'semicolon');
      else level = closeGroup(level, level.outer, true);
    } else if (character === ',') endItem(level);
    else if (character === ';') endItem(level, 'semicolon');
    else if (character === MINOR_PART_MARK) endItem(level, 'minor');
    else if (character === ':') {
      endText(level);
      level.pieces.push({ kind: 'colon' });
    } else if (character === '.' && isSentenceEnd(list, i)) endItem(level, 'sentence');
    else if (character === '*') {
      const reading = readStar(list, i);
      if (reading !== 'drop') endItem(level, reading);
    } else level.text += character;
  }
  endItem(level, 'comma', true);
  while (level.outer !== null) level = closeGroup(level, level.outer, false);
  endItem(root);
  return root.items;
}

/** Puts a level, at whose end the text stands, into the one outside it, which is returned. */
function closeGroup(inner: Level, outer: Level, closed: boolean): Level {
  endItem(inner);
  if (inner.items.length > 0) outer.pieces.push({ kind: 'group', items: inner.items, closed });
  return outer;
}
