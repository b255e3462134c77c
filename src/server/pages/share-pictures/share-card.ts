import type { BlogPost, BrandListing, CollectionListing, Stats } from '#contract/api.ts';
import type { ProteinType } from '#domain/enumerations.ts';
import { leadingFigures } from '#domain/product/leading-figures.ts';
import type { Product } from '#domain/product/product.ts';
import { amountText, withCommas } from '#domain/wording.ts';

/** The content of a share picture: one label, drawn at 1200 × 630 (Open Graph). */
export interface ShareCard {
  /** The small line above the title, such as the brand or section. */
  readonly eyebrow: string;
  readonly title: string;
  /** The big figure. Null if it is unknown. */
  readonly figure: {
    readonly value: string;
    readonly unit: string;
    readonly caption: string;
  } | null;
  /** Rows of a nutrition label: name and value. */
  readonly rows: readonly (readonly [name: string, value: string])[];
  /** A photograph of the product, if there is one. */
  readonly photograph?: SharePhotograph | null;
  /** One photograph per row, if the rows are products. */
  readonly rowPhotographs?: readonly (SharePhotograph | null)[];
  /** The color of the stripe: that of the protein type, or citron. */
  readonly color: string;
}

/** A photograph in a share picture, with the credit that its license requires. */
export interface SharePhotograph {
  /** A data URL of a PNG whose height is 5/4 of its width. */
  readonly address: string;
  readonly credit: string;
}

const grams = (value: number | null) => (value === null ? 'not stated' : `${amountText(value)} g`);

/**
 * The light-mode hues of src/site/styles/tokens.css in hexadecimal, because the renderer does not support OKLCH. A test
 * keeps them equal.
 */
const TYPE_COLORS: Readonly<Record<ProteinType, string>> = {
  'Whey Isolate': '#4c6ebd',
  'Whey Concentrate': '#329acd',
  'Whey Blend': '#1d2e65',
  'Hydrolyzed Whey': '#00595d',
  Casein: '#5b205f',
  'Casein & Whey': '#9a6ec9',
  'Plant Protein': '#2b7440',
  'Pea + Rice': '#8d982b',
  'Multi-Plant': '#124230',
  'Multi-Source': '#b26232',
};
const UNKNOWN_COLOR = '#75756d';
const CITRON = '#d3ee2b';

/** The card of a product: protein as the big figure; energy, sugar and type in rows. Unknown reads "not stated". */
export function productCard(product: Product): ShareCard {
  const { basis, protein, calories, sugar } = leadingFigures(product);
  const energy = calories === null ? 'not stated' : `${amountText(calories)} kcal`;
  return {
    eyebrow: product.brand.name,
    title: product.name,
    figure:
      protein === null
        ? null
        : { value: amountText(protein), unit: 'g', caption: `protein ${basis}` },
    rows: [
      ['Energy', energy],
      ['Sugar', grams(sugar)],
      ['Protein type', product.proteinType ?? 'not stated'],
    ],
    color: product.proteinType === null ? UNKNOWN_COLOR : TYPE_COLORS[product.proteinType],
  };
}

/** The card of a comparison: one row per product with its protein. */
export function compareCard(products: readonly Product[]): ShareCard {
  return {
    eyebrow: 'Side by side',
    title: `${products.length} proteins compared`,
    figure: null,
    rows: products.map((product): readonly [string, string] => {
      const { basis, protein } = leadingFigures(product);
      return [
        product.name,
        `${grams(protein)} protein${basis === 'per serving' ? '' : ` ${basis}`}`,
      ];
    }),
    color: CITRON,
  };
}

/** The card of an article: its title. */
export function articleCard(post: BlogPost): ShareCard {
  return { eyebrow: 'Proteinwise blog', title: post.title, figure: null, rows: [], color: CITRON };
}

/** The card of a collection: how many products fit. */
export function collectionCard({ title, group, count }: CollectionListing): ShareCard {
  const caption = count === 1 ? 'product fits' : 'products fit';
  return {
    eyebrow: group,
    title,
    figure: { value: withCommas(count), unit: '', caption },
    rows: [],
    color: CITRON,
  };
}

/** The card of a brand: how many of its products are in the catalogue. */
export function brandCard({ name, productsCount }: BrandListing): ShareCard {
  const caption = productsCount === 1 ? 'product' : 'products and flavors';
  return {
    eyebrow: 'Protein brand',
    title: name,
    figure: { value: withCommas(productsCount), unit: '', caption },
    rows: [],
    color: CITRON,
  };
}

/** The card of every other page: the catalogue's counts. */
export function siteCard(stats: Stats): ShareCard {
  return {
    eyebrow: 'Intelligent Protein Discovery',
    title: 'Find, score and compare protein supplements',
    figure: {
      value: withCommas(stats.productsCount),
      unit: '',
      caption: 'products, with sources',
    },
    rows: [
      ['Brands', withCommas(stats.brandsCount)],
      ['Ingredients', withCommas(stats.ingredientsCount)],
    ],
    color: CITRON,
  };
}
