import { describeAnew } from '#domain/product/describe-product.ts';
import { shownGoal, shownType } from './family-facts.ts';
import type { ProductDocument } from './products.ts';
import type { ProductsTable } from './tables.ts';
import { withTwins } from './twins.ts';

/** A document with what its duplicates list, and with the goal and protein type of its family. */
export function shownFacts(
  own: ProductDocument,
  row: Pick<ProductsTable, 'twin_sources' | 'family_goal' | 'family_protein_type'>,
): ProductDocument {
  const joined = withTwins(own, row.twin_sources);
  const typed = { ...joined, ...shownType(joined, row.family_protein_type) };
  const isSaidAnew =
    typed.proteinType !== own.proteinType || typed.contains.length !== own.contains.length;
  return {
    ...typed,
    ...(isSaidAnew ? { description: describeAnew(typed) } : {}),
    ...shownGoal(typed, row.family_goal),
  };
}
