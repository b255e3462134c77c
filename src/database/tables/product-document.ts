import type { Product } from '#domain/product/product.ts';
import type { DerivedProduct } from '#domain/product/derive/trace-facts.ts';

/** The document of a product, which the importer writes. The rest of `Product` comes from columns, brands and links. */
export type ProductDocument = DerivedProduct & Pick<Product, 'slug' | 'knownFacts'>;

/** Fields that documents of earlier versions lack until the product is derived again. */
const NEWER_FIELDS = {
  ingredientsLanguage: null,
  nameOnLabel: null,
  nameInEnglish: null,
  flavorOnLabel: null,
  knownFacts: 0,
} as const;

/**
 * Parses a stored document. Null if it is damaged: truncated, not JSON, or without required fields. Documents of early
 * versions have no `evidence`; their ingredient lists count as incomplete until the product is derived again.
 */
export function readDocument(text: string): ProductDocument | null {
  const parsed = parseDocument(text);
  if (parsed === null) return null;
  const document = { ...NEWER_FIELDS, ...parsed };
  if (parsed.evidence !== undefined) return document;
  return {
    ...document,
    evidence: [],
    otherStatements: [],
    ingredientsComplete: false,
    ingredients: document.ingredients.map((each) => ({ ...each, qualities: [] })),
  };
}

function parseDocument(text: string): ProductDocument | null {
  try {
    const document = JSON.parse(text) as Partial<ProductDocument> | null;
    const { name, ingredients, nutritionalInfo, provenance, flagEvidence } = document ?? {};
    const isComplete =
      typeof name === 'string' &&
      Array.isArray(ingredients) &&
      typeof nutritionalInfo?.per100 === 'object' &&
      typeof provenance?.facts === 'object' &&
      typeof flagEvidence === 'object';
    return isComplete ? (document as ProductDocument) : null;
  } catch {
    return null;
  }
}
