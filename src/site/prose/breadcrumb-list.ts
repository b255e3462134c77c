import type { Crumb } from './breadcrumbs.tsx';

/** Returns a page's breadcrumbs for search engines (schema.org BreadcrumbList). */
export function breadcrumbList(trail: readonly Crumb[], publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${publicUrl}${href}`,
    })),
  };
}
