import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { Paged, SearchSummary } from '#contract/api.ts';
import type { MatchedCard, queries } from '../../../queries.ts';
import { countOf } from '../../../product-card/amount.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { hiddenParts } from '../../../wishes/left-out-text.ts';
import { ResultCard } from './result-card.tsx';

export interface HiddenProps {
  readonly hidden: SearchSummary['hidden'];
  readonly query: ReturnType<typeof queries.hidden>;
  /** The hidden products that came with the page; null if there are none. */
  readonly known?: Paged<MatchedCard> | null;
}

/** The number of hidden products and, smaller, the reasons. Lines break between reasons, not between a number and its unit. */
export function HiddenTitle({ hidden }: Pick<HiddenProps, 'hidden'>) {
  const [count, ...reasons] = hiddenParts(hidden);
  return (
    <>
      {count}
      <span className="block text-base">
        {reasons.map((reason) => (
          <Fragment key={reason}>
            {' '}
            <span className="inline-block">{reason}</span>
          </Fragment>
        ))}
      </span>
    </>
  );
}

/** The products that break a hard wish, with their receipts. */
export function HiddenProducts({ query, known = null }: Omit<HiddenProps, 'hidden'>) {
  const { data, isError } = useQuery(known === null ? query : { ...query, initialData: known });
  return (
    <>
      <p className="text-sm">
        These contain, or may contain, something you avoid, or are known not to be what you asked
        for. They are left out of every count and average. Ingredients on your avoid list are shown
        in{' '}
        <span className="inline-flex items-center gap-1 rounded-sm bg-clay px-1.5 text-xs font-semibold text-sheet">
          <Icon name="unmet" className="size-3" />
          solid red
        </span>
      </p>
      {isError && (
        <p role="alert" className="mt-4 text-clay">
          The hidden products could not be loaded.
        </p>
      )}
      {data === undefined && !isError && <Skeleton className="mt-4 h-80" />}
      <ul className="result-cards mt-4">
        {data?.items.map((product) => (
          <li key={product.id}>
            <ResultCard product={product} hidden />
          </li>
        ))}
      </ul>
      {data !== undefined && data.total > data.items.length && (
        <p className="mt-4 text-sm text-soft">
          The first {data.items.length} of {countOf(data.total, 'hidden product')}.
        </p>
      )}
    </>
  );
}

/** The hidden products within the page (`?hidden=true`), to which the drawer's link leads without JavaScript. */
export function HiddenList({ hidden, ...list }: HiddenProps) {
  return (
    <section id="hidden" aria-labelledby="hidden-heading" className="pt-6">
      <h2 id="hidden-heading" className="headline text-xl text-clay">
        <HiddenTitle hidden={hidden} />
      </h2>
      <div className="mt-3 border-t-4 border-clay pt-3">
        <HiddenProducts {...list} />
      </div>
    </section>
  );
}
