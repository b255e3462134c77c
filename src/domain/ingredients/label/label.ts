import type {
  Allergen,
  DietaryFlag,
  PrecautionBasis,
  ProteinType,
  FlagValue,
} from '../../enumerations.ts';
import type { Span } from '../statement/placed-atom.ts';
import type { GlutenGrain } from '../vocabulary/vocabulary.ts';

/** Figures per serving that flags are derived from (grams); null if unknown. */
export interface LabelFigures {
  readonly sugar: number | null;
  readonly carbohydrate: number | null;
  readonly fiber: number | null;
}

/** Figures per 100 g or 100 ml, and the range of servings of such a product, if the label does not state one. */
interface AssumedServing {
  readonly per100: LabelFigures;
  /** Grams or milliliters. */
  readonly least: number;
  readonly most: number;
}

/** An allergen in the product by evidence outside the ingredient statement. */
export interface AllergenEvidence {
  readonly allergen: Allergen;
  /** The evidence in words: "the name says so". */
  readonly evidence: string;
}

/** A label as a source gives it: the input of `explainLabel`. */
export interface Label {
  readonly name?: string | undefined;
  /** The ingredient statement, verbatim; empty if the source has none. */
  readonly statement: string;
  /** The source says that the text is cut off. */
  readonly truncated?: boolean | undefined;
  /** A machine read the text from a picture and nobody compared them: words may be missing, so no absence is concluded. */
  readonly unchecked?: boolean | undefined;
  /** Allergens by evidence outside the statement: a source's list, the name. */
  readonly allergensOutside?: readonly AllergenEvidence[] | undefined;
  /** Allergens that something outside the statement warns of: a source's list of traces, another statement. */
  readonly tracesOutside?: readonly Allergen[] | undefined;
  /** Animal products that are not allergens, by evidence outside the statement: "beef protein (the name says so)". */
  readonly animalOutside?: readonly string[] | undefined;
  /** Claims printed on the pack ("gluten free", "organic", "vegan"), in free text. */
  readonly claims?: readonly string[] | undefined;
  readonly figures?: LabelFigures | undefined;
  /** Set if `figures` are for a standard serving. */
  readonly assumed?: AssumedServing | undefined;
  /** US and Canadian labels include fiber in carbohydrate, others do not. Unknown counts as not. */
  readonly carbohydrateIncludesFiber?: boolean | undefined;
}

export interface LabelEntry {
  /** As written, without percentages, marks and explaining brackets. */
  readonly text: string;
  /** The vocabulary's name, or the normalized text if it is not known. */
  readonly canonical: string;
  /** Index of the group or compound that contains it; null at top level. */
  readonly parent: number | null;
  readonly heading: boolean;
  readonly known: boolean;
  /** Whether the text is cut off inside this name. */
  readonly fragment: boolean;
  readonly allergens: readonly Allergen[];
  /** What the label says of it apart from its name ("organic", "grass-fed"), canonical, in label order. */
  readonly qualities: readonly string[];
}

/** Everything that a label's text says (rules in docs/decisions/reading-labels.md). */
export interface LabelExplanation {
  readonly ingredients: readonly LabelEntry[];
  /** Completely read, with both ends: absences may be concluded from it (`isComplete`). */
  readonly complete: boolean;
  /** Whether the text is cut off. */
  readonly truncated: boolean;
  /** Whether any of it could be read. */
  readonly understood: boolean;
  readonly contains: readonly Allergen[];
  readonly precautions: readonly Precaution[];
  readonly mayContain: readonly Allergen[];
  readonly mayContainBasis: PrecautionBasis | null;
  readonly glutenSources: readonly GlutenGrain[];
  /** Animal-derived ingredients, canonical names. */
  readonly animal: readonly string[];
  readonly veganByIngredients: boolean | null;
  readonly sweeteners: readonly string[];
  readonly polyols: readonly string[];
  readonly addedSugars: readonly string[];
  readonly proteinSources: readonly string[];
  readonly proteinType: ProteinType | null;
  readonly proteinTypeReason: string | null;
  readonly flags: Readonly<Record<DietaryFlag, FlagEvidence>>;
  /** Words that could not be read, as written. */
  readonly unknown: readonly string[];
  /** The statement from its first character to its last, as spans with what each was read as. */
  readonly spans: readonly Span[];
  /** Other adverse evidence: names in unread words, in declarations, beside other names. */
  readonly evidence: readonly AdverseEvidence[];
}

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
