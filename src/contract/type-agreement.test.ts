import { describe, expectTypeOf, it } from 'vitest';
import type { LabelExplanation } from '#domain/ingredients/label/label.ts';
import type { Match } from '#domain/matching/criteria.ts';
import type { Product } from '#domain/product/product.ts';
import type { StatementReading } from '#domain/ingredients/label/statement-reading.ts';
import type { labelExplanationSchema, statementReadingSchema } from './label.ts';
import type { productSchema } from './product.ts';
import type { matchSchema } from './search.ts';
import type { Frozen, Wire } from './wire.ts';

/** Checked at compile time: a schema that differs from the domain type does not compile. */
describe('the schemas of what the domain makes', () => {
  it('give exactly its types', () => {
    expectTypeOf<Wire<typeof productSchema>>().toEqualTypeOf<Frozen<Product>>();
    expectTypeOf<Wire<typeof matchSchema>>().toEqualTypeOf<Frozen<Match>>();
    expectTypeOf<Wire<typeof labelExplanationSchema>>().toEqualTypeOf<Frozen<LabelExplanation>>();
    expectTypeOf<Wire<typeof statementReadingSchema>>().toEqualTypeOf<Frozen<StatementReading>>();
  });
});
