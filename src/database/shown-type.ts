import type { ProteinType } from '#domain/product/enumerations.ts';
import type { FactOrigin, Product } from '#domain/product/product.ts';

type Type = Pick<Product, 'proteinType' | 'proteinTypeReason' | 'provenance'>;

/** What is shown of a product's own protein type and that of its family (`typeWithin`): a family has one (product.md section 3). */
export function shownType(
  { proteinType, proteinTypeReason, provenance }: Type,
  /** Null where the family was not worked out yet. */
  family: string | null,
): Type {
  if (family === null || proteinType === null || family === proteinType)
    return { proteinType, proteinTypeReason, provenance };
  const note = 'The type of its other flavors: what was read of this one is not its whole label.';
  const origin: FactOrigin = { basis: 'calculated', source: 0, note };
  return {
    proteinType: family as ProteinType,
    proteinTypeReason: note,
    provenance: { ...provenance, facts: { ...provenance.facts, proteinType: origin } },
  };
}
