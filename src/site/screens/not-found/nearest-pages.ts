import type { Api } from '#contract/api.ts';
import { paths } from '#contract/paths.ts';
import { editDistance } from '#domain/ingredients/words/edit-distance.ts';

/** A page that the visitor may have meant. */
export interface NearPage {
  readonly label: string;
  readonly href: string;
}

const OFFERED = 6;
/** Shorter words are in too many names. */
const MIN_LETTERS = 3;
/** How many letters and words of an address are compared at most. */
const LOOKED_AT = { letters: 200, words: 8 } as const;

const FIXED: readonly NearPage[] = [
  { label: 'Search', href: paths.search() },
  { label: 'Compare products', href: paths.compare() },
  { label: 'Protein calculator', href: paths.calculator() },
  { label: 'Protein map', href: paths.proteinMap() },
  { label: 'Read any pack', href: paths.readLabel() },
  { label: 'Blog', href: paths.blog() },
  { label: 'All products', href: paths.allProducts() },
  { label: 'Collections', href: paths.collections() },
  { label: 'Brand Directory', href: paths.brands() },
  { label: 'Ingredient Database', href: paths.ingredients() },
  { label: 'How It Works', href: paths.howItWorks() },
  { label: 'Protein Guide', href: paths.proteinGuide() },
  { label: 'FAQ', href: paths.faq() },
  { label: 'About us', href: paths.about() },
  { label: 'Contact', href: paths.contact() },
  { label: 'Privacy', href: paths.privacy() },
  { label: 'Terms', href: paths.terms() },
  { label: 'Open Data', href: paths.openData() },
  { label: 'API', href: paths.apiDocs() },
];

function wordsOf(path: string): readonly string[] {
  return (
    path
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.filter((word) => word.length >= MIN_LETTERS) ?? []
  );
}

/**
 * Returns the share of words that the requested words and a page's address have in common, 0 to 1. A word that begins
 * with another counts as the same.
 */
export function likeness(asked: readonly string[], href: string): number {
  const own = wordsOf(href);
  if (asked.length === 0 || own.length === 0) return 0;
  const fits = asked.filter((word) =>
    own.some((each) => each === word || each.startsWith(word) || word.startsWith(each)),
  );
  return fits.length / Math.max(asked.length, own.length);
}

/** Returns the fixed pages whose address is within an edit distance of two. */
function misspelt(path: string): readonly NearPage[] {
  return FIXED.filter(({ href }) => editDistance(path, href, 2) <= 2);
}

/** Returns the pages whose addresses are most similar to one that does not exist, best first. */
export async function nearestPages(api: Api, pathname: string): Promise<readonly NearPage[]> {
  const path = pathname.slice(0, LOOKED_AT.letters).toLowerCase();
  const asked = wordsOf(path).slice(0, LOOKED_AT.words);
  if (asked.length === 0) return [];
  const [brands, ingredients, collections, posts] = await Promise.all([
    api.brands(),
    api.ingredients(),
    api.collections(),
    api.blogPosts(),
  ]);
  const pages: readonly NearPage[] = [
    ...FIXED,
    ...collections.map(({ title, slug }) => ({ label: title, href: paths.collection(slug) })),
    ...posts.map(({ title, slug }) => ({ label: title, href: paths.blogPost(slug) })),
    ...brands.map((brand) => ({ label: brand.name, href: paths.brand(brand) })),
    ...ingredients
      .filter(({ productsCount }) => productsCount > 0)
      .map(({ name, canonical }) => ({ label: name, href: paths.ingredient(canonical) })),
  ];
  const close = misspelt(path);
  const like = pages
    .map((page) => ({ page, likeness: likeness(asked, page.href) }))
    .filter((each) => each.likeness >= 0.5 && !close.includes(each.page))
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ page }) => page);
  return [...close, ...like].slice(0, OFFERED);
}
