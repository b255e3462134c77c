import { useRef, useState } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { ROUTES } from '#contract/paths.ts';
import { addToSelection, COMPARE_PAGE_LIMIT } from '#domain/comparison/selection.ts';
import { FoundList } from '../../comparison/found-list.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { HiddenFields } from '../../ui/hidden-fields.tsx';
import { compareHref, type CompareView } from './compare-address.ts';
import type { FoundProduct } from '../../comparison/find-products.ts';
import { useProductFinder } from '../../comparison/use-product-finder.ts';

/**
 * Finds products to add by name or brand. It is a form that works without JavaScript. With it, matches appear while the
 * shopper types, over the content below, until the focus leaves.
 */
export function CompareFinder({
  view,
  found,
}: {
  view: CompareView;
  found: readonly FoundProduct[] | null;
}) {
  const { text, setText, asked, matches, isError } = useProductFinder(view.find, found);
  const [open, setOpen] = useState(true);
  const box = useRef<HTMLElement>(null);
  const full = view.ids.length >= COMPARE_PAGE_LIMIT;
  const shown = open && (matches !== null || isError);
  return (
    <section
      ref={box}
      aria-label="Add products"
      className="relative print:hidden"
      onFocus={() => setOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !shown) return;
        box.current?.querySelector<HTMLInputElement>('[type=search]')?.focus();
        setOpen(false);
      }}
    >
      <form action={ROUTES.compare} method="get" role="search" className="max-w-xl">
        <HiddenFields
          of={new URLSearchParams(compareHref({ ...view, find: '' }).split('?')[1] ?? '')}
        />
        <Field
          label="Add a product"
          name="find"
          type="search"
          autoComplete="off"
          placeholder="Name or brand"
          data-search-box=""
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
          }}
          trailing={<Button type="submit">Find</Button>}
        />
      </form>
      {shown && (
        <div className="found-over mt-1 border-2 border-ink bg-sheet">
          {isError && (
            <p role="alert" className="p-3 text-clay">
              The search did not answer. Please try again.
            </p>
          )}
          {matches !== null && full && (
            <p className="border-l-4 border-amber bg-amber-wash px-3 py-2 text-sm">
              Four are compared already. Remove one to add another.
            </p>
          )}
          {matches !== null && (
            <FoundList
              bare
              text={asked}
              products={matches}
              action={(product) => (
                <AddLink view={view} product={product} onAdded={() => setText('')} />
              )}
            />
          )}
        </div>
      )}
    </section>
  );
}

function AddLink({
  view,
  product,
  onAdded,
}: {
  view: CompareView;
  product: FoundProduct;
  onAdded: () => void;
}) {
  const ids = addToSelection(view.ids, product.id, COMPARE_PAGE_LIMIT);
  if (ids === false) {
    if (!view.ids.includes(product.id)) return null;
    return <span className="text-sm text-soft">In the comparison</span>;
  }
  return (
    <AppLink
      to={compareHref({ ...view, ids, find: '' })}
      onClick={onAdded}
      className={buttonClass('secondary', 'text-sm')}
      aria-label={`Add ${product.name}`}
    >
      Add
    </AppLink>
  );
}
