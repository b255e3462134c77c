import type { ColumnId } from '#contract/search-url.ts';
import type { SortMode } from '#domain/matching/criteria.ts';
import { figureOf } from '#domain/matching/figures.ts';
import type { FigureFilter } from '#domain/matching/filters.ts';
import { yearOfRecord } from '#domain/product/record-age.ts';
import type { CardProduct } from '../product-card/card-product.ts';

/**
 * A figure by which products are compared, defined once: table, rail, comparison and map take label, unit, filter, sort
 * order and better direction from here.
 */
export interface Column {
  /** The name in addresses: `columns=protein,sugar`. */
  readonly id: ColumnId;
  readonly label: string;
  /** A short label for the head of a narrow column. */
  readonly short: string;
  readonly unit: string;
  /** What the figure refers to, in words. */
  readonly basis: string;
  readonly better: 'more' | 'less' | null;
  readonly sort: SortMode;
  /** The search filter that bounds the figure; null if there is none. */
  readonly filter: FigureFilter['filter'] | null;
  /** Whether the table shows it only if the address names it. */
  readonly onRequest?: true;
  /** Returns the figure of a product; null if unknown, and for prices, which `OwnCost` shows. */
  value(product: CardProduct): number | null;
}

/** A card's facts as `figureOf` takes them. The price is left out because it depends on the time. */
const figures = (product: CardProduct) => ({ ...product, price: null });

export const COLUMNS: readonly Column[] = [
  {
    id: 'protein',
    label: 'Protein',
    short: 'Protein',
    unit: 'g',
    basis: 'per serving',
    better: 'more',
    sort: 'protein',
    filter: 'proteinMin',
    value: ({ proteinPerServing }) => proteinPerServing,
  },
  {
    id: 'calories',
    label: 'Calories',
    short: 'Calories',
    unit: 'kcal',
    basis: 'per serving; sorted per 100 g',
    better: 'less',
    sort: 'calories',
    filter: 'caloriesMax',
    value: ({ calories }) => calories,
  },
  {
    id: 'density',
    label: 'Protein per 100 kcal',
    short: 'Per 100 kcal',
    unit: 'g',
    basis: 'of any serving',
    better: 'more',
    sort: 'proteinPerKcal',
    filter: 'proteinPerKcalMin',
    value: (product) => figureOf(figures(product), 'proteinPerKcal'),
  },
  {
    id: 'sugar',
    label: 'Sugar',
    short: 'Sugar',
    unit: 'g',
    basis: 'per serving; sorted per 100 g',
    better: 'less',
    sort: 'sugar',
    filter: 'sugarMax',
    value: ({ sugar }) => sugar,
  },
  {
    id: 'serving',
    label: 'Serving',
    short: 'Serving',
    unit: 'g',
    basis: 'as the label states it, else assumed',
    better: null,
    sort: 'serving',
    filter: null,
    value: ({ servingSize }) => servingSize?.amount ?? null,
  },
  {
    id: 'price',
    label: 'Price per 25 g of protein',
    short: '25 g cost',
    unit: '$',
    basis: 'stated or yours',
    better: 'less',
    sort: 'price',
    filter: 'pricePer25gMax',
    value: () => null,
  },
  {
    id: 'recordYear',
    label: 'Year of the record',
    short: 'Record',
    unit: '',
    basis: 'newest',
    better: 'more',
    sort: 'recordYear',
    filter: 'recordYearMin',
    onRequest: true,
    value: ({ recordDate }) => yearOfRecord(recordDate),
  },
];

export const DEFAULT_COLUMNS: readonly Column[] = COLUMNS.filter(({ onRequest }) => !onRequest);

/** Returns what comes first when a list is sorted by a column: "most", "least". */
export function sortsFirst({ id, better }: Pick<Column, 'id' | 'better'>): string {
  if (id === 'recordYear') return 'newest';
  return better === 'more' ? 'most' : better === 'less' ? 'least' : 'smallest';
}

/** Returns the columns that an address names, in their fixed order; the default ones if it names none. */
export function chosenColumns(ids: readonly ColumnId[] | undefined): readonly Column[] {
  return ids === undefined ? DEFAULT_COLUMNS : COLUMNS.filter(({ id }) => ids.includes(id));
}
