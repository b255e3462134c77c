import { DIETARY_FLAG_LABELS, DIETARY_FLAGS, type DietaryFlag } from '../enumerations.ts';
import { type NutritionKey, UNSTATED_BRAND } from '../product/product.ts';
import { costPer25g, formatMoney, lowestOffer, pricePerServing } from '../retailers/price.ts';
import { visibleLinks } from '../retailers/visible-links.ts';
import type { Better } from './best-in-row.ts';
import type { CompareCell, CompareProduct, CompareRowDefinition } from './compare-row.ts';
import { figureFor, figureText, proteinPer100Kcal } from './figures.ts';
import { isAssumedServing } from '../product/assumed-serving.ts';
import { warnedAllergens } from '../product/warned-allergens.ts';
import { amountText, roundAmount } from '../wording.ts';

const UNKNOWN: CompareCell = { text: 'Unknown', value: null, unknown: true, note: null };

function stated(text: string | null, value: number | null = null, note: string | null = null) {
  return text === null ? UNKNOWN : { text, value, unknown: false, note };
}

/** How a figure was calculated, in words; null if the label states it. */
function originNote(product: CompareProduct, field: string): string | null {
  const origin = product.provenance.facts[field];
  if (origin === undefined || origin.basis === 'label') return null;
  return origin.note ?? (origin.basis === 'standard' ? 'For a standard serving' : 'Calculated');
}

function figureRow(key: NutritionKey, label: string, better: Better): CompareRowDefinition {
  return {
    key,
    section: 'nutrition',
    better,
    label,
    cell(product, { basis }) {
      const value = figureFor(product, key, basis);
      const unit = key === 'caloriesPerServing' ? 'kcal' : 'g';
      const field = basis === '100' ? `per100.${key}` : key;
      // A figure of an assumed serving never wins against one that a label states.
      const isAssumed = basis === 'serving' && isAssumedServing(product.servingSize);
      return value === null
        ? UNKNOWN
        : stated(
            figureText(value, unit),
            // Values that are shown alike are equally good.
            isAssumed ? null : roundAmount(value),
            originNote(product, field),
          );
    },
  };
}

function textRow(
  key: string,
  label: string,
  text: (product: CompareProduct) => string | null,
  note: (product: CompareProduct) => string | null = () => null,
): CompareRowDefinition {
  return {
    key,
    section: 'details',
    better: null,
    label,
    cell: (product) => stated(text(product), null, note(product)),
  };
}

function flagRow(flag: DietaryFlag): CompareRowDefinition {
  return {
    key: flag,
    section: 'dietary',
    better: null,
    label: DIETARY_FLAG_LABELS[flag],
    cell(product) {
      const { evidence, conflict } = product.flagEvidence[flag];
      const note = conflict ?? evidence;
      const value = product[flag];
      if (value === null) return { ...UNKNOWN, note };
      return stated(value ? 'Yes' : 'No', null, note);
    },
  };
}

function moneyRow(
  key: string,
  label: string,
  amount: (product: CompareProduct, price: number) => number | null,
): CompareRowDefinition {
  return {
    key,
    section: 'purchase',
    better: 'low',
    label,
    cell(product, { now }) {
      const offer = lowestOffer(product.affiliateLinks, now);
      const value = offer === null ? null : amount(product, offer.price);
      if (offer === null || value === null) return UNKNOWN;
      const { currency, retailer } = offer.link;
      // Amounts in other currencies are not compared, because nothing is converted.
      const comparable = currency === undefined ? value : null;
      return stated(formatMoney(value, currency), comparable, `Price at ${retailer}`);
    },
  };
}

function servingText(product: CompareProduct): string | null {
  const serving = product.servingSize;
  if (serving === null) return null;
  const amount = figureText(serving.amount, serving.unit);
  return isAssumedServing(serving) ? `assumed ${amount}` : amount;
}

/** "milk, soy"; 'None listed' only if the whole label was read. */
function allergenText(list: readonly string[], complete: boolean): string | null {
  if (list.length > 0) return list.join(', ');
  return complete ? 'None listed' : null;
}

const FORMAT_LABELS = { powder: 'Powder', rtd: 'Ready to drink', bar: 'Bar' } as const;

/** Every row of the table, in order. What people want more of is better high, what they limit is better low. */
export const COMPARE_ROWS: readonly CompareRowDefinition[] = [
  figureRow('proteinPerServing', 'Protein', 'high'),
  figureRow('caloriesPerServing', 'Calories', 'low'),
  {
    key: 'efficiency',
    section: 'nutrition',
    better: 'high',
    label: 'Protein per 100 kcal',
    cell(product) {
      const value = proteinPer100Kcal(product);
      return value === null
        ? UNKNOWN
        : stated(figureText(value, 'g'), value, 'Calculated: protein ÷ calories × 100');
    },
  },
  figureRow('sugarPerServing', 'Sugar', 'low'),
  figureRow('carbohydratePerServing', 'Carbohydrate', null),
  figureRow('fiberPerServing', 'Fiber', 'high'),
  figureRow('fatPerServing', 'Fat', null),
  figureRow('saturatedFatPerServing', 'Saturated fat', 'low'),
  figureRow('saltPerServing', 'Salt', 'low'),

  textRow('brand', 'Brand', ({ brand }) => (brand.id === UNSTATED_BRAND.id ? null : brand.name)),
  textRow(
    'proteinType',
    'Type',
    (product) => product.proteinType,
    (product) => product.proteinTypeReason,
  ),
  textRow(
    'fitnessGoal',
    'Goal',
    (product) => product.fitnessGoal,
    (product) => product.fitnessGoalReason,
  ),
  textRow('format', 'Form', (product) => FORMAT_LABELS[product.format]),
  textRow('flavor', 'Flavor', (product) => product.flavor),
  textRow('flavorOptions', 'Flavor options', (product) => String(product.flavorOptions)),
  textRow('servingSize', 'Serving size', servingText, (product) =>
    isAssumedServing(product.servingSize)
      ? 'The label states none'
      : originNote(product, 'servingSize'),
  ),
  {
    key: 'servings',
    section: 'details',
    better: null,
    label: 'Servings per package',
    cell(product) {
      const { servings } = product;
      return servings === null
        ? UNKNOWN
        : stated(amountText(servings), servings, originNote(product, 'servings'));
    },
  },
  textRow('contains', 'Contains allergens', (product) =>
    allergenText(product.contains, product.ingredientsComplete),
  ),
  textRow('mayContain', 'May contain', (product) => {
    const { may, handled } = warnedAllergens(product);
    const warned = may.length > 0 ? [may.join(', ')] : [];
    if (handled.length > 0) warned.push(`Facility handles ${handled.join(', ')}`);
    return warned.length > 0 ? warned.join('. ') : allergenText([], product.ingredientsComplete);
  }),

  ...DIETARY_FLAGS.map(flagRow),

  moneyRow('price', 'Price', (_, price) => price),
  moneyRow('pricePerServing', 'Price per serving', (product, price) =>
    pricePerServing(price, product.servings),
  ),
  moneyRow('costPer25g', 'Cost per 25 g protein', (product, price) =>
    costPer25g(price, product.servings, product.proteinPerServing),
  ),
  {
    key: 'retailers',
    section: 'purchase',
    better: null,
    label: 'Available at',
    cell({ affiliateLinks }) {
      const names = visibleLinks(affiliateLinks).map((link) => link.retailer);
      return stated(names.length === 0 ? 'No retailer links available' : names.join(', '));
    },
  },
];
