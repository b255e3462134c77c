import type { DietaryFlag } from '../enumerations.ts';
import type { AffiliateLink, Product, ProductIngredient } from '../product/product.ts';

/** The facts by which the avoid and must-have lists are judged. */
export interface IngredientFacts
  extends Pick<
    Product,
    | 'name'
    | 'nameOnLabel'
    | 'ingredientsStatement'
    | 'ingredientsComplete'
    | 'contains'
    | 'precautions'
    | 'evidence'
    | 'otherStatements'
  > {
  readonly brand: Pick<Product['brand'], 'name'>;
  readonly ingredients: readonly Pick<
    ProductIngredient,
    'name' | 'canonical' | 'allergen' | 'heading' | 'known' | 'parent' | 'qualities'
  >[];
}

/** The facts of a product that an index over the catalogue holds: all that decides standing, score and order. */
export interface IndexFacts
  extends IngredientFacts,
    Pick<
      Product,
      | 'id'
      | 'brandId'
      | 'proteinType'
      | 'fitnessGoal'
      | 'proteinPerServing'
      | 'calories'
      | 'sugar'
      | 'format'
      | 'flavor'
      | 'baseProductId'
      | 'price'
      | 'servings'
      | 'servingSize'
      | 'recordDate'
      | 'independentlyTested'
      | DietaryFlag
    > {
  readonly nutritionalInfo: {
    readonly per100: Pick<
      Product['nutritionalInfo']['per100'],
      'caloriesPerServing' | 'sugarPerServing'
    >;
  };
  readonly affiliateLinks: readonly Pick<AffiliateLink, 'retailer' | 'isActive'>[];
}

/** The facts that `matchProduct` judges: those of the index, and the evidence for the flags. A `Product` has them all. */
export interface MatchFacts extends IndexFacts, Pick<Product, 'flagEvidence'> {}
