import type { BrandListing, SearchSummary } from '#contract/api.ts';
import { type Filters, NO_FILTERS } from '#domain/matching/filters.ts';
import type { Criteria } from '#domain/matching/criteria.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { FORM_SWITCHES, queries } from '../queries.ts';
import { pick } from '#domain/pick.ts';
import { loaderTools } from '../screen.ts';

const COUNTED = ['total', 'perfect', 'facets', 'warnings', 'understood', 'unstated'] as const;

/** What the search form shows at first. It is part of what its screen's loader returns. */
export interface FormData {
  readonly criteria: Criteria;
  readonly filters: Filters;
  readonly counts: Pick<SearchSummary, (typeof COUNTED)[number]>;
  /** Names of brands: loaded if some are chosen, and on the server for browsers without JavaScript. */
  readonly brands: readonly BrandListing[];
}

/** Requests the counts of the form's options, and the names of brands if they are shown. */
export async function loadFormData(
  args: LoaderFunctionArgs,
  criteria: Criteria,
  filters: Filters = NO_FILTERS,
): Promise<FormData> {
  const { api, queries: client } = loaderTools(args);
  const [counts, brands] = await Promise.all([
    client.fetchQuery(queries.summary(api, criteria, { ...FORM_SWITCHES, filters })),
    import.meta.env.SSR || criteria.brandIds.length > 0
      ? client.fetchQuery(queries.brands(api))
      : [],
  ]);
  return { criteria, filters, counts: pick(counts, COUNTED), brands };
}

/** Returns the data for the browser, which fetches the hundreds of brands when their list is opened. */
export function formDataForBrowser({ criteria, filters, counts, brands }: FormData): FormData {
  const { brandIds: _, ...facets } = counts.facets;
  return {
    criteria,
    filters,
    counts: { ...counts, facets },
    brands: criteria.brandIds.length > 0 ? brands : [],
  };
}
