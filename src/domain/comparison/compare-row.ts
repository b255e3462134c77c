import type { DietaryFlag } from '../enumerations.ts';
import type { FactOrigin, Product as WholeProduct } from '../product/product.ts';
import type { Better } from './best-in-row.ts';
import type { CompareBasis } from './figures.ts';

/** The table's sections, in their order (specification section 2, "Compare page"). */
export const COMPARE_SECTIONS = [
  { section: 'nutrition', title: 'Nutrition Facts' },
  { section: 'details', title: 'Product Details' },
  { section: 'dietary', title: 'Dietary Info' },
  { section: 'purchase', title: 'Purchase Options' },
] as const;
export type CompareSection = (typeof COMPARE_SECTIONS)[number]['section'];

/** What the table needs of a product. */
export interface CompareProduct
  extends Pick<
    WholeProduct,
    | 'brand'
    | 'format'
    | 'proteinType'
    | 'proteinTypeReason'
    | 'fitnessGoal'
    | 'fitnessGoalReason'
    | 'flavor'
    | 'flavorOptions'
    | 'proteinPerServing'
    | 'calories'
    | 'servings'
    | 'servingSize'
    | 'ingredientsComplete'
    | 'contains'
    | 'mayContain'
    | 'precautions'
    | 'flagEvidence'
    | 'nutritionalInfo'
    | 'affiliateLinks'
    | DietaryFlag
  > {
  readonly provenance: { readonly facts: Readonly<Record<string, FactOrigin>> };
}

/** What a row needs besides the product. `now` is in ms since 1970, for prices. */
export interface CompareContext {
  readonly basis: CompareBasis;
  readonly now: number;
}

/** One cell of the table. `text` is 'Unknown' if no record states the value. */
export interface CompareCell {
  readonly text: string;
  readonly value: number | null;
  readonly unknown: boolean;
  /** How the value was obtained ("calculated: …"), or the evidence for a flag; null if the label states it. */
  readonly note: string | null;
}

/** How one row is made. */
export interface CompareRowDefinition {
  readonly key: string;
  readonly section: CompareSection;
  readonly better: Better;
  readonly label: string;
  cell(product: CompareProduct, context: CompareContext): CompareCell;
}
