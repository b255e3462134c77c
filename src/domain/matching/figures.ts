import type { SortMode } from './criteria.ts';
import type { IndexFacts } from './match-facts.ts';
import { yearOfRecord } from '../product/record-age.ts';
import { costPer25g } from '../retailers/price.ts';
import { isAssumedServing } from '../product/assumed-serving.ts';

/**
 * Figures by which lists can be filtered: per serving in kcal and g; g of protein per 100 kcal; US dollars per 25 g of
 * protein; the year of the newest record; 1 if an independent laboratory published a result, else 0.
 */
export const FIGURES = [
  'calories',
  'sugar',
  'protein',
  'proteinPerKcal',
  'pricePer25g',
  'recordYear',
  'tested',
] as const;
export type Figure = (typeof FIGURES)[number];

type FigureFacts = Pick<
  IndexFacts,
  | 'calories'
  | 'sugar'
  | 'proteinPerServing'
  | 'price'
  | 'servings'
  | 'recordDate'
  | 'independentlyTested'
>;

/** A figure of a product; null if it is not stated. */
export function figureOf(facts: FigureFacts, figure: Figure): number | null {
  const { calories, sugar, proteinPerServing } = facts;
  switch (figure) {
    case 'calories':
      return calories;
    case 'sugar':
      return sugar;
    case 'protein':
      return proteinPerServing;
    case 'proteinPerKcal':
      return proteinPerServing === null || calories === null || calories <= 0
        ? null
        : (100 * proteinPerServing) / calories;
    case 'pricePer25g':
      return costPer25g(facts.price, facts.servings, proteinPerServing);
    case 'recordYear':
      return yearOfRecord(facts.recordDate);
    case 'tested':
      return facts.independentlyTested ? 1 : 0;
  }
}

/** Orders by a single figure; Best Mix, match and name have their own. */
export const FIGURE_SORTS = [
  'protein',
  'proteinPerKcal',
  'calories',
  'sugar',
  'serving',
  'price',
  'recordYear',
] as const satisfies readonly SortMode[];
export type FigureSort = (typeof FIGURE_SORTS)[number];

/** Whether this order is by a figure. */
export function isFigureSort(sort: SortMode): sort is FigureSort {
  return FIGURE_SORTS.some((figure) => figure === sort);
}

type SortFacts = FigureFacts & Pick<IndexFacts, 'servingSize' | 'nutritionalInfo'>;

/**
 * The sort key of an order by a figure, lowest first; null, if the figure is unknown, sorts last. An assumed serving is
 * never ranked among stated ones (product.md section 3): calories and sugar are compared per 100 g or 100 ml, servings
 * only if the label states them, and by protein per serving, as specified, products with an assumed serving follow all
 * those with a stated one.
 */
export function sortKeyOf(facts: SortFacts, sort: FigureSort): number | null {
  switch (sort) {
    case 'protein':
      return byProtein(facts);
    case 'proteinPerKcal':
      return negated(figureOf(facts, 'proteinPerKcal'));
    case 'calories':
      return per100(facts, facts.nutritionalInfo.per100.caloriesPerServing, facts.calories);
    case 'sugar':
      return per100(facts, facts.nutritionalInfo.per100.sugarPerServing, facts.sugar);
    case 'serving':
      return facts.servingSize?.basis === 'label' ? facts.servingSize.amount : null;
    case 'price':
      return figureOf(facts, 'pricePer25g');
    case 'recordYear':
      return negated(figureOf(facts, 'recordYear'));
  }
}

/** Greater than the grams of protein of any serving. */
const AFTER_STATED = 10_000;

function byProtein({ proteinPerServing, servingSize }: SortFacts): number | null {
  if (proteinPerServing === null) return null;
  return (isAssumedServing(servingSize) ? AFTER_STATED : 0) - proteinPerServing;
}

function negated(value: number | null): number | null {
  return value === null ? null : -value;
}

/** The stated figure per 100 g or ml, or the figure of the label's serving converted to it. */
function per100(
  { servingSize }: SortFacts,
  stated: number | null,
  perServing: number | null,
): number | null {
  if (stated !== null) return stated;
  if (perServing === null || servingSize === null || servingSize.basis !== 'label') return null;
  return servingSize.amount > 0 ? (100 * perServing) / servingSize.amount : null;
}
