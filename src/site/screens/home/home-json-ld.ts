import { SITE_NAME } from '../../head.ts';

/**
 * Returns the WebSite with its search for search engines (schema.org). `origin` has no trailing slash; "" returns
 * nothing.
 */
export function homeJsonLd(origin: string): object[] {
  if (origin === '') return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: SITE_NAME,
      url: `${origin}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}/search?mustHave={search_term_string}&showAll=true`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
