import { AppLink } from '../../ui/app-link.tsx';
import { paths } from '#contract/paths.ts';
import { useComparison } from '../../comparison/comparison-context.tsx';
import { buttonClass, ButtonLink } from '../../ui/button.tsx';
import { compareHref } from './compare-address.ts';

/** Nothing to compare yet, and the ways to something. */
export function CompareEmpty() {
  const { selection } = useComparison();
  return (
    <div className="label mt-8 max-w-xl">
      <h2 className="headline text-xl">No products selected</h2>
      <div className="rule-mid mt-3" />
      <p className="py-3 text-soft">
        Find products by name above, or tick Compare on the cards of a search. You can compare up to
        four.
      </p>
      <div className="flex flex-wrap gap-3">
        {selection.length > 0 && (
          <AppLink to={compareHref({ ids: selection })} className={buttonClass('primary')}>
            Compare your {selection.length} selected
          </AppLink>
        )}
        <ButtonLink href={paths.searchAll()}>Browse All Products</ButtonLink>
      </div>
    </div>
  );
}
