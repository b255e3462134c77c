import type { Bits } from './bits.ts';

/** The sets of products for one avoided term. They are shared and must not be written to. */
export interface TermSets {
  /** The avoided term is present: as an ingredient, in evidence, or as an allergen that it stands for. */
  readonly contains: Bits;
  /** The avoided term is present only as "may contain" or traces. Null if there is no such product. */
  readonly mayContain: Bits | null;
  /** The absence cannot be confirmed, for a reason other than an incomplete list. */
  readonly doubt: Bits;
}

/** The sets of products for one must-have term. They are shared and must not be written to. */
export interface WantedSets {
  readonly met: Bits;
  /** Products known to meet or not meet it. May lack products that meet it. */
  readonly known: Bits;
}
