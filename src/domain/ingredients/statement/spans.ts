import type { PrecautionBasis } from '../../product/enumerations.ts';

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
