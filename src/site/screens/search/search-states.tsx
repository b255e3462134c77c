import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { SearchView } from '#contract/search-url.ts';
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
            <Skeleton className="mt-2 h-15" />
            <Skeleton className="mt-7 h-15" />
            <Skeleton className="mt-auto h-9" />
          </li>
        ))}
      </ul>
    </>
  );
}

const bringIntoView = (card: HTMLElement | null) => card?.scrollIntoView({ block: 'nearest' });

/**
 * Shown if the search failed (specification section 8); Try Again reloads the page. It is much shorter than what it
 * replaces, so it scrolls into view. Above the list of the same search, which stays if another order or page of it
 * failed, Try Again asks only for that: reloading would lose the list without a connection.
 */
export function FailureCard({ view, listed }: { view: SearchView; listed: boolean }) {
  const navigate = useNavigate();
  const retry = () => {
    if (!listed) return window.location.reload();
    // The card, with its button, disappears until the list is loaded or has failed again.
    document.getElementById('results')?.focus();
    void navigate(paths.search(view), { replace: true });
  };
  return (
    <div ref={bringIntoView} role="alert" className="label max-w-xl border-clay p-6">
      <h2 className="headline text-xl">Failed to load search results</h2>
      {listed && <p>The list is as it was.</p>}
      <Button variant="primary" className="needs-script mt-4" onClick={retry}>
        Try Again
      </Button>
    </div>
  );
}
