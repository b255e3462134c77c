import type { BrandListing } from '#contract/api.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { mapHref, type MapView } from '../../catalogue-map/map-view.ts';
import { RemovableChip } from '../../ui/chip.tsx';
import { appliedFilters } from '../../wishes/applied-filters.ts';

export type NamedBrands = readonly Pick<BrandListing, 'id' | 'name'>[];

/** The brands and other filters of the search, each as a link to the map without it. */
export function AppliedFilters({ view, brands }: { view: MapView; brands: NamedBrands }) {
  const { criteria } = view;
  const { brandIds } = criteria;
  const filters = appliedFilters({ ...NO_CRITERIA, brandIds }, view.filters, brands);
  if (filters.length === 0) return null;
  return (
    <div>
      <p className="mb-1 text-sm font-semibold">Filtered by</p>
      <ul className="flex flex-wrap gap-1.5" aria-label="Filtered by">
        {filters.map(({ key, label, without }) => (
          <li key={key}>
            <RemovableChip
              label={label}
              href={mapHref({
                ...view,
                criteria: { ...criteria, brandIds: without.criteria.brandIds },
                filters: without.filters,
              })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
