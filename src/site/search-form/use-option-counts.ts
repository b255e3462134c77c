import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Filters } from '#domain/matching/filters.ts';
import type { Criteria } from '#domain/matching/criteria.ts';
import { FORM_SWITCHES, queries } from '../queries.ts';
import type { FormData } from './form-data.ts';
import { useApi } from '../site-context.tsx';
import { useDebounced } from './use-debounced.ts';
import { criteriaOfDraft, type SearchDraft } from './use-search-draft.ts';

const COUNT_PAUSE_MS = 250;

/** Returns how many products an option would leave together with the other groups; null until it is known. */
export type OptionCounts = (group: string, value: string | number) => number | null;

/**
 * What the form knows of the search being edited: what came with the page, requested again when typing pauses or the
 * list of brands is opened. `form` is null if its figures were not available.
 */
export function useOptionCounts(draft: SearchDraft, form: FormData | null) {
  const api = useApi();
  const source = JSON.stringify([criteriaOfDraft(draft), draft.filters]);
  const settled = useDebounced(source, COUNT_PAUSE_MS);
  const [criteria, filters] = useMemo(() => JSON.parse(settled) as [Criteria, Filters], [settled]);
  const [brandsOpen, setBrandsOpen] = useState(false);
  const known = form !== null && settled === JSON.stringify([form.criteria, form.filters]);
  const { data = form?.counts, isError } = useQuery({
    ...queries.summary(api, criteria, { ...FORM_SWITCHES, filters }),
    enabled: !known || brandsOpen,
    placeholderData: keepPreviousData,
  });
  // Without an answer nothing is known: the counts are those of other wishes.
  const summary = useDebounced(isError ? undefined : data, 0);
  const {
    data: brands = form?.brands ?? [],
    isError: noBrands,
    refetch,
  } = useQuery({
    ...queries.brands(api),
    enabled: brandsOpen,
  });

  const counts = useMemo((): OptionCounts => {
    const groups = new Map<string, Map<string, number>>();
    for (const [group, options] of Object.entries(summary?.facets ?? {})) {
      groups.set(group, new Map(options.map(({ value, count }) => [value, count])));
    }
    return (group, value) =>
      groups.has(group) ? (groups.get(group)?.get(String(value)) ?? 0) : null;
  }, [summary]);

  const askForBrands = () => {
    setBrandsOpen(true);
    if (noBrands) void refetch();
  };
  return { criteria, summary, brands, noBrands, counts, askForBrands };
}
