import { AppLink } from '../../ui/app-link.tsx';
import { countOf } from '../../product-card/amount.ts';
import { paths } from '#contract/paths.ts';
import { useComparison } from '../../comparison/comparison-context.tsx';
import { Button, buttonClass, ButtonLink } from '../../ui/button.tsx';
import { compareHref } from './compare-address.ts';

/** Nothing to compare yet, and the ways to something; what the session still holds is named, and can be let go. */
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
