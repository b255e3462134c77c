import { paths } from '#contract/paths.ts';

/**
 * Returns robots.txt. Everything public may be crawled except the operator's pages, the API and result pages (an
 * endless space of filters). Operator pages also carry noindex.
 */
export function writeRobots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    `Disallow: ${paths.search()}?`,
    `Disallow: ${paths.compare()}?`,
    `Disallow: ${paths.unsubscribe()}`,
    `Disallow: ${paths.confirmNewsletter()}`,
    'Allow: /api/openapi.json',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Returns llms.txt (https://llmstxt.org): what the site is and where its data can be read without scraping pages. */
export function writeLlmsText(origin: string, productsCount: number): string {
  const link = (name: string, path: string, note: string) =>
    `- [${name}](${origin}${path}): ${note}`;
  return [
    '# Proteinwise',
    '',
    `> A free, anonymous site on which shoppers find, score and compare ${productsCount} protein supplements. Every figure carries its source; unknown is shown as unknown.`,
    '',
    'Product facts come from public records (Open Food Facts, USDA FoodData Central and others). A match score is arithmetic on stated wishes, not a recommendation, and nothing here is medical advice.',
    '',
    '## Data',
    link(
      'The catalogue as JSON',
      '/open-data/catalogue.json',
      'all products with provenance, ODbL 1.0',
    ),
    link('The catalogue as CSV', '/open-data/catalogue.csv', 'the same, one row a product'),
    link('OpenAPI document', '/api/openapi.json', 'the calls and their shapes'),
    link('API page', paths.apiDocs(), 'every call with a real request and its answer'),
    '',
    'The compiled catalogue is under the Open Database License 1.0 (https://opendatacommons.org/licenses/odbl/1-0/): use, share and change it, name its sources, keep the license for databases made from it. Articles and descriptions may be quoted with a link. Read the downloads instead of the pages; of the calls, at most a few a second. Figures marked null are unknown, never zero, and an allergen that is not named is not thereby absent.',
    '',
    '## Pages',
    link('How it works', paths.howItWorks(), 'the exact score rules'),
    link('Protein guide', paths.proteinGuide(), 'types, quality scores, timing, reading a label'),
    link(
      'Collections',
      paths.collections(),
      'wishes that many people have, each answered from the labels of today',
    ),
    link('All products', paths.allProducts(), 'every product by name'),
    link('Ingredient database', paths.ingredients(), 'what each ingredient is'),
    link('Brand directory', paths.brands(), 'all brands'),
    link('Blog', paths.blog(), 'articles with evidence'),
    '',
  ].join('\n');
}
