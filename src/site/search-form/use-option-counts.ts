import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Criteria } from '#domain/matching/criteria.ts';
import { queries } from '../queries.ts';
import { useApi } from '../site-context.tsx';
import { useDebounced } from './use-debounced.ts';
import { criteriaOfDraft, type SearchDraft } from './use-search-draft.ts';

const COUNT_PAUSE_MS = 250;

/** How many products an option would leave, chosen together with the other groups; null while it is not known. */
export type OptionCounts = (group: string, value: string | number) => number | null;

/**
 * What the form knows of the search being written, asked again when the writing pauses: the summary, the counts of every
 * option, and, once their list is opened, the brands.
 */
export function useOptionCounts(draft: SearchDraft) {
  const api = useApi();
  const source = JSON.stringify(criteriaOfDraft(draft));
  const settled = useDebounced(source, COUNT_PAUSE_MS);
  const criteria = useMemo(() => JSON.parse(settled) as Criteria, [settled]);
  const { data: summary } = useQuery({
    ...queries.formCounts(api, criteria),
    placeholderData: keepPreviousData,
  });

  const [brandsOpen, setBrandsOpen] = useState(false);
  const { data: brandCounts } = useQuery({
    ...queries.brandCounts(api, criteria),
    enabled: import.meta.env.SSR || brandsOpen,
    placeholderData: keepPreviousData,
  });
  const { data: brands = [] } = useQuery({
    ...queries.brands(api),
    enabled: import.meta.env.SSR || brandsOpen,
  });

  const counts = useMemo((): OptionCounts => {
    const groups = new Map<string, Map<string, number>>();
    for (const [group, options] of Object.entries({
      ...summary?.facets,
      ...brandCounts,
    })) {
      groups.set(group, new Map(options.map(({ value, count }) => [value, count])));
    }
    return (group, value) =>
      groups.has(group) ? (groups.get(group)?.get(String(value)) ?? 0) : null;
  }, [summary, brandCounts]);

  return { criteria, summary, brands, counts, askForBrands: () => setBrandsOpen(true) };
}
