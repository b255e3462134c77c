import { ALLERGENS, PROTEIN_TYPES, type ProductFormat } from '#domain/product/enumerations.ts';
import { type Cell, formatNumber, formatShare, writeTable } from './figure-html.ts';
import {
  type CountedFact,
  type FigureProduct,
  hasIngredients,
  proteinPer100g,
  proteinPer100Kcal,
  sugarPer100g,
} from './product-measures.ts';
import { known, median } from './statistics.ts';

const FORMATS: readonly (readonly [ProductFormat, string])[] = [
  ['powder', 'Powders'],
  ['rtd', 'Ready-to-drink'],
  ['bar', 'Bars'],
];

const powdersOf = (products: readonly FigureProduct[]) =>
  products.filter(({ format }) => format === 'powder');
const ofType = (products: readonly FigureProduct[], type: string) =>
  products.filter(({ proteinType }) => proteinType === type);
const number = (heading: string) => ({ heading, numeric: true });

export function typeMedians(products: readonly FigureProduct[]): string {
  const powders = powdersOf(products);
  return writeTable({
    caption: 'Protein powders by type: medians',
    columns: [
      { heading: 'Type' },
      number('Products'),
      number('Protein, g per 100 g'),
      number('Protein, g per 100 kcal'),
      number('Sugars, g per 100 g'),
    ],
    rows: PROTEIN_TYPES.flatMap((type): Cell[][] => {
      const members = ofType(powders, type);
      if (members.length === 0) return [];
      return [
        [
          type,
          formatNumber(members.length),
          formatNumber(median(known(members.map(proteinPer100g)))),
          formatNumber(median(known(members.map(proteinPer100Kcal))), 1),
          formatNumber(median(known(members.map(sugarPer100g))), 1),
        ],
      ];
    }),
    note: `${formatNumber(powders.length)} powders of our catalogue; each median is over the products whose figure is known. A dash: known for none.`,
  });
}

export function sugarByType(products: readonly FigureProduct[]): string {
  const powders = powdersOf(products);
  let counted = 0;
  const rows = PROTEIN_TYPES.flatMap((type): Cell[][] => {
    const members = ofType(powders, type);
    const per100 = known(members.map(sugarPer100g));
    if (per100.length === 0) return [];
    counted += per100.length;
    const perServing = known(members.map(({ nutritionalInfo }) => nutritionalInfo.sugarPerServing));
    return [
      [
        type,
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
      number('Products'),
      number('g per 100 g'),
      number('g per serving'),
    ],
    rows,
    note: `${formatNumber(counted)} powders of our catalogue whose sugars are known. Where a label gives no serving, a standard one of 30 g is used.`,
  });
}

export function lactoseFreeByType(products: readonly FigureProduct[]): string {
  const powders = powdersOf(products);
  return writeTable({
    caption: 'Lactose free? Powders by type',
    columns: [{ heading: 'Type' }, number('Yes'), number('No'), number('Not confirmed')],
    rows: PROTEIN_TYPES.flatMap((type): Cell[][] => {
      const members = ofType(powders, type);
      if (members.length === 0) return [];
      const count = (value: boolean | null) =>
        formatNumber(members.filter(({ isLactoseFree }) => isLactoseFree === value).length);
      return [[type, count(true), count(false), count(null)]];
    }),
    note: `${formatNumber(powders.length)} powders of our catalogue, by the rule above. Not confirmed: no claim, and no complete ingredient list that settles it.`,
  });
}

export function servingSizes(products: readonly FigureProduct[]): string {
  const rows = FORMATS.flatMap(([format, name]): Cell[][] => {
    const unit = format === 'rtd' ? 'ml' : 'g';
    const amounts = products.flatMap(({ format: own, servingSize }) =>
      own === format && servingSize?.basis === 'label' && servingSize.unit === unit
        ? [servingSize.amount]
        : [],
    );
    if (amounts.length === 0) return [];
    const amount = (value: number | null) => {
      const text = formatNumber(value);
      return text === null ? null : `${text} ${unit}`;
    };
    return [
      [
        name,
        formatNumber(amounts.length),
        amount(Math.min(...amounts)),
        amount(median(amounts)),
        amount(Math.max(...amounts)),
      ],
    ];
  });
  return writeTable({
    caption: 'Serving sizes as labels state them',
    columns: [
      { heading: 'Form' },
      number('Products'),
      number('Smallest'),
      number('Median'),
      number('Largest'),
    ],
    rows,
    note: 'Products of our catalogue whose source states the serving by weight or volume; standard servings are not counted.',
  });
}

export function declaredAllergens(products: readonly FigureProduct[]): string {
  const groups = FORMATS.map(([format]) =>
    products.filter(
      (product) =>
        product.format === format && (hasIngredients(product) || product.contains.length > 0),
    ),
  );
  return writeTable({
    caption: 'Allergens that labels declare or list as ingredients',
    columns: [{ heading: 'Allergen' }, ...FORMATS.map(([, name]) => number(name))],
    rows: ALLERGENS.map((allergen): Cell[] => [
      allergen,
      ...groups.map((group) =>
        formatShare(
          group.filter(({ contains }) => contains.includes(allergen)).length,
          group.length,
        ),
      ),
    ]),
    note: `Of products whose label text we have: ${groups.map((group, at) => `${formatNumber(group.length)} ${FORMATS[at]?.[1].toLowerCase() ?? ''}`).join(', ')}.`,
  });
}

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
      number('May contain, traces'),
      number('Same facility or equipment'),
    ],
    rows,
    note: `${formatShare(any, read.length)} of the ${formatNumber(read.length)} products whose label text we have carry at least one such statement. Sources often leave the line out, so the true share is higher.`,
  });
}

export function veganEvidence(products: readonly FigureProduct[]): string {
  const rows = FORMATS.flatMap(([format, name]): Cell[][] => {
    const members = products.filter((product) => product.format === format);
    if (members.length === 0) return [];
    const count = (value: boolean | null) =>
      formatShare(members.filter(({ isVegan }) => isVegan === value).length, members.length);
    return [[name, count(true), count(false), count(null)]];
  });
  return writeTable({
    caption: 'Vegan, by claim or by ingredients',
    columns: [{ heading: 'Form' }, number('Yes'), number('No'), number('Unknown')],
    rows,
    note: `All ${formatNumber(products.length)} products of our catalogue, by the rule above. Most of the unknown have no ingredient list in their source.`,
  });
}

/** How a product's fact is shown on its page: stated by a source, calculated, or not known. */
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
    const having = products.filter((product) => product[fact] !== null && product[fact] !== '');
    const stated = having.filter(({ provenance }) => provenance.facts[fact]?.basis === 'label');
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
      number('Stated by a source'),
      number('Calculated'),
      number('Unknown'),
    ],
    rows,
    note: `All ${formatNumber(products.length)} products of our catalogue. Calculated: arithmetic or a written rule on stated facts, or a standard serving.`,
  });
}
