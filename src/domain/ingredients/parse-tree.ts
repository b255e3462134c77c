import { MINOR_PART_MARK } from './statement-sections.ts';

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
  readonly bracket: string;
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

function newLevel(minor: boolean, bracket = ''): Level {
  return { bracket, items: [], pieces: [], text: '', after: 'start', minor };
}

function endText(level: Level): void {
  const text = level.text.trim();
  if (text !== '') level.pieces.push({ kind: 'text', text });
  level.text = '';
}

function endItem(level: Level, next: Separator, open = false): void {
  endText(level);
  if (level.pieces.length > 0) {
    const last = level.pieces[level.pieces.length - 1];
    level.items.push({
      pieces: level.pieces,
      after: level.after,
      minor: level.minor,
      open: open && last?.kind === 'text',
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
  const before = text[index - 1] ?? ' ';
  const beforeThat = text[index - 2] ?? ' ';
  const next = text[index + 1] ?? ' ';
  if (/[A-Z]/.test(before) && /[^\p{L}\d]/u.test(beforeThat) && /[A-Z]/.test(next)) return false;
  if (/[A-Za-z]/.test(before) && /[^\p{L}\d]/u.test(beforeThat) && next === ' ') {
    return !/[a-z]/.test(text[index + 2] ?? ' ');
  }
  if (/[a-z]/.test(next) && /[A-Z]/.test(before)) return false;
  return next === ' ' || next === ')' || next === ']' || /[A-Z(]/.test(next) || /[a-z]/.test(next);
}

/** How a star divides: a mark to drop, a missing comma, or the start of a footnote. */
function readStar(text: string, index: number): 'drop' | 'comma' | 'footnote' {
  const rest = text.slice(index + 1, index + 12).replace(/^[*\s]+/, '');
  if (rest === '' || /^[,;.:)\]}([{&-]/.test(rest) || /^(?:and|or)\b/i.test(rest)) return 'drop';
  const before = text[index - 1] ?? ' ';
  return before === ' ' || before === '*' || before === ',' ? 'footnote' : 'comma';
}

/**
 * Reads a list into a tree of items by its brackets, commas, semicolons, full stops and colons. Wrong brackets are
 * forgiven: any closing bracket closes any opening one, a superfluous one is ignored, a missing one closes at
 * the end. Never throws; one pass over the text.
 */
export function parseTree(list: string): readonly Item[] {
  const stack: Level[] = [newLevel(false)];
  const strict = strictBracketsFit(list);
  let ignored = 0;
  for (let i = 0; i < list.length; i += 1) {
    const character = list[i] ?? '';
    const level = stack[stack.length - 1];
    if (level === undefined) break;
    if (OPENING.has(character)) {
      if (stack.length > MAX_DEPTH) {
        ignored += 1;
        endItem(level, 'comma');
        continue;
      }
      endText(level);
      stack.push(newLevel(level.minor, character));
    } else if (character in OPENING_OF) {
      if (ignored > 0) {
        ignored -= 1;
        endItem(level, 'comma');
      } else {
        const own = OPENING_OF[character];
        if (strict)
          while (stack.length > 1 && stack[stack.length - 1]?.bracket !== own)
            closeGroup(stack, true);
        if (stack.length > 1) closeGroup(stack, true);
        else endItem(level, 'semicolon');
      }
    } else if (character === ',') endItem(level, 'comma');
    else if (character === ';') endItem(level, 'semicolon');
    else if (character === MINOR_PART_MARK) endItem(level, 'minor');
    else if (character === ':') {
      endText(level);
      level.pieces.push({ kind: 'colon' });
    } else if (character === '.' && isSentenceEnd(list, i)) endItem(level, 'sentence');
    else if (character === '*') {
      const reading = readStar(list, i);
      if (reading === 'drop') level.text += '';
      else endItem(level, reading);
    } else level.text += character;
  }
  const innermost = stack[stack.length - 1];
  if (innermost !== undefined) endItem(innermost, 'comma', true);
  while (stack.length > 1) closeGroup(stack, false);
  const root = stack[0];
  if (root === undefined) return [];
  endItem(root, 'comma');
  return root.items;
}

function closeGroup(stack: Level[], closed: boolean): void {
  const inner = stack.pop();
  const outer = stack[stack.length - 1];
  if (inner === undefined || outer === undefined) return;
  endItem(inner, 'comma');
  if (inner.items.length > 0) outer.pieces.push({ kind: 'group', items: inner.items, closed });
}
