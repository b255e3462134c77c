import { AppLink } from '../../ui/app-link.tsx';
import { countOf } from '../../product-card/amount.ts';
import { paths } from '#contract/paths.ts';
import { useComparison } from '../../comparison/comparison-context.tsx';
import { Button, buttonClass, ButtonLink } from '../../ui/button.tsx';
import { compareHref } from './compare-address.ts';

/**
 * Shown while there is nothing to compare, with links to find products. If the session still has a selection, it is
 * mentioned and can be cleared.
 */
export function CompareEmpty() {
  const { selection, clear } = useComparison();
  return (
    <div className="label mt-8 max-w-xl">
      <h2 className="headline text-xl">No products selected</h2>
      <div className="rule-mid mt-3" />
      <p className="py-3 text-soft">
        Find products by name above, or tick Compare on the cards of a search. You can compare up to
        four.
      </p>
      {selection.length > 0 && (
        <p className="pb-3 font-bold">Still chosen: {countOf(selection.length, 'product')}.</p>
      )}
      <div className="flex flex-wrap gap-3">
        {selection.length > 0 && (
          <>
            <AppLink to={compareHref({ ids: selection })} className={buttonClass('primary')}>
              Compare your {selection.length} selected
            </AppLink>
            <Button onClick={clear}>Clear Comparison</Button>
          </>
        )}
        <ButtonLink href={paths.searchAll()}>Browse All Products</ButtonLink>
      </div>
    </div>
  );
}
