import type {
  Allergen,
  DietaryFlag,
  FitnessGoal,
  FlagValue,
  ProductFormat,
  ProteinType,
} from '../enumerations.ts';
import type { AdverseEvidence, FlagEvidence, Precaution } from '../ingredients/label/label.ts';
import type { ProductPicture } from './picture.ts';

/** The brand shown for products whose sources name none. It has no page and no filter, and is not counted. */
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
  /** The vocabulary's name, or the normalized text if the vocabulary does not know it. */
  readonly canonical: string;
  readonly isAllergen: boolean;
  readonly allergen: Allergen | null;
  /** Index in the same list of the group or compound that contains this; null at top level. */
  readonly parent: number | null;
  /** Whether it is a heading ("Protein Blend") rather than an ingredient. */
  readonly heading: boolean;
  /** Whether the vocabulary knows it. */
  readonly known: boolean;
  /** What the label says of it apart from its name ("organic", "grass-fed", "hydrolyzed"), canonical, in label order. */
  readonly qualities: readonly string[];
}

/** Figures per serving or per 100 g / 100 ml: grams, energy in kcal; null if unknown. */
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
  /** ISO 4217; US dollars if absent. Nothing is converted. */
  readonly currency?: string | undefined;
}

/** The origin of a fact: stated by a source, calculated from stated facts, or for the format's standard serving. */
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
  /** ISO date of the record's last change, if the source states it. */
  readonly modified?: string | undefined;
}

export interface Provenance {
  readonly sources: readonly ProvenanceSource[];
  /** Keyed by the product's field name (`proteinPerServing`, `per100.sugarPerServing`, `isVegan`, `name` …). */
  readonly facts: Readonly<Record<string, FactOrigin>>;
}

/** One published result of a laboratory or certifier, for one batch, in the tester's own words. */
export interface LabResult {
  readonly tester: string;
  /** ISO date; null if the report gives none. */
  readonly testedOn: string | null;
  /** As published: "pass", "fail", "expired", "not_healthy", "certified". */
  readonly result: string;
  /** What was tested, as the tester names it. */
  readonly name: string;
  readonly link: string;
}

/** A product as the whole site uses it, and as the contract sends it. Numbers: grams, kcal, US dollars. */
export interface Product extends Readonly<Record<DietaryFlag, FlagValue>> {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** Address of its picture, 640 pixels wide; null if a drawn pack is shown. */
  readonly image: string | null;
  readonly picture: ProductPicture | null;
  readonly brandId: number;
  readonly brand: Brand;
  readonly format: ProductFormat;
  readonly proteinType: ProteinType | null;
  /** The rule that gave the type, in one sentence. */
  readonly proteinTypeReason: string | null;
  readonly fitnessGoal: FitnessGoal | null;
  readonly fitnessGoalReason: string | null;
  /** In English. */
  readonly flavor: string | null;
  /** The label's name, if `name` is an English name from the same record; null if they are the same. */
  readonly nameOnLabel: string | null;
  /** What it is called in English, if `name` is not English; composed of what it is and its flavor. */
  readonly nameInEnglish: string | null;
  /** The label's word for the flavor, if it differs ("Schokolade"); null if it is the same. */
  readonly flavorOnLabel: string | null;
  /** How many flavors of the same base product the catalogue has, including this one. */
  readonly flavorOptions: number;
  readonly baseProductId: number | null;
  readonly proteinPerServing: number | null;
  readonly calories: number | null;
  readonly sugar: number | null;
  readonly price: number | null;
  readonly servings: number | null;
  readonly servingSize: ServingSize | null;
  readonly ingredientsStatement: string | null;
  /** False if the text is missing, cut off, or not understood: then an absence allows no conclusion. */
  readonly ingredientsComplete: boolean;
  /** The main language of the statement (ISO 639-1), as it was read; null without a statement or without evidence of its language. */
  readonly ingredientsLanguage: string | null;
  readonly ingredients: readonly ProductIngredient[];
  readonly contains: readonly Allergen[];
  readonly mayContain: readonly Allergen[];
  readonly precautions: readonly Precaution[];
  /** Other adverse evidence: in unread text, its name, its claims, or other records of its barcode. */
  readonly evidence: readonly AdverseEvidence[];
  /** Statements of other records of its barcode, as written; words that the vocabulary does not know are searched in them. */
  readonly otherStatements: readonly string[];
  readonly flagEvidence: Readonly<Record<DietaryFlag, FlagEvidence>>;
  readonly nutritionalInfo: NutritionFigures & { readonly per100: NutritionFigures };
  readonly affiliateLinks: readonly AffiliateLink[];
  readonly provenance: Provenance;
  /** ISO date of its newest record (`record-age.ts`), or the year; null if it has none. */
  readonly recordDate: string | null;
  /** What independent laboratories published about it or its family, newest first. Not part of any score. */
  readonly labResults: readonly LabResult[];
  readonly independentlyTested: boolean;
  /** How much is known of it, 0 to 20 (`known-facts.ts`). */
  readonly knownFacts: number;
  /** GTIN-13 if the source gives one. */
  readonly gtin: string | null;
}
