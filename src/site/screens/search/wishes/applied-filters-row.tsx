import { paths } from '#contract/paths.ts';
import type { SearchView } from '#contract/search-url.ts';
import { StartHint } from '../../../search-form/search-form.tsx';
import { RemovableChip } from '../../../ui/chip.tsx';
import type { AppliedFilter } from '../../../wishes/applied-filters.ts';

/** The applied wishes and filters, each a link to the same search without it. */
export function AppliedFilters({
  view,
  filters,
}: {
  view: SearchView;
  filters: readonly AppliedFilter[];
}) {
  return (
    // As high as two lines of wishes, so that the field below does not move when wishes are added.
    <div className="mt-1 min-h-26">
      <p className="flex min-h-8 items-center justify-between text-sm font-semibold">
        Your wishes
        {filters.length > 0 && (
          <a href={paths.search({ layout: view.layout })} className="tap-small px-1 font-normal">
            Remove all
          </a>
        )}
      </p>
      {filters.length === 0 ? (
        <StartHint />
      ) : (
        <ul className="flex flex-wrap gap-1.5" aria-label="Applied filters">
          {filters.map(({ key, label, without }) => (
            <li key={key}>
              <RemovableChip
                label={label}
                href={paths.search({ ...view, ...without, page: 1, unread: [] })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
