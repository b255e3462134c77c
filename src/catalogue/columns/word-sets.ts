import type { Bits } from './bits.ts';

/** What the catalogue knows about one avoided word. Sets are shared: never written to. */
export interface TermSets {
  /** Avoiding it is broken: it is an ingredient, evidence names it, or the product contains an allergen that it stands for. */
  readonly contains: Bits;
  /** Avoiding it is broken only by "may contain" or traces; null where no product is so. */
  readonly mayContain: Bits | null;
  /** Its absence cannot be confirmed, for another reason than an incomplete list. */
  readonly doubt: Bits;
}

/** What the catalogue knows about a word as a must-have. Sets are shared: never written to. */
export interface WantedSets {
  readonly met: Bits;
  /** Met or unmet; may miss what is met. */
  readonly known: Bits;
}
