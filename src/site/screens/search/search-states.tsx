import { type ReactNode, useEffect, useRef } from 'react';
import { paths } from '#contract/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Skeleton cards while a search runs (specification section 2, "Search results page"). */
const SKELETONS = [1, 2, 3, 4, 5, 6];

/** The loading banner, and six cards of the size of what comes. */
export function LoadingResults() {
  return (
    <>
      <div className="label p-4" role="status">
        <p className="headline text-xl">Searching the catalogue</p>
        <div className="rule-thick mt-2" />
        <p className="py-3 text-soft">Every label is read against your wishes.</p>
      </div>
      <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2" aria-hidden="true">
        {SKELETONS.map((index) => (
          <li key={index} className="label p-4">
            <Skeleton className="h-7 w-40" />
            <div className="mt-3 flex gap-4">
              <Skeleton className="h-20 w-16" />
              <div className="flex-1 space-y-2">
                <Skeleton className="h-6 w-4/5" />
                <Skeleton className="h-5 w-2/5" />
              </div>
            </div>
            <Skeleton className="mt-2 h-10" />
            <div className="rule-thick mt-3" />
            <Skeleton className="my-2 h-24" />
            <div className="rule-mid pt-2" />
            <Skeleton className="h-20" />
            <Skeleton className="mt-3 h-11" />
            <Skeleton className="mt-3 h-11" />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The search failed (specification section 8): Try Again reloads the page. Much shorter than what stood here, it scrolls into view. */
export function FailureCard() {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={card} role="alert" className="label max-w-xl border-clay p-6">
      <h2 className="headline text-xl">Failed to load search results</h2>
      <p className="mt-2 text-soft">
        The catalogue did not answer. Your wishes are kept in the address of this page.
      </p>
      <Button
        variant="primary"
        className="needs-script mt-4"
        onClick={() => window.location.reload()}
      >
        Try Again
      </Button>
    </div>
  );
}

/** Nothing fits (specification section 8). `children` says what to do about it. */
export function EmptyCard({
  organic,
  leftovers,
  children,
}: {
  organic: boolean;
  leftovers: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="label p-4 sm:p-6">
      <h2 className="headline text-xl">
        {organic ? 'No organic products found' : 'No products found matching your criteria'}
      </h2>
      <div className="rule-thick mt-2" />
      <p className="mt-3 text-soft">Try adjusting your search criteria</p>
      <div className="grid gap-x-10 md:grid-cols-2">
        {children}
        <div className="mt-4">{leftovers}</div>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href={paths.search()}>Remove All Filters</ButtonLink>
        <ButtonLink href={paths.searchAll()}>Show All Products</ButtonLink>
      </div>
    </div>
  );
}

/** There is nothing to search in yet. */
export function EmptyCatalogueCard() {
  return (
    <div className="label max-w-xl p-6">
      <h2 className="headline text-xl">The catalogue is empty</h2>
      <p className="mt-2 text-soft">
        No product records have been imported yet. If you run this site:{' '}
        <code>npm run catalogue -- import</code>.
      </p>
    </div>
  );
}
