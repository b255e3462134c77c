import type { Allergen, FlagValue, PrecautionBasis } from '../../enumerations.ts';

/** A precautionary statement ("may contain peanuts", "made in a facility that handles milk"). */
export interface Precaution {
  readonly allergen: Allergen;
  readonly basis: PrecautionBasis;
  /** Canonical names in it that say more than the allergen ("almond"). */
  readonly names?: readonly string[] | undefined;
}

/** Where adverse evidence was found. */
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
 * Something that the product contains or may contain, found outside its ingredient list (product.md section 2, "Nothing
 * is concluded from what was not read"). It only counts against a product; no wish is met by it.
 */
export interface AdverseEvidence {
  /** The vocabulary's name of what was found. */
  readonly canonical: string;
  /** As written. */
  readonly words: string;
  readonly place: EvidencePlace;
  /** False if the words only resemble it: a doubt. */
  readonly certain: boolean;
}

/** Why a dietary flag has its value (product.md section 2). */
export interface FlagEvidence {
  readonly value: FlagValue;
  /**
   * `claim`: the label or name says so; `ingredients`, `figures`: derived from them; `allergens`: there is no
   * ingredient text, but other evidence of an allergen or a protein (the name, a source's list); `none`: no evidence.
   */
  readonly basis: 'claim' | 'ingredients' | 'allergens' | 'figures' | 'none';
  /** One plain sentence. */
  readonly evidence: string;
  /** Set if the label's claim is contradicted; the adverse evidence wins. */
  readonly conflict: string | null;
}
