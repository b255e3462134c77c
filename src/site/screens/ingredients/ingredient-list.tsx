import type { IngredientListing } from '#contract/api.ts';
import { paths } from '#contract/paths.ts';
import { formatCount } from '../../product-card/amount.ts';
import { Chip } from '../../ui/chip.tsx';

/** Entries of the database as rows: name, description, number of product families that contain them. */
export function IngredientList({ listings }: { listings: readonly IngredientListing[] }) {
  return (
    <ul className="mt-3 grid gap-x-10 border-t-4 border-ink md:grid-cols-2">
      {listings.map(({ canonical, name, kind, allergen, familiesCount, description }) => (
        <li key={canonical} className="border-b border-rule py-2">
          <div className="flex items-baseline justify-between gap-4">
            <a href={paths.ingredient(canonical)} className="tap-small font-bold wrap-anywhere">
              {name}
            </a>
            <span className="shrink-0 text-sm text-soft">
              {formatCount(familiesCount)}
              <span className="sr-only">{familiesCount === 1 ? ' product' : ' products'}</span>
            </span>
          </div>
          <p className="text-sm text-soft">
            {kind === 'family' && <Chip className="mr-1.5">Family</Chip>}
            {allergen !== null && (
              <Chip tone="broken" className="mr-1.5">
                Allergen: {allergen}
              </Chip>
            )}
            {description}
          </p>
        </li>
      ))}
    </ul>
  );
}
