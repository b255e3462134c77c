import type { SearchView } from '#contract/search-url.ts';
import { CopyLink } from '../toolbar/copy-link.tsx';
import { ColorGuide } from './color-guide.tsx';
import { SORT_NOTES } from '../toolbar/sort-notes.ts';

/** A tip is shown for more results than this (specification section 2). */
const TIP_ABOVE = 10;

/** Notes under the list. */
export function EndNotes({ view, total }: { view: SearchView; total: number }) {
  const note = SORT_NOTES[view.sort];
  return (
    <div className="mt-6 *:not-last:mb-1 text-xs text-soft">
      <div className="pb-2 lg:hidden">
        <CopyLink />
      </div>
      <ColorGuide />
      <p>Buying through our retailer links supports this site, at no extra cost to you.</p>
      {note !== undefined && <p>{note}</p>}
      {total > TIP_ABOVE && <p>Tip: add a wish, or tick up to 3 products to compare.</p>}
    </div>
  );
}
