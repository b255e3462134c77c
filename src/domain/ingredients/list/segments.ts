import { isFunctionWord } from '../names/function-words.ts';
import { headingCanonical } from '../names/heading-names.ts';
import type { Item, Piece } from './parse-tree.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** What stands in one bracket; not closed where the text ends before its closing bracket. */
export interface Bracket {
  readonly items: readonly Item[];
  readonly closed: boolean;
}

/** A name with the brackets that follow it, or (label) a name with the colon that follows it. */
export interface Segment {
  readonly text: string;
  readonly groups: readonly Bracket[];
  readonly label: boolean;
  /** The text of the label ends in it. */
  readonly open: boolean;
}

/** The written form of a bracket's content, commas between its items. */
export function groupText(items: readonly Item[]): string {
  return items.map((item) => piecesText(item.pieces)).join(', ');
}

function piecesText(pieces: readonly Piece[]): string {
  let text = '';
  for (const piece of pieces) {
    if (piece.kind === 'colon') text += ':';
    else {
      const part = piece.kind === 'text' ? piece.text : `(${groupText(piece.items)})`;
      text = text === '' ? part : `${text} ${part}`;
    }
  }
  return text;
}

/** Words after a bracket that go on with what stood before it. */
const GOES_ON =
  /^(?:(?:from|in|with|of|to|as|for|derived|made|powder|extract|solids|blend)\b|\d+(?:g|mg|mcg|billion|million)?\b)/i;

const INLINE_HEADING = /^(.{3,60}?\b(?:blends?|complex|matrix)) (\S.{2,80})$/i;

interface Building {
  text: string;
  groups: Bracket[];
}

/**
 * Divides an item at its brackets and colons. "X (a, b) Y" is two names unless Y goes on with X
 * ("saviseed (sacha inchi) protein", "triglycerides (MCT) from coconut oil").
 */
export function segmentsOf(item: Item, vocabulary: Vocabulary): readonly Segment[] {
  const segments: Segment[] = [];
  let current: Building = { text: '', groups: [] };
  const push = (label: boolean, open: boolean): void => {
    if (current.text !== '' || current.groups.length > 0) {
      segments.push({ text: current.text, groups: current.groups, label, open });
    }
    current = { text: '', groups: [] };
  };
  for (const piece of item.pieces) {
    if (piece.kind === 'group') {
      current.groups.push({ items: piece.items, closed: piece.closed });
      continue;
    }
    if (piece.kind === 'colon') {
      push(true, false);
      continue;
    }
    if (current.groups.length === 0) {
      current.text = current.text === '' ? piece.text : `${current.text} ${piece.text}`;
      continue;
    }
    if (!/[\p{L}\d]/u.test(piece.text)) continue;
    const joined = joinOver(current, piece.text, vocabulary);
    if (joined !== null) {
      current = joined;
      continue;
    }
    push(false, false);
    current.text = piece.text;
  }
  push(false, item.open);
  return segments;
}

/** The name that goes on after its bracket, or null where a new name begins. */
function joinOver(before: Building, text: string, vocabulary: Vocabulary): Building | null {
  if (isFunctionWord(text)) return null;
  if (before.groups.length !== 1 || before.text === '') return null;
  const name = before.text.replace(/^(?:and|&|or) /i, '');
  const whole = `${name} ${text}`;
  if (vocabulary.resolve(whole) !== null && vocabulary.resolve(text) === null)
    return { text: whole, groups: before.groups };
  if (GOES_ON.test(text)) return before;
  const inner = groupText(before.groups[0]?.items ?? []);
  if (
    inner.length < 40 &&
    vocabulary.resolve(text)?.kind !== 'ingredient' &&
    vocabulary.resolve(`${inner} ${text}`) !== null
  ) {
    return { text: `${inner} ${text}`, groups: [] };
  }
  return null;
}

/**
 * A heading that runs into its first member without a colon ("Protein Blend Organic Pea Protein, …"): the heading
 * as a label, then the member. Null for any other segment.
 */
export function inlineHeading(
  segment: Segment,
  vocabulary: Vocabulary,
): readonly [Segment, Segment] | null {
  if (segment.label) return null;
  const [, head = '', rest = ''] = INLINE_HEADING.exec(segment.text) ?? [];
  if (headingCanonical(head) === null) return null;
  if (vocabulary.resolve(segment.text) !== null || vocabulary.resolve(rest)?.kind !== 'ingredient')
    return null;
  if (headingCanonical(rest) !== null) return null;
  return [
    { text: head, groups: [], label: true, open: false },
    { ...segment, text: rest },
  ];
}
