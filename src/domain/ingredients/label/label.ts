import type { Allergen, DietaryFlag, PrecautionBasis, ProteinType } from '../../enumerations.ts';
import type { Span } from '../statement/placed-atom.ts';
import type { AdverseEvidence, FlagEvidence, Precaution } from './findings.ts';
import type { GlutenGrain } from '../vocabulary/vocabulary.ts';

/** Figures per serving that the calculated flags need (grams); null where unknown. */
export interface LabelFigures {
  readonly sugar: number | null;
  readonly carbohydrate: number | null;
  readonly fiber: number | null;
}

/** Figures per 100 g or 100 ml, and the servings that such a product may have, where the label does not give one. */
export interface AssumedServing {
  readonly per100: LabelFigures;
  /** Grams or millilitres. */
  readonly least: number;
  readonly most: number;
}

/** An allergen that is in the product by evidence outside the ingredient statement. */
export interface AllergenEvidence {
  readonly allergen: Allergen;
  /** What says so, for the reader: "the name says so". */
  readonly evidence: string;
}

/** A label as a source gives it: the input of `explainLabel`. */
export interface Label {
  readonly name?: string | undefined;
  /** The ingredient statement, verbatim; empty where the source has none. */
  readonly statement: string;
  /** The source says that the text is cut off. */
  readonly truncated?: boolean | undefined;
  /** A machine read the text from a picture and nobody compared the two: words may be missing, so no absence is concluded. */
  readonly unchecked?: boolean | undefined;
  /** Allergens by evidence outside the statement: a source's list, the name. */
  readonly allergensOutside?: readonly AllergenEvidence[] | undefined;
  /** Allergens of which something outside the statement warns: a source's list of traces, another statement. */
  readonly tracesOutside?: readonly Allergen[] | undefined;
  /** What is of animal origin and no allergen, by evidence outside the statement: "beef protein (the name says so)". */
  readonly animalOutside?: readonly string[] | undefined;
  /** Claims printed on the pack ("gluten free", "organic", "vegan"), in free text. */
  readonly claims?: readonly string[] | undefined;
  readonly figures?: LabelFigures | undefined;
  /** Set where `figures` rest on a standard serving. */
  readonly assumed?: AssumedServing | undefined;
  /** US and Canadian labels count fiber within carbohydrate; others beside it. Unknown counts as beside. */
  readonly carbohydrateIncludesFiber?: boolean | undefined;
}

export interface LabelEntry {
  /** As written, without percentages, marks and explaining brackets. */
  readonly text: string;
  /** The vocabulary's name, or the normalized text where it is not known. */
  readonly canonical: string;
  /** Index of the group or compound it stands in; null at top level. */
  readonly parent: number | null;
  readonly heading: boolean;
  readonly known: boolean;
  /** True where the text breaks off inside this name. */
  readonly fragment: boolean;
  readonly allergens: readonly Allergen[];
  /** What the label says of it beyond its name ("organic", "grass-fed"), canonical, in label order. */
  readonly qualities: readonly string[];
}

/** All that a label's text says (rules in docs/decisions/reading-labels.md). */
export interface LabelExplanation {
  readonly ingredients: readonly LabelEntry[];
  /** Read to the last name, with both ends: absences may be concluded from it (`isComplete`). */
  readonly complete: boolean;
  /** The text breaks off. */
  readonly truncated: boolean;
  /** Something of it could be read. */
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
  /** The statement from its first character to its last, and what each part was read as. */
  readonly spans: readonly Span[];
  /** What else speaks against the product: names in unread words, in declarations, beside others. */
  readonly evidence: readonly AdverseEvidence[];
}
