import type { BrandListing } from '#contract/api.ts';
import { type Criteria, type CriterionKey, NO_CRITERIA } from '#domain/matching/criteria.ts';
import { FIGURE_FILTERS, type Filters, withoutFilter } from '#domain/matching/filters.ts';
import { DIETARY_FLAG_LABELS, type DietaryFlag, type ProductFormat } from '#domain/enumerations.ts';

import { COLUMNS } from '../columns/columns.ts';

export const FORMAT_NAMES: Readonly<Record<ProductFormat, string>> = {
  powder: 'Powder',
  rtd: 'Drink',
  bar: 'Bar',
};

/** One applied filter in words, and the search without it. */
export interface AppliedFilter {
  readonly key: string;
  readonly label: string;
  readonly without: { readonly criteria: Criteria; readonly filters: Filters };
}

const without = <T>(list: readonly T[], value: T): T[] => list.filter((each) => each !== value);

/**
 * Returns every applied filter, one entry each, in the order of the form. Brands without a name are named by their
 * number. Without `brands` their names could not be loaded.
 */
export function appliedFilters(
  criteria: Criteria,
  filters: Filters,
  brands: readonly Pick<BrandListing, 'id' | 'name'>[] | undefined,
): AppliedFilter[] {
  const nameless = brands === undefined ? 'Brand' : 'Unknown brand';
  const brandName = (id: number) =>
    brands?.find((brand) => brand.id === id)?.name ?? `${nameless} ${id}`;
  const wishes = [
    ...criteria.avoidIngredients.map((term) => ({
      key: `avoid-${term}`,
      label: `Avoid: ${term}`,
      without: { ...criteria, avoidIngredients: without(criteria.avoidIngredients, term) },
    })),
    ...criteria.mustHaveIngredients.map((term) => ({
      key: `mustHave-${term}`,
      label: `Must have: ${term}`,
      without: { ...criteria, mustHaveIngredients: without(criteria.mustHaveIngredients, term) },
    })),
    ...criteria.proteinTypes.map((type) => ({
      key: `type-${type}`,
      label: type,
      without: { ...criteria, proteinTypes: without(criteria.proteinTypes, type) },
    })),
    ...criteria.fitnessGoals.map((goal) => ({
      key: `goal-${goal}`,
      label: goal,
      without: { ...criteria, fitnessGoals: without(criteria.fitnessGoals, goal) },
    })),
    ...criteria.brandIds.map((id) => ({
      key: `brand-${id}`,
      label: brandName(id),
      without: { ...criteria, brandIds: without(criteria.brandIds, id) },
    })),
    ...criteria.flags.map((flag) => ({
      key: flag,
      label: DIETARY_FLAG_LABELS[flag],
      without: { ...criteria, flags: without(criteria.flags, flag) },
    })),
  ];
  return [
    ...wishes.map((wish) => ({ ...wish, without: { criteria: wish.without, filters } })),
    ...narrowings(filters).map(({ key, label, left }) => ({
      key,
      label,
      without: { criteria, filters: left },
    })),
  ];
}

interface Narrowing {
  readonly key: string;
  readonly label: string;
  readonly left: Filters;
}

/** Returns every applied filter of the list, in words. */
function narrowings(filters: Filters): Narrowing[] {
  const { formats = [], flavors = [], text = '' } = filters;
  return [
    ...formats.map((format) => ({
      key: `format-${format}`,
      label: FORMAT_NAMES[format],
      left: { ...filters, formats: without(formats, format) },
    })),
    ...(text === ''
      ? []
      : [{ key: 'q', label: `Name: ${text}`, left: withoutFilter(filters, 'text') }]),
    ...flavors.map((flavor) => ({
      key: `flavor-${flavor}`,
      label: `Flavor: ${flavor}`,
      left: { ...filters, flavors: without(flavors, flavor) },
    })),
    ...((filters.testedMin ?? 0) > 0
      ? [
          {
            key: 'testedMin',
            label: 'Has an independent test',
            left: withoutFilter(filters, 'testedMin'),
          },
        ]
      : []),
    ...FIGURE_FILTERS.flatMap(({ filter, bound }) => {
      const value = filters[filter];
      const column = COLUMNS.find((each) => each.filter === filter);
      if (value === undefined || column === undefined) return [];
      const label = `${column.label} ${bound} ${value} ${column.unit}`.trim();
      return [{ key: filter, label, left: withoutFilter(filters, filter) }];
    }),
  ];
}

/** Returns the criteria without whole groups, as a relaxation's link needs them. */
export function dropCriteria(criteria: Criteria, drop: readonly CriterionKey[]): Criteria {
  let left = criteria;
  for (const key of drop) {
    if (key === 'avoid') left = { ...left, avoidIngredients: NO_CRITERIA.avoidIngredients };
    else if (key === 'mustHave')
      left = { ...left, mustHaveIngredients: NO_CRITERIA.mustHaveIngredients };
    else if (key === 'proteinType') left = { ...left, proteinTypes: NO_CRITERIA.proteinTypes };
    else if (key === 'fitnessGoal') left = { ...left, fitnessGoals: NO_CRITERIA.fitnessGoals };
    else if (key === 'brand') left = { ...left, brandIds: NO_CRITERIA.brandIds };
    else left = { ...left, flags: without<DietaryFlag>(left.flags, key) };
  }
  return left;
}

/** Returns the criteria without single terms of their lists. */
export function dropTerms(
  criteria: Criteria,
  terms: readonly { readonly list: 'avoid' | 'mustHave'; readonly term: string }[],
): Criteria {
  const dropped = (list: 'avoid' | 'mustHave', term: string): boolean =>
    terms.some((each) => each.list === list && each.term === term);
  return {
    ...criteria,
    avoidIngredients: criteria.avoidIngredients.filter((term) => !dropped('avoid', term)),
    mustHaveIngredients: criteria.mustHaveIngredients.filter((term) => !dropped('mustHave', term)),
  };
}
