import { PROTEIN_TYPES, type ProductFormat } from '#domain/enumerations.ts';
import { formatNumber } from './figure-html.ts';
import type { FigureProduct } from './product-measures.ts';

/** A group of products that a figure compares, with the name of its row or column. */
export interface ProductGroup {
  readonly name: string;
  readonly products: readonly FigureProduct[];
}

/** Formats in the order in which figures show them. */
const FORMS: readonly (readonly [ProductFormat, string])[] = [
  ['powder', 'Powders'],
  ['rtd', 'Ready-to-drink'],
  ['bar', 'Bars'],
];

/** Returns the powders. Types are only compared among them, since bars and drinks contain much else. */
export function powdersOf(products: readonly FigureProduct[]): readonly FigureProduct[] {
  return products.filter(({ format }) => format === 'powder');
}

/** Returns the powders by protein type, in the order of `PROTEIN_TYPES`, including types without a powder. */
export function powdersByType(products: readonly FigureProduct[]): readonly ProductGroup[] {
  const powders = powdersOf(products);
  return PROTEIN_TYPES.map((type) => ({
    name: type,
    products: powders.filter(({ proteinType }) => proteinType === type),
  }));
}

/** Returns the products by format (powders, drinks, bars), including formats without a product. */
export function byForm(products: readonly FigureProduct[]): readonly ProductGroup[] {
  return FORMS.map(([format, name]) => ({
    name,
    products: products.filter((product) => product.format === format),
  }));
}

/** Returns the sizes of the groups for a note: "12 powders, 3 ready-to-drink, 8 bars". */
export function groupSizes(groups: readonly ProductGroup[]): string {
  return groups
    .map(({ name, products }) => `${formatNumber(products.length)} ${name.toLowerCase()}`)
    .join(', ');
}
