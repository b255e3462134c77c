import type { Allergen, FlagValue, PrecautionBasis } from '../../enumerations.ts';

/** A precautionary statement ("may contain peanuts", "made in a facility that handles milk"). */
export interface Precaution {
  readonly allergen: Allergen;
  readonly basis: PrecautionBasis;
  /** Canonical names it speaks of where it names more than the allergen ("almond"). */
  readonly names?: readonly string[] | undefined;
}

/** Where something that speaks against a product was found. */
export const EVIDENCE_PLACES = [
  'text',
  'declaration',
  'name',
  'brand',
  'claim',
  'source',
  'other record',
  'flavor',
] as const;
export type EvidencePlace = (typeof EVIDENCE_PLACES)[number];

/**
 * Something the product holds, or may hold, found outside its ingredient list (product.md section 2, "Nothing is concluded
 * from what was not read"). It speaks against a product only; nothing is met by it.
 */
export interface AdverseEvidence {
  /** The vocabulary's name of what was found. */
  readonly canonical: string;
  /** As written. */
  readonly words: string;
  readonly place: EvidencePlace;
  /** False where the words only resemble it: a doubt. */
  readonly certain: boolean;
}

/** Why a dietary flag has its value (product.md section 2). */
export interface FlagEvidence {
  readonly value: FlagValue;
  /**
   * `claim`: the label or name says so; `ingredients`, `figures`: calculated; `allergens`: there is no ingredient text, but
   * something else is evidence of an allergen or of a protein (the name, a source's list); `none`: nothing to go by.
   */
  readonly basis: 'claim' | 'ingredients' | 'allergens' | 'figures' | 'none';
  /** One plain sentence. */
  readonly evidence: string;
  /** Set where the label's claim is contradicted; the adverse evidence wins. */
  readonly conflict: string | null;
}
