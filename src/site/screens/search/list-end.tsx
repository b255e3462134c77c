import { hasCriteria } from '#contract/criteria.ts';
import type { SearchView } from '#contract/search-url.ts';
import type { SearchFigures } from '../../queries.ts';
import { ClosestList } from './closest-list.tsx';
import { Leftovers } from './leftovers.tsx';
import { EndNotes } from './notes.tsx';
import { RelaxationList } from './relaxation-list.tsx';

/** What stands under the list: ways to perfect matches, what is left out and why, notes. */
export function ListEnd({
  view,
  summary,
  total,
  onHidden,
}: {
  view: SearchView;
  summary: SearchFigures;
  total: number;
  onHidden: () => void;
}) {
  return (
    <>
      {hasCriteria(view.criteria) && summary.perfect === 0 && summary.relaxations.length > 0 && (
        <div className="label mt-6 p-4">
          <p className="mb-2 font-semibold">Nothing meets every wish. For perfect matches:</p>
          <RelaxationList relaxations={summary.relaxations} view={view} limit={4} />
        </div>
      )}
      <ClosestList closest={summary.closest} view={view} />
      <Leftovers view={view} summary={summary} onHidden={onHidden} />
      <EndNotes view={view} total={total} />
    </>
  );
}
