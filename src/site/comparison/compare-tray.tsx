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
      className="compare-tray flex items-center gap-3 bg-sheet px-4 py-3 lifted print:hidden"
    >
      <p className="mr-auto font-bold whitespace-nowrap sm:mr-2">{selectedText(selection)}</p>
      <Button
        variant="quiet"
        onClick={({ detail }) => {
          // The button disappears with the tray. Pressed by keyboard (no clicks counted), the page scrolls to the focus.
          (
            document.querySelector<HTMLElement>('[aria-label^=Compare]:checked') ??
            document.getElementById('content')
          )?.focus({ preventScroll: detail > 0 });
          onClear();
        }}
        className="text-sm"
      >
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
