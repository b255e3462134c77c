import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { Paged, SearchSummary } from '#contract/api.ts';
import type { MatchedCard } from '../../client/queries.ts';
import { countOf } from '../../product-card/amount.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { hiddenText } from './describe.ts';
import { ResultCard } from './result-card.tsx';

/** Products that break a hard wish, in red, with their receipts. A sheet; in the page itself without JavaScript (`inline`). */
export function HiddenDrawer({
  hidden,
  query,
  inline,
  onClose,
}: {
  hidden: SearchSummary['hidden'];
  // oxlint-disable-next-line typescript/no-explicit-any -- the key's type is of no interest here
  query: UseQueryOptions<Paged<MatchedCard>, Error, Paged<MatchedCard>, any>;
  inline: boolean;
  onClose: () => void;
}) {
  const { data, isError } = useQuery(query);
  const list = (
    <>
      <p className="text-sm">
        These contain, or may contain, something you avoid, or are known not to be what you asked
        for. They are in no count and no average.
      </p>
      {isError && (
        <p role="alert" className="mt-4 text-clay">
          The hidden products could not be loaded.
        </p>
      )}
      {data === undefined && !isError && <Skeleton className="mt-4 h-72" />}
      <ul className={`mt-4 grid grid-cols-1 gap-4 ${inline ? 'lg:grid-cols-2' : ''}`}>
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
  if (inline) {
    return (
      <section id="hidden" aria-labelledby="hidden-heading" className="pt-12">
        <h2 id="hidden-heading" className="headline text-xl text-clay">
          {hiddenText(hidden)}
        </h2>
        <div className="mt-3 border-t-4 border-clay pt-3">{list}</div>
      </section>
    );
  }
  return (
    <Dialog title={hiddenText(hidden)} sheet onClose={onClose}>
      {list}
    </Dialog>
  );
}
