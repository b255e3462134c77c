import type { PrecautionBasis } from '../../enumerations.ts';
import type { Atom } from '../names/atom.ts';

/** The purpose of a part of the text. */
export type Region =
  | 'list'
  | 'declaration'
  | 'precaution'
  | 'denial'
  | 'direction'
  | 'address'
  | 'nutrition facts';

/** Directions, addresses and nutrition facts: the product need not contain what they name. */
export function isProse(region: Region): region is 'direction' | 'address' | 'nutrition facts' {
  return region === 'direction' || region === 'address' || region === 'nutrition facts';
}

/** An atom with its region. */
export interface PlacedAtom extends Atom {
  readonly region: Region;
  readonly basis: PrecautionBasis | null;
  /** The number of open brackets around it. */
  readonly depth: number;
  /** Whether it ends a sentence. */
  readonly ends: boolean;
}

/** A region while it is read. */
export interface OpenRegion {
  readonly region: Region;
  readonly basis: PrecautionBasis | null;
  /** The number of open brackets where it began: closing one of them ends it. */
  readonly depth: number;
  /** Whether it denies only one item of the list. */
  readonly untilSeparator: boolean;
  /** Whether it denies an ingredient of the food before it. */
  readonly ofFood: boolean;
  /** Prose instead of an item of the list: ", made in the USA, …". */
  readonly interrupts: boolean;
  /** Whether it has contained a name. */
  readonly named: boolean;
}

/** The region at the beginning of a text, and after every statement outside the list. */
export const LIST_REGION: OpenRegion = {
  region: 'list',
  basis: null,
  depth: 0,
  untilSeparator: false,
  ofFood: false,
  interrupts: false,
  named: false,
};

export const SPAN_KINDS = [
  'name',
  'function',
  'quality',
  'quantity',
  'structure',
  'declaration',
  'precaution',
  'denial',
  'claim',
  'heading',
  'direction',
  'address',
  'unread',
] as const;
export type SpanKind = (typeof SPAN_KINDS)[number];

/** A piece of text: an atom with its region and what it was read as. */
export interface Piece extends PlacedAtom {
  readonly span: SpanKind;
}

export type Pieces = readonly Piece[];

/** The pieces up to each that ends a part, and those behind the last. */
export function splitAfter(pieces: Pieces, ends: (piece: Piece) => boolean): readonly Pieces[] {
  const parts: Piece[][] = [[]];
  for (const piece of pieces) {
    parts.at(-1)?.push(piece);
    if (ends(piece)) parts.push([]);
  }
  return parts;
}

export function sentencesOf(pieces: Pieces): readonly Pieces[] {
  return splitAfter(pieces, ({ ends }) => ends);
}

/** A part of a statement and what it was read as. The spans of a text tile it from its first character to its last. */
export interface Span {
  /** Offsets in the text as given. */
  readonly start: number;
  readonly end: number;
  readonly kind: SpanKind;
  /** Canonical name of what is named; for unread words that resemble a name, that one. */
  readonly entry: string | null;
  /** ISO 639-1; "xx" if the word belongs to no language. */
  readonly language: string | null;
  /** What a damaged word was read as. */
  readonly repaired: string | null;
  readonly basis: PrecautionBasis | null;
}

/** Languages in which a thing precedes what it is made of: "amidon de riz". */
const HEAD_FIRST: readonly string[] = ['fr', 'es', 'it', 'pt', 'ro'];

export function isHeadFirst({ meaning }: Atom): boolean {
  return HEAD_FIRST.includes(meaning?.language ?? '');
}

/** A name in the list, not one that is only declared, denied or warned of. */
export function isListedName({ span, region }: Piece): boolean {
  return span === 'name' && region === 'list';
}
