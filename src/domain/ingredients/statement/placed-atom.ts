import type { PrecautionBasis } from '../../enumerations.ts';
import type { Atom } from '../names/atom.ts';

/** What a stretch of text is for. */
export type Region =
  | 'list'
  | 'declaration'
  | 'precaution'
  | 'denial'
  | 'direction'
  | 'address'
  | 'nutrition facts';

/** Directions, addresses and nutrition facts: what they name need not be in the product. */
export function isProse(region: Region): region is 'direction' | 'address' | 'nutrition facts' {
  return region === 'direction' || region === 'address' || region === 'nutrition facts';
}

/** A piece of text with the region it stands in. */
export interface PlacedAtom {
  readonly atom: Atom;
  readonly region: Region;
  readonly basis: PrecautionBasis | null;
  /** How many brackets are open around it. */
  readonly depth: number;
  /** Ends a sentence. */
  readonly ends: boolean;
}

/** A region while it is read. */
export interface OpenRegion {
  readonly region: Region;
  readonly basis: PrecautionBasis | null;
  /** How many brackets were open where it began: the closing of one of them ends it. */
  readonly depth: number;
  /** A denial of one item of the list. */
  readonly untilSeparator: boolean;
  /** A denial of what a food before it is made without. */
  readonly ofFood: boolean;
  /** Prose where an item of the list would stand: ", made in the USA, …". */
  readonly interrupts: boolean;
  /** Whether a name has stood in it. */
  readonly named: boolean;
}

/** What a text begins with, and every statement beside the list returns to. */
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

/** A stretch of a statement and what it was read as. The spans of a text tile it from its first character to its last. */
export interface Span {
  /** Offsets in the text as given. */
  readonly start: number;
  readonly end: number;
  readonly kind: SpanKind;
  /** Canonical name of what is named; of unread words that resemble one, that one. */
  readonly entry: string | null;
  /** ISO 639-1; "xx" where the word belongs to no language. */
  readonly language: string | null;
  /** What a damaged word was read as. */
  readonly repaired: string | null;
  readonly basis: PrecautionBasis | null;
}
