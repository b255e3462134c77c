import type { IngredientListing } from '#contract/api.ts';
import { paths } from '#contract/paths.ts';
import { formatCount } from '../product-card/amount.ts';

/** Ingredients as small links, each with the number of product families that contain it. */
export function IngredientLinks({
  listings,
}: {
  listings: readonly Pick<IngredientListing, 'canonical' | 'name' | 'familiesCount'>[];
}) {
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {listings.map(({ canonical, name, familiesCount }) => (
        <li key={canonical}>
          <a
            href={paths.ingredient(canonical)}
            className="tap-small flex-wrap gap-x-2 rounded-sm border border-rule bg-sheet px-2.5 text-sm no-underline hover:border-ink"
          >
            {name} <span className="text-soft">{formatCount(familiesCount)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
