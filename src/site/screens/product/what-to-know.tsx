import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasCriteria } from '#contract/criteria.ts';
import { parseSearchUrl } from '#contract/search-url.ts';
import { recallSearch } from '../../comparison/last-search.ts';
import { isHardCriterion } from '#domain/matching/score-rules.ts';
import { useApi } from '../../site-context.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { firstReason, type Judged } from '../../verdict/verdict.ts';
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
      className="flex min-h-17 flex-wrap items-center gap-x-3 border-b-4 border-ink px-3 py-2 sm:min-h-11"
    >
      {match !== undefined && (
        <>
          <Tag match={match} />
          <VerdictLine match={match} />
          <strong className="text-sm">{match.matchPercentage}% match</strong>
          <span className="min-w-40 flex-1 text-soft">{firstReason(match)}</span>
        </>
      )}
    </p>
  );
}

/** What its card in the results is tagged with: a product that holds what is avoided is never in the colors of a match. */
function Tag({ match: { criteria, tag } }: { match: Judged }) {
  const broken = criteria.some(({ key, status }) => status === 'unmet' && isHardCriterion(key));
  if (!broken && tag === null) return null;
  return (
    <Chip tone={broken ? 'broken' : tag === 'Perfect Match' ? 'citron' : 'met'}>
      <Icon name={broken ? 'unmet' : 'met'} className="size-3" />
      {broken ? 'Breaks a wish' : tag}
    </Chip>
  );
}
