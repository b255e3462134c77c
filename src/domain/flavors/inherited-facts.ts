/**
 * The facts of a flavor without a record of its own are those of its base product, under a source made for it whose
 * name begins with this.
 */
export const INHERITED_FROM = 'Inherited from the base product';

/** The prefix of its key, before the key of the base product's source. */
export const INHERITED_KEY = 'inherited:';

/** Whether everything known of a product was inherited from its base product. */
export function isInherited(sources: readonly { readonly name: string }[]): boolean {
  return sources.length > 0 && sources.every(({ name }) => name.startsWith(INHERITED_FROM));
}
