import type { DietaryFlag } from '#domain/enumerations.ts';
import type { Product } from '#domain/product/product.ts';
import { Chip } from '../ui/chip.tsx';

/** Badges on a card, in the specification's order and words. */
const BADGES: readonly (readonly [flag: DietaryFlag, label: string])[] = [
  ['isVegan', 'Vegan'],
  ['isGlutenFree', 'Gluten Free'],
  ['isOrganic', 'Organic'],
  ['isLactoseFree', 'Lactose Free'],
  ['isKetoFriendly', 'Keto'],
];

/** Most badges on a card (specification section 9, "Diet badges per card"). */
const MAX_BADGES = 3;

/** The labels of the badges a product gets: only what is known to be true. */
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
 * Up to three badges of what the product is known to be (specification section 9, "Diet badges per card"), and a mark where
 * an independent laboratory published a result of it, whatever the result is.
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
