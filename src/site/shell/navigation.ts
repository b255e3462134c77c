import { paths } from '#contract/paths.ts';

export interface NavigationEntry {
  readonly label: string;
  readonly href: string;
}

/** The header's five entries (specification section 2, "Header and footer"). */
export const HEADER_ENTRIES: readonly NavigationEntry[] = [
  { label: 'Search', href: paths.homeAnchor('search') },
  { label: 'Calculator', href: paths.calculator() },
  { label: 'Blog', href: paths.blog() },
  { label: 'FAQ', href: paths.faq() },
  { label: 'About', href: paths.about() },
];

/** The other entries, under "More". */
export const MORE_ENTRIES: readonly NavigationEntry[] = [
  { label: 'Compare', href: paths.compare() },
  { label: 'Protein Map', href: paths.proteinMap() },
  { label: 'Ingredients', href: paths.ingredients() },
  { label: 'Read any pack', href: paths.readLabel() },
];

export interface FooterGroup {
  readonly heading: string;
  readonly entries: readonly NavigationEntry[];
}

/** The footer's links: those of the specification, all of which lead to real pages, and the pages that we added. */
export const FOOTER_GROUPS: readonly FooterGroup[] = [
  {
    heading: 'Find',
    entries: [
      { label: 'Search Proteins', href: paths.homeAnchor('search') },
      { label: 'Compare Products', href: paths.homeAnchor('compare') },
      { label: 'Collections', href: paths.collections() },
      { label: 'Brand Directory', href: paths.brands() },
      { label: 'Ingredient Database', href: paths.ingredients() },
      { label: 'All Products', href: paths.allProducts() },
    ],
  },
  {
    heading: 'Learn',
    entries: [
      { label: 'How It Works', href: paths.howItWorks() },
      { label: 'Protein Guide', href: paths.proteinGuide() },
      { label: 'Nutrition Tips', href: paths.blog() },
      { label: 'FAQ', href: paths.faq() },
      { label: 'Protein Map', href: paths.proteinMap() },
      { label: 'Read any pack', href: paths.readLabel() },
    ],
  },
  {
    heading: 'About',
    entries: [
      { label: 'About Us', href: paths.about() },
      { label: 'Contact', href: paths.contact() },
      { label: 'Open Data', href: paths.openData() },
      { label: 'Privacy Policy', href: paths.privacy() },
      { label: 'Terms of Service', href: paths.terms() },
    ],
  },
];
