import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { SearchView } from '#contract/search-url.ts';
import { prefersTable } from './remembered-layout.ts';

/** Applies the session's last layout to an address that names none. */
export function useRememberedLayout(view: SearchView): void {
  const navigate = useNavigate();
  const unsaid = view.layout === undefined;
  useEffect(() => {
    if (!unsaid || !prefersTable()) return;
    void navigate(paths.search({ ...view, layout: 'table' }), {
      replace: true,
      preventScrollReset: true,
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once for an address without a layout
  }, [unsaid]);
}
