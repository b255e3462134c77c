import type { SearchView } from '#contract/search-url.ts';
import { CopyLink } from './copy-link.tsx';
import { ColorGuide } from './color-guide.tsx';

/** More results than this call for a tip (specification section 2). */
const TIP_ABOVE = 10;

/** What an order does that cannot be seen. */
const NOTES: Partial<Record<SearchView['sort'], string>> = {
  diversity:
    'Perfect matches with an active Amazon link first, then mixed brands. Other orders ignore links.',
  protein: 'Per serving; assumed servings follow those on labels.',
  price: 'Products without a price follow.',
};

/** Notes under the list. */
export function EndNotes({ view, total }: { view: SearchView; total: number }) {
  const note = NOTES[view.sort];
  return (
    <div className="mt-6 space-y-1 text-xs text-soft">
      <div className="pb-2 lg:hidden">
        <CopyLink />
      </div>
      <ColorGuide />
      <p>Buying through our retailer links supports this site, at no extra cost to you.</p>
      {note !== undefined && <p>{note}</p>}
      {total > TIP_ABOVE && (
        <p>
          <strong>Tip:</strong> many results? Add a filter, or tick up to 3 products to compare.
        </p>
      )}
    </div>
  );
}
