import { paths } from '#contract/paths.ts';
import type { SearchView } from '#contract/search-url.ts';
import { NO_FILTERS } from '#domain/matching/filters.ts';

/** The way out where filters may have left nothing: the same wishes without them. */
export function WithoutFilters({ view }: { view: SearchView }) {
  return (
    <>
      Filters narrow the list:{' '}
      <a href={paths.search({ ...view, filters: NO_FILTERS, page: 1 })}>take them away</a>.
    </>
  );
}
