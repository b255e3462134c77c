import type {
  Allergen,
  DietaryFlag,
  FitnessGoal,
  FlagValue,
  ProductFormat,
  ProteinType,
} from '../enumerations.ts';
import type { AdverseEvidence, FlagEvidence, Precaution } from '../ingredients/label/findings.ts';
import type { ProductPicture } from './picture.ts';

/** The brand shown for products whose source names none. It has no page, no filter and is not counted. */
export const UNSTATED_BRAND = { id: 0, name: 'Brand not stated', logo: null } as const;

/** A maker. `logo` is a URL an operator added; screens fall back to the first letter. */
export interface Brand {
  readonly id: number;
  readonly name: string;
  readonly logo: string | null;
}

/** One entry of the label's ingredient list, in label order. */
export interface ProductIngredient {
  /** As written on the label, without percentages and marks. */
  readonly name: string;
  /** The vocabulary's name, or the normalized text where the vocabulary does not know it. */
  readonly canonical: string;
  readonly isAllergen: boolean;
  readonly allergen: Allergen | null;
  /** Index in the same list of the group or compound this stands in; null at top level. */
  readonly parent: number | null;
  /** A heading ("Protein Blend") rather than something one can eat. */
  readonly heading: boolean;
  /** Whether the vocabulary knows it. */
  readonly known: boolean;
  /** What the label says of it beyond its name ("organic", "grass-fed", "hydrolyzed"), canonical, in label order. */
  readonly qualities: readonly string[];
}

/** Figures per serving or per 100 g / 100 ml: grams, energy in kcal; null where unknown. */
export interface NutritionFigures {
  readonly proteinPerServing: number | null;
  readonly caloriesPerServing: number | null;
  readonly sugarPerServing: number | null;
  readonly carbohydratePerServing: number | null;
  readonly fiberPerServing: number | null;
  readonly fatPerServing: number | null;
  readonly saturatedFatPerServing: number | null;
  readonly saltPerServing: number | null;
}
export type NutritionKey = keyof NutritionFigures;

/** The amount of one serving. `standard`: the label gives none, so the format's standard serving is used. */
export interface ServingSize {
  readonly amount: number;
  readonly unit: 'g' | 'ml';
  readonly basis: 'label' | 'standard';
}

export interface AffiliateLink {
  readonly retailer: string;
  readonly affiliateUrl: string;
  readonly url: string;
  /** In `currency`. */
  readonly currentPrice: number | null;
  /** ISO 8601 UTC time at which the price was read. */
  readonly priceCheckedAt: string | null;
  readonly isActive: boolean;
  /** ISO 4217; US dollars where absent. Nothing is converted. */
  readonly currency?: string | undefined;
}

/** Where a fact comes from: stated by a source, arithmetic on stated facts, or the format's standard serving. */
export type FactBasis = 'label' | 'calculated' | 'standard';

export interface FactOrigin {
  readonly basis: FactBasis;
  /** Index into `Provenance.sources`. */
  readonly source: number;
  /** The formula or rule, for calculated facts. */
  readonly note?: string | undefined;
}

export interface ProvenanceSource {
  readonly name: string;
  /** The record's own number at its source (a GTIN, an FDC id …). */
  readonly record: string;
  readonly url: string;
  readonly licence: string;
  /** ISO date on which the source was read. */
  readonly retrieved: string;
  /** ISO date of the record's last change, where the source says. */
  readonly modified?: string | undefined;
}

export interface Provenance {
  readonly sources: readonly ProvenanceSource[];
  /** Keyed by the product's field name (`proteinPerServing`, `per100.sugarPerServing`, `isVegan`, `name` …). */
  readonly facts: Readonly<Record<string, FactOrigin>>;
}

/** One published result of a laboratory or certifier: of one batch, in the tester's own words. */
export interface LabResult {
  readonly tester: string;
  /** ISO date; null where the report gives none. */
  readonly testedOn: string | null;
  /** As published: "pass", "fail", "expired", "not_healthy", "certified". */
  readonly result: string;
  /** What was tested, as the tester names it. */
  readonly name: string;
  readonly link: string;
}

/** A product as the whole site knows it, and as the contract sends it. Numbers: grams, kcal, US dollars. */
export interface Product extends Readonly<Record<DietaryFlag, FlagValue>> {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** Address of its picture, 640 pixels wide; null where a pack is drawn. */
  readonly image: string | null;
  readonly picture: ProductPicture | null;
  readonly brandId: number;
  readonly brand: Brand;
  readonly format: ProductFormat;
  readonly proteinType: ProteinType | null;
  /** Which rule gave the type, in one sentence. */
  readonly proteinTypeReason: string | null;
  readonly fitnessGoal: FitnessGoal | null;
  readonly fitnessGoalReason: string | null;
  /** In English. */
  readonly flavor: string | null;
  /** As the label has it, where `name` is an English reading of the same record; null where it is the same. */
  readonly nameOnLabel: string | null;
  /** As the label has it, where that is another word ("Schokolade"); null where it is the same. */
  readonly flavorOnLabel: string | null;
  /** How many flavors of the same base product the catalogue has, this one included. */
  readonly flavorOptions: number;
  readonly baseProductId: number | null;
  readonly proteinPerServing: number | null;
  readonly calories: number | null;
  readonly sugar: number | null;
  readonly price: number | null;
  readonly servings: number | null;
  readonly servingSize: ServingSize | null;
  readonly ingredientsStatement: string | null;
  /** False where the text is missing, cut off, or not understood: nothing may be concluded from an absence. */
  readonly ingredientsComplete: boolean;
  /** The language that most of the statement is in (ISO 639-1), as it was read; null without a statement, or without evidence of one. */
  readonly ingredientsLanguage: string | null;
  readonly ingredients: readonly ProductIngredient[];
  readonly contains: readonly Allergen[];
  readonly mayContain: readonly Allergen[];
  readonly precautions: readonly Precaution[];
  /** What else speaks against it: in unread text, its name, its claims, other records of its barcode. */
  readonly evidence: readonly AdverseEvidence[];
  /** Statements of other records of its barcode, as written: searched for words that the vocabulary does not know. */
  readonly otherStatements: readonly string[];
  readonly flagEvidence: Readonly<Record<DietaryFlag, FlagEvidence>>;
  readonly nutritionalInfo: NutritionFigures & { readonly per100: NutritionFigures };
  readonly affiliateLinks: readonly AffiliateLink[];
  readonly provenance: Provenance;
  /** ISO date of its newest record (`record-age.ts`), or the year; null where it has none. */
  readonly recordDate: string | null;
  /** What independent laboratories published of it or of its family, newest first. Facts, no part of any score. */
  readonly labResults: readonly LabResult[];
  readonly independentlyTested: boolean;
  /** How well it is known, 0 to 20 (`known-facts.ts`). */
  readonly knownFacts: number;
  /** GTIN-13 where the source gives one. */
  readonly gtin: string | null;
}
