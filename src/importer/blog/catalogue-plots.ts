import { type Cell, formatNumber, numberColumn, writeTable } from './figure-html.ts';
import { byForm, powdersByType, type ProductGroup } from './product-groups.ts';
import type { FigureProduct } from './product-measures.ts';
import { extremes, known, median, quantile } from './statistics.ts';

/** Plots leave out smaller groups, because a few values say nothing about a type. */
export const SMALLEST_GROUP = 5;

interface Plot {
  readonly caption: string;
  /** In `unit`; null if unknown. */
  readonly measure: (product: FigureProduct) => number | null;
  readonly unit: string;
  readonly decimals: number;
  /** Ends of the scale. Values beyond are drawn at the ends. */
  readonly from: number;
  readonly to: number;
  readonly groupName: string;
  readonly groups: readonly ProductGroup[];
}

/** Writes one row per group: its size, a strip of its values, the median. */
function writePlot({
  caption,
  measure,
  unit,
  decimals,
  from,
  to,
  groupName,
  groups,
}: Plot): string {
  let shown = 0;
  let leftOut = 0;
  const rows = groups.flatMap(({ name, products }): (readonly Cell[])[] => {
    const values = known(products.map(measure));
    const middle = median(values);
    if (middle === null || values.length < SMALLEST_GROUP) {
      leftOut += values.length;
      return [];
    }
    shown += values.length;
    const { least, greatest } = extremes(values);
    const [low, high] = [quantile(values, 0.25), quantile(values, 0.75)];
    const say = (value: number | null) => formatNumber(value, decimals) ?? 'unknown';
    return [
      [
        name,
        say(middle),
        {
          values,
          median: middle,
          from,
          to,
          description: `${name}: median ${say(middle)} ${unit}, middle half ${say(low)} to ${say(high)}, from ${say(least)} to ${say(greatest)}, ${values.length} products`,
        },
        formatNumber(values.length),
      ],
    ];
  });
  return writeTable({
    caption,
    columns: [
      { heading: groupName },
      numberColumn(`Median, ${unit}`),
      { heading: `${from} to ${to} ${unit}` },
      numberColumn('Products'),
    ],
    rows,
    note:
      rows.length === 0
        ? 'The catalogue does not hold enough products with this figure yet.'
        : `One tick per product, the heavy one is the median. ${formatNumber(shown)} products of our catalogue with the figures known${
            leftOut === 0
              ? ''
              : `; ${formatNumber(leftOut)} in groups of fewer than ${SMALLEST_GROUP} are left out`
          }.`,
  });
}

/** The plots that articles may include, by the name in `{{catalogue-plot: …}}`. */
export const PLOTS: Readonly<Record<string, (products: readonly FigureProduct[]) => string>> = {
  'protein-per-100kcal-by-type': (products) =>
    writePlot({
      caption: 'Protein per 100 kcal, powders by type',
      measure: ({ proteinDensity }) => proteinDensity,
      unit: 'g per 100 kcal',
      decimals: 1,
      from: 0,
      to: 25,
      groupName: 'Type',
      groups: powdersByType(products),
    }),
  'protein-share-by-type': (products) =>
    writePlot({
      caption: 'Protein in 100 g of powder, by type',
      measure: ({ proteinPer100g }) => proteinPer100g,
      unit: 'g per 100 g',
      decimals: 0,
      from: 0,
      to: 100,
      groupName: 'Type',
      groups: powdersByType(products),
    }),
  'serving-protein-by-format': (products) =>
    writePlot({
      caption: 'Protein per serving as labels state it',
      measure: ({ servingProtein }) => servingProtein,
      unit: 'g per serving',
      decimals: 0,
      from: 0,
      to: 60,
      groupName: 'Form',
      groups: byForm(products),
    }),
  'sugar-by-format': (products) =>
    writePlot({
      caption: 'Sugars per serving as labels state it',
      measure: ({ servingSugar }) => servingSugar,
      unit: 'g per serving',
      decimals: 1,
      from: 0,
      to: 30,
      groupName: 'Form',
      groups: byForm(products),
    }),
};
