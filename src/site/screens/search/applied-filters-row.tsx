import { paths } from '#contract/paths.ts';
import type { SearchView } from '#contract/search-url.ts';
import { RemovableChip } from '../../ui/chip.tsx';
import type { AppliedFilter } from './applied-filters.ts';

/** The filters that are on, each a link to the same search without it. */
export function AppliedFilters({
  view,
  filters,
}: {
  view: SearchView;
  filters: readonly AppliedFilter[];
}) {
  if (filters.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <h2 className="text-sm font-semibold">Your wishes</h2>
      <ul className="contents" aria-label="Applied filters">
        {filters.map(({ key, label, without }) => (
          <li key={key}>
            <RemovableChip
              label={label}
              href={paths.search({ ...view, criteria: without, page: 1 })}
            />
          </li>
        ))}
      </ul>
      <a href={paths.search()} className="tap-small px-2 text-sm">
        Remove all
      </a>
    </div>
  );
}
