import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Skeleton cards while a search runs (specification section 2, "Search results page"). */
const SKELETONS = [1, 2, 3, 4, 5, 6];

/** The loading banner, and six cards of the size of the results. */
export function LoadingResults() {
  return (
    <>
      <div className="flex min-h-11 items-center border-y-2 border-ink" role="status">
        <strong>Searching the catalogue</strong>
      </div>
      <ul className="result-cards mt-9" aria-hidden="true">
        {SKELETONS.map((index) => (
          <li key={index} className="label result-card h-[18.5rem]">
            <Skeleton className="h-5 w-40" />
            <div className="mt-2 flex gap-3">
              <Skeleton className="h-15 w-12" />
              <Skeleton className="h-10 flex-1" />
            </div>
            <Skeleton className="mt-7 h-9" />
            <Skeleton className="mt-2 h-15" />
            <Skeleton className="mt-auto h-9" />
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Shown if the search failed (specification section 8); Try Again reloads the page. It is much shorter than what it
 * replaces, so it scrolls into view.
 */
export function FailureCard() {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={card} role="alert" className="label max-w-xl border-clay p-6">
      <h2 className="headline text-xl">Failed to load search results</h2>
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
