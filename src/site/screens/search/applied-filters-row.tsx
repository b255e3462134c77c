import { paths } from '#contract/paths.ts';
import type { SearchView } from '#contract/search-url.ts';
import { RemovableChip } from '../../ui/chip.tsx';
import type { AppliedFilter } from '../../wishes/applied-filters.ts';

/** The wishes and filters that are on, each a link to the same search without it, and what of a sentence was not understood. */
export function AppliedFilters({
  view,
  filters,
}: {
  view: SearchView;
  filters: readonly AppliedFilter[];
}) {
  const { unread = [] } = view;
  if (filters.length === 0 && unread.length === 0) return null;
  return (
    <div className="mt-3">
      <p className="mb-1 text-sm font-semibold">Your wishes</p>
      {unread.length > 0 && (
        <p className="mb-2 bg-amber-wash px-2 py-1 text-sm text-amber" role="status">
          Not understood: {unread.map((words) => `“${words}”`).join(', ')}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-1.5">
        <ul className="contents" aria-label="Applied filters">
          {filters.map(({ key, label, without }) => (
            <li key={key}>
              <RemovableChip
                label={label}
                href={paths.search({ ...view, ...without, page: 1, unread: [] })}
              />
            </li>
          ))}
        </ul>
        <a href={paths.search({ layout: view.layout })} className="tap-small px-1 text-sm">
          Remove all
        </a>
      </div>
    </div>
  );
}
