import type { SearchView } from '#contract/search-url.ts';
import type { queries } from '../../../queries.ts';
import type { AppliedFilter } from '../../../wishes/applied-filters.ts';
import type { SearchData } from '../search-data.ts';
import type { useCompletionFlow } from './use-completion-flow.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

// Each is loaded on first use. The disclaimer, if due, is first used half a second after the results.
const { Part: DisclaimerDialog } = lazyPart(
  async () => (await import('../../../disclaimer/disclaimer-dialog.tsx')).DisclaimerDialog,
);
const { Part: Popups } = lazyPart(async () => (await import('./popups.tsx')).Popups);
const { Part: HiddenDrawer } = lazyPart(
  async () => (await import('../listing/hidden-drawer.tsx')).HiddenDrawer,
);

export type Sheet = 'filters' | 'hidden' | null;

/**
 * The layers over the page, one at a time: the hidden products, or the popup that is due (specification section 2,
 * "Popups on search").
 */
export function Layers({
  found,
  view,
  flow,
  filters,
  sheet,
  hiddenQuery,
  onClose,
}: {
  found: Extract<SearchData, { failed: false }>;
  view: SearchView;
  flow: ReturnType<typeof useCompletionFlow>;
  filters: readonly AppliedFilter[];
  sheet: Sheet;
  hiddenQuery: ReturnType<typeof queries.hidden>;
  onClose: () => void;
}) {
  const { summary } = found;
  if (sheet === 'hidden') {
    return <HiddenDrawer hidden={summary.hidden} query={hiddenQuery} onClose={onClose} />;
  }
  if (sheet !== null || flow.popup === null) return null;
  if (flow.popup === 'disclaimer')
    return <DisclaimerDialog onCancel={flow.close} onAccept={flow.accept} />;
  return <Popups flow={flow} view={view} summary={summary} filters={filters} />;
}
