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

/** How the product meets the session's wishes, followed by its key facts. */
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

/** How the product meets the wishes of the session's last search. Its space is reserved for shoppers who have some. */
export function SessionVerdict({ id }: { id: number }) {
  const api = useApi();
  const last = useHydrated() ? recallSearch() : null;
  const criteria = last === null ? null : parseSearchUrl(last).criteria;
  const { data, isError } = useQuery({
    queryKey: ['verdict', id, last],
    queryFn: async () => (criteria === null ? [] : api.byIdsMatched([id], criteria)),
    enabled: criteria !== null && hasCriteria(criteria),
  });
  const match = data?.[0];
  return (
    <div
      aria-label="Your wishes"
      role="status"
      className="with-wishes grid min-h-23 grid-cols-[minmax(0,1fr)] content-center border-b-4 border-ink px-3 py-2 sm:min-h-17"
    >
      {isError && 'Your wishes could not be compared with it just now.'}
      {match !== undefined && (
        <>
          <p className="flex flex-wrap items-center gap-x-3">
            <VerdictLine match={match} />
            <strong className="text-sm">{match.matchPercentage}% match</strong>
          </p>
          <Reason match={match} />
        </>
      )}
    </div>
  );
}

/** Longer reasons may not fit the reserved space, so they are collapsed. Shorter ones are shown whole. */
const WHOLE = 75;
const CLAMPED = 'line-clamp-2 sm:line-clamp-1';

/** The tag of the product's card in the results, and the first reason. */
function Reason({ match }: { match: Judged }) {
  const reason = firstReason(match);
  const text = (
    <>
      <Tag match={match} /> <span>{reason}</span>
    </>
  );
  if (reason.length <= WHOLE) return <p className={`${CLAMPED} text-soft`}>{text}</p>;
  return (
    <details className="group text-soft">
      <summary className={`${CLAMPED} relative pr-4 group-open:line-clamp-none`}>
        {text}
        <Icon name="down" className="absolute top-1.5 right-0 size-3" />
      </summary>
    </details>
  );
}

/** A product that breaks a hard wish never has the colors of a match. */
function Tag({ match: { criteria, tag } }: { match: Judged }) {
  const broken = criteria.some(({ key, status }) => status === 'unmet' && isHardCriterion(key));
  if (!broken && tag === null) return null;
  return (
    <Chip
      tone={broken ? 'broken' : tag === 'Perfect Match' ? 'citron' : 'met'}
      className="mr-1 align-top"
    >
      <Icon name={broken ? 'unmet' : 'met'} className="size-3" />
      {broken ? 'Breaks a wish' : tag}
    </Chip>
  );
}
