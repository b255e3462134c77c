/** How the source of a flavour begins that has no record of its own: its facts are those of its base product. */
export const INHERITED_FROM = 'Inherited from the base product';

/** Whether all that is known of a product was taken over from its base product. */
export function isInherited(sources: readonly { readonly name: string }[]): boolean {
  return sources.length > 0 && sources.every(({ name }) => name.startsWith(INHERITED_FROM));
}
