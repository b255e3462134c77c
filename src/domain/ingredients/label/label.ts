import type {
  Allergen,
  DietaryFlag,
  PrecautionBasis,
  ProteinType,
} from '../../product/enumerations.ts';
import type { FlagEvidence, Precaution } from '../../product/product.ts';
import type { GlutenGrain } from '../vocabulary/vocabulary.ts';

/** Figures per serving that the calculated flags need (grams); null where unknown. */
export interface LabelFigures {
  readonly sugar: number | null;
  readonly carbohydrate: number | null;
  readonly fiber: number | null;
}

/** An allergen that is known to be in it beside the ingredient statement. */
export interface ToldAllergen {
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
  /** Allergens that something else than the statement tells of: a source's list, the name. */
  readonly told?: readonly ToldAllergen[] | undefined;
  /** What something else than the statement tells of that is made of an animal and no allergen: "beef protein (the name says so)". */
  readonly toldAnimal?: readonly string[] | undefined;
  /** Claims printed on the pack ("gluten free", "organic", "vegan"), in free text. */
  readonly claims?: readonly string[] | undefined;
  readonly figures?: LabelFigures | undefined;
}

export interface LabelEntry {
  /** As written, without percentages, marks and explaining brackets. */
  readonly text: string;
  /** The vocabulary's name, or the normalised text where it is not known. */
  readonly canonical: string;
  /** Index of the group or compound it stands in; null at top level. */
  readonly parent: number | null;
  readonly heading: boolean;
  readonly known: boolean;
  /** True where the text breaks off inside this name. */
  readonly fragment: boolean;
  readonly allergens: readonly Allergen[];
}

/** All that a label's text says (rules in data/ingredient-labels/README.md). */
export interface LabelExplanation {
  readonly ingredients: readonly LabelEntry[];
  /** The whole text was there and read as English: absences may be concluded from it. */
  readonly complete: boolean;
  /** The text breaks off. */
  readonly truncated: boolean;
  /** False for French, German … text or text too damaged to read. */
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
  /** Names the vocabulary does not know, as written. */
  readonly unknown: readonly string[];
}
