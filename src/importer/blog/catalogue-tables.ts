import { ALLERGENS } from '#domain/enumerations.ts';
import { type Cell, formatNumber, formatShare, numberColumn, writeTable } from './figure-html.ts';
import { byForm, groupSizes, powdersByType, powdersOf } from './product-groups.ts';
import { type CountedFact, type FigureProduct, hasIngredients } from './product-measures.ts';
import { extremes, known, median } from './statistics.ts';

// The tables that articles include by `{{catalogue-table: name}}` (`directives.ts`). Each takes the catalogue and
// returns HTML.

/**
 * `type-medians`: protein per 100 g and per 100 kcal, and sugars per 100 g, of powders by type. Medians of the known
 * figures.
 */
export function typeMedians(products: readonly FigureProduct[]): string {
  return writeTable({
    caption: 'Protein powders by type: medians',
    columns: [
      { heading: 'Type' },
      numberColumn('Products'),
      numberColumn('Protein, g per 100 g'),
      numberColumn('Protein, g per 100 kcal'),
      numberColumn('Sugars, g per 100 g'),
    ],
    rows: powdersByType(products).flatMap(({ name, products: members }): Cell[][] => {
      if (members.length === 0) return [];
      return [
        [
          name,
          formatNumber(members.length),
          formatNumber(median(known(members.map(({ proteinPer100g }) => proteinPer100g)))),
          formatNumber(median(known(members.map(({ proteinDensity }) => proteinDensity))), 1),
          formatNumber(median(known(members.map(({ sugarPer100g }) => sugarPer100g))), 1),
        ],
      ];
    }),
    note: `${formatNumber(powdersOf(products).length)} powders of our catalogue; each median is over the products whose figure is known. A dash: known for none.`,
  });
}

/** `sugar-by-type`: grams of sugars per 100 g and per serving of powders by type. Medians of the known figures. */
export function sugarByType(products: readonly FigureProduct[]): string {
  let counted = 0;
  const rows = powdersByType(products).flatMap(({ name, products: members }): Cell[][] => {
    const per100 = known(members.map(({ sugarPer100g }) => sugarPer100g));
    if (per100.length === 0) return [];
    counted += per100.length;
    const perServing = known(members.map(({ servingSugar }) => servingSugar));
    return [
      [
        name,
        formatNumber(per100.length),
        formatNumber(median(per100), 1),
        formatNumber(median(perServing), 1),
      ],
    ];
  });
  return writeTable({
    caption: 'Sugars in powders, by type: medians',
    columns: [
      { heading: 'Type' },
      numberColumn('Products'),
      numberColumn('g per 100 g'),
      numberColumn('g per serving, where labels state one'),
    ],
    rows,
    note: `${formatNumber(counted)} powders of our catalogue whose sugars are known. Figures for an assumed serving are left out.`,
  });
}

/**
 * `lactose-free-by-type`: how many powders of each type are, are not, or may be lactose free (product.md section 2).
 */
export function lactoseFreeByType(products: readonly FigureProduct[]): string {
  return writeTable({
    caption: 'Lactose free? Powders by type',
    columns: [
      { heading: 'Type' },
      numberColumn('Yes'),
      numberColumn('No'),
      numberColumn('Not confirmed'),
    ],
    rows: powdersByType(products).flatMap(({ name, products: members }): Cell[][] => {
      if (members.length === 0) return [];
      const count = (value: boolean | null) =>
        formatNumber(members.filter(({ isLactoseFree }) => isLactoseFree === value).length);
      return [[name, count(true), count(false), count(null)]];
    }),
    note: `${formatNumber(powdersOf(products).length)} powders of our catalogue, by the rule above. Not confirmed: no claim, and no complete ingredient list that settles it.`,
  });
}

/** `serving-sizes`: smallest, median and largest serving by format, in grams (drinks: ml), as labels state it. */
export function servingSizes(products: readonly FigureProduct[]): string {
  const rows = byForm(products).flatMap(({ name, products: members }): Cell[][] => {
    const unit = members[0]?.format === 'rtd' ? 'ml' : 'g';
    const amounts = members.flatMap(({ serving }) =>
      serving?.unit === unit ? [serving.amount] : [],
    );
    if (amounts.length === 0) return [];
    const { least, greatest } = extremes(amounts);
    const amount = (value: number | null) => {
      const text = formatNumber(value);
      return text === null ? null : `${text} ${unit}`;
    };
    return [
      [
        name,
        formatNumber(amounts.length),
        amount(least),
        amount(median(amounts)),
        amount(greatest),
      ],
    ];
  });
  return writeTable({
    caption: 'Serving sizes as labels state them',
    columns: [
      { heading: 'Form' },
      numberColumn('Products'),
      numberColumn('Smallest'),
      numberColumn('Median'),
      numberColumn('Largest'),
    ],
    rows,
    note: 'Products of our catalogue whose source states the serving by weight or volume; standard servings are not counted.',
  });
}

/**
 * `declared-allergens`: how many of the products of which an allergen can be told contain each, by format.
 */
export function declaredAllergens(products: readonly FigureProduct[]): string {
  const groups = byForm(
    products.filter((product) => hasIngredients(product) || product.contains.length > 0),
  );
  return writeTable({
    caption: 'Allergens that labels declare or list as ingredients',
    columns: [{ heading: 'Allergen' }, ...groups.map(({ name }) => numberColumn(name))],
    rows: ALLERGENS.map((allergen): Cell[] => [
      allergen,
      ...groups.map(({ products: members }) =>
        formatShare(
          members.filter(({ contains }) => contains.includes(allergen)).length,
          members.length,
        ),
      ),
    ]),
    note: `Of products whose ingredient list we have, or whose name or source tells an allergen: ${groupSizes(groups)}.`,
  });
}

/** `precautions`: how many labels say "may contain", or name a shared facility, for each allergen. */
export function precautions(products: readonly FigureProduct[]): string {
  const read = products.filter(
    (product) => hasIngredients(product) || product.precautions.length > 0,
  );
  const withBasis = (allergen: string, bases: readonly string[]) =>
    read.filter((product) =>
      product.precautions.some(
        (precaution) => precaution.allergen === allergen && bases.includes(precaution.basis),
      ),
    ).length;
  const rows = ALLERGENS.map((allergen): Cell[] => [
    allergen,
    formatNumber(withBasis(allergen, ['may contain', 'traces'])),
    formatNumber(withBasis(allergen, ['facility'])),
  ]);
  const any = read.filter((product) => product.precautions.length > 0).length;
  return writeTable({
    caption: 'Precautionary statements on labels',
    columns: [
      { heading: 'Allergen' },
      numberColumn('May contain, traces'),
      numberColumn('Same facility or equipment'),
    ],
    rows,
    note: `${formatShare(any, read.length)} of the ${formatNumber(read.length)} products whose ingredient list or warnings we have carry at least one such statement. Sources often leave the line out, so the true share is higher.`,
  });
}

/** `vegan-evidence`: how many products are vegan, are not, or do not say, by format (product.md section 2). */
export function veganEvidence(products: readonly FigureProduct[]): string {
  const rows = byForm(products).flatMap(({ name, products: members }): Cell[][] => {
    if (members.length === 0) return [];
    const count = (value: boolean | null) =>
      formatShare(members.filter(({ isVegan }) => isVegan === value).length, members.length);
    return [[name, count(true), count(false), count(null)]];
  });
  return writeTable({
    caption: 'Vegan, by claim or by ingredients',
    columns: [
      { heading: 'Form' },
      numberColumn('Yes'),
      numberColumn('No'),
      numberColumn('Unknown'),
    ],
    rows,
    note: `All ${formatNumber(products.length)} products of our catalogue, by the rule above. Most of the unknown have no ingredient list in their source.`,
  });
}

/** `facts-known`: for how many products a fact is stated by a source, calculated, or unknown. */
export function factsKnown(products: readonly FigureProduct[]): string {
  const facts: readonly (readonly [string, CountedFact])[] = [
    ['Protein per serving', 'proteinPerServing'],
    ['Calories', 'calories'],
    ['Sugars', 'sugar'],
    ['Servings per container', 'servings'],
    ['Ingredient list', 'ingredientsStatement'],
    ['Protein type', 'proteinType'],
    ['Vegan', 'isVegan'],
    ['Gluten free', 'isGlutenFree'],
  ];
  const rows = facts.map(([name, fact]): Cell[] => {
    const having = products.filter(({ known }) => known[fact] !== null);
    const stated = having.filter(({ known }) => known[fact] === 'stated');
    return [
      name,
      formatShare(stated.length, products.length),
      formatShare(having.length - stated.length, products.length),
      formatShare(products.length - having.length, products.length),
    ];
  });
  return writeTable({
    caption: 'What is known of our products',
    columns: [
      { heading: 'Fact' },
      numberColumn('Stated by a source'),
      numberColumn('Calculated'),
      numberColumn('Unknown'),
    ],
    rows,
    note: `All ${formatNumber(products.length)} products of our catalogue. Calculated: arithmetic or a written rule on stated facts, or a standard serving.`,
  });
}
