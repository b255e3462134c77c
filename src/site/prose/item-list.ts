import { paths } from '#contract/paths.ts';

/**
 * Returns a list of products for search engines (schema.org ItemList). `offset` products precede the first one listed.
 */
export function itemList(
  list: {
    readonly name: string;
    readonly total: number;
    readonly offset: number;
    readonly products: readonly { readonly id: number; readonly name: string }[];
  },
  publicUrl: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: list.name,
    numberOfItems: list.total,
    itemListElement: list.products.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: list.offset + index + 1,
      name,
      url: `${publicUrl}${paths.product(id)}`,
    })),
  };
}

/** Returns a list of pages for search engines (schema.org ItemList), by name and path. */
export function linkList(
  name: string,
  links: readonly { readonly name: string; readonly path: string }[],
  publicUrl: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: links.length,
    itemListElement: links.map((link, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: link.name,
      url: `${publicUrl}${link.path}`,
    })),
  };
}
