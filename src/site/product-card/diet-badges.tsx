import type { DietaryFlag } from '#domain/enumerations.ts';
import type { Product } from '#domain/product/product.ts';
import { Chip } from '../ui/chip.tsx';

/** The badges in the specification's order and wording. */
const BADGES: readonly (readonly [flag: DietaryFlag, label: string])[] = [
  ['isVegan', 'Vegan'],
  ['isGlutenFree', 'Gluten Free'],
  ['isOrganic', 'Organic'],
  ['isLactoseFree', 'Lactose Free'],
  ['isKetoFriendly', 'Keto'],
];

/** Badges per card at most (specification section 9, "Diet badges per card"). */
const MAX_BADGES = 3;

/** Returns the labels of a product's badges: only flags known to be true. */
export function dietBadges(product: Pick<Product, DietaryFlag>): string[] {
  return BADGES.filter(([flag]) => product[flag] === true)
    .map(([, label]) => label)
    .slice(0, MAX_BADGES);
}

type Badged = Pick<Product, DietaryFlag | 'independentlyTested'>;

export function hasBadges(product: Badged): boolean {
  return product.independentlyTested || dietBadges(product).length > 0;
}

/**
 * Up to three badges of flags known to be true (specification section 9, "Diet badges per card"), and a mark if an
 * independent laboratory published a result for the product, whatever the result.
 */
export function DietBadges({ product }: { product: Badged }) {
  return (
    <>
      {dietBadges(product).map((label) => (
        <Chip key={label} tone="met">
          {label}
        </Chip>
      ))}
      {product.independentlyTested && <Chip>Independent test</Chip>}
    </>
  );
}
