import { describe, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import type { CriteriaInput } from './criteria.ts';
import type { LabelExplanation } from '#domain/ingredients/label/label.ts';
import type { Match } from '#domain/matching/criteria.ts';
import type { Product } from '#domain/product/product.ts';
import type {
  BlogPost,
  BrandListing,
  IngredientListing,
  MatchedProduct,
  SearchSummary,
  Stats,
} from './api.ts';
import type { blogPostSchema } from './blog.ts';
import type { labelExplanationSchema } from './label.ts';
import type { brandListingSchema, ingredientListingSchema, statsSchema } from './listings.ts';
import type { productSchema } from './product.ts';
import type { criteriaSchema, matchedProductSchema, matchSchema, summarySchema } from './search.ts';

type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;
type Same<Schema extends z.ZodType> = Frozen<z.output<Schema>>;

/** These hold when the types are checked: a schema that drifts from the domain does not compile. */
describe('the schemas of the contract', () => {
  it('give exactly the types of the domain and of the Api', () => {
    expectTypeOf<Same<typeof productSchema>>().toEqualTypeOf<Frozen<Product>>();
    expectTypeOf<Same<typeof matchSchema>>().toEqualTypeOf<Frozen<Match>>();
    expectTypeOf<Same<typeof matchedProductSchema>>().toEqualTypeOf<Frozen<MatchedProduct>>();
    expectTypeOf<Same<typeof summarySchema>>().toEqualTypeOf<Frozen<SearchSummary>>();
    expectTypeOf<Same<typeof statsSchema>>().toEqualTypeOf<Stats>();
    expectTypeOf<Same<typeof brandListingSchema>>().toEqualTypeOf<Frozen<BrandListing>>();
    expectTypeOf<Same<typeof ingredientListingSchema>>().toEqualTypeOf<Frozen<IngredientListing>>();
    expectTypeOf<Same<typeof blogPostSchema>>().toEqualTypeOf<Frozen<BlogPost>>();
    expectTypeOf<Same<typeof labelExplanationSchema>>().toEqualTypeOf<Frozen<LabelExplanation>>();
    expectTypeOf<Same<typeof criteriaSchema>>().toEqualTypeOf<Frozen<CriteriaInput>>();
  });
});
