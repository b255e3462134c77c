import type { SearchView } from '#contract/search-url.ts';
import type { SearchFigures } from '../../../queries.ts';
import { ClosestList } from './closest-list.tsx';
import { Leftovers } from './leftovers.tsx';
import { EndNotes } from './end-notes.tsx';
import { RelaxationList } from './relaxation-list.tsx';
import { hasWaysOut, WAYS_OUT } from './ways-out.ts';

/** The end of the list: wishes to drop for perfect matches, what is left out and why, notes. */
export function ListEnd({
  view,
  summary,
  onHidden,
}: {
  view: SearchView;
  summary: SearchFigures;
  onHidden: () => void;
}) {
  return (
    <>
      {hasWaysOut(summary) && (
        <div id={WAYS_OUT} tabIndex={-1} className="label mt-6 scroll-mt-24 p-4 outline-none">
          <p className="mb-2 font-semibold">Nothing meets every wish. For perfect matches:</p>
          <RelaxationList summary={summary} view={view} limit={4} />
        </div>
      )}
      <ClosestList closest={summary.closest} view={view} />
      <Leftovers view={view} summary={summary} onHidden={onHidden} />
      <EndNotes view={view} total={summary.total} />
    </>
  );
}
