import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasCriteria } from '#contract/criteria.ts';
import { parseSearchUrl } from '#contract/search-url.ts';
import type { Peers } from '#contract/standing.ts';
import type { Product } from '#domain/product/product.ts';
import { recallSearch } from '../../comparison/last-search.ts';
import { useApi } from '../../site-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { VerdictLine } from '../../verdict/verdict-line.tsx';
import type { Sweetening } from './product-data.ts';
import { standingSentence } from './standing-plots.tsx';

/** What decides: how it meets the session's wishes, allergens, sweeteners, and where it stands. */
export function WhatToKnow({
  product,
  sweetening,
  peers,
}: {
  product: Product;
  sweetening: Sweetening | null;
  peers: Peers | null;
}) {
  const { contains, mayContain, ingredientsComplete } = product;
  const efficiency = peers?.figures.find(({ key }) => key === 'proteinPer100Kcal');
  return (
    <section aria-labelledby="what-to-know" className="label p-0">
      <h2 id="what-to-know" className="sr-only">
        What to know
      </h2>
      <SessionVerdict id={product.id} />
      <dl className="text-sm">
        <Fact name="Contains" alarming={contains.length > 0}>
          {contains.length > 0
            ? contains.join(', ')
            : ingredientsComplete
              ? 'no major allergen listed'
              : 'unknown: the label was not read whole'}
        </Fact>
        <Fact name="May contain" alarming={mayContain.length > 0}>
          {mayContain.length > 0 ? mayContain.join(', ') : 'nothing stated'}
        </Fact>
        <Fact name="Sweetened with">{sweetenedWith(sweetening, ingredientsComplete)}</Fact>
        {peers !== null && efficiency !== undefined && efficiency.lower !== null && (
          <Fact name="Standing">
            {standingSentence(peers, efficiency)}. <a href="#standing">All figures</a>
          </Fact>
        )}
      </dl>
    </section>
  );
}

function sweetenedWith(sweetening: Sweetening | null, complete: boolean): string {
  if (sweetening === null) return 'unknown: no ingredients stated';
  const { sweeteners, addedSugars } = sweetening;
  const found = [...sweeteners, ...addedSugars];
  if (found.length > 0) return found.join(', ');
  return complete
    ? 'no sweetener or added sugar listed'
    : 'none named, but the label was not read whole';
}

function Fact({
  name,
  alarming = false,
  children,
}: {
  name: string;
  alarming?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 border-t border-rule px-3 py-1.5 first:border-t-0">
      <dt className="font-bold">{name}</dt>
      <dd className={alarming ? 'font-semibold text-clay' : ''}>
        {alarming && <Icon name="warning" className="mr-1.5 inline size-3.5" />}
        {children}
      </dd>
    </div>
  );
}

/** How the product meets the wishes of the session's last search; nothing where there are none. */
function SessionVerdict({ id }: { id: number }) {
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
