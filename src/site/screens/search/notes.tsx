import type { SearchView } from '#contract/search-url.ts';
import { Icon } from '../../ui/icon.tsx';

/** More results than this call for a tip (specification section 2). */
const TIP_ABOVE = 10;

/** What the chips' looks mean, and that links support the site. */
export function ColorGuide() {
  return (
    <p className="guide">
      <span>Ingredient colors:</span>
      <span className="rounded-sm border border-leaf/40 bg-well px-1 text-ink">normal</span>
      <span className="inline-flex items-center gap-1 rounded-sm bg-clay-wash px-1 font-semibold text-clay">
        <Icon name="warning" className="size-3" />
        allergen
      </span>
    </p>
  );
}

/** What is said once, under the list. */
export function EndNotes({ view, total }: { view: SearchView; total: number }) {
  return (
    <div className="mt-6 space-y-1 text-xs text-soft">
      {view.layout === 'table' && <ColorGuide />}
      <p>Buying through our retailer links supports this site, at no extra cost to you.</p>
      {view.sort === 'diversity' && (
        <p>
          Best Mix shows perfect matches with an active Amazon link first, then mixes brands. The
          other orders ignore links.
        </p>
      )}
      {total > TIP_ABOVE && (
        <p>
          <strong>Tip:</strong> many results? Add a filter, or tick up to 3 products to compare.
        </p>
      )}
    </div>
  );
}
