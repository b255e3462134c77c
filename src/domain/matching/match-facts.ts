import type { DietaryFlag } from '../enumerations.ts';
import type { AffiliateLink, Product, ProductIngredient } from '../product/product.ts';

/** What the avoid and must-have lists are judged by. */
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

/** What an index over the catalogue holds of a product: all that decides standing, score and order. */
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

/** The facts `matchProduct` judges: those of the index and the evidence behind the flags. A `Product` is one. */
export interface MatchFacts extends IndexFacts, Pick<Product, 'flagEvidence'> {}
