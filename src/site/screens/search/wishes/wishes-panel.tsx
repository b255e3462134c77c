import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import type { SearchView } from '#contract/search-url.ts';
import { FilterFields } from '../../../search-form/filter-fields.tsx';
import { searchTarget } from '../../../search-form/form-target.tsx';
import { SearchForm } from '../../../search-form/search-form.tsx';
import { SentenceField } from '../../../search-form/sentence-field.tsx';
import { AppliedFilters } from './applied-filters-row.tsx';
import type { AppliedFilter } from '../../../wishes/applied-filters.ts';

/**
 * All inputs of a search: the sentence, the applied filters, the form. It is in the rail, or on phones in the sheet.
 */
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
  const box = useRef<HTMLDivElement>(null);
  useScrollAnchor(box);
  return (
    <>
      <SentenceField button="Read" layout={view.layout} searchBox={searchBox} />
      <AppliedFilters view={view} filters={filters} />
      <div ref={box} className="mt-1.5 border-t-4 border-ink pt-2">
        <SearchForm
          {...form}
          filterFields={FilterFields}
          target={searchTarget({ layout: view.layout, columns: view.columns })}
        />
      </div>
    </>
  );
}

/** Keeps the focused field of the rail at its position on the screen when content above it changes its height. */
function useScrollAnchor(box: RefObject<HTMLElement | null>): void {
  const before = useRef(0);
  useLayoutEffect(() => {
    const top = box.current?.offsetTop ?? 0;
    if (box.current?.contains(document.activeElement) === true)
      box.current.closest('.rail')?.scrollBy(0, top - before.current);
    before.current = top;
  });
}
