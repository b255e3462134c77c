import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasCriteria } from '#contract/criteria.ts';
import { parseSearchUrl } from '#contract/search-url.ts';
import { recallSearch } from '../../comparison/last-search.ts';
import { useApi } from '../../site-context.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { VerdictLine } from '../../verdict/verdict-line.tsx';

/** What decides: how it meets the session's wishes, above what is known of it in any case. */
export function WhatToKnow({ id, children }: { id: number; children: ReactNode }) {
  return (
    <section aria-labelledby="what-to-know" className="label p-0">
      <h2 id="what-to-know" className="sr-only">
        What to know
      </h2>
      <SessionVerdict id={id} />
      {children}
    </section>
  );
}

/** How the product meets the wishes of the session's last search; nothing where there are none. */
export function SessionVerdict({ id }: { id: number }) {
  const api = useApi();
  const last = useHydrated() ? recallSearch() : null;
  const criteria = last === null ? null : parseSearchUrl(last).criteria;
  const asked = criteria !== null && hasCriteria(criteria);
  const { data } = useQuery({
    queryKey: ['verdict', id, last],
    queryFn: async () => (criteria === null ? [] : api.byIdsMatched([id], criteria)),
    enabled: asked,
  });
  if (!asked) return null;
  const match = data?.[0];
  return (
    <p
      aria-label="Your wishes"
      role="status"
      className="flex min-h-11 flex-wrap items-center gap-x-3 border-b-4 border-ink px-3 py-2"
    >
      {match !== undefined && (
        <>
          {match.criteria.length > 0 && (
            <span className="rounded-full bg-citron px-2.5 text-sm font-bold text-on-citron">
              {match.matchPercentage}% match
            </span>
          )}
          <VerdictLine match={match} />
        </>
      )}
    </p>
  );
}
