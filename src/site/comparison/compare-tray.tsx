import { useLocation } from 'react-router';
import { compareQueryWithWishes } from '#contract/compare-url.ts';
import { ROUTES } from '#contract/paths.ts';
import { type Selection, selectedText, TRAY_LIMIT } from '#domain/comparison/selection.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { useComparison } from './comparison-context.tsx';
import { recallSearch } from './last-search.ts';

/**
 * The floating tray (specification section 4): 'n/3 Selected' and a button to the comparison page, a bar at the bottom
 * on phones. It appears only while something is chosen, and not on the comparison page itself.
 */
export function CompareTray() {
  const { selection, clear } = useComparison();
  const { pathname, search } = useLocation();
  if (pathname === ROUTES.compare) return null;
  return (
    <>
      <p role="status" className="sr-only">
        {selection.length === 0 ? '' : `${selection.length} of ${TRAY_LIMIT} chosen for comparison`}
      </p>
      {selection.length > 0 && (
        <Tray
          selection={selection}
          search={pathname === ROUTES.search ? search : recallSearch()}
          onClear={clear}
        />
      )}
    </>
  );
}

function Tray({
  selection,
  search,
  onClear,
}: {
  selection: Selection;
  /** The search whose wishes the comparison includes. */
  search: string | null;
  onClear: () => void;
}) {
  return (
    <section
      aria-label="Products to compare"
      className="compare-tray fixed inset-x-0 bottom-(--consent,0) z-30 flex items-center gap-3 border-t-4 border-ink bg-sheet px-4 py-3 lifted sm:inset-x-auto sm:right-6 sm:bottom-[calc(1.5rem+var(--consent,0px))] sm:border-2 print:hidden"
    >
      <p className="mr-auto font-bold whitespace-nowrap sm:mr-2">{selectedText(selection)}</p>
      <Button variant="quiet" onClick={onClear} className="text-sm">
        Clear
      </Button>
      <ButtonLink
        variant="primary"
        href={ROUTES.compare + compareQueryWithWishes(selection, search)}
      >
        Compare
      </ButtonLink>
    </section>
  );
}
