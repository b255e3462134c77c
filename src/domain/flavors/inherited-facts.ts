/**
 * A flavor that has no record of its own stands under a source made for it, whose facts are those of its base product.
 * How that source's name begins.
 */
export const INHERITED_FROM = 'Inherited from the base product';

/** How its key begins, before the key of the base product's source. */
export const INHERITED_KEY = 'inherited:';

/** Whether all that is known of a product was taken over from its base product. */
export function isInherited(sources: readonly { readonly name: string }[]): boolean {
  return sources.length > 0 && sources.every(({ name }) => name.startsWith(INHERITED_FROM));
}
