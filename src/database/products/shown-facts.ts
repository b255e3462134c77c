import { describeAgain } from '#domain/product/derive/describe-product.ts';
import { shownGoal, shownName, shownType } from './family-facts.ts';
import type { ProductDocument } from '../tables/product-document.ts';
import type { ProductsTable } from '../tables/tables.ts';
import { withDuplicates } from '../families/duplicates.ts';

/** Adds to a document what its duplicates list, and the name, goal and protein type of its family. */
export function shownFacts(
  own: ProductDocument,
  row: Pick<
    ProductsTable,
    'duplicate_facts' | 'family_goal' | 'family_name' | 'family_protein_type'
  >,
): ProductDocument {
  const joined = withDuplicates(own, row.duplicate_facts);
  const typed = { ...joined, ...shownType(joined, row.family_protein_type) };
  const isDescribedAgain =
    typed.proteinType !== own.proteinType || typed.contains.length !== own.contains.length;
  const aimed = { ...typed, ...shownGoal(typed, row.family_goal) };
  return {
    ...aimed,
    ...(isDescribedAgain ? { description: describeAgain(typed) } : {}),
    ...shownName(aimed, row.family_name),
  };
}
