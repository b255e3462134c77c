import type { ComponentProps } from 'react';
import type { SearchView } from '#contract/search-url.ts';
import { FilterFields } from '../../search-form/filter-fields.tsx';
import { searchTarget } from '../../search-form/form-target.tsx';
import { SearchForm } from '../../search-form/search-form.tsx';
import { SentenceField } from '../../search-form/sentence-field.tsx';
import { AppliedFilters } from './applied-filters-row.tsx';
import type { AppliedFilter } from '../../wishes/applied-filters.ts';

/** All that a search is asked with: the sentence, what is on, the form. In the rail, and on phones in the sheet. */
export function WishesPanel({
  view,
  filters,
  searchBox,
  ...form
}: {
  view: SearchView;
  filters: readonly AppliedFilter[];
  searchBox: boolean;
} & Pick<ComponentProps<typeof SearchForm>, 'state' | 'form'>) {
  return (
    <>
      <SentenceField button="Read" layout={view.layout} searchBox={searchBox} />
      <AppliedFilters view={view} filters={filters} />
      <div className="mt-4 border-t-4 border-ink pt-3">
        <SearchForm
          {...form}
          hint={filters.length === 0}
          filterFields={FilterFields}
          target={searchTarget({ layout: view.layout, columns: view.columns })}
        />
      </div>
    </>
  );
}
