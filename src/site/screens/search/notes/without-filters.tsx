import { paths } from '#contract/paths.ts';
import type { SearchView } from '#contract/search-url.ts';
import { NO_FILTERS } from '#domain/matching/filters.ts';

/** A link to the same wishes without filters, which may be why nothing was found. */
export function WithoutFilters({ view }: { view: SearchView }) {
  return (
    <>
      Filters narrow the list:{' '}
      <a href={paths.search({ ...view, filters: NO_FILTERS, page: 1 })}>take them away</a>.
    </>
  );
}
