import { PROTEIN_TYPES, type ProductFormat } from '#domain/enumerations.ts';
import { formatNumber } from './figure-html.ts';
import type { FigureProduct } from './product-measures.ts';

/** A group of products that a figure compares, with the name of its row or column. */
export interface ProductGroup {
  readonly name: string;
  readonly products: readonly FigureProduct[];
}

/** Forms in the order in which figures show them. */
const FORMS: readonly (readonly [ProductFormat, string])[] = [
  ['powder', 'Powders'],
  ['rtd', 'Ready-to-drink'],
  ['bar', 'Bars'],
];

/** The powders: types are compared among them only, since bars and drinks hold much else. */
export function powdersOf(products: readonly FigureProduct[]): readonly FigureProduct[] {
  return products.filter(({ format }) => format === 'powder');
}

/** The powders by protein type, in the order of `PROTEIN_TYPES`; types without a powder are groups too, of none. */
export function powdersByType(products: readonly FigureProduct[]): readonly ProductGroup[] {
  const powders = powdersOf(products);
  return PROTEIN_TYPES.map((type) => ({
    name: type,
    products: powders.filter(({ proteinType }) => proteinType === type),
  }));
}

/** The products by form: powders, drinks, bars; a form without a product is a group too, of none. */
export function byForm(products: readonly FigureProduct[]): readonly ProductGroup[] {
  return FORMS.map(([format, name]) => ({
    name,
    products: products.filter((product) => product.format === format),
  }));
}

/** The sizes of the groups for a note: "12 powders, 3 ready-to-drink, 8 bars". */
export function groupSizes(groups: readonly ProductGroup[]): string {
  return groups
    .map(({ name, products }) => `${formatNumber(products.length)} ${name.toLowerCase()}`)
    .join(', ');
}
